/**
 * What json-schema-to-typescript makes of the shapes of records, independently of our printer, as one module. What the
 * printed types do not say is left out first: how long a list may be, beyond that it has an entry, and what anything
 * may be called. Ids are texts.
 */
import { compile } from "json-schema-to-typescript";
import { IndentationText, Project, SyntaxKind } from "ts-morph";
import type { Json, JsonObject } from "../../generator/model/json.ts";
import type { Bundle } from "../../generator/schema/link-shapes.ts";
import { nameIn, type Shape } from "../../generator/schema/shape.ts";

/** @param bundles of kinds, by the names of the types of their records */
export async function witnessed(bundles: ReadonlyMap<string, Bundle>): Promise<string> {
  const definitions = Object.fromEntries(
    [...bundles].flatMap(([type, { root, definitions }]) => [
      [type, schemaOf(root, type)],
      ...Object.entries(definitions).map(([name, shape]): [string, JsonObject] => [
        partName(type, name),
        schemaOf(shape, type),
      ]),
    ]),
  );
  const root = {
    title: "Root",
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(
      [...bundles.keys()].map((type) => [type, { $ref: `#/definitions/${type}` }]),
    ),
    definitions,
  };
  // What it takes is typed as JSON Schema of any sort.
  return compile(root as never, "Root", {
    ...{ bannerComment: "", format: false, additionalProperties: false },
    ...{ strictIndexSignatures: false, ignoreMinAndMaxItems: false },
  });
}

function partName(type: string, name: string): string {
  return `${type}_of_${name.replaceAll(/[^\w]/gu, "_")}`;
}

/** A shape as plain JSON Schema. */
function schemaOf(shape: Shape, type: string): JsonObject {
  const inner = (each: Shape): JsonObject => schemaOf(each, type);
  if (shape.$ref !== undefined)
    return { $ref: `#/definitions/${partName(type, nameIn(shape.$ref))}` };
  if (shape.anyOf) return { anyOf: shape.anyOf.map(inner) };
  if (shape.const !== undefined) return { const: shape.const };
  if (shape.enum) return { enum: shape.enum };
  const types = shape.type === undefined ? [] : [shape.type].flat();
  if (types.length !== 1)
    return types.length === 0
      ? { tsType: "Json" }
      : { anyOf: types.map((each) => inner({ ...shape, type: each })) };
  const [only = "null"] = types;
  if (only === "array") return list(shape, inner);
  if (only === "object") return object(shape, inner);
  return { type: only };
}

function list({ items, minItems = 0 }: Shape, inner: (shape: Shape) => JsonObject): JsonObject {
  if (items === undefined) return { tsType: "JsonArray" };
  if (isTuple(items)) {
    // One for each length: of shorter ones in lists, it forgets the parentheses.
    const lengths = Array.from(
      { length: items.length + 1 - minItems },
      (_, more) => minItems + more,
    );
    return { anyOf: lengths.map((length) => tuple(items.slice(0, length).map(inner))) };
  }
  return { type: "array", items: inner(items), ...(minItems > 0 && { minItems: 1 }) };
}

function tuple(items: readonly JsonObject[]): JsonObject {
  const { length } = items;
  if (length === 0) return { tsType: "[]" };
  return { type: "array", items, minItems: length, maxItems: length, additionalItems: false };
}

function isTuple(items: Shape | readonly Shape[]): items is readonly Shape[] {
  return Array.isArray(items);
}

function object(
  { properties = {}, required = [], additionalProperties: rest }: Shape,
  inner: (shape: Shape) => JsonObject,
): JsonObject {
  const members = Object.entries(properties).map(([name, each]): [string, Json] => [
    name,
    inner(each),
  ]);
  if (members.length > 0) {
    const closed = { type: "object", additionalProperties: false, required: [...required] };
    return { ...closed, properties: Object.fromEntries(members) };
  }
  return typeof rest === "object"
    ? { type: "object", additionalProperties: inner(rest) }
    : { tsType: "JsonObject" };
}

/**
 * The declarations with everything readonly, and members that may be absent as members of a type of their own: whether
 * an optional member is there, or is optional at all, assignments hardly tell.
 */
export function comparable(declarations: string): string {
  const project = new Project({
    ...{ useInMemoryFileSystem: true, skipLoadingLibFiles: true },
    manipulationSettings: { indentationText: IndentationText.TwoSpaces },
  });
  const source = project.createSourceFile("types.ts", declarations);
  const edits: { readonly at: number; readonly end: number; readonly text: string }[] = [];
  const insert = (at: number, text: string): number => edits.push({ at, end: at, text });
  source.forEachDescendant((node) => {
    if (node.isKind(SyntaxKind.PropertySignature)) {
      if (!node.isReadonly()) insert(node.getStart(), "readonly ");
      const [mark, type] = [node.getQuestionTokenNode(), node.getTypeNode()];
      if (!mark || !type) return;
      edits.push({ at: mark.getStart(), end: mark.getEnd(), text: "" });
      insert(type.getStart(), "Absent | ");
    } else if (node.isKind(SyntaxKind.IndexSignature)) {
      if (!node.isReadonly()) insert(node.getStart(), "readonly ");
    } else if (node.isKind(SyntaxKind.ArrayType) || node.isKind(SyntaxKind.TupleType)) {
      if (node.getParent().isKind(SyntaxKind.TypeOperator)) return;
      insert(node.getStart(), "(readonly ");
      insert(node.getEnd(), ")");
    }
  });
  const text = source.getFullText();
  let [whole, done] = ["", 0];
  // What is inserted at one place stays in order: what is outside was found first.
  for (const edit of edits.sort((one, other) => one.at - other.at)) {
    whole += text.slice(done, edit.at) + edit.text;
    done = edit.end;
  }
  return whole + text.slice(done);
}
