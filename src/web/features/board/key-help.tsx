import { GameDialog } from "./game-dialog.tsx";
import { GAME_TEXTS, KEY_HELP } from "./game-texts.ts";
import { TwoScripts } from "./two-scripts.tsx";

interface Props {
  areSingleKeysOn: boolean;
  onToggle: () => void;
  onClose: () => void;
}

/** Keys and remote, and the switch that turns single-key shortcuts off. */
export const KeyHelp = ({ areSingleKeysOn, onToggle, onClose }: Props) => (
  <GameDialog title={GAME_TEXTS.shortcuts} onClose={onClose}>
    <dl className="key-help">
      {KEY_HELP.map(({ keys, meaning, isSingleKey }) => (
        <div key={keys} className="key-help-row" data-off={(isSingleKey && !areSingleKeysOn) || undefined}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>
            <TwoScripts text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
    <button type="button" role="switch" aria-checked={areSingleKeysOn} className="game-button" onClick={onToggle}>
      <TwoScripts text={GAME_TEXTS.singleKeys} />
      <span className="game-switch" aria-hidden="true" data-on={areSingleKeysOn || undefined} />
    </button>
  </GameDialog>
);
