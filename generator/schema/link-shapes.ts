import type { Shape } from "./shape.ts";

/** What `npm run codegen` generates from a kind's two schemas. */
export interface KindShapes {
  /** An object as an author writes it; no member is mandatory at its top level. */
  readonly definition: Shape;
  readonly definitions: Readonly<Record<string, Shape>>;
  /** Members that a definition must have after layering. */
  readonly required: readonly string[];
  /** The record that game code reads. */
  readonly resolved: {
    readonly root: Shape;
    readonly definitions: Readonly<Record<string, Shape>>;
  };
}

/** What `npm run codegen` generates from the schemas of all kinds; each definition occurs once. */
export interface ShapeTable<K extends string = string> {
  /** Definitions by their keys. */
  readonly parts: Readonly<Record<string, Shape>>;
  readonly kinds: Readonly<Record<K, KindEntry>>;
}

/** The shapes of a kind, with keys of `parts` instead of definitions. */
export interface KindEntry extends Omit<KindShapes, "definitions" | "resolved"> {
  readonly definitions: Readonly<Record<string, string>>;
  readonly resolved: {
    readonly root: Shape;
    readonly definitions: Readonly<Record<string, string>>;
  };
}

/** Links the shapes of one kind; kinds that use the same definition share one object. */
export function linkShapes(
  parts: ShapeTable["parts"],
  { resolved, ...entry }: KindEntry,
): KindShapes {
  const link = (definitions: KindEntry["definitions"]): Readonly<Record<string, Shape>> =>
    Object.fromEntries(
      Object.entries(definitions).map(([name, key]) => {
        const shape = parts[key];
        if (!shape) throw new Error(`no definition "${key}"`);
        return [name, shape];
      }),
    );
  return {
    ...entry,
    definitions: link(entry.definitions),
    resolved: { root: resolved.root, definitions: link(resolved.definitions) },
  };
}
