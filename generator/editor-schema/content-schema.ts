/**
 * The schema with which editors without a language server complete and check definition files: a file is one object or
 * a list of objects, and each object's `type` determines which kind's schema applies. Objects of other types are left
 * alone. Existing ids are suggested but not required: a new one has to be typed somewhere first.
 */
import type { Kind } from "../kinds/kind.ts";
import type { Kinds } from "../kinds/kinds.ts";
import { mapChildren, mapMembers, target, type Definitions, type Shape } from "../schema/shape.ts";
import { templatesOf, type LiveIds } from "./live-ids.ts";

/** A shape with what editors understand and our own shapes do without. */
interface EditorShape extends Shape {
  readonly allOf?: readonly EditorShape[];
  readonly not?: EditorShape;
  readonly if?: EditorShape;
  readonly then?: EditorShape;
  readonly examples?: readonly string[];
}

/** The name of the schema of any object; no kind can be called so. */
const anyObject = "any.object";

/** An object with one of these members changes another or is completed by it: it may lack mandatory members. */
const incomplete = ["copy-from", "abstract", "edit-mode"];

/** @param live existing ids; absent if no content is known, in which case no ids are suggested */
export function contentSchema(kinds: Kinds, live?: LiveIds): Readonly<Record<string, unknown>> {
  const definitions = new Map<string, EditorShape>();
  const referred = new Set<string>();
  const parts = partsOf(kinds);
  for (const kind of kinds.all) {
    for (const [name, schema] of kindSchemas(kind, { parts, referred }))
      definitions.set(name, schema);
  }
  definitions.set(anyObject, {
    type: "object",
    required: ["type"],
    properties: {
      type: {
        description: "The kind of definition; objects of other types are ignored.",
        anyOf: [{ enum: kinds.all.flatMap(({ types }) => types) }, { type: "string" }],
      },
    },
    allOf: kinds.all.map(({ name: kind, types: [type = kind, ...others] }) => ({
      if: {
        properties: { type: others.length > 0 ? { enum: [type, ...others] } : { const: type } },
        required: ["type"],
      },
      then: { $ref: referenceTo(kind) },
    })),
  });
  for (const kind of [...referred].sort()) definitions.set(idName(kind), idSchema(kind, live));
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Game-content definitions",
    if: { type: "array" },
    then: { items: { $ref: referenceTo(anyObject) } },
    else: { $ref: referenceTo(anyObject) },
    definitions: Object.fromEntries(definitions),
  };
}

/** The kind's own schema and its parts; a part that several kinds share appears only once. */
function kindSchemas(kind: Kind, converting: Converting): [name: string, schema: EditorShape][] {
  const { definition, definitions, required } = kind.shapes;
  const { exclusive = [], startsWith = [] } = kind;
  const convert = (shape: Shape): EditorShape => editorShape(shape, converting);
  const whole = convert({ ...definition, properties: withNames(kind, definition) });
  return [
    [
      kind.name,
      {
        ...whole,
        ...(exclusive.length > 0 && { allOf: exclusive.flatMap(notTogether) }),
        if: { not: { anyOf: [...incomplete.map(having), ...isObsolete(kind)] } },
        then: { required, ...oneOfThese(exclusive, startsWith) },
      },
    ],
    ...Object.values(definitions).map((part): [string, EditorShape] => [
      converting.parts.get(part) ?? "",
      convert(part),
    ]),
  ];
}

function having(member: string): EditorShape {
  return { required: [member] };
}

/** Of an obsolete definition only the name counts (§9.2). */
function isObsolete({ obsoleteMember: member }: Kind): EditorShape[] {
  return member === undefined
    ? []
    : [{ ...having(member), properties: { [member]: { const: true } } }];
}

/** Adds references to members that name definitions without one in the schema: `copy-from`, and what it looks like. */
function withNames({ name, similar }: Kind, { properties = {} }: Shape): Definitions {
  const named = new Map<string, readonly string[]>([
    ["copy-from", [name, templatesOf(name)]],
    ...(similar ? [[similar.member, similar.kinds] as const] : []),
  ]);
  return mapMembers(properties, (shape, member) => {
    const [of, other] = named.get(member) ?? [];
    if (of === undefined || shape.type !== "string") return shape;
    return { ...shape, "x-ref": of, ...(other !== undefined && { "x-ref-list": other }) };
  });
}

/** The name of each part: its own, or with its kind's if another part has that. */
function partsOf(kinds: Kinds): ReadonlyMap<Shape, string> {
  const names = new Map<Shape, string>();
  const taken = new Set<string>();
  for (const { name: kind, shapes } of kinds.all) {
    for (const [name, part] of Object.entries(shapes.definitions)) {
      if (names.has(part)) continue;
      const own = taken.has(name) ? `${kind}_${name}` : name;
      taken.add(own);
      names.set(part, `part.${own}`);
    }
  }
  return names;
}

function idName(kind: string): string {
  return `id.${kind.replaceAll(" ", ".")}`;
}

/** A schema that suggests existing ids, and describes what happens to any other. */
function idSchema(kind: string, live: LiveIds | undefined): EditorShape {
  const own = live?.get(kind);
  if (!own) return { type: "string" };
  const { ids, checked } = own;
  const remark = checked === undefined ? {} : { description: remarkOn(kind, checked) };
  if (ids.length > mostCompared) return { ...remark, type: "string", examples: ids };
  const suggested = ids.length > 0 ? [{ enum: ids }] : [];
  return { ...remark, anyOf: [...suggested, { type: "string" }] };
}

/**
 * Editors compare each value with each word of a list, which takes seconds in a large file; more words than this are
 * given as examples, which are suggested and not compared.
 */
const mostCompared = 200;

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
      anyOf: members.map(having),
    })),
  };
}

interface Converting {
  /** The parts of all kinds, with their names in the schema. */
  readonly parts: ReadonlyMap<Shape, string>;
  /** Collects the kinds of ids that are referred to. */
  readonly referred: Set<string>;
}

/**
 * Renames references, suggests ids for references to them, expresses in draft-07 what the kind's rules reject, and
 * leaves out the keywords that only defwright reads.
 */
function editorShape(shape: Shape, converting: Converting): EditorShape {
  const { "x-range": range, "x-not-items": refused, "x-requires": requires } = shape;
  const part = shape[target];
  const named = [shape["x-ref"] ?? [], shape["x-ref-list"] ?? []].flat();
  for (const kind of named) converting.referred.add(kind);
  const mapped = mapChildren(shape, (child) => editorShape(child, converting));
  return {
    ...Object.fromEntries(Object.entries(mapped).filter(([name]) => !name.startsWith("x-"))),
    ...(part && { $ref: referenceTo(converting.parts.get(part) ?? "") }),
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
