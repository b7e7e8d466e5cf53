import { useEffect, useState } from "react";
import { Maximize2 } from "lucide-react";
import type { Media } from "#contract/game-schemas.ts";
import { GameDialog } from "./game-dialog.tsx";
import { GAME_TEXTS } from "./game-texts.ts";
import { TwoScripts } from "./two-scripts.tsx";

/** A frame says nothing when its address fails; after this long it is taken as gone. */
const GIVE_UP_AFTER_MS = 15_000;

type LoadState = "loading" | "loaded" | "failed";

/** A question's or an answer's picture or film; a press fills the screen with it. The text never waits for it. */
export function MediaView({ media }: { media: Media }) {
  const [isFull, setIsFull] = useState(false);
  const title = media.kind === "image" ? GAME_TEXTS.questionImage : GAME_TEXTS.questionVideo;
  return (
    <div className="media">
      {isFull && media.kind === "video" ? null : <Frame media={media} />}
      <button type="button" className="media-enlarge" onClick={() => setIsFull(true)}>
        <Maximize2 aria-hidden="true" />
        <TwoScripts text={GAME_TEXTS.enlarge} className="sr-only" />
      </button>
      {isFull ? (
        <GameDialog title={title} isFull isTitleHidden onClose={() => setIsFull(false)}>
          <div className="media">
            <Frame media={media} />
          </div>
        </GameDialog>
      ) : null}
    </div>
  );
}

function Frame({ media: { kind, url } }: { media: Media }) {
  const [state, setState] = useState<LoadState>("loading");
  useEffect(() => {
    if (state !== "loading") return;
    const timeout = setTimeout(() => setState("failed"), GIVE_UP_AFTER_MS);
    return () => clearTimeout(timeout);
  }, [state]);

  const handleLoad = () => setState("loaded");
  const failedText = kind === "image" ? GAME_TEXTS.imageFailed : GAME_TEXTS.videoFailed;
  return (
    <>
      {state === "loaded" ? null : (
        <p role="status" className="media-state">
          <TwoScripts text={state === "loading" ? GAME_TEXTS.loadingMedia : failedText} stacked />
        </p>
      )}
      {kind === "image" && state !== "failed" ? (
        <img
          src={url}
          alt={`${GAME_TEXTS.questionImage.en} ${GAME_TEXTS.questionImage.ar}`}
          className="media-content"
          onLoad={handleLoad}
          onError={() => setState("failed")}
        />
      ) : null}
      {kind === "video" && state !== "failed" ? (
        <iframe
          src={url}
          title={`${GAME_TEXTS.questionVideo.en} ${GAME_TEXTS.questionVideo.ar}`}
          className="media-content"
          sandbox={sandboxFor(url)}
          allow="autoplay; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={handleLoad}
        />
      ) : null}
    </>
  );
}

/** A player needs its own origin to run; a frame of ours must not get both, or it could take its sandbox off. */
function sandboxFor(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isElsewhere = url !== null && ["http:", "https:"].includes(url.protocol) && url.origin !== location.origin;
  return isElsewhere ? "allow-scripts allow-presentation allow-same-origin" : "allow-scripts allow-presentation";
}
