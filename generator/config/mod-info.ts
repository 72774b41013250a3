/** What a pack says about itself: the `MOD_INFO` object in the `modinfo.json` of its directory. */
import { readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseJson } from "../json/parse-json.ts";
import type { Json, JsonObject, JsonPath } from "../model/json.ts";
import type { ModInfo, Pack } from "../model/pack.ts";

export const modInfoFile = "modinfo.json";

/**
 * The pack in a directory. Its content is the directory itself, or the one that `path` of its `MOD_INFO` leads
 * to from there; a path that leads nowhere is reported later and leaves the directory as it is.
 */
export function packIn(name: string, directory: string): Pack {
  const mod = readModInfo(directory);
  if (!mod) return { name, directory };
  return { name, directory: contentDirectory(mod) ?? directory, mod };
}

/** Where `path` leads, absolute; `undefined` where there is no `path`, or no directory at its end. */
export function contentDirectory({ file, value }: ModInfo): string | undefined {
  const path = value["path"];
  if (typeof path !== "string" || path === "") return undefined;
  const directory = resolve(dirname(file), path);
  return statSync(directory, { throwIfNoEntry: false })?.isDirectory() === true
    ? directory
    : undefined;
}

/** The first `MOD_INFO` of the file. A file that cannot be read says nothing here; as content it is reported. */
function readModInfo(directory: string): ModInfo | undefined {
  const file = join(directory, modInfoFile);
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return undefined;
  const text = readFileSync(file, "utf8");
  const parsed = parseJson(text);
  if (!parsed.ok) return undefined;
  const { value } = parsed;
  const entries: readonly Json[] = Array.isArray(value) ? value : [value];
  const index = entries.findIndex(isModInfo);
  if (index < 0) return undefined;
  const object = entries[index] as JsonObject;
  // "ident" is the older spelling.
  const id = object["id"] ?? object["ident"];
  return {
    file,
    text,
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
  const written = object["dependencies"];
  const found = new Map<string, JsonPath>();
  const add = (id: Json, path: JsonPath): void => {
    if (typeof id === "string" && id !== "" && !found.has(id)) found.set(id, path);
  };
  if (Array.isArray(written)) {
    (written as readonly Json[]).forEach((id, index) => {
      add(id, ["dependencies", index]);
    });
  } else if (written !== undefined) add(written, ["dependencies"]);
  return [...found].map(([id, path]) => ({ id, path }));
}
