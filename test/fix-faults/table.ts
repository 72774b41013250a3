import type { Results, Row } from "./run-slips.ts";

/** Classes and what became of their mistakes, as shares of all that were planted. */
export function table({ rows, trials }: Results): string {
  const all = [...rows].filter(([, { planted }]) => planted > 0);
  const width = Math.max(30, ...all.map(([name]) => name.length));
  const line = (name: string, cells: readonly string[]): string =>
    `${name.padEnd(width)} ${cells.map((cell) => cell.padStart(9)).join("")}`;
  const cells = ({ planted, mended, left, wrong, either }: Row): string[] => [
    String(planted),
    ...[mended, left].map((part) => percent(part, planted)),
    String(wrong),
    String(either),
  ];
  const sum = (of: (row: Row) => number): number => all.reduce((all, [, row]) => all + of(row), 0);
  const total: Row = {
    planted: sum((row) => row.planted),
    mended: sum((row) => row.mended),
    left: sum((row) => row.left),
    wrong: sum((row) => row.wrong),
    either: sum((row) => row.either),
  };
  return [
    line("class", ["planted", "mended", "left", "wrong", "either"]),
    ...all.map(([name, row]) => line(name, cells(row))),
    line(`${String(all.length)} classes, ${String(trials)} trials`, cells(total)),
  ].join("\n");
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "-" : `${((100 * part) / whole).toFixed(0)} %`;
}
