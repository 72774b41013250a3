/** The page of a kind: each member, in the words that `defwright explain` prints in a terminal. */
import { sampleDefinition } from "../complete/sample.ts";
import type { Kind } from "../kinds/kind.ts";
import type { Kinds } from "../kinds/kinds.ts";
import { isBuiltIn } from "../model/kind-names.ts";
import { factLines } from "./fact-lines.ts";
import { fence, paragraphs, prose, table } from "./markdown.ts";
import { exampleOf, kindFacts, memberFacts, type MemberFacts } from "./member-facts.ts";

/** A link to a section of the specification, for pages beside that of the format. */
export function linkTo(section: string): string {
  return `[§${section}](README.md#s${section})`;
}

export function nameOf({ path }: MemberFacts): string {
  return path.join(".");
}

/**
 * A page in Markdown. That of a built-in kind links to the other pages of the documentation, as it is one of
 * `docs/format`; that of an own kind has no links.
 */
export function kindPage(kinds: Kinds, kind: Kind): string {
  const { title, description, section, members } = kindFacts(kind);
  const least = sampleDefinition(kind, () => undefined, `${kind.name}_example`);
  return paragraphs(
    `# ${prose(title)}`,
    described(description, section),
    "A minimal complete definition:",
    fence("json", JSON.stringify(least, undefined, 2)),
    "## Members",
    ...members.flatMap((facts) => memberPart(kinds, kind, facts)),
  );
}

function described(description: string, section: string | undefined): string {
  return `${prose(description)}${section === undefined ? "" : ` ${linkTo(section)}`}`;
}

function memberPart(kinds: Kinds, kind: Kind, facts: MemberFacts): string[] {
  const example = exampleOf(kind, facts);
  const name = nameOf(facts);
  const inner = withInner(kinds, facts).slice(1);
  const rows = factLines(facts)
    .filter(([label]) => label !== "members")
    .map(([label, text]) => [label, label === "guarded by" ? codes(facts) : cell(label, text)]);
  return [
    `### ${/^[\w.-]+$/u.test(name) ? name : prose(name)}`,
    described(facts.description, facts.section),
    table(["", ""], rows).trim(),
    ...(example
      ? [fence("json", `"${name}": ${JSON.stringify(example.value, undefined, 2)}`)]
      : []),
    ...(inner.length > 0 ? ["Its members:", innerTable(facts.kind, inner)] : []),
  ];
}

/** Returns the member, followed by those of the objects in it. */
export function withInner(kinds: Kinds, facts: MemberFacts): MemberFacts[] {
  const inner = facts.members.flatMap(
    (name) => memberFacts(kinds, [facts.kind, ...facts.path, name].join(".")) ?? [],
  );
  return [facts, ...(facts.path.length === 1 ? inner : [])];
}

function innerTable(kind: string, members: readonly MemberFacts[]): string {
  const columns = isBuiltIn(kind) ? 5 : 4;
  const rows = members.map((facts) => [
    `\`${facts.path.at(-1) ?? ""}\``,
    `${prose(facts.type)}${facts.mandatory ? "; always needed" : ""}`,
    facts.default === undefined ? "" : `\`${JSON.stringify(facts.default)}\``,
    prose(facts.description),
    facts.extension ? "extension" : facts.section === undefined ? "" : linkTo(facts.section),
  ]);
  const head = ["member", "type", "default", "meaning", "§"].slice(0, columns);
  const lines = rows.map((row) => row.slice(0, columns));
  const first = members[0]?.path.join(".") ?? "";
  return `${table(head, lines).trim()}\n\n\`defwright explain ${kind}.${first}\`, for example, prints all that is known about one of them.`;
}

function codes({ kind, codes: named }: MemberFacts): string {
  const link = (code: string): string =>
    isBuiltIn(kind) ? `[\`${code}\`](../diagnostics/${code}.md)` : `\`${code}\``;
  return named.map(link).join(", ");
}

function cell(label: string, text: string): string {
  return label === "default" || label === "words" ? `\`${text}\`` : prose(text);
}
