/** Builds `docs/format/`: every kind and member of the schemas, in the words that `defwright explain` prints. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { allCodes, definitionOf } from "../../generator/diagnostics/code.ts";
import { kindPage, linkTo, nameOf, withInner } from "../../generator/explain/kind-page.ts";
import { fence, paragraphs, prose, table } from "../../generator/explain/markdown.ts";
import {
  kindFacts,
  type KindFacts,
  type MemberFacts,
} from "../../generator/explain/member-facts.ts";
import { byCodeUnit } from "../../generator/text/code-unit.ts";
import { builtInKinds } from "../../generator/model/kind-names.ts";
import { textOf } from "../architecture/imports.ts";
import { format } from "../built-in.ts";
import { root } from "../root.ts";

/** What each section of the specification is about. */
export const sections: Readonly<Record<string, string>> = {
  "1": "Files and objects",
  "2": "Members in general",
  "2.1": "Professions",
  "2.2": "Item substitutions",
  "2.3": "What furniture and terrain have in common",
  "2.4": "Furniture",
  "2.5": "Cutting with tools",
  "2.6": "Terrain",
  "2.7": "Bashing",
  "2.8": "Taking apart",
  "2.9": "Prying",
  "2.10": "Recipes",
  "3.1": "What becomes of furniture and terrain",
  "3.2": "Whether prying succeeds",
  "3.3": "How recipes are learned",
  "7": "Errors",
  "7.1": "An id that another recipe has",
  "7.2": "Recipes that replace others",
  "7.3": "Recipes that are too complex",
  "7.4": "Locks that say nothing",
  "7.5": "Prying that says nothing",
  "8": "Limits",
  "9": "Versions of content",
  "9.1": "Released ids of furniture and terrain",
  "9.2": "Released ids of recipes",
};

const anchorOf = (section: string): string => `s${section}`;
const fragment = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");

/** Returns the path and the text of each page. */
export function formatPages(): ReadonlyMap<string, string> {
  const kinds = builtInKinds.map((kind) => kindFacts(format.of(kind)));
  return new Map([
    ["docs/format/README.md", indexPage(kinds)],
    ...onceEach(
      format.all.map((kind) => [kind.name, withRealOne(kindPage(format, kind), kind.name)]),
    ),
  ]);
}

/** The pages of kinds. What an earlier page says of a member word for word, a later one only refers to. */
function onceEach(pages: readonly (readonly [kind: string, text: string])[]): [string, string][] {
  const told = new Map<string, string>();
  return pages.map(([kind, text]) => {
    const [head = "", ...members] = text.split(/^(?=### )/mu);
    const parts = members.map((part) => {
      const [title = ""] = part.split("\n");
      const same = part.replaceAll(`defwright explain ${kind}.`, "defwright explain ").trim();
      const on = told.get(same);
      if (on === undefined) told.set(same, kind);
      return on === undefined
        ? part
        : `${title}\n\nAs in [${on}](${on}.md#${fragment(title.slice(4))}).\n\n`;
    });
    return [`docs/format/${kind}.md`, `${head}${parts.join("").trimEnd()}\n`];
  });
}

const minimal = "A minimal complete definition:";

/** The page, with a definition of the game that `init` makes above the minimal one. */
function withRealOne(text: string, kind: string): string {
  const written = starterDefinitions.find(
    (each) => (JSON.parse(each) as { type: string }).type === kind,
  );
  assert.ok(written !== undefined, kind);
  const real = [
    "A definition as the game of `defwright init` has it:",
    fence("json", written),
    minimal,
  ];
  return text.replace(minimal, () => real.join("\n\n"));
}

const starterContent = "templates/starter/game/content/core";

/** The texts of the longest definitions first. */
const starterDefinitions = readdirSync(join(root, starterContent))
  .flatMap((name) => textOf(`${starterContent}/${name}`).match(/^ {2}\{\n[^]*?^ {2}\}/gmu) ?? [])
  .map((written) => written.replaceAll(/^ {2}/gmu, ""))
  .sort((one, other) => other.length - one.length);

function indexPage(kinds: readonly KindFacts[]): string {
  const rows = kinds.map(({ kind, title, description, section }) => [
    `[\`${kind}\`](${kind}.md)`,
    title,
    prose(description),
    section === undefined ? "" : linkTo(section),
  ]);
  const members = kinds.flatMap((facts) =>
    facts.members.flatMap((each) => withInner(format, each)),
  );
  return paragraphs(
    "# The format",
    "Every kind of definition and every member, generated from the schemas that the compiler uses for its checks. `defwright explain terrain` and `defwright explain terrain.move_cost` print the same in a terminal; an editor shows it while you type ([editors](../editors.md)).",
    "**The specification** is the definition format of the game content that defwright compiles. The § numbers in the documentation, in messages and in generated code are its sections ([by section](#by-section)); the version that defwright follows is the one described here, with every member listed. Members marked as an extension are not in the specification: they come from real data.",
    table(["type", "what it is", "meaning", "§"], rows).trim(),
    "A file contains one object or a list of objects. The `type` of an object determines its kind. Members whose names begin with `//` are comments. In modifications, each list member also has the forms `add:<member>` and `remove:<member>`.",
    "Codes that check every member: [`wrong-type`](../diagnostics/wrong-type.md), [`unknown-member`](../diagnostics/unknown-member.md), [`duplicate-member`](../diagnostics/duplicate-member.md).",
    "## By section",
    "The members and the diagnostic codes of each section of the specification.",
    ...Object.entries(sections).flatMap(([section, title]) => sectionPart(section, title, members)),
  );
}

function sectionPart(section: string, title: string, members: readonly MemberFacts[]): string[] {
  const own = members.filter((facts) => facts.section === section);
  const byKind = builtInKinds.flatMap((kind) => {
    const names = own.filter((facts) => facts.kind === kind);
    if (names.length === 0) return [];
    const links = names.map(
      (facts) => `[\`${nameOf(facts)}\`](${kind}.md#${fragment(facts.path[0]!)})`,
    );
    return [`- ${kind}: ${links.join(", ")}`];
  });
  const codes = allCodes()
    .filter((code) => definitionOf(code)?.spec === section)
    .sort(byCodeUnit)
    .map((code) => `[\`${code}\`](../diagnostics/${code}.md)`);
  return [
    `<a id="${anchorOf(section)}"></a>`,
    `### §${section} ${title}`,
    ...(byKind.length > 0 ? [byKind.join("\n")] : []),
    ...(codes.length > 0 ? [`Codes: ${codes.join(", ")}`] : []),
  ];
}
