/** Our sample game as it is. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import type { DialectName as Dialect } from "../../generator/model/dialect.ts";
import { collectKnownIds } from "../../generator/layer/known-ids.ts";
import { externalKinds } from "../../generator/model/external-kind-names.ts";
import { loadFiles } from "../../generator/validate/load.ts";
import { createFindings } from "../../generator/diagnostics/findings.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { root } from "../root.ts";
import { entriesOf, type World, type WorldFile } from "./world.ts";

export function contentWorld(dialect: Dialect): World {
  const folders = ["content/core", "content/mods/night-mail", "content/mods/terrace-year"];
  const files = folders.flatMap((folder) => {
    const directory = join(root, folder);
    const pack = folder.split("/").at(-1) ?? "";
    return readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile() && each.name.endsWith(".json"))
      .map((each): WorldFile => {
        const path = join(each.parentPath, each.name);
        return {
          path: `${pack}/${relative(directory, path).replaceAll("\\", "/")}`,
          text: readFileSync(path, "utf8"),
        };
      })
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  });
  return {
    name: "content",
    dialect,
    packs: folders.map((folder) => folder.split("/").at(-1) ?? ""),
    files,
    entries: files.flatMap(entriesOf),
    known: knownIds(
      folders.map((folder) => join(root, folder)),
      dialect,
    ),
  };
}

/** Ids that packs define for kinds outside the specification. */
export function knownIds(
  directories: readonly string[],
  dialect: Dialect,
): ReadonlyMap<string, ReadonlySet<string>> {
  const settings = settingsOf(root, { packs: directories, dialect });
  const { files } = compilePacks(settings, { emit: false });
  const { parsed } = loadFiles(settings.kinds, files, new WeakMap(), undefined, createFindings());
  const known = collectKnownIds(settings.kinds, parsed, new Map());
  return new Map(
    externalKinds.map((kind) => [kind, known.ids(kind)] as const).filter(([, ids]) => ids.size > 0),
  );
}
