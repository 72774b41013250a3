import { childrenOf, nameIn, target, type Definitions, type Shape } from "./shape.ts";

/** A schema as it is written or kept: its root, and the definitions to which references in it lead by their names. */
export interface WrittenBundle<Parts = Definitions> {
  readonly root: Shape;
  readonly definitions: Parts;
}

const linked = new WeakSet<Shape>();

/** A schema in which every reference is linked to its definition. To make one links it; a copy is a written one. */
export class Bundle implements WrittenBundle {
  readonly root: Shape;
  readonly definitions: Definitions;

  constructor({ root, definitions }: WrittenBundle) {
    this.root = root;
    this.definitions = definitions;
    this.#link([root, ...Object.values(definitions)]);
  }

  #link(shapes: readonly Shape[]): void {
    for (const shape of shapes) {
      if (linked.has(shape)) continue;
      linked.add(shape);
      if (shape.$ref === undefined) {
        this.#link(childrenOf(shape));
        continue;
      }
      const found = this.definitions[nameIn(shape.$ref)];
      if (!found) throw new Error(`schema reference "${shape.$ref}" names nothing`);
      shape[target] = found;
    }
  }
}

/** What authors write. */
export interface AuthoredShapes<Parts = Definitions> {
  /** An object as an author writes it; no member is mandatory at its top level. */
  readonly definition: Shape;
  readonly definitions: Parts;
  /** Members that a definition must have after layering. */
  readonly required: readonly string[];
}

export interface KindShapes extends AuthoredShapes {
  /** The record that game code reads. */
  readonly resolved: Bundle;
}

/** What `npm run codegen` generates from a kind's two schemas, with keys of a table instead of definitions. */
interface KeyedShapes extends AuthoredShapes<Keys> {
  readonly resolved: WrittenBundle<Keys>;
}

/** What `npm run codegen` generates from the schemas of all kinds; each definition occurs once. */
export interface ShapeTable<K extends string = string> {
  /** Definitions by their keys. */
  readonly parts: Definitions;
  readonly kinds: Readonly<Record<K, KeyedShapes>>;
}

export type Keys = Readonly<Record<string, string>>;

/** Links the shapes of one kind; kinds that use the same definition share one object. */
export function linkShapes(parts: Definitions, entry: KeyedShapes): KindShapes {
  const bundleOf = ({ root, definitions }: WrittenBundle<Keys>): Bundle => {
    const named = Object.entries(definitions).flatMap(([name, key]) => {
      const shape = parts[key];
      return shape ? [[name, shape] as const] : [];
    });
    return new Bundle({ root, definitions: Object.fromEntries(named) });
  };
  const { definition: root, definitions, resolved } = entry;
  const authored = bundleOf({ root, definitions });
  return { ...entry, definitions: authored.definitions, resolved: bundleOf(resolved) };
}
