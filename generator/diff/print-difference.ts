/** Prints a difference as text for a terminal, as Markdown for a pull request, and as data. */
import { visibleText } from "../diagnostics/visible-text.ts";
import { printPath } from "../json/print-path.ts";
import type { Json } from "../model/json.ts";
import { kindNames } from "../model/kind-names.ts";
import type { ChangedDefinition, DefinitionName, Difference, ValueChange } from "./difference.ts";

/** Maximum number of characters of a value shown on a line. */
const longest = 60;
/** Maximum number of definitions of one kind that Markdown shows unfolded. */
const unfolded = 20;

/** `1 added, 2 removed, 3 changed`, or that nothing differs. */
export function summaryLine({ added, removed, changed }: Difference): string {
  const parts = [
    [added.length, "added"],
    [removed.length, "removed"],
    [changed.length, "changed"],
  ] as const;
  const said = parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${String(count)} ${word}`);
  return said.length > 0 ? said.join(", ") : "no definition differs";
}

export function printDifference(difference: Difference): string {
  const blocks = byKind(difference).map(({ kind, added, removed, changed }) =>
    [
      kind,
      ...added.map(({ id }) => `  + ${printId(id)}`),
      ...removed.map(({ id }) => `  - ${printId(id)}`),
      ...changed.flatMap(({ id, changes }) => {
        const [first, ...rest] = changes.map(printChange);
        if (rest.length === 0) return [`  ${printId(id)}: ${first ?? ""}`];
        return [`  ${printId(id)}:`, ...[first, ...rest].map((each) => `    ${each ?? ""}`)];
      }),
    ].join("\n"),
  );
  return blocks.map((block) => `${block}\n`).join("\n");
}

export function markdownDifference(difference: Difference): string {
  const blocks = byKind(difference).map(({ kind, added, removed, changed }) => {
    const lines = [
      ...added.map(({ id }) => `- added ${code(printId(id))}`),
      ...removed.map(({ id }) => `- removed ${code(printId(id))}`),
      ...changed.flatMap(({ id, changes }) => {
        const [first, ...rest] = changes.map(markdownChange);
        if (rest.length === 0) return [`- ${code(printId(id))}: ${first ?? ""}`];
        return [`- ${code(printId(id))}`, ...[first, ...rest].map((each) => `  - ${each ?? ""}`)];
      }),
    ];
    const entries = added.length + removed.length + changed.length;
    const list = lines.join("\n");
    if (entries <= unfolded) return `#### ${kind}\n\n${list}\n`;
    const title = `<summary>${String(entries)} definitions</summary>`;
    return `#### ${kind}\n\n<details>${title}\n\n${list}\n\n</details>\n`;
  });
  return [`**Content: ${summaryLine(difference)}**\n`, ...blocks].join("\n");
}

export function differenceData({ added, removed, changed }: Difference): object {
  return { version: 1, added, removed, changed };
}

interface KindDifference {
  readonly kind: string;
  readonly added: readonly DefinitionName[];
  readonly removed: readonly DefinitionName[];
  readonly changed: readonly ChangedDefinition[];
}

function byKind(difference: Difference): KindDifference[] {
  return kindNames.flatMap((kind) => {
    const of = <T extends DefinitionName>(list: readonly T[]): readonly T[] =>
      list.filter((each) => each.kind === kind);
    const [added, removed, changed] = [
      of(difference.added),
      of(difference.removed),
      of(difference.changed),
    ];
    return added.length + removed.length + changed.length > 0
      ? [{ kind, added, removed, changed }]
      : [];
  });
}

/** `pry.difficulty 5 → 7`, `flags + "WALL"`, `open - "t_gate_open"`. */
export function printChange(change: ValueChange): string {
  return sentence(change, (text) => text);
}

function markdownChange(change: ValueChange): string {
  return sentence(change, code);
}

function sentence({ path, before, after }: ValueChange, mark: (text: string) => string): string {
  const name = mark(visibleText(printPath(path)));
  if (before === undefined) return `${name} + ${mark(printValue(after))}`;
  if (after === undefined) return `${name} - ${mark(printValue(before))}`;
  return `${name} ${mark(printValue(before))} → ${mark(printValue(after))}`;
}

function printValue(value: Json | undefined): string {
  const text = visibleText(JSON.stringify(oneForAllSeasons(value) ?? null));
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}

/** A symbol or colour that is the same in all four seasons is shown once, as it would be written (§2.4). */
function oneForAllSeasons(value: Json | undefined): Json | undefined {
  const seasonal = Array.isArray(value) && value.length === 4 && typeof value[0] === "string";
  return seasonal && new Set<Json>(value).size === 1 ? (value[0] as Json) : value;
}

/** The id unchanged if it is one plain word; otherwise as JSON. */
export function printId(id: string): string {
  return /^[^\s"\p{Cc}\p{Cf}]+$/u.test(id) ? id : visibleText(JSON.stringify(id));
}

/** A code span; the fence is longer than any run of backticks inside. */
function code(text: string): string {
  const runs = [...text.matchAll(/`+/gu)].map(([run]) => run.length);
  const fence = "`".repeat(Math.max(0, ...runs) + 1);
  const space = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return `${fence}${space}${text}${space}${fence}`;
}
