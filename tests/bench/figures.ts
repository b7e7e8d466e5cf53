/** One measured figure beside its goal. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: "×" | "KB" | "ms";
  readonly goal: number;
  /** Which side of the goal is good. */
  readonly better: "higher" | "lower";
  /** What the figure was made from. */
  readonly detail: string;
}

/** What one part of the benchmark measured, and how. */
export interface Part {
  readonly title: string;
  readonly method: readonly string[];
  readonly figures: readonly Figure[];
  /** Lines for whoever looks into a figure; only printed. */
  readonly notes: readonly string[];
}

export const isMet = ({ value, goal, better }: Figure): boolean =>
  better === "higher" ? value >= goal : value <= goal;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  const lower = sorted[sorted.length % 2 === 0 ? middle - 1 : middle];
  if (upper === undefined || lower === undefined) throw new Error("a median of nothing");
  return (upper + lower) / 2;
}

const DECIMALS = { "×": 2, KB: 1, ms: 0 } as const satisfies Record<Figure["unit"], number>;

export const valueText = ({ value, unit }: Figure): string => `${value.toFixed(DECIMALS[unit])} ${unit}`;

export const goalText = ({ goal, unit, better }: Figure): string =>
  `${better === "higher" ? "≥" : "≤"} ${goal} ${unit}`;
