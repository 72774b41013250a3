import type { Json } from "../../model/json.ts";
import type { Definitions } from "../choose-branch.ts";
import type { Shape } from "../shape.ts";
import type { Candidate } from "./candidate.ts";

/** The values of the shape that are made from another one by the fewest changes; none where there is no way. */
export type Rewrite = (value: Json, shape: Shape) => readonly Candidate[];

/** What the forms of value share. */
export interface Rewriting {
  readonly definitions: Definitions;
  readonly rewrite: Rewrite;
  readonly isValid: (value: Json, shape: Shape) => boolean;
}
