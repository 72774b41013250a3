import type { Json } from "../../model/json.ts";
import type { Shape } from "../shape.ts";
import type { Candidate } from "./candidate.ts";

/** Returns the values of the shape derived from another value by the fewest changes; an empty list if there is none. */
export type Rewrite = (value: Json, shape: Shape) => readonly Candidate[];
