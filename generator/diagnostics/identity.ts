import { isList, isObject } from "../json/containers.ts";
import type { Identity } from "../model/baseline.ts";
import { keptBySource } from "../json/kept-by-source.ts";
import { contentOf } from "../json/intact-objects.ts";
import type { SourceText } from "../model/source-text.ts";
import type { Json, JsonPath } from "../model/json.ts";
import type { Diagnostic } from "./diagnostic.ts";

export function identityOf(diagnostic: Diagnostic, file: string): Identity {
  const { code, source, path, message } = diagnostic;
  return {
    code,
    file,
    definition: path === undefined ? "" : definitionAt(source, path),
    at: (path ?? []).filter((segment) => typeof segment === "string").join("."),
    found: message.split(" – ", 1)[0] ?? "",
  };
}

/** An identity as one string, for use as a key. */
export function identityKey(identity: Identity): string {
  const { file, code, definition, at, found } = identity;
  return JSON.stringify([file, code, definition, at, found]);
}

const valueOf = keptBySource(({ text }): Json => contentOf(text));

function definitionAt(source: SourceText, path: JsonPath): string {
  const root = valueOf(source);
  const [first] = path;
  const entry = isList(root) && typeof first === "number" ? root[first] : root;
  if (!isObject(entry)) return "";
  const words = ["type", "id", "ident", "abstract", "result", "id_suffix", "item", "trait"]
    .filter((name) => Object.hasOwn(entry, name))
    .map((name) => entry[name])
    .map((word) => (typeof word === "string" ? word : JSON.stringify(word)));
  return words.join(" ");
}
