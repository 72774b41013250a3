/**
 * The schema with which editors without a language server complete and check definition files: a file is one object or
 * a list of objects, and each object's `type` determines which kind's schema applies. Objects of other types are left
 * alone. Existing ids are suggested but not required: a new one has to be typed somewhere first.
 */
import { shapeTable } from "../compiled/shape-table.ts";
import { kinds } from "../kinds/registry.ts";
import { kindNames, type KindName } from "../model/kind-names.ts";
import { mapChildren, mapMembers, nameIn, type Definitions, type Shape } from "../schema/shape.ts";
import { templatesOf, type LiveIds } from "./live-ids.ts";

/** A shape with what editors understand and our own shapes do without. */
interface EditorShape extends Shape {
  readonly allOf?: readonly EditorShape[];
  readonly not?: EditorShape;
  readonly if?: EditorShape;
  readonly then?: EditorShape;
}

/** An object with one of these members changes another or is completed by it: it may lack mandatory members. */
const incomplete = ["copy-from", "abstract", "edit-mode"];

/** @param live existing ids; absent if no content is known, in which case no ids are suggested */
export function contentSchema(live?: LiveIds): Readonly<Record<string, unknown>> {
  const definitions = new Map<string, EditorShape>();
  const referred = new Set<string>();
  for (const kind of kindNames) {
    for (const [name, schema] of kindSchemas(kind, referred)) definitions.set(name, schema);
  }
  definitions.set("object", {
    type: "object",
    required: ["type"],
    properties: {
      type: {
        description: "The kind of definition; objects of other types are ignored.",
        anyOf: [{ enum: kindNames }, { type: "string" }],
      },
    },
    allOf: kindNames.map((kind) => ({
      if: { properties: { type: { const: kind } }, required: ["type"] },
      then: { $ref: `#/definitions/${kind}` },
    })),
  });
  for (const kind of [...referred].sort()) definitions.set(idName(kind), idSchema(kind, live));
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Game-content definitions",
    if: { type: "array" },
    then: { items: { $ref: "#/definitions/object" } },
    else: { $ref: "#/definitions/object" },
    definitions: Object.fromEntries(definitions),
  };
}

/** The kind's own schema and its parts; a part that several kinds share appears only once. */
function kindSchemas(kind: KindName, referred: Set<string>): [name: string, schema: EditorShape][] {
  const { definition, definitions: keys, required } = shapeTable.kinds[kind];
  const { exclusive = [], startsWith = [] } = kinds[kind];
  const convert = (shape: Shape): EditorShape => editorShape(shape, { keys, referred });
  const whole = convert({ ...definition, properties: withNames(kind, definition) });
  return [
    [
      kind,
      {
        ...whole,
        ...(exclusive.length > 0 && { allOf: exclusive.flatMap(notTogether) }),
        if: { not: { anyOf: incomplete.map((member) => ({ required: [member] })) } },
        then: { required, ...oneOfThese(exclusive, startsWith) },
      },
    ],
    ...Object.values(keys).map((key): [string, EditorShape] => [
      partName(key),
      convert(shapeTable.parts[key] ?? {}),
    ]),
  ];
}

/** Adds references to members that name definitions without one in the schema: `copy-from`, and what it looks like. */
function withNames(kind: KindName, { properties = {} }: Shape): Definitions {
  const { similar } = kinds[kind];
  const named = new Map<string, readonly string[]>([
    ["copy-from", [kind, templatesOf(kind)]],
    ...(similar ? [[similar.member, similar.kinds] as const] : []),
  ]);
  return mapMembers(properties, (shape, member) => {
    const [of, other] = named.get(member) ?? [];
    if (of === undefined || shape.type !== "string") return shape;
    return { ...shape, "x-ref": of, ...(other !== undefined && { "x-ref-list": other }) };
  });
}

function partName(key: string): string {
  return `part.${key}`;
}

function idName(kind: string): string {
  return `id.${kind.replaceAll(" ", ".")}`;
}

/** A schema that suggests existing ids, and describes what happens to any other. */
function idSchema(kind: string, live: LiveIds | undefined): EditorShape {
  const own = live?.get(kind);
  if (!own) return { type: "string" };
  const { ids, checked } = own;
  const suggested = ids.length > 0 ? [{ enum: ids }] : [];
  const remark = checked === undefined ? {} : { description: remarkOn(kind, checked) };
  return { ...remark, anyOf: [...suggested, { type: "string" }] };
}

function remarkOn(kind: string, checked: boolean): string {
  return checked
    ? `Checked: defwright reports an id that no ${kind} has.`
    : `Not checked: ids that no pack defines are accepted too.`;
}

/** Forbids that an object has two of the members. */
function notTogether(members: readonly string[]): EditorShape[] {
  return members.flatMap((one, index) =>
    members.slice(index + 1).map((other) => ({ not: { required: [one, other] } })),
  );
}

/** Requires one of the members that exclude each other, if a complete definition starts with one of them. */
function oneOfThese(
  exclusive: readonly (readonly string[])[],
  startsWith: readonly string[],
): EditorShape {
  const groups = exclusive.filter((each) => each.some((member) => startsWith.includes(member)));
  if (groups.length === 0) return {};
  return {
    allOf: groups.map((members) => ({
      anyOf: members.map((member) => ({ required: [member] })),
    })),
  };
}

interface Converting {
  /** Names of parts in the kind -> their keys in the table. */
  readonly keys: Readonly<Record<string, string>>;
  /** Collects the kinds of ids that are referred to. */
  readonly referred: Set<string>;
}

/**
 * Renames references, suggests ids for references to them, expresses in draft-07 what the kind's rules reject, and
 * leaves out the keywords that only defwright reads.
 */
function editorShape(shape: Shape, converting: Converting): EditorShape {
  const { $ref, "x-range": range, "x-not-items": refused, "x-requires": requires } = shape;
  const named = [shape["x-ref"] ?? [], shape["x-ref-list"] ?? []].flat();
  for (const kind of named) converting.referred.add(kind);
  const mapped = mapChildren(shape, (child) => editorShape(child, converting));
  return {
    ...Object.fromEntries(Object.entries(mapped).filter(([name]) => !name.startsWith("x-"))),
    ...($ref !== undefined && { $ref: referenceTo(partName(converting.keys[nameIn($ref)] ?? "")) }),
    // Bounds of the shape itself are narrower or the same.
    ...(range && {
      minimum: Math.max(shape.minimum ?? range[0], range[0]),
      maximum: Math.min(shape.maximum ?? range[1], range[1]),
    }),
    ...(refused && { not: { minItems: refused[0], maxItems: refused[1] } }),
    ...(requires && {
      allOf: Object.entries(requires).map(([member, other]) => ({
        if: { properties: { [member]: { const: true } }, required: [member] },
        then: { required: [other] },
      })),
    }),
    ...(named.length > 0 && { allOf: named.map((kind) => ({ $ref: referenceTo(idName(kind)) })) }),
  };
}

function referenceTo(name: string): string {
  return `#/definitions/${name}`;
}
