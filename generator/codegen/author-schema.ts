/**
 * Derives from a kind's own schema the schema of what an author may write in one object: nothing is mandatory
 * (modifications and children omit what their base has), ids may be lists, and `extend`, `add:` and `remove:` accept
 * the kind's list members. The mandatory members become a separate list, checked after layering.
 */
import type { Shape } from "../schema/shape.ts";
import type { Bundle } from "./bundle-schema.ts";
import { changeMembers, withSharedLists } from "./change-members.ts";
import { isList } from "../json/containers.ts";

/** The numbers that the game can store: signed 32-bit integers. */
const held: readonly [least: number, greatest: number] = [-(2 ** 31), 2 ** 31 - 1];

/** Returns the shape with a range for every number in it: its own, or else what the game can store. */
function withRanges(shape: Shape): Shape {
  const of = (inner: Shape): Shape => withRanges(inner);
  const all = (shapes: Readonly<Record<string, Shape>>): Readonly<Record<string, Shape>> =>
    Object.fromEntries(Object.entries(shapes).map(([name, inner]) => [name, of(inner)]));
  const { properties, items, additionalItems, additionalProperties, anyOf } = shape;
  return {
    ...shape,
    ...(isNumber(shape) && shape["x-range"] === undefined ? { "x-range": held } : {}),
    ...(properties ? { properties: all(properties) } : {}),
    ...(items ? { items: isList(items) ? items.map(of) : of(items) } : {}),
    ...(typeof additionalItems === "object" ? { additionalItems: of(additionalItems) } : {}),
    ...(typeof additionalProperties === "object"
      ? { additionalProperties: of(additionalProperties) }
      : {}),
    ...(anyOf ? { anyOf: anyOf.map(of) } : {}),
  };
}

function isNumber({ type }: Shape): boolean {
  const types = typeof type === "string" ? [type] : (type ?? []);
  return types.includes("integer") || types.includes("number");
}

export interface AuthorSchema {
  readonly definition: Shape;
  readonly definitions: Readonly<Record<string, Shape>>;
  /** Members that a complete definition has, except `type`. */
  readonly required: readonly string[];
}

export function authorSchema(bundle: Bundle): AuthorSchema {
  const { required = [], ...root } = bundle.root;
  const { properties, definitions } = withSharedLists(root.properties ?? {}, bundle.definitions);
  const own = { ...properties };
  const id = properties["id"];
  if (id) {
    properties["id"] = {
      ...(id.description === undefined ? {} : { description: id.description }),
      anyOf: [id, { type: "array", items: id, minItems: 1, "x-extension": true }],
    };
    properties["ident"] = {
      description: "Older spelling of `id` (extension).",
      type: "string",
      minLength: 1,
      "x-extension": true,
    };
    properties["alias"] = {
      description: "Further ids that name the same definition (extension).",
      anyOf: [
        { type: "string", minLength: 1 },
        { type: "array", items: { type: "string", minLength: 1 } },
      ],
      "x-extension": true,
    };
  }
  const lists = listMembers(own, definitions);
  const editors: Readonly<Record<string, Record<string, Shape>>> = {
    extend: lists,
    // The entries of a removal are looked up in the list, or reported as not found.
    delete: Object.fromEntries(
      Object.keys(lists).map((name) => [
        name,
        {
          description: `Entries to remove from the inherited \`${name}\`, by id or as whole entries.`,
        },
      ]),
    ),
  };
  for (const [editor, members] of Object.entries(editors)) {
    if (!properties[editor]) continue;
    properties[editor] = {
      ...properties[editor],
      additionalProperties: false,
      properties: members,
      patternProperties: { "^//": {} },
    };
  }
  if (properties["edit-mode"]) {
    Object.assign(properties, changeMembers(own, definitions));
  }
  return {
    definition: withRanges({ ...root, properties }),
    definitions: Object.fromEntries(
      Object.entries(definitions).map(([name, shape]) => [name, withRanges(shape)]),
    ),
    required: required.filter((member) => member !== "type"),
  };
}

function listMembers(
  properties: Readonly<Record<string, Shape>>,
  definitions: Readonly<Record<string, Shape>>,
): Record<string, Shape> {
  const acceptsList = (shape: Shape): boolean => {
    const at = shape.$ref === undefined ? shape : definitions[shape.$ref.split("/").at(-1) ?? ""];
    if (!at) return false;
    if (at.anyOf) return at.anyOf.some(acceptsList);
    return at.type === "array" || (Array.isArray(at.type) && at.type.includes("array"));
  };
  const nested = new Set(["items"]);
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => !name.startsWith("add:") && !name.startsWith("remove:"))
      .filter(
        ([name, shape]) =>
          name !== "id" && name !== "alias" && (acceptsList(shape) || nested.has(name)),
      ),
  );
}
