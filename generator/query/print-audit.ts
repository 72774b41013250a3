/** Prints an audit as text for a terminal and as Markdown for a pull request, and the steps that lead to something. */
import { codeSpan } from "../diff/print-difference.ts";
import { counted } from "../diagnostics/summary.ts";
import { visibleText } from "../diagnostics/visible-text.ts";
import { groupBy } from "../model/maps.ts";
import type { NamedId } from "../parse/external-definitions.ts";
import { alignColumns } from "../text/align-columns.ts";
import { auditRules, type Audit, type AuditEntry, type AuditRule } from "./audit.ts";
import type { PlacedStep } from "./reach.ts";

/** Maximum number of entries of a rule shown on a terminal unless all are asked for, and unfolded in Markdown. */
const mostShown = 20;

interface Style {
  readonly title: (text: string) => string;
  readonly name: (text: string) => string;
  readonly entry: string;
  readonly table: (rows: readonly (readonly string[])[]) => readonly string[];
}

const plain: Style = {
  title: (text) => text,
  name: (text) => text,
  entry: "  ",
  table: (rows) => alignColumns(rows, "  "),
};

const markdown: Style = {
  title: (text) => `#### ${text}\n`,
  name: codeSpan,
  entry: "- ",
  table: ([head = [], ...rows]) =>
    [head, head.map(() => "---"), ...rows].map(
      (row) => `| ${row.map((cell) => cell.replaceAll("|", String.raw`\|`)).join(" | ")} |`,
    ),
};

export function printAudit(audit: Audit, all = false): string {
  return print(audit, plain, all ? Infinity : mostShown);
}

export function markdownAudit(audit: Audit): string {
  return print(audit, markdown, mostShown);
}

function print({ entries, assumed }: Audit, style: Style, most: number): string {
  const byRule = groupBy(entries, ({ rule }) => rule);
  const blocks = [...byRule].map(([rule, own]) => {
    const lines = own.slice(0, most).map((each) => `${style.entry}${entryLine(each, style)}`);
    const left = own.length - lines.length;
    if (left > 0) lines.push(`${style.entry}… ${String(left)} more`);
    return [style.title(`${auditRules[rule]} (${String(own.length)})`), ...lines].join("\n");
  });
  const notes = ["This takes for granted:", "", ...assumed.map((each) => `- ${visibleText(each)}`)];
  const table = countTable(byRule, style);
  return `${[...blocks, ...(table.length > 0 ? [table.join("\n")] : []), notes.join("\n")].join("\n\n")}\n`;
}

function entryLine({ kind, id, file, line, column, detail }: AuditEntry, { name }: Style): string {
  const at = name(visibleText(`${file}:${String(line)}:${String(column)}`));
  const what = name(visibleText(`${kind} ${JSON.stringify(id)}`));
  return `${at}  ${what}${detail === "" ? "" : `  ${name(visibleText(detail))}`}`;
}

/** How many of each rule each pack has; nothing if there are none. */
function countTable(
  byRule: ReadonlyMap<AuditRule, readonly AuditEntry[]>,
  { table, name }: Style,
): readonly string[] {
  const rules = [...byRule.keys()];
  const packs = groupBy([...byRule.values()].flat(), ({ pack }) => pack);
  if (packs.size === 0) return [];
  const rows = [...packs].map(([pack, own]) => [
    name(visibleText(pack)),
    ...rules.map((rule) => String(own.filter((each) => each.rule === rule).length)),
  ]);
  return table([["pack", ...rules], ...rows]);
}

/** One line for each step. */
export function printSteps(steps: readonly PlacedStep[]): string {
  const rows = steps.map(({ gives, needs, how, by, at }, index) => {
    // Whoever has the object has what it names.
    const others = needs.map(nameOf).filter((name) => name !== by);
    const from = [
      by ?? "",
      how === "has" ? "has it" : how,
      others.length > 0 ? `with ${others.join(", ")}` : "",
    ];
    return [
      `${String(index + 1)}.`,
      nameOf(gives),
      from.filter((word) => word !== "").join(" "),
      at ? `${at.file}:${String(at.line)}` : "",
    ];
  });
  return `${alignColumns(rows.map((row) => row.map(visibleText))).join("\n")}\n`;
}

function nameOf({ kind, id }: NamedId): string {
  return `${kind} ${JSON.stringify(id)}`;
}

/** `3 found`, by how many packs. */
export function auditSummary({ entries }: Audit): string {
  const packs = new Set(entries.map(({ pack }) => pack)).size;
  return entries.length === 0
    ? "nothing found"
    : `${String(entries.length)} found in ${counted(packs, "pack")}`;
}
