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

const SECTION_START = "<!-- written by npm run bench -- --write -->";
const SECTION_END = "<!-- end -->";

/**
 * Puts a section in the page's place for it; what people wrote around it stays.
 *
 * @throws when the page does not have exactly one such place
 */
export function replaceSection(page: string, section: string): string {
  const [before, middle, ...more] = page.split(SECTION_START);
  const [, after, ...moreEnds] = middle?.split(SECTION_END) ?? [];
  if (before === undefined || after === undefined || more.length > 0 || moreEnds.length > 0)
    throw new Error(`the page needs one ${SECTION_START} and one ${SECTION_END} after it`);
  return `${before}${SECTION_START}\n\n${section.trim()}\n\n${SECTION_END}${after}`;
}

/** The section of the documentation that holds one run's figures. */
export function figureSection(parts: readonly Part[], measuredAt: Date): string {
  const missed = parts.flatMap(({ figures }) => figures).filter((figure) => !isMet(figure));
  const summary =
    missed.length === 0
      ? "All goals were met."
      : `Missed: ${missed.map((figure) => `${figure.name} (${valueText(figure)}, goal ${goalText(figure)})`).join("; ")}.`;
  return `## The last whole run

Measured on ${measuredAt.toISOString().slice(0, 10)} in one run of \`npm run bench -- --write\`, on one machine with two cores that also ran the load. Where two things are compared, they took turns in the same run: the ratio says
something about the product, the numbers beside it mostly about the machine.

${summary}
${parts.map(partSection).join("\n")}`;
}

const partSection = ({ title, method, figures }: Part): string => `
### ${title}

${method.join("\n\n")}

| Figure | Measured | Goal | | Made from |
|---|---|---|---|---|
${figures
  .map(
    (figure) => `| ${[figure.name, valueText(figure), goalText(figure), verdict(figure), figure.detail].join(" | ")} |`,
  )
  .join("\n")}
`;
