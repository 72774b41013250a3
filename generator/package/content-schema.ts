/**
 * The schema by which editors complete and check definition files: a file is one object or a list of objects,
 * and each object's `type` decides which kind's schema holds for it. Objects of other types are left alone.
 */
import { bundleSchema } from "../codegen/bundle-schema.ts";
import { authorSchema } from "../codegen/author-schema.ts";
import { kinds } from "../kinds/registry.ts";
import { kindNames, type KindName } from "../model/kind-names.ts";
import { fileURLToPath } from "node:url";

type Schema = Readonly<Record<string, unknown>>;

/** An object with one of these changes another or is completed by it: it need not have what is mandatory. */
const incomplete = ["copy-from", "abstract", "edit-mode"];

export function contentSchema(): Schema {
  const definitions = new Map<string, Schema>();
  for (const kind of kindNames) {
    for (const [name, schema] of kindSchemas(kind)) definitions.set(name, schema);
  }
  definitions.set("object", {
    type: "object",
    required: ["type"],
    properties: {
      type: {
        description: "The kind of definition; objects of other types are left alone.",
        anyOf: [{ enum: kindNames }, { type: "string" }],
      },
    },
    allOf: kindNames.map((kind) => ({
      if: { properties: { type: { const: kind } }, required: ["type"] },
      then: { $ref: `#/definitions/${kind}` },
    })),
  });
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Game-content definitions",
    if: { type: "array" },
    then: { items: { $ref: "#/definitions/object" } },
    else: { $ref: "#/definitions/object" },
    definitions: Object.fromEntries(definitions),
  };
}

/** The kind's own schema and its parts, under names that start with the kind's. */
function kindSchemas(kind: KindName): [name: string, schema: Schema][] {
  const file = fileURLToPath(new URL(`../kinds/${kind}/definition.schema.json`, import.meta.url));
  const { definition, definitions, required } = authorSchema(
    bundleSchema(file, kind, { comments: true }),
  );
  const { exclusive = [], startsWith = [] } = kinds[kind];
  const whole = {
    ...(withLocalNames(definition, kind) as Schema),
    ...(exclusive.length > 0 && { allOf: exclusive.flatMap(notTogether) }),
    if: { not: { anyOf: incomplete.map((member) => ({ required: [member] })) } },
    then: { required, ...oneOfThese(exclusive, startsWith) },
  };
  return [
    [kind, whole],
    ...Object.entries(definitions).map(([name, part]): [string, Schema] => [
      localName(kind, name),
      withLocalNames(part, kind) as Schema,
    ]),
  ];
}

function localName(kind: KindName, name: string): string {
  return `${kind}.${name}`;
}

/** No two of the members stand in one object. */
function notTogether(members: readonly string[]): Schema[] {
  return members.flatMap((one, index) =>
    members.slice(index + 1).map((other) => ({ not: { required: [one, other] } })),
  );
}

/** Of members that exclude each other one is there, if a complete definition begins with one of them. */
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

/** What rules of the kind refuse, said as draft-07 says it. */
function withRules(value: Schema): Schema {
  const refused = value["x-not-items"] as readonly [number, number] | undefined;
  const requires = value["x-requires"] as Readonly<Record<string, string>> | undefined;
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

/** Editors know a range by its bounds; where the format has bounds of its own, these are narrower or the same. */
function withBounds(value: Schema): Schema {
  const range = value["x-range"] as readonly [number, number] | undefined;
  if (range === undefined) return value;
  const { minimum = range[0], maximum = range[1] } = value;
  return {
    ...value,
    minimum: Math.max(Number(minimum), range[0]),
    maximum: Math.min(Number(maximum), range[1]),
  };
}

/** Renames references to the kind's parts, and leaves out the members that only defwright reads. */
function withLocalNames(value: unknown, kind: KindName): unknown {
  if (Array.isArray(value)) return value.map((each) => withLocalNames(each, kind));
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(withRules(withBounds(value as Schema))).filter(
    ([name]) => !name.startsWith("x-"),
  );
  return Object.fromEntries(
    members.map(([name, inner]) => [
      name,
      name === "$ref" && typeof inner === "string"
        ? `#/definitions/${localName(kind, inner.slice("#/definitions/".length))}`
        : withLocalNames(inner, kind),
    ]),
  );
}
