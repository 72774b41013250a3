/** Kinds and dialects say all about themselves: the stages ask them, and know none of them by name. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { dialectNames } from "../../generator/compiled/dialects.ts";
import { builtInKinds } from "../../generator/model/kind-names.ts";
import { sourcesIn, textOf } from "./imports.ts";

const names = suite("names of kinds");

/** Where the name of a kind stands outside `generator/kinds` and what codegen makes, and why. */
const exceptions: Readonly<Record<string, string>> = {
  "generator/model/kind-names.ts": "the one list of kinds, from which the registry is made",
  "generator/model/external-kind-names.ts":
    "kinds of other objects by name; requirements may be defined outside as well",
  "generator/diagnostics/sentence.ts": "English: one speaks of furniture without an article",
  "generator/diagnostics/codes/definitions.ts": "a sentence about one kind",
  "generator/diagnostics/codes/tiles.ts": "a sentence about two kinds",
  "generator/infer/infer-shape.ts": "lists with LIST take in requirements, whatever the kind",
};

/** By itself, or at the beginning of a key. */
const literal = new RegExp(`["'\`](?:${builtInKinds.join("|")})(?:["'\`]|\\\\n)`, "u");
/** A member that has a kind's name, in a table by kind. */
const member = new RegExp(`^\\s*(?:${builtInKinds.join("|")}): `, "u");

function codeOf(path: string): readonly string[] {
  // Comments may give examples, and so may sentences, which are no names.
  const code = textOf(path).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, "");
  return code.split("\n").map((line) => line.replaceAll(/`[^`]*"[^`]*`|'[^']*"[^']*'/gu, "``"));
}

names("stand in the folders of kinds, and nowhere else", () => {
  const found = ["generator", "templates"]
    .flatMap(sourcesIn)
    .filter((path) => !/^generator\/(?:kinds|compiled)\//u.test(path))
    .filter((path) => codeOf(path).some((line) => literal.test(line) || member.test(line)));
  assert.equal(found, Object.keys(exceptions).sort());
});

/** Where a member that names some kinds stands by its own name, and why. */
const namingExceptions: Readonly<Record<string, string>> = {
  "generator/schema/author-schema.ts": "adds the older spelling to every schema with an id",
  "generator/diagnostics/identity.ts": "says of any object what it is, also of other kinds",
  "generator/infer/id-sets.ts": "reads objects of other kinds",
  "generator/infer/infer-kind.ts":
    "guesses which member names objects of a kind that nobody described",
  "generator/packs/check-packs.ts": "descriptions of mods are no definitions",
  "generator/packs/mod-info.ts": "descriptions of mods are no definitions",
};

const namingMember = /["'`](?:ident|id_suffix)["'`]/u;

names("the members that hold ids are asked of the kinds as well", () => {
  const found = ["generator", "templates"]
    .flatMap(sourcesIn)
    .filter((path) => !/^generator\/(?:kinds|compiled)\//u.test(path))
    .filter((path) => codeOf(path).some((line) => namingMember.test(line)));
  assert.equal(found, Object.keys(namingExceptions).sort());
});

/** Where the name of a dialect stands outside the data of dialects, and why; the default need not be said. */
const dialectExceptions: Readonly<Record<string, string>> = {
  "generator/kinds/project-kinds.ts": "the format where no project is known: the default",
  "generator/packs/pack-order.ts": "folders in which games have their core",
  "runtime/tables/dialect.ts": "the names, each with its rules",
  "templates/packed-data.ts": "leaves the default out of modules",
};

names("no code asks for a dialect by its name, the runtime included", () => {
  const name = new RegExp(`["'\`](?:${dialectNames.join("|")})["'\`]`, "u");
  const found = ["generator", "runtime", "templates"]
    .flatMap(sourcesIn)
    .filter((path) => !path.startsWith("generator/compiled/"))
    .filter((path) =>
      codeOf(path).some((line) => name.test(line.replace(/(?: =|\?\?) "spec"/u, ""))),
    );
  assert.equal(found, Object.keys(dialectExceptions).sort());
});

names.run();
