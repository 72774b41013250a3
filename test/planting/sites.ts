/** Where in a content the members of the specification are written. */
import { parseTree, type JSONPath, type Node } from "jsonc-parser";
import { kinds, placeOfEntry, placeOfMember, places } from "./places.ts";

/** A definition as it is written. */
export interface Written {
  readonly file: string;
  readonly kind: string;
  readonly path: JSONPath;
  readonly node: Node;
  readonly value: Readonly<Record<string, unknown>>;
  /** Its id, or what stands for one. */
  readonly name: string;
  /** Whether another object replaces it completely, so that it never becomes content. */
  readonly isReplaced: boolean;
}

/** A value in a definition. */
export interface Site {
  readonly place: string;
  readonly in: Written;
  readonly path: JSONPath;
  readonly node: Node;
}

export interface Sites {
  readonly definitions: readonly Written[];
  /** Of each kind, and of objects of other types, by their `type`. */
  readonly byKind: ReadonlyMap<string, readonly Written[]>;
  readonly at: ReadonlyMap<string, readonly Site[]>;
  /** Every string of the content and how often it is written, in definitions of all types. */
  readonly words: ReadonlyMap<string, number>;
  /** Every id to which places refer, and how often. */
  readonly uses: ReadonlyMap<string, number>;
}

const hasKinds = new RegExp(`"type"\\s*:\\s*"(?:${kinds.join("|")})"`, "u");

/** @param files Path -> text, of all files; in large contents only those with our kinds are looked into. */
export function findSites(files: ReadonlyMap<string, string>): Sites {
  const isLarge = [...files.values()].reduce((sum, { length }) => sum + length, 0) > 4_000_000;
  const definitions: Written[] = [];
  const byKind = new Map<string, Written[]>();
  const at = new Map<string, Site[]>();
  const words = new Map<string, number>();
  const replacing = replacedIds([...files.values()]);
  for (const [file, text] of files) {
    for (const [word] of text.matchAll(/(?<=")[^"\\\n]*(?=")/gu))
      words.set(word, (words.get(word) ?? 0) + 1);
    if (isLarge && !hasKinds.test(text)) continue;
    const root = parseTree(text);
    if (root?.type !== "array") continue;
    root.children?.forEach((node, index) => {
      if (node.type !== "object") return;
      const value = JSON.parse(text.slice(node.offset, node.offset + node.length)) as Readonly<
        Record<string, unknown>
      >;
      const kind = String(value["type"]);
      const isReplaced = !replaces(value) && replacing.has(`${kind} ${nameOf(value)}`);
      const written: Written = {
        file,
        kind,
        path: [index],
        node,
        value,
        name: nameOf(value),
        isReplaced,
      };
      push(byKind, kind, written);
      if (!kinds.includes(kind)) return;
      definitions.push(written);
      collect(written, node, kind, [index], at);
    });
  }
  const uses = new Map<string, number>();
  for (const [place, { type }] of places) {
    if (!type.startsWith("id of")) continue;
    for (const { node } of at.get(place) ?? []) {
      const id = String(node.value);
      uses.set(id, (uses.get(id) ?? 0) + 1);
    }
  }
  return { definitions, byKind, at, words, uses };
}

const replaces = (value: Readonly<Record<string, unknown>>): boolean =>
  value["override"] === true || value["edit-mode"] === "override";

function nameOf(value: Readonly<Record<string, unknown>>): string {
  const suffix = typeof value["id_suffix"] === "string" ? value["id_suffix"] : "";
  const names = ["id", "abstract", "result", "item", "trait"].map((key) => value[key]);
  const name = names.find((each) => typeof each === "string");
  return typeof name === "string" ? name + suffix : "";
}

/** Kinds and ids of what objects replace by `override`. */
function replacedIds(texts: readonly string[]): ReadonlySet<string> {
  return new Set(
    texts
      .filter((text) => text.includes('"override"') && hasKinds.test(text))
      .flatMap((text) => JSON.parse(text) as Readonly<Record<string, unknown>>[])
      .filter(replaces)
      .map((value) => `${String(value["type"])} ${nameOf(value)}`),
  );
}

function collect(
  written: Written,
  node: Node,
  place: string,
  path: JSONPath,
  at: Map<string, Site[]>,
): void {
  const visit = (child: Node, childPlace: string, key: string | number): void => {
    const site = { place: childPlace, in: written, path: [...path, key], node: child };
    push(at, childPlace, site);
    collect(written, child, childPlace, site.path, at);
  };
  if (node.type === "object") {
    for (const property of node.children ?? []) {
      const [name, value] = property.children ?? [];
      const key = String(name?.value);
      if (value && !key.startsWith("//")) visit(value, placeOfMember(place, key), key);
    }
  } else if (node.type === "array") {
    node.children?.forEach((child, index) => {
      visit(child, placeOfEntry(place, index), index);
    });
  }
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Whether the definition has all members of its own: it copies from no other one and is no template and no change. */
export function standsAlone({ value }: Written): boolean {
  return ["copy-from", "edit-mode", "abstract", "obsolete"].every((name) => !(name in value));
}
