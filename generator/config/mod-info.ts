/** What a pack says about itself: the `MOD_INFO` object in the `modinfo.json` of its directory. */
import { readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseJson } from "../json/parse-json.ts";
import type { Json, JsonObject, JsonPath } from "../model/json.ts";
import type { ModInfo } from "../model/pack.ts";
import type { SourceText } from "../model/source-text.ts";
import type { PackDirectory } from "../read/pack-directory.ts";
import { displayPath } from "../read/read.ts";

export const modInfoFile = "modinfo.json";

/**
 * The pack in a directory. Its content is the directory itself, or the one that `path` of its `MOD_INFO` leads
 * to from there; a path that leads nowhere is reported later and leaves the directory as it is.
 * @param workingDirectory Absolute; paths in messages are relative to it.
 */
export function packIn(name: string, directory: string, workingDirectory: string): PackDirectory {
  const file = join(directory, modInfoFile);
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return { name, directory };
  const text = readFileSync(file, "utf8");
  const mod = modInfoIn({
    packName: name,
    displayPath: displayPath(file, workingDirectory),
    text,
  });
  if (!mod) return { name, directory };
  const path = mod.value["path"];
  if (typeof path !== "string" || path === "") return { name, directory, mod };
  const content = resolve(directory, path);
  const leadsThere = statSync(content, { throwIfNoEntry: false })?.isDirectory() === true;
  return leadsThere
    ? { name, directory: content, mod }
    : { name, directory, mod: { ...mod, misdirected: true } };
}

/** The first `MOD_INFO` of the file. A file that cannot be read says nothing here; as content it is reported. */
function modInfoIn(source: SourceText): ModInfo | undefined {
  const parsed = parseJson(source.text);
  if (!parsed.ok) return undefined;
  const { value } = parsed;
  const entries: readonly Json[] = Array.isArray(value) ? value : [value];
  const index = entries.findIndex(isModInfo);
  if (index < 0) return undefined;
  const object = entries[index] as JsonObject;
  // "ident" is the older spelling.
  const id = object["id"] ?? object["ident"];
  return {
    source,
    path: Array.isArray(value) ? [index] : [],
    value: object,
    ...(typeof id === "string" && id !== "" ? { id } : {}),
    dependencies: dependenciesOf(object),
  };
}

function isModInfo(entry: Json): boolean {
  return (
    typeof entry === "object" &&
    entry !== null &&
    !Array.isArray(entry) &&
    (entry as JsonObject)["type"] === "MOD_INFO"
  );
}

/** Once each; what is no string is reported elsewhere. */
function dependenciesOf(object: JsonObject): ModInfo["dependencies"] {
  const value = object["dependencies"];
  const found = new Map<string, JsonPath>();
  const add = (id: Json, path: JsonPath): void => {
    if (typeof id === "string" && id !== "" && !found.has(id)) found.set(id, path);
  };
  if (Array.isArray(value)) {
    (value as readonly Json[]).forEach((id, index) => {
      add(id, ["dependencies", index]);
    });
  } else if (value !== undefined) add(value, ["dependencies"]);
  return [...found].map(([id, path]) => ({ id, path }));
}
