import { type Figure, goalText, isMet, type Part, valueText } from "./figures.ts";

const verdict = (figure: Figure): string => (isMet(figure) ? "met" : "missed");

/** All figures in one table of aligned columns. */
export function figureTable(parts: readonly Part[]): string {
  const rows = [
    ["figure", "measured", "goal", "", "made from"],
    ...parts.flatMap(({ figures }) =>
      figures.map((figure) => [figure.name, valueText(figure), goalText(figure), verdict(figure), figure.detail]),
    ),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** The page of the documentation that holds one run's figures. */
export function figurePage(parts: readonly Part[], measuredAt: Date): string {
  const missed = parts.flatMap(({ figures }) => figures).filter((figure) => !isMet(figure));
  const summary =
    missed.length === 0
      ? "All goals were met."
      : `Missed: ${missed.map((figure) => `${figure.name} (${valueText(figure)}, goal ${goalText(figure)})`).join("; ")}.`;
  return `# Benchmarks

Measured on ${measuredAt.toISOString().slice(0, 10)} in one run of \`npm run bench -- --write\`, which rewrites this page, on one machine with
two cores that also ran the load. Where two things are compared, they took turns in the same run: the ratio says
something about the product, the numbers beside it mostly about the machine.

${summary}
${parts.map(partSection).join("\n")}`;
}

const partSection = ({ title, method, figures }: Part): string => `
## ${title}

${method.join("\n\n")}

| Figure | Measured | Goal | | Made from |
|---|---|---|---|---|
${figures
  .map(
    (figure) => `| ${[figure.name, valueText(figure), goalText(figure), verdict(figure), figure.detail].join(" | ")} |`,
  )
  .join("\n")}
`;
