/** Follows a help text to the letter: reads its verbs and changes the text as they say, or takes the fix. */
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { applyEdits } from "../../generator/fix/apply-edits.ts";
import { fixOf } from "../../generator/fix/fixes.ts";
import type { Compilation } from "../../generator/index.ts";
import type { Json, JsonPath } from "../../generator/model/json.ts";

type Container = Record<string | number, Json>;

/** One way to follow a help text; several where it lets the author choose. */
export interface Way {
  /** The instruction as it was read. */
  readonly said: string;
  readonly text: string;
  /** The value that the instruction replaces. */
  readonly replaced: Json | undefined;
  /** Written by the machine fix. */
  readonly byFix?: true;
}

/**
 * @param intended the file as it is meant: what the author knows where a help text asks for the intended value
 * @returns none if the text tells nothing that can be done without understanding it
 */
export function waysToFollow(
  diagnostic: Diagnostic,
  { evidence }: Pick<Compilation, "evidence">,
  intended: Json | undefined,
): readonly Way[] {
  const { text } = diagnostic.source;
  const meant = Array.isArray(parsed(text)) && isObject(intended) ? [intended] : intended;
  const fix = fixOf(diagnostic, evidence);
  const fixed = fix && applyEdits(text, fix.edits);
  const ways = instructions(diagnostic.help ?? "").flatMap((said): Way[] => {
    const way = obeyed(text, diagnostic, said, meant);
    return way === undefined ? [] : [{ said, ...way }];
  });
  const byFix: readonly Way[] =
    fixed === undefined
      ? []
      : [
          {
            said: "--fix",
            text: fixed,
            replaced: valueAt(parsed(text), diagnostic.path ?? []),
            byFix: true,
          },
        ];
  return [...byFix, ...ways];
}

/** The options of a choice, or the text itself. */
function instructions(help: string): readonly string[] {
  if (!help.startsWith("Choose: ")) return [help];
  return help
    .slice("Choose: ".length)
    .split(/(?:^|; )\([a-h]\) /u)
    .slice(1)
    .map((option) => option.replace(/ if .*$|\.$/u, ""))
    .map((option) => (/^(?:[A-Z]|[a-z]+ )/u.test(option) ? option : `Write ${option}.`));
}

