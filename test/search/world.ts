/**
 * Valid definitions into which mistakes are planted, as text with positions. Positions come from `jsonc-parser`, not
 * from the parser that is under test.
 */
import { parseTree, type Node } from "jsonc-parser";
import type { DialectName as Dialect } from "../../generator/model/dialect.ts";
import type { JsonObject } from "../../generator/model/json.ts";
import { builtInKinds, type BuiltInKind } from "../../generator/model/kind-names.ts";

export interface WorldFile {
  /** `<pack>/<path>` below the folder that the world is written to. */
  readonly path: string;
  readonly text: string;
}

/** A top-level object of one of our kinds. */
export interface Entry {
  readonly file: WorldFile;
  readonly kind: BuiltInKind;
  readonly node: Node;
  readonly value: JsonObject;
}

export interface World {
  readonly name: string;
  readonly dialect: Dialect;
  /** Packs in load order; folders below the world's. */
  readonly packs: readonly string[];
  readonly files: readonly WorldFile[];
  readonly entries: readonly Entry[];
  /** Ids that are defined outside, by kind. */
  readonly known: ReadonlyMap<string, ReadonlySet<string>>;
}

export function entriesOf(file: WorldFile): Entry[] {
  const root = parseTree(file.text);
  const nodes = root?.type === "array" ? (root.children ?? []) : root ? [root] : [];
  return nodes.flatMap((node) => {
    if (node.type !== "object") return [];
    const value = JSON.parse(file.text.slice(node.offset, node.offset + node.length)) as JsonObject;
    const kind = builtInKinds.find((name) => name === value["type"]);
    return kind === undefined ? [] : [{ file, kind, node, value }];
  });
}

/** A member or entry at any depth: where it stands, in the pattern `bash.items[].count`. */
export interface Spot {
  readonly entry: Entry;
  readonly pattern: string;
  /** The `"name": value` node; `undefined` for entries of lists and for the object itself. */
  readonly property: Node | undefined;
  readonly value: Node;
  readonly parent: Node | undefined;
}

export function spotsOf(entry: Entry): Spot[] {
  const spots: Spot[] = [];
  walk(entry.node, "", undefined, undefined);
  return spots;

  function walk(
    value: Node,
    pattern: string,
    property: Node | undefined,
    parent: Node | undefined,
  ): void {
    spots.push({ entry, pattern, property, value, parent });
    if (value.type === "object") {
      for (const child of value.children ?? []) {
        const [key, inner] = child.children ?? [];
        if (!key || !inner) continue;
        const name = String(key.value);
        // Comments are nobody's members.
        if (name.startsWith("//")) continue;
        walk(inner, pattern === "" ? name : `${pattern}.${name}`, child, value);
      }
    } else if (value.type === "array") {
      for (const child of value.children ?? []) walk(child, `${pattern}[]`, undefined, value);
    }
  }
}

/** A member of an object node. */
export function propertyOf(object: Node, name: string): Node | undefined {
  return object.children?.find((child) => child.children?.[0]?.value === name);
}

export function valueOf(property: Node | undefined): Node | undefined {
  return property?.children?.[1];
}
