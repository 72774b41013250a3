/**
 * TypeScript types of what an author may write, from the definition schemas: the layered value of a definition whose
 * shape was validated. They are aliases, not interfaces, so that a value of such a type is also a `JsonObject`. They
 * are for the compiler's own code; descriptions of members are in the schemas.
 */
import { pascalCase } from "../text/names.ts";
import type { ShapeTable } from "../schema/link-shapes.ts";
import type { Shape } from "../schema/shape.ts";
import { printInPlace, type TypePrinting } from "../print/type-printer.ts";

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
