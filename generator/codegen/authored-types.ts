/**
 * TypeScript types of what an author may write, from the definition schemas: the layered value of a definition whose
 * shape was validated. They are aliases, not interfaces, so that a value of such a type is also a `JsonObject`. They
 * are for the compiler's own code; descriptions of members are in the schemas.
 */
import { isList } from "../json/containers.ts";
import { pascalCase } from "../../templates/names.ts";
import type { ShapeTable } from "../schema/link-shapes.ts";
import type { JsonType, Shape } from "../schema/shape.ts";

/** The text of `compiled/authored-types.ts`, without its header. */
export function authoredTypesModule({ parts, kinds }: ShapeTable): string {
  const types = new Map<string, string>();
  const authored: string[] = [];
  const complete: string[] = [];
  for (const [kind, { definition, definitions, required }] of Object.entries(kinds)) {
    const printing: TypePrinting = {
      named: ({ $ref }) => {
        if ($ref === undefined) return undefined;
        const key = definitions[$ref.split("/").at(-1) ?? ""] ?? "";
        const part = parts[key];
        if (!part) throw new Error(`"${$ref}" names nothing`);
        return isNamed(part) ? typeName(key) : printInPlace(part, printing);
      },
    };
    for (const key of Object.values(definitions)) {
      const shape = parts[key];
      if (shape && isNamed(shape)) types.set(typeName(key), printInPlace(shape, printing));
    }
    types.set(typeName(kind), printInPlace(definition, printing));
    authored.push(`readonly ${kind}: ${typeName(kind)};`);
    complete.push(`readonly ${kind}: ${completeType(typeName(kind), required)};`);
  }
  const declarations = [...types].map(([name, text]) => `export type ${name} = ${text};\n`);
  const used = ["Json", "JsonArray", "JsonObject"].filter((name) =>
    declarations.some((each) => new RegExp(`\\b${name}\\b`, "u").test(each)),
  );
  return (
    `import type { ${used.join(", ")} } from "../model/json.ts";\n` +
    `import type { BuiltInKind } from "../model/kind-names.ts";\n\n` +
    `/** What an object of each kind may say. */\n` +
    `interface AuthoredValues {\n${authored.join("\n")}\n}\n` +
    `export type Authored<K extends BuiltInKind> = AuthoredValues[K];\n\n` +
    `/** The same with what is mandatory: what a definition says once layering is done. */\n` +
    `interface CompleteValues {\n${complete.join("\n")}\n}\n` +
    `export type Complete<K extends BuiltInKind> = CompleteValues[K];\n\n` +
    declarations.join("\n")
  );
}

function typeName(key: string): string {
  return `Authored${pascalCase(key.replaceAll("-", "_"))}`;
}

/** `id` is not required: ids may be written in other members, and definitions have them beside the value. */
function completeType(type: string, required: readonly string[]): string {
  const members = required.filter((member) => member !== "id").map((each) => JSON.stringify(each));
  return members.length === 0 ? type : `${type} & Required<Pick<${type}, ${members.join(" | ")}>>`;
}

/** Plain strings, numbers and the like are written inline. */
function isNamed(shape: Shape): boolean {
  return shape.anyOf !== undefined || shape.type === "object" || shape.type === "array";
}

interface TypePrinting {
  /** The type of a shape that is not spelled out in place, such as one that is declared under a name. */
  readonly named: (shape: Shape) => string | undefined;
}

function printType(shape: Shape, printing: TypePrinting): string {
  return printing.named(shape) ?? printInPlace(shape, printing);
}

/** Spells the shape itself out, also if it has a name. */
function printInPlace(shape: Shape, printing: TypePrinting): string {
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
  const { properties = {}, required = [], additionalProperties } = shape;
  const members = Object.entries(properties).map(
    ([name, member]) =>
      `readonly ${JSON.stringify(name)}${required.includes(name) ? "" : "?"}: ${printType(member, printing)};`,
  );
  if (members.length > 0) return `{\n${members.join("\n")}\n}`;
  return typeof additionalProperties === "object"
    ? `Readonly<Record<string, ${printType(additionalProperties, printing)}>>`
    : "JsonObject";
}

function list({ items, minItems = 0 }: Shape, printing: TypePrinting): string {
  if (items === undefined) return "JsonArray";
  if (!isList(items)) return `readonly (${printType(items, printing)})[]`;
  const elements = items.map((item) => printType(item, printing));
  const [certain, others] = [elements.slice(0, minItems), elements.slice(minItems)];
  // An optional element could be `undefined`, which JSON does not have.
  if (new Set(others).size === 1) {
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
