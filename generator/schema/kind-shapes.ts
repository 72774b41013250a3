import type { Shape } from "./shape.ts";

/** What `npm run codegen` makes of a kind's two schemas. */
export interface KindShapes {
  /** One object as an author writes it; nothing is mandatory at its top level. */
  readonly definition: Shape;
  readonly definitions: Readonly<Record<string, Shape>>;
  /** Members that a definition has once layering is done. */
  readonly required: readonly string[];
  /** The record that game code reads. */
  readonly resolved: {
    readonly root: Shape;
    readonly definitions: Readonly<Record<string, Shape>>;
  };
}
