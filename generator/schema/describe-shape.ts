import { article } from "../text/article.ts";
import { branchesOf, follow } from "./choose-branch.ts";
import { tupleOf, typesIn, type Shape } from "./shape.ts";

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
export function describeShape(shape: Shape, depth = 0): string {
  const at = follow(shape);
  if (at.anyOf) return describeForms(at, depth).join(" or ");
  if (at["x-ref"] !== undefined)
    return `${article(at["x-ref"])} ${at["x-ref"].replaceAll("_", " ")} id`;
  if (at["x-format"] !== undefined) return `a ${at["x-format"]} string${exampleOf(at)}`;
  if (at.pattern !== undefined) return `a string${exampleOf(at)}`;
  if (at.enum?.length === 1) return JSON.stringify(at.enum[0]);
  if (at.enum) return `one of ${at.enum.map((word) => JSON.stringify(word)).join(", ")}`;
  if (at.const !== undefined) return JSON.stringify(at.const);
  const types = typesIn(at).map((type) => describeType(type, at, depth));
  return types.join(" or ") || "any value";
}

/** Describes each alternative of a shape, those that are described alike once. */
export function describeForms(shape: Shape, depth = 0): readonly string[] {
  const all = branchesOf(shape).map((each) => describeShape(each, depth));
  return withoutRepeatedEntries([...new Set(all)]);
}

const entriesAre = "a list whose entries are each ";

/** Shortens the description of a list whose entries have a form that is also allowed on its own. */
function withoutRepeatedEntries(forms: readonly string[]): readonly string[] {
  const isRepeated = (form: string): boolean =>
    form.startsWith(entriesAre) && forms.includes(form.slice(entriesAre.length));
  const repeated = forms.filter(isRepeated).map(() => "a list of these");
  return [...forms.filter((form) => !isRepeated(form)), ...repeated];
}

function describeType(type: string, at: Shape, depth: number): string {
  if (type === "array" && at.items !== undefined && depth < 2) {
    const inner = [at.items].flat().map((item) => describeShape(item, depth + 1));
    if (!tupleOf(at)) return `${entriesAre}${inner.join("")}`;
    const items = inner.map((item) => item.replace(/^an? /u, ""));
    const { minItems = 0 } = at;
    const optional = items.slice(minItems).map((item) => `optional ${item}`);
    return `a list [${[...items.slice(0, minItems), ...optional].join(", ")}]`;
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
