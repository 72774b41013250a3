import { childrenOf, nameIn, target, type Definitions, type Shape } from "./shape.ts";

/** A schema: its root, and the definitions to which references in it lead. */
export interface Bundle<Parts = Definitions> {
  readonly root: Shape;
  readonly definitions: Parts;
}

/** What `npm run codegen` generates from a kind's two schemas. */
export interface KindShapes<Parts = Definitions> {
  /** An object as an author writes it; no member is mandatory at its top level. */
  readonly definition: Shape;
  readonly definitions: Parts;
  /** Members that a definition must have after layering. */
  readonly required: readonly string[];
  /** The record that game code reads. */
  readonly resolved: Bundle<Parts>;
}

/** What `npm run codegen` generates from the schemas of all kinds; each definition occurs once. */
export interface ShapeTable<K extends string = string> {
  /** Definitions by their keys. */
  readonly parts: Definitions;
  /** With keys of `parts` instead of definitions. */
  readonly kinds: Readonly<Record<K, KindShapes<Keys>>>;
}

export type Keys = Readonly<Record<string, string>>;

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
export function linkShapes(parts: Definitions, entry: KindShapes<Keys>): KindShapes {
  const linkedTo = (root: Shape, keys: Keys): Definitions => {
    const named = Object.entries(keys).flatMap(([name, key]) => {
      const shape = parts[key];
      return shape ? [[name, shape] as const] : [];
    });
    const definitions = Object.fromEntries(named);
    link([root, ...Object.values(definitions)], definitions);
    return definitions;
  };
  const { root, definitions } = entry.resolved;
  return {
    ...entry,
    definitions: linkedTo(entry.definition, entry.definitions),
    resolved: { root, definitions: linkedTo(root, definitions) },
  };
}
