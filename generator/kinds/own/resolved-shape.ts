/** The shape of a record, from that of a definition: every default is filled in, and units are numbers. */
import { branchesOf, follow, followed, reaches, typesOf } from "../../schema/choose-branch.ts";
import { Bundle } from "../../schema/link-shapes.ts";
import { itemsOf, mapChildren, mapMembers, restOf, type Shape } from "../../schema/shape.ts";
import { measures, type Measure } from "../parts/units/measures.ts";

/** The quantity that a shape is, as a text with units in one of its forms. */
export function unitOf(shape: Shape): Measure | undefined {
  return branchesOf(shape)
    .map(({ "x-format": format = "" }) =>
      Object.hasOwn(measures, format) ? measures[format] : undefined,
    )
    .find(Boolean);
}

/** Whether every form of a quantity becomes a number: bare numbers may stand beside texts. */
function isOnlyNumbers(shape: Shape): boolean {
  return branchesOf(shape).every(
    (branch) =>
      unitOf(branch) !== undefined ||
      typesOf(branch).every((type) => type === "integer" || type === "number"),
  );
}

/** The name of a member in records: that of a quantity, or of several, ends with its unit. */
export function recordName(name: string, shape: Shape): string {
  const inner = branchesOf(shape).flatMap((branch) => itemsOf(branch) ?? restOf(branch) ?? []);
  const unit = [shape, ...inner].map(unitOf).find(Boolean);
  return unit ? `${name}_${unit.recorded}` : name;
}

/** Whether players read the text; records have the text itself. */
export function isText(shape: Shape): boolean {
  return follow(shape)["x-text"] === true;
}

/**
 * The bundle of records.
 * @param id the shape of their ids; nothing if they have none
 */
export function resolvedBundle(
  kind: string,
  title: string,
  { root, definitions }: Bundle,
  id?: Shape | "",
): Bundle {
  const record: Shape = { ...resolvedShape(root), title };
  if (id) {
    const { description = "The id." } = id;
    const own: Shape = { description, type: "string", "x-ref": kind };
    Object.assign(record, {
      properties: { id: own, ...record.properties },
      required: ["id", ...(record.required ?? [])],
    });
  }
  const all = new Bundle({ root: record, definitions: mapMembers(definitions, resolvedShape) });
  const used = new Set<Shape>();
  reaches(record, () => false, used);
  const isUsed = ([, shape]: readonly [string, Shape]): boolean => used.has(shape);
  const parts = Object.fromEntries(Object.entries(all.definitions).filter(isUsed));
  return new Bundle({ root: record, definitions: parts });
}

/** What game code needs to know of a value; what only authors are told is left out. */
const kept = [
  ...["description", "type", "enum", "const", "x-ref", "x-ref-list", "$ref"],
  ...["minItems", "maxItems", "additionalItems", "additionalProperties"],
  ...["properties", "items", "propertyNames", "anyOf"],
];

function resolvedShape(shape: Shape): Shape {
  const { description } = shape;
  const words = description === undefined ? {} : { description };
  if (isText(shape)) return { ...words, type: "string" };
  const unit = unitOf(shape);
  if (unit && isOnlyNumbers(shape)) {
    const whole =
      unit !== measures["mass"] && branchesOf(shape).every(({ type }) => type !== "number");
    return { ...words, type: whole ? "integer" : "number" };
  }
  const names = Object.keys(shape).filter((name) => kept.includes(name));
  const { properties, ...rest } = Object.fromEntries(
    names.map((name) => [name, shape[name as keyof Shape]]),
  ) as Shape;
  const inside = mapChildren(rest, resolvedShape);
  if (!properties) return inside;
  const required = Object.keys(properties).filter(
    (name) =>
      shape.required?.includes(name) === true ||
      followed(properties[name] ?? {}).default !== undefined,
  );
  const nameOf = (name: string): string => recordName(name, properties[name] ?? {});
  const members = Object.entries(properties).map(([name, property]): [string, Shape] => {
    const other = nameOf(name);
    const { description: words } = followed(property);
    const described = words === undefined ? {} : { description: words };
    const from = other === name ? {} : { "x-from": name };
    return [other, { ...described, ...resolvedShape(property), ...from }];
  });
  return {
    ...inside,
    properties: Object.fromEntries(members),
    ...(required.length > 0 && { required: required.map(nameOf) }),
  };
}
