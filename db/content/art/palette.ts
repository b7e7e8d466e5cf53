/** Colours a motif may use; `gold` runs from light above to deep below over the whole motif. */
export interface Palette {
  readonly gold: string;
  readonly dark: string;
  readonly tint: string;
  readonly light: string;
}

/** Draws around its own middle, within about 125 units to each side. */
export type Motif = (palette: Palette) => string;
