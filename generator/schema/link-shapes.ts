import { childrenOf, nameIn, target, type Definitions, type Shape } from "./shape.ts";

/** What `npm run codegen` generates from a kind's two schemas. */
export interface KindShapes {
  /** An object as an author writes it; no member is mandatory at its top level. */
  readonly definition: Shape;
  readonly definitions: Definitions;
  /** Members that a definition must have after layering. */
  readonly required: readonly string[];
  /** The record that game code reads. */
  readonly resolved: {
    readonly root: Shape;
    readonly definitions: Definitions;
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

const linked = new WeakSet<Shape>();

/** Links every reference in these shapes to its definition. */
export function link(shapes: readonly Shape[], definitions: Definitions): void {
  for (const shape of shapes) {
    if (linked.has(shape)) continue;
    linked.add(shape);
    if (shape.$ref === undefined) {
      link(childrenOf(shape), definitions);
      continue;
    }
    const found = definitions[nameIn(shape.$ref)];
    if (!found) throw new Error(`schema reference "${shape.$ref}" names nothing`);
    shape[target] = found;
  }
}

/** Links the shapes of one kind; kinds that use the same definition share one object. */
export function linkShapes(
  parts: ShapeTable["parts"],
  { resolved, ...entry }: KindEntry,
): KindShapes {
  const linkedTo = (root: Shape, keys: KindEntry["definitions"]): Definitions => {
    const definitions = Object.fromEntries(
      Object.entries(keys).map(([name, key]) => {
        const shape = parts[key];
        if (!shape) throw new Error(`no definition "${key}"`);
        return [name, shape];
      }),
    );
    link([root, ...Object.values(definitions)], definitions);
    return definitions;
  };
  return {
    ...entry,
    definitions: linkedTo(entry.definition, entry.definitions),
    resolved: { root: resolved.root, definitions: linkedTo(resolved.root, resolved.definitions) },
  };
}
