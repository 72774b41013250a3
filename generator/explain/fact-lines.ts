/** The facts about a member as rows of a label and a text, for a terminal and for a page. */
import type { Json } from "../model/json.ts";
import type { MemberFacts } from "./member-facts.ts";

export type FactLine = readonly [label: string, text: string];

/** A range that only excludes numbers beyond 32 bits is not worth mentioning. */
const wholeRange = 2 ** 31 - 1;

export function factLines(facts: MemberFacts): FactLine[] {
  const { least, above, most, plausible, words, refersTo, units, notInherited, members, codes } =
    facts;
  const [low, high] = plausible ?? [];
  return [
    ["type", facts.type],
    ["needed", facts.mandatory ? "always" : "no"],
    ...line("default", facts.default === undefined ? undefined : JSON.stringify(facts.default)),
    ...line(
      "from",
      facts.extension ? "real data; not in the specification (extension)" : undefined,
    ),
    ...units.map(({ unit, examples }): FactLine => ["unit", `${unit}, such as ${list(examples)}`]),
    ...line("words", words.length > 0 ? list(words) : undefined),
    ...line("ids of", refersTo.length > 0 ? refersTo.join(", ") : undefined),
    ...line("allowed", range(least, most, above)),
    ...line("plausible", high === wholeRange ? undefined : range(low, high)),
    ...line("not copied", notInherited.length > 0 ? notInherited.join(", ") : undefined),
    ...line("members", members.length > 0 ? members.join(", ") : undefined),
    ...line("guarded by", codes.length > 0 ? codes.join(", ") : undefined),
  ];
}

function line(label: string, text: string | undefined): FactLine[] {
  return text === undefined ? [] : [[label, text]];
}

function list(values: readonly Json[]): string {
  return values.map((value) => JSON.stringify(value)).join(", ");
}

function range(
  least: number | undefined,
  most: number | undefined,
  above?: number,
): string | undefined {
  if (above !== undefined) {
    const start = `more than ${String(above)}`;
    return most === undefined ? start : `${start}, at most ${String(most)}`;
  }
  if (least === undefined) return most === undefined ? undefined : `at most ${String(most)}`;
  return most === undefined ? `${String(least)} or more` : `${String(least)} to ${String(most)}`;
}
