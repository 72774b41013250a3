/** `explain terrain` and `explain terrain.move_cost`: what the format specifies, as text for a terminal. */
import { defaultWidth } from "../diagnostics/render-frame.ts";
import { wrapWords } from "../text/wrap-words.ts";
import { factLines } from "./fact-lines.ts";
import type { Kind } from "../kinds/kind.ts";
import type { Kinds } from "../kinds/kinds.ts";
import { alignColumns } from "../text/align-columns.ts";
import { cite } from "../diagnostics/sentence.ts";
import {
  exampleOf,
  kindFacts,
  memberFacts,
  type KindFacts,
  type MemberFacts,
} from "./member-facts.ts";

/** Minimum width of a description, however narrow the terminal is. */
const fewestColumns = 20;

/** Facts about a kind or a member as data, or `undefined` if the text names neither. */
export function factsAbout(kinds: Kinds, place: string): KindFacts | MemberFacts | undefined {
  const kind = kinds.get(place);
  return kind ? kindFacts(kind) : memberFacts(kinds, place);
}

/**
 * Text with a line end; `undefined` if `place` names neither a kind nor a member of one.
 *
 * @param width Columns of the terminal, for the list of members.
 */
export function explainFormat(
  kinds: Kinds,
  place: string,
  width: number = defaultWidth,
): string | undefined {
  const facts = factsAbout(kinds, place);
  if (!facts) return undefined;
  return "title" in facts ? kindText(facts, width) : memberText(kinds.of(facts.kind), facts);
}

function heading(name: string, section: string | undefined): string {
  return section === undefined ? name : `${name} (${cite(section)})`;
}

function kindText({ kind, section, description, members }: KindFacts, width: number): string {
  const longest = Math.max(...members.map(({ path }) => path.join(".").length));
  const rows = members.flatMap(({ path, mandatory, description: text }) => {
    const head = `  ${mandatory ? "*" : " "} ${path.join(".").padEnd(longest)}  `;
    const lines = wrapWords(text, Math.max(fewestColumns, width - head.length));
    return lines.map((line, index) => `${index === 0 ? head : " ".repeat(head.length)}${line}`);
  });
  return [
    heading(kind, section),
    "",
    description,
    "",
    "Members, with a star if they are always needed:",
    ...rows,
    "",
    `"defwright explain ${kind}.${members[0]?.path.join(".") ?? ""}" explains one of them in full.`,
    "",
  ].join("\n");
}

function memberText(kind: Kind, facts: MemberFacts): string {
  const example = exampleOf(kind, facts);
  const written =
    example && `"${facts.path.join(".")}": ${JSON.stringify(example.value, undefined, 2)}`;
  return [
    heading([facts.kind, ...facts.path].join("."), facts.section),
    "",
    ...(facts.description === "" ? [] : [facts.description, ""]),
    ...alignColumns(factLines(facts), "  "),
    ...(written === undefined
      ? []
      : ["", "Example:", ...written.split("\n").map((each) => `    ${each}`)]),
    "",
  ].join("\n");
}
