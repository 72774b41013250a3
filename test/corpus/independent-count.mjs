#!/usr/bin/env node
// Counts what a build of a data directory must account for, without any of defwright's code, so that a test can
// compare the two: node independent-count.mjs <directory>... [--dialect spec|bright-nights]
// Several directories load one after the other, as packs do. Prints JSON: files, objects of other types, uncrafts to
// be generated, definitions that copy from another, directories that load before one they depend on, and for each kind
// the objects read, each of them in exactly one class.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

const kinds = [
  "profession",
  "profession_item_substitutions",
  "furniture",
  "terrain",
  "recipe",
  "uncraft",
  "requirement",
];

const { values: options, positionals: directories } = parseArgs({
  allowPositionals: true,
  options: { dialect: { type: "string", default: "bright-nights" } },
});
const separator = options.dialect === "spec" ? "" : "_";

/** Paths in load order: breadth-first, a directory's files before those below it, names by code unit. */
function filesOf(directory) {
  const files = [];
  const waiting = [directory];
  for (const current of waiting) {
    const entries = readdirSync(current, { withFileTypes: true });
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      const path = join(current, entry.name);
      if (entry.isDirectory()) waiting.push(path);
      else if (entry.name.endsWith(".json")) files.push(path);
    }
  }
  return files;
}

function readFile(path) {
  const content = JSON.parse(readFileSync(path, "utf8").replace(/^\uFEFF/, ""));
  return Array.isArray(content) ? content : [content];
}

/** The ids that an object claims; none for substitutions. */
function idsOf(object) {
  const { type, result, id_suffix: suffix } = object;
  if (type === "recipe") return [suffix ? result + separator + suffix : result];
  if (type === "uncraft") return [result];
  const id = object.id ?? object.ident;
  return id === undefined ? [] : [id].flat();
}

const files = directories.flatMap(filesOf);
/** Which of the directories an object comes from. */
const packOf = new Map();
const objects = directories.flatMap((directory) => {
  const own = filesOf(directory).flatMap(readFile);
  for (const object of own) packOf.set(object, directory);
  return own;
});
const ours = objects.filter((object) => kinds.includes(object.type));

/** Kind and id to the object that holds it at the moment; a live one gives way to no obsolete one of its directory. */
const holders = new Map();
const abstracts = new Map();
/** What each object copies from: the holder when it was read, else found once everything is read. */
const parents = new Map();
const key = (type, id) => JSON.stringify([type, id]);

for (const object of ours) {
  if (object["copy-from"] !== undefined) {
    parents.set(object, holders.get(key(object.type, object["copy-from"])));
  }
  if (object.abstract !== undefined) {
    abstracts.set(key(object.type, object.abstract), object);
    continue;
  }
  if (object["edit-mode"] === "modify") continue;
  for (const id of idsOf(object)) {
    const held = holders.get(key(object.type, id));
    const replaces = object.override === true || object["edit-mode"] === "override";
    const gives =
      held && !held.obsolete && object.obsolete && packOf.get(held) === packOf.get(object);
    if (replaces || !gives) holders.set(key(object.type, id), object);
  }
}

const surviving = new Set(holders.values());

function classOf(object) {
  if (object.abstract !== undefined) return "abstract";
  if (object["edit-mode"] === "modify") return "modification";
  if (idsOf(object).length > 0 && !surviving.has(object)) return "replaced";
  return object.obsolete ? "obsolete" : "defined";
}

/** Whether a recipe is reversible, by itself or by what it copies from. */
function isReversible(recipe, seen = new Set()) {
  if (recipe === undefined || seen.has(recipe)) return false;
  if (recipe.reversible !== undefined || recipe["copy-from"] === undefined) {
    return recipe.reversible === true;
  }
  const parent = key("recipe", recipe["copy-from"]);
  seen.add(recipe);
  return isReversible(parents.get(recipe) ?? abstracts.get(parent) ?? holders.get(parent), seen);
}

const account = {};
for (const kind of kinds) {
  account[kind] = { read: 0, abstract: 0, modification: 0, replaced: 0, obsolete: 0, defined: 0 };
}
const generated = new Set();
for (const object of ours) {
  const objectClass = classOf(object);
  account[object.type].read += 1;
  account[object.type][objectClass] += 1;
  if (object.type !== "recipe" || objectClass !== "defined") continue;
  if (holders.has(key("uncraft", object.result)) || !isReversible(object)) continue;
  generated.add(object.result);
}

const inherited = ours.filter(
  (object) =>
    object["copy-from"] !== undefined && ["defined", "obsolete"].includes(classOf(object)),
);

/** Directories whose modinfo.json names one that comes only after them. */
const mods = directories.map((directory) => {
  const info = join(directory, "modinfo.json");
  return existsSync(info) ? readFile(info).find(({ type }) => type === "MOD_INFO") : undefined;
});
const disordered = mods.filter((mod, index) => {
  const later = mods.slice(index).map((other) => other?.id ?? other?.ident);
  return [mod?.dependencies ?? []].flat().some((id) => later.includes(id));
});

const report = {
  files: files.length,
  other: objects.length - ours.length,
  generated: generated.size,
  inherited: inherited.length,
  disordered: disordered.length,
  kinds: account,
};
console.log(JSON.stringify(report, undefined, 2));
