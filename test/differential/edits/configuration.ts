/** The configuration and what packs say of themselves. */
import { contentCodes } from "../../../generator/diagnostics/code.ts";
import { alwaysLosesContent } from "../../../generator/diagnostics/content-losing.ts";
import { dialectNames } from "../../../generator/compiled/dialects.ts";
import { externalKinds } from "../../../generator/model/external-kind-names.ts";
import type { Json } from "../../../generator/model/json.ts";
import type { Random } from "../../search/random.ts";
import { vocabularyOf } from "../vocabulary.ts";
import { packFolders, type Edit, type EditClass, type Project } from "./edit.ts";

type Configuration = Record<string, Json>;
const file = "defwright.config.json";

function ofConfiguration(
  change: (written: Configuration, random: Random, project: Project) => string | undefined,
): Edit {
  return (project, random) => {
    const written = JSON.parse(project.files.get(file) ?? "{}") as Configuration;
    const what = change(written, random, project);
    if (what === undefined) return undefined;
    project.files.set(file, `${JSON.stringify(written, undefined, 2)}\n`);
    return what;
  };
}

/** Of other parts are its ids, a child inherits something else, and other objects define ids. */
const ownDialect: Json = {
  extends: "dda",
  kinds: {
    recipe: { id: ["result", "id_suffix", "variant"] },
    terrain: { not_inherited: ["open", "examine_action"] },
  },
  defines: { palette: { id: "item_group" } },
  built_in: { item: ["item_a*"] },
};

const word = ofConfiguration((written, random) => {
  const [name, values] = random.pick<[string, readonly Json[]]>([
    ["dialect", [...dialectNames, ownDialect]],
    ["shape", ["literal", "packed"]],
    ["strict", [true, false, false]],
    ["importExtension", [".js", ".ts", ""]],
  ])!;
  written[name] = random.pick(values)!;
  return `${name} = ${JSON.stringify(written[name])}`;
});

const rule = ofConfiguration((written, random) => {
  written["rules"] = random.pick<Json>([
    {},
    { recipe_id_separator: "_" },
    { duplicate_ids: "replace" },
    { duplicate_ids: "error" },
    { break_noise_default: "noise" },
    { autolearn_requires: "skills_required_and_difficulty" },
  ])!;
  return `rules = ${JSON.stringify(written["rules"])}`;
});

const codes = contentCodes().filter((code) => !alwaysLosesContent(code));
const severity = ofConfiguration((written, random) => {
  const level = random.pick(["error", "warning", "note", "off"])!;
  written["severity"] =
    random.below(3) === 0
      ? {}
      : { [random.pick(codes)!]: level, "unknown-reference": random.pick(["error", "warning"])! };
  return `severity = ${JSON.stringify(written["severity"])}`;
});

const known = ofConfiguration((written, random, project) => {
  const kind = random.pick(externalKinds.slice(0, 12))!;
  const vocabulary = vocabularyOf(project.files);
  const ids = Array.from({ length: 3 }, () => vocabulary.refer(kind, random));
  written["known"] =
    random.below(3) === 0
      ? {}
      : {
          item: ["known/items.json"],
          [kind]: [...new Set([...vocabulary.defined(kind), ...ids])].slice(random.below(3)),
        };
  return `known = ${JSON.stringify(written["known"])}`;
});

const packs = ofConfiguration((written, random, project) => {
  const all = packFolders(project);
  const folders = random.sample(all, Math.max(1, all.length - random.below(2)));
  if (random.below(3) > 0) folders.sort();
  const named = random.below(6) === 0 ? folders.length - 1 : -1;
  written["packs"] = folders.map((path, at) =>
    at === named ? { name: `${path} renamed`, path } : path,
  );
  return `packs = ${JSON.stringify(written["packs"])}`;
});

/** The pack is called what it was called before. */
const movedPack: Edit = (project, random) => {
  const folder = random.pick(packFolders(project));
  const written = JSON.parse(project.files.get(file) ?? "{}") as Configuration;
  const { packs: listed } = written;
  if (folder === undefined || !Array.isArray(listed)) return undefined;
  const to = folder.endsWith("_moved") ? folder.slice(0, -"_moved".length) : `${folder}_moved`;
  const moved = (each: Json): Json => {
    if (each === folder) return { name: folder, path: to };
    const { path, name } = each as { readonly path?: Json; readonly name?: Json };
    return path === folder ? { name: name ?? folder, path: to } : each;
  };
  written["packs"] = (listed as readonly Json[]).map(moved);
  project.files.set(file, JSON.stringify(written, undefined, 2));
  for (const [path, text] of [...project.files].filter(([each]) => each.startsWith(`${folder}/`))) {
    project.files.delete(path);
    project.files.set(to + path.slice(folder.length), text);
  }
  return `${folder} becomes ${to}`;
};

const limits = ofConfiguration((written, random) => {
  written["limits"] = random.pick<Json>([{}, {}, { objects: 20 }, { files: 2 }, { bytes: 2000 }])!;
  return `limits = ${JSON.stringify(written["limits"])}`;
});

const modInfo: Edit = (project, random) => {
  const folders = packFolders(project);
  const [folder, other] = random.sample(folders, 2);
  if (folder === undefined) return undefined;
  const path = `${folder}/modinfo.json`;
  if (random.below(3) === 0 && project.files.delete(path)) return `none in ${folder}`;
  const dependencies = other === undefined || random.below(2) === 0 ? [] : [other];
  project.files.set(
    path,
    JSON.stringify([
      { type: "MOD_INFO", id: folder, name: `n${String(random.below(3))}`, dependencies },
    ]),
  );
  return `${folder} needs ${dependencies.join(", ") || "nothing"}`;
};

const places = ofConfiguration((written, random) => {
  written["places"] = random.pick<Json>([
    {},
    { mapgen: { "object.fill_ter": "furniture", "object.rows[]": "item" } },
    { palette: { id: "item" }, GENERIC: { "copy-from": "trait", "flags[]": "flag" } },
  ])!;
  return `places = ${JSON.stringify(written["places"])}`;
});

const knownFile: Edit = (project, random) => {
  const vocabulary = vocabularyOf(project.files);
  const ids = [...vocabulary.defined("item"), vocabulary.fresh("item", random)];
  project.files.set(
    "known/items.json",
    JSON.stringify(random.sample(ids, ids.length - random.below(2))),
  );
  return "known/items.json";
};

export const configurationEdits: readonly EditClass[] = [
  { name: "configuration: a word", weight: 2, edit: word },
  { name: "configuration: rules", weight: 1, edit: rule },
  { name: "configuration: severity", weight: 1, edit: severity },
  { name: "configuration: places", weight: 1, edit: places },
  { name: "configuration: known ids", weight: 2, edit: known },
  { name: "configuration: packs", weight: 2, edit: packs },
  { name: "configuration: limits", weight: 1, edit: limits },
  { name: "folder of a pack renamed", weight: 1, edit: movedPack },
  { name: "what a pack says of itself", weight: 1, edit: modInfo },
  { name: "file of known ids", weight: 1, edit: knownFile },
];
