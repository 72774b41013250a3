import type { CodeData } from "../../diagnostics/code.ts";
import { suggest } from "../../diagnostics/suggest.ts";
import type { Shape } from "../../schema/shape.ts";
import type { SchemaProblem, SchemaWords } from "../../diagnostics/schema-sentences.ts";
import type { JsonPath } from "../../model/json.ts";
import type { TextPlace } from "../../model/place.ts";

/** A value in the files of a kind's schema. */
export type SchemaPlace = Extract<TextPlace, { readonly path: JsonPath }>;

export type KindCode =
  "kind-name-taken" | "kind-reference-unknown" | "kind-schema" | "kind-type-taken";

/** What is wrong with a kind of a project's own, and where; its sentences are in `diagnostics/codes`. */
export type KindProblem = {
  [C in KindCode]: { readonly code: C; readonly place: TextPlace; readonly data: CodeData<C> };
}[KindCode];

export type ReportSchema = (problem: SchemaProblem, place: TextPlace, words: SchemaWords) => void;

export function inside(place: SchemaPlace, ...steps: JsonPath): SchemaPlace {
  return { ...place, path: [...place.path, ...steps], target: "value" };
}

/** The name of the member in place of its value. */
export function nameAt(place: SchemaPlace): SchemaPlace {
  return { ...place, target: "key" };
}

/** Reports a name that is no member of the object. */
export function checkMember(
  { properties = {} }: Shape,
  name: string,
  place: SchemaPlace,
  report: ReportSchema,
): void {
  if (Object.hasOwn(properties, name)) return;
  report("no-member", place, { subject: name, other: suggest(name, Object.keys(properties))[0] });
}
