/** Rows as people read them. */
import { reached, type Goal, type Row, type Spread } from "./row.ts";

/** A table in Markdown. */
export function toMarkdown(rows: readonly Row[]): string {
  const head = ["what", "baseline beside it", "ours", "baseline", "ratio", "to reach"];
  const lines = rows.map((row) => [
    row.what,
    row.baseline,
    spreadText(row.ours, row.unit),
    spreadText(row.theirs, row.unit),
    ratioText(row),
    goalText(row),
  ]);
  return [head, head.map(() => "---"), ...lines]
    .map((cells) => `| ${cells.join(" | ")} |\n`)
    .join("");
}

/** `0.42×`, or `12.3× faster`. */
export function ratioText({ ratio, told }: Pick<Row, "ratio" | "told">): string {
  return told === "faster" ? `${figure(1 / ratio)}× faster` : `${figure(ratio)}×`;
}

/** `≤ 0.25×, 95 % ≤ 30 ms ✓` */
export function goalText(row: Row): string {
  const { goal, told, unit } = row;
  const done = reached(row);
  if (goal === undefined || done === undefined) return "–";
  const parts = [
    ...ratioGoal(goal, told),
    ...(goal.median === undefined ? [] : [`≤ ${figure(goal.median)} ${unit}`]),
    ...(goal.p95 === undefined ? [] : [`95 % ≤ ${figure(goal.p95)} ${unit}`]),
  ];
  return `${parts.join(", ")} ${done ? "✓" : "not yet"}`;
}

function ratioGoal({ ratio }: Goal, told: Row["told"]): string[] {
  if (ratio === undefined) return [];
  return [told === "faster" ? `≥ ${figure(1 / ratio)}× faster` : `≤ ${figure(ratio)}×`];
}

/** `420 ms (400–450)`, with the 95th percentile where there is one. */
function spreadText({ median, min, max, p95 }: Spread, unit: Row["unit"]): string {
  const range = min === max ? "" : ` (${figure(min)}–${figure(max)})`;
  const most = p95 === undefined ? "" : `, 95 % ≤ ${figure(p95)}`;
  return `${figure(median)} ${unit}${range}${most}`;
}

/** Three digits that count, thousands whole. */
export function figure(number: number): string {
  return Math.abs(number) >= 100 ? number.toFixed(0) : String(Number(number.toPrecision(3)));
}
