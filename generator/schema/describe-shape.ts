import { isList } from "../json/containers.ts";
import { branchesOf, follow, type Definitions } from "./choose-branch.ts";
import type { Shape } from "./shape.ts";

/** The JSON types in words for authors, and the numbers that none of them can hold. */
export const typeWords: Readonly<Record<string, string>> = {
  null: "null",
  boolean: "true or false",
  integer: "a whole number",
  number: "a number",
  huge: "a number that is too large",
  string: "a string",
  array: "a list",
  object: "an object",
};

/** Describes a shape in words for authors: "a list [item id, whole number]", "a time such as …", "a terrain id". */
export function describeShape(shape: Shape, definitions: Definitions, depth = 0): string {
  const at = follow(shape, definitions);
  if (at.anyOf) return describeForms(at, definitions, depth).join(" or ");
  if (at["x-ref"] !== undefined)
    return `${article(at["x-ref"])} ${at["x-ref"].replaceAll("_", " ")} id`;
  if (at["x-format"] !== undefined) return `a ${at["x-format"]} string${exampleOf(at)}`;
  if (at.pattern !== undefined) return `a string${exampleOf(at)}`;
  if (at.enum?.length === 1) return JSON.stringify(at.enum[0]);
  if (at.enum) return `one of ${at.enum.map((word) => JSON.stringify(word)).join(", ")}`;
  if (at.const !== undefined) return JSON.stringify(at.const);
  const types = typeof at.type === "string" ? [at.type] : (at.type ?? []);
  return (
    types.map((type) => describeType(type, at, definitions, depth)).join(" or ") || "any value"
  );
}

/** Describes each alternative of a shape, those that are described alike once. */
export function describeForms(
  shape: Shape,
  definitions: Definitions,
  depth = 0,
): readonly string[] {
  const all = branchesOf(shape, definitions).map((each) => describeShape(each, definitions, depth));
  return withoutRepeatedEntries([...new Set(all)]);
}

const entriesAre = "a list whose entries are each ";

/** Shortens the description of a list whose entries have a form that is also allowed on its own. */
function withoutRepeatedEntries(forms: readonly string[]): readonly string[] {
  return forms
    .map((form) =>
      form.startsWith(entriesAre) && forms.includes(form.slice(entriesAre.length))
        ? "a list of these"
        : form,
    )
    .toSorted(
      (one, other) => Number(one === "a list of these") - Number(other === "a list of these"),
    );
}

function describeType(type: string, at: Shape, definitions: Definitions, depth: number): string {
  if (type === "array" && at.items !== undefined && depth < 2) {
    if (isList(at.items)) {
      const items = at.items;
      const parts = items
        .slice(0, at.minItems ?? 0)
        .map((item) => describeShape(item, definitions, depth + 1).replace(/^an? /u, ""));
      const more = items
        .slice(parts.length)
        .map((item) => describeShape(item, definitions, depth + 1).replace(/^an? /u, ""));
      const last = [...new Set(more)].map((each) => `optional ${each}`);
      return `a list [${[...parts, ...last].join(", ")}]`;
    }
    const inner = describeShape(at.items, definitions, depth + 1);
    return `${entriesAre}${inner}`;
  }
  if (type === "string" && at.maxLength === 1) return "one character";
  if (type === "object" && at.required && at.required.length > 0 && depth < 2) {
    return `an object with ${at.required.map((member) => JSON.stringify(member)).join(", ")}`;
  }
  return typeWords[type] ?? type;
}

function exampleOf({ examples: [first] = [] }: Shape): string {
  return first === undefined ? "" : ` such as ${JSON.stringify(first)}`;
}

function article(word: string): string {
  return /^[aeiou]/u.test(word) ? "an" : "a";
}
