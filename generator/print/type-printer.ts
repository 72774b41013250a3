/** Prints shapes as TypeScript types, one member per line; long lines are not broken. */
import { isList } from "../json/containers.ts";
import { printName } from "./print-key.ts";
import type { JsonType, Shape } from "../schema/shape.ts";

export interface TypePrinting {
  /** The type of a shape that is not spelled out in place, such as one that is declared under a name. */
  readonly named: (shape: Shape) => string | undefined;
  /** The comment before a member. */
  readonly about?: (member: Shape) => string;
  /** Whether the type of a list says that it has at least one entry. */
  readonly nonEmpty?: boolean;
}

export function printType(shape: Shape, printing: TypePrinting): string {
  return printing.named(shape) ?? printInPlace(shape, printing);
}

/** Spells the shape itself out, also if it has a name. */
export function printInPlace(shape: Shape, printing: TypePrinting): string {
  if (shape.anyOf) return union(shape.anyOf.map((branch) => printType(branch, printing)));
  const words = shape.const === undefined ? shape.enum : [shape.const];
  if (words) return union(words.map((word) => JSON.stringify(word)));
  if (shape.type === undefined) return "Json";
  return union([shape.type].flat().map((type) => ofType(type, shape, printing)));
}

function ofType(type: JsonType, shape: Shape, printing: TypePrinting): string {
  switch (type) {
    case "array":
      return list(shape, printing);
    case "object":
      return object(shape, printing);
    case "integer":
      return "number";
    default:
      return type;
  }
}

/** If the shape allows members with other names, they all have one type; comments have none. */
function object(shape: Shape, printing: TypePrinting): string {
  const { properties = {}, required = [], additionalProperties, propertyNames } = shape;
  const members = Object.entries(properties).map(
    ([name, member]) =>
      `${printing.about?.(member) ?? ""}  readonly ${printName(name)}${required.includes(name) ? "" : "?"}: ${printType(member, printing).replaceAll("\n", "\n  ")};`,
  );
  if (members.length > 0) return `{\n${members.join("\n")}\n}`;
  if (typeof additionalProperties !== "object") return "JsonObject";
  const names = (propertyNames && printing.named(propertyNames)) ?? "string";
  return `Readonly<Record<${names}, ${printType(additionalProperties, printing)}>>`;
}

function list({ items, minItems = 0, additionalItems }: Shape, printing: TypePrinting): string {
  if (items === undefined) return "JsonArray";
  if (!isList(items)) {
    const each = printType(items, printing);
    const isNonEmpty = printing.nonEmpty === true && minItems > 0;
    const list = `${/^[\w."]+$/u.test(each) ? each : `(${each})`}[]`;
    return isNonEmpty ? `readonly [${each}, ...${list}]` : `readonly ${list}`;
  }
  const elements = items.map((item) => printType(item, printing));
  const [certain, others] = [elements.slice(0, minItems), elements.slice(minItems)];
  // An optional element could be `undefined`, which JSON does not have.
  if (additionalItems !== false && new Set(others).size === 1) {
    return `readonly [${[...certain, `...(${others[0] ?? ""})[]`].join(", ")}]`;
  }
  return union(
    [...others.keys(), others.length].map(
      (length) => `readonly [${elements.slice(0, certain.length + length).join(", ")}]`,
    ),
  );
}

/** Word literals are dropped where any string is allowed. */
function union(types: readonly string[]): string {
  const some = types.includes("string") ? types.filter((type) => !type.startsWith('"')) : types;
  return [...new Set(some)].join(" | ");
}