function obeyed(
  text: string,
  { path = [], fact }: Diagnostic,
  said: string,
  intended: Json | undefined,
): Omit<Way, "said"> | undefined {
  const root = parsed(text);
  if (root === undefined) return undefined;
  const copy = structuredClone(root);
  const start = typeof path[0] === "number" ? [path[0]] : [];
  const atKey = fact !== undefined && "target" in fact.place && fact.place.target === "key";
  const name = path.at(-1);
  const around = path.slice(0, -1);
  const placed = (target: JsonPath, value: Json): Omit<Way, "said"> => {
    const replaced = valueAt(root, target);
    return { text: print(setAt(copy, target, value)), replaced };
  };
  const known = (target: JsonPath, shown: Json): Json => {
    const meant = intended === undefined ? undefined : valueAt(intended, target);
    return meant ?? shown;
  };

  /** Where a member belongs that is to be added: the author knows whether the place is the object or a part of it. */
  const holderOf = (member: string): JsonPath => {
    const isPart = intended !== undefined && valueAt(intended, [...around, member]) !== undefined;
    const isWhole = intended !== undefined && valueAt(intended, [...path, member]) !== undefined;
    return isObject(valueAt(root, path)) && (isWhole || !isPart) ? path : around;
  };

  let match = /^(?:Write|write) "([^"]+)"(?:: (.+))? instead of "([^"]+)"/u.exec(said);
  if (match) {
    const [, to = "", shown, from = ""] = match;
    const target = [...start, ...stepsOf(from)];
    const isInside = valueAt(root, target) !== undefined;
    const place = isInside ? target : [...around, from];
    const old = valueAt(root, place);
    if (old === undefined) return undefined;
    const value = shown === undefined ? old : jsonIn(shown);
    if (value === undefined) return undefined;
    const renamed = renameAt(copy, place, to);
    const asks = said.includes("with the intended value");
    const at = [...place.slice(0, -1), to];
    return { text: print(setAt(renamed, at, asks ? known(at, value) : value)), replaced: old };
  }
  match = /^Write "([^"]+)" as (.+)$/u.exec(said);
  if (match) {
    const [, where = "", shown = ""] = match;
    const value = jsonIn(shown);
    const target = [...start, ...stepsOf(where)];
    return value === undefined
      ? undefined
      : placed(target, said.includes("intended") ? known(target, value) : value);
  }
  match = /^(?:Write|Add) "([^"]+)": (.+)$/u.exec(said);
  if (match) {
    const [, member = "", shown = ""] = match;
    const value = jsonIn(shown);
    if (value === undefined) return undefined;
    const target = [...holderOf(member), member];
    const asks = said.includes("intended");
    return placed(target, asks ? known(target, value) : value);
  }
  match = /^Add ("[^"]+"(?: and "[^"]+")?)/u.exec(said);
  if (match) {
    const names = [...(match[1] ?? "").matchAll(/"([^"]+)"/gu)].map(([, each = ""]) => each);
    const targets = names.map((each) => [...holderOf(each), each]);
    const values = targets.map((target) => known(target, null));
    if (values.includes(null)) return undefined;
    const filled = targets.reduce(
      (made, target, at) => setAt(made, target, values[at] ?? null),
      copy,
    );
    return { text: print(filled), replaced: undefined };
  }
  match = /^Did you mean "([^"]+)"\?/u.exec(said);
  if (match) {
    const [, word = ""] = match;
    const old = valueAt(root, path);
    if (old === undefined) return undefined;
    if (!atKey && typeof old === "string") return placed(path, word);
    return typeof name === "string"
      ? { text: print(renameAt(copy, path, word)), replaced: undefined }
      : undefined;
  }
  match = /^Write (.+)$/u.exec(said);
  if (match) {
    const value = jsonIn(match[1] ?? "");
    return value === undefined || atKey
      ? undefined
      : placed(path, said.includes("intended") ? known(path, value) : value);
  }
  if (said.startsWith('start its name with "//"') && typeof name === "string") {
    return { text: print(renameAt(copy, path, `//${name}`)), replaced: undefined };
  }
  match = /^Move it (?:into "([^"]+)"|out of "([^"]+)")/u.exec(said);
  if (match && typeof name === "string") {
    const value = valueAt(root, path);
    const target =
      match[1] === undefined ? [...around.slice(0, -1), name] : [...around, match[1], name];
    if (value === undefined) return undefined;
    return { text: print(setAt(removeAt(copy, path), target, value)), replaced: undefined };
  }
  return undefined;
}

/** The longest beginning of a text that is JSON. */
function jsonIn(text: string): Json | undefined {
  const ends = [...text.matchAll(/(?=[,.]?(?:\s|$))/gu)].map(({ index }) => index);
  for (const end of ends.reverse()) {
    const value = parsed(text.slice(0, end).replace(/[.,]$/u, ""));
    if (value !== undefined) return text.slice(0, end).includes("…") ? undefined : value;
  }
  return undefined;
}

/** The steps of a path as people write it: `bash.items[0]`. */
function stepsOf(where: string): JsonPath {
  return [...where.matchAll(/([^.[\]]+)|\[(\d+)\]/gu)].map(
    ([, name, index]) => name ?? Number(index),
  );
}

export function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

export function valueAt(root: Json | undefined, path: JsonPath): Json | undefined {
  let at = root;
  for (const step of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Container)[step];
  }
  return at;
}

function setAt(root: Json, path: JsonPath, value: Json): Json {
  const name = path.at(-1);
  if (name === undefined) return value;
  const holder = valueAt(root, path.slice(0, -1));
  if (typeof holder === "object" && holder !== null) (holder as Container)[name] = value;
  return root;
}

function removeAt(root: Json, path: JsonPath): Json {
  const holder = valueAt(root, path.slice(0, -1));
  if (isObject(holder)) Reflect.deleteProperty(holder, path.at(-1) ?? "");
  return root;
}

/** Renames a member in place, so that the order of members stays. */
function renameAt(root: Json, path: JsonPath, to: string): Json {
  const holder = valueAt(root, path.slice(0, -1));
  if (!isObject(holder)) return root;
  const members = Object.entries(holder);
  const renamed: Container = holder;
  for (const [name] of members) Reflect.deleteProperty(renamed, name);
  for (const [name, value] of members) renamed[name === path.at(-1) ? to : name] = value;
  return root;
}

function isObject(value: Json | undefined): value is Readonly<Record<string, Json>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function print(value: Json): string {
  return JSON.stringify(value, undefined, 2);
}
