/** Prints a difference as text for a terminal, as Markdown for a pull request, and as data. */
import { visibleText } from "../diagnostics/visible-text.ts";
import { isList } from "../json/containers.ts";
import { printPath } from "../json/path.ts";
import type { Json } from "../model/json.ts";
import type { NamedId } from "../parse/external-definitions.ts";
import type { Difference } from "./compare-content.ts";
import type { ValueChange } from "./compare-values.ts";

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
  const blocks = byKind(difference).map((own) => [own.kind, ...linesOf(own, plain)].join("\n"));
  return blocks.map((block) => `${block}\n`).join("\n");
}

export function markdownDifference(difference: Difference): string {
  const blocks = byKind(difference).map((own) => {
    const { kind, added, removed, changed } = own;
    const entries = added.length + removed.length + changed.length;
    const list = linesOf(own, markdown).join("\n");
    if (entries <= unfolded) return `#### ${kind}\n\n${list}\n`;
    const title = `<summary>${String(entries)} definitions</summary>`;
    return `#### ${kind}\n\n<details>${title}\n\n${list}\n\n</details>\n`;
  });
  return [`**Content: ${summaryLine(difference)}**\n`, ...blocks].join("\n");
}

/** What stands before ids and changes, and how content is marked. */
interface Style {
  readonly added: string;
  readonly removed: string;
  readonly changed: string;
  /** What follows the id of a definition with several changes, and what precedes each. */
  readonly several: string;
  readonly each: string;
  readonly mark: (text: string) => string;
}

const plain: Style = {
  added: "  + ",
  removed: "  - ",
  changed: "  ",
  several: ":",
  each: "    ",
  mark: (text) => text,
};

const markdown: Style = {
  added: "- added ",
  removed: "- removed ",
  changed: "- ",
  several: "",
  each: "  - ",
  mark: codeSpan,
};

function linesOf({ added, removed, changed }: Difference, style: Style): string[] {
  const name = ({ id }: NamedId): string => style.mark(printId(id));
  return [
    ...added.map((each) => `${style.added}${name(each)}`),
    ...removed.map((each) => `${style.removed}${name(each)}`),
    ...changed.flatMap((each) => {
      const head = `${style.changed}${name(each)}`;
      const changes = each.changes.map((change) => sentence(change, style.mark));
      if (changes.length < 2) return [`${head}: ${changes.join("")}`];
      return [`${head}${style.several}`, ...changes.map((change) => `${style.each}${change}`)];
    }),
  ];
}

export function differenceData({ added, removed, changed }: Difference): object {
  return { version: 1, added, removed, changed };
}

function byKind(difference: Difference): (Difference & { readonly kind: string })[] {
  return difference.kinds
    .map((kind) => {
      const of = <T extends NamedId>(list: readonly T[]): readonly T[] =>
        list.filter((each) => each.kind === kind);
      const { added, removed, changed } = difference;
      return { kind, kinds: [kind], added: of(added), removed: of(removed), changed: of(changed) };
    })
    .filter(({ added, removed, changed }) => added.length + removed.length + changed.length > 0);
}

/** `pry.difficulty 5 → 7`, `flags + "WALL"`, `open - "t_gate_open"`. */
export function printChange(change: ValueChange): string {
  return sentence(change, plain.mark);
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
  const seasonal = isList(value) && value.length === 4 && typeof value[0] === "string";
  return seasonal && new Set<Json>(value).size === 1 ? value[0] : value;
}

/** The id unchanged if it is one plain word; otherwise as JSON. */
export function printId(id: string): string {
  return /^[^\s"\p{Cc}\p{Cf}]+$/u.test(id) ? id : visibleText(JSON.stringify(id));
}

/** A code span; the fence is longer than any run of backticks inside. */
export function codeSpan(text: string): string {
  const runs = [...text.matchAll(/`+/gu)].map(([run]) => run.length);
  const fence = "`".repeat(Math.max(0, ...runs) + 1);
  const space = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return `${fence}${space}${text}${space}${fence}`;
}
