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
