/**
 * The schema with which editors without a language server complete and check definition files: a file is one object or
 * a list of objects, and each object's `type` determines which kind's schema applies. Objects of other types are left
 * alone. Existing ids are suggested but not required: a new one has to be typed somewhere first.
 */
import { shapeTable } from "../compiled/shape-table.ts";
import { kinds } from "../kinds/registry.ts";
import { kindNames, type KindName } from "../model/kind-names.ts";
import type { Shape } from "../schema/shape.ts";
import { templatesOf, type LiveIds } from "./live-ids.ts";

type Schema = Readonly<Record<string, unknown>>;

/** An object with one of these members changes another or is completed by it: it may lack mandatory members. */
const incomplete = ["copy-from", "abstract", "edit-mode"];

/** @param live existing ids; absent if no content is known, in which case no ids are suggested */
export function contentSchema(live?: LiveIds): Schema {
  const definitions = new Map<string, Schema>();
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
function kindSchemas(kind: KindName, referred: Set<string>): [name: string, schema: Schema][] {
  const { definition, definitions: keys, required } = shapeTable.kinds[kind];
  const { exclusive = [], startsWith = [] } = kinds[kind];
  const convert = (shape: Shape): Schema => editorShape(shape, { keys, referred }) as Schema;
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
    ...Object.values(keys).map((key): [string, Schema] => [
      partName(key),
      convert(shapeTable.parts[key] ?? {}),
    ]),
  ];
}

/** Adds references to members that name definitions without one in the schema: `copy-from`, and what it looks like. */
function withNames(kind: KindName, { properties = {} }: Shape): Readonly<Record<string, Shape>> {
  const { similar } = kinds[kind];
  const named = new Map<string, readonly string[]>([
    ["copy-from", [kind, templatesOf(kind)]],
    ...(similar ? [[similar.member, similar.kinds] as const] : []),
  ]);
  return Object.fromEntries(
    Object.entries(properties).map(([member, shape]) => {
      const [of, ...others] = named.get(member) ?? [];
      if (of === undefined || shape.type !== "string") return [member, shape];
      return [member, { ...shape, "x-ref": of, ...(others[0] && { "x-ref-list": others[0] }) }];
    }),
  );
}

function partName(key: string): string {
  return `part.${key}`;
}

function idName(kind: string): string {
  return `id.${kind.replaceAll(" ", ".")}`;
}

/** A schema that suggests existing ids, and describes what happens to any other. */
function idSchema(kind: string, live: LiveIds | undefined): Schema {
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
function notTogether(members: readonly string[]): Schema[] {
  return members.flatMap((one, index) =>
    members.slice(index + 1).map((other) => ({ not: { required: [one, other] } })),
  );
}

/** Requires one of the members that exclude each other, if a complete definition starts with one of them. */
function oneOfThese(
  exclusive: readonly (readonly string[])[],
  startsWith: readonly string[],
): Schema {
  const groups = exclusive.filter((each) => each.some((member) => startsWith.includes(member)));
  if (groups.length === 0) return {};
  return {
    allOf: groups.map((members) => ({
      anyOf: members.map((member) => ({ required: [member] })),
    })),
  };
}

/** What the kind's rules reject, expressed in draft-07. */
function withRules(value: Shape): Schema {
  const { "x-not-items": refused, "x-requires": requires } = value;
  return {
    ...value,
    ...(refused && { not: { minItems: refused[0], maxItems: refused[1] } }),
    ...(requires && {
      allOf: Object.entries(requires).map(([member, other]) => ({
        if: { properties: { [member]: { const: true } }, required: [member] },
        then: { required: [other] },
      })),
    }),
  };
}

/**
 * Expresses a range as bounds, which editors understand; if the shape has its own bounds, these are narrower or the
 * same.
 */
function withBounds(value: Shape): Shape {
  const range = value["x-range"];
  if (range === undefined) return value;
  const { minimum = range[0], maximum = range[1] } = value;
  return {
    ...value,
    minimum: Math.max(minimum, range[0]),
    maximum: Math.min(maximum, range[1]),
  };
}

interface Converting {
  /** Names of parts in the kind -> their keys in the table. */
  readonly keys: Readonly<Record<string, string>>;
  /** Collects the kinds of ids that are referred to. */
  readonly referred: Set<string>;
}

/** Renames references, suggests ids for references to them, and leaves out the keywords that only defwright reads. */
function editorShape(value: unknown, converting: Converting): unknown {
  if (Array.isArray(value)) return value.map((each) => editorShape(each, converting));
  if (typeof value !== "object" || value === null) return value;
  const shape = value as Shape;
  const named = [shape["x-ref"], shape["x-ref-list"]].filter(
    (kind): kind is string => typeof kind === "string",
  );
  const members = Object.entries(withRules(withBounds(shape))).filter(
    ([name]) => !name.startsWith("x-"),
  );
  for (const kind of named) converting.referred.add(kind);
  return Object.fromEntries([
    ...members.map(([name, inner]) => [
      name,
      name === "$ref" && typeof inner === "string"
        ? `#/definitions/${partName(converting.keys[inner.slice("#/definitions/".length)] ?? "")}`
        : editorShape(inner, converting),
    ]),
    ...(named.length > 0
      ? [["allOf", named.map((kind) => ({ $ref: `#/definitions/${idName(kind)}` }))]]
      : []),
  ]);
}
