/** The texts of the modules in `compiled/`, without their headers. */
import { join } from "node:path";
import { builtInKinds } from "../model/kind-names.ts";
import { bundleSchema, type SchemaFiles } from "../schema/bundle-schema.ts";
import type { ShapeTable } from "../schema/link-shapes.ts";
import type { InterfaceTexts } from "../print/interfaces.ts";

/** The text of `compiled/shape-table.ts`; packages contain the table as JSON (`package/bundle.ts`). */
export function shapeTableModule(table: ShapeTable): string {
  return (
    `import type { BuiltInKind } from "../model/kind-names.ts";\n` +
    `import type { ShapeTable } from "../schema/link-shapes.ts";\n\n` +
    `export const shapeTable: ShapeTable<BuiltInKind> = ${JSON.stringify(table)};\n`
  );
}

/** The text of `compiled/shapes.ts`. */
export function shapesModule(): string {
  const entries = builtInKinds.map((kind) => `${kind}: linkShapes(parts, kinds.${kind}),`);
  return (
    `import type { BuiltInKind } from "../model/kind-names.ts";\n` +
    `import type { KindShapes } from "../schema/link-shapes.ts";\n` +
    `import { linkShapes } from "../schema/link-shapes.ts";\n` +
    `import { shapeTable } from "./shape-table.ts";\n\n` +
    `const { parts, kinds } = shapeTable;\n\n` +
    `export const shapes: Readonly<Record<BuiltInKind, KindShapes>> = {\n${entries.join("\n")}\n};\n`
  );
}

/** The text of `compiled/own-kinds.ts`. */
export function ownKindsModule(folder: string, files: SchemaFiles): string {
  // No name of a kind has a hyphen, with which the definitions of its own begin beside these.
  const nameOf = (_path: string, definition: string): string => `layering-${definition}`;
  const layering = bundleSchema(join(folder, "parts/inheritance/definition.schema.json"), {
    ...{ kind: "", remarks: true, files: { ...files, nameOf } },
  });
  return (
    `import type { Definitions } from "../schema/shape.ts";\n\n` +
    `/** The members of every kind, for layering. */\n` +
    `export const layeringMembers: Definitions = ${JSON.stringify(layering.root.properties)};\n\n` +
    `/** The definitions to which they refer. */\n` +
    `export const layeringDefinitions: Definitions = ${JSON.stringify(layering.definitions)};\n`
  );
}

/** The text of `compiled/kind-schema.ts`, which only those load who read schemas of kinds. */
export function kindSchemaModule(folder: string, files: SchemaFiles): string {
  const ofKinds = bundleSchema(join(folder, "own/kind.schema.json"), {
    ...{ kind: "", remarks: true, files },
  });
  return (
    `import type { WrittenBundle } from "../schema/link-shapes.ts";\n\n` +
    `/** What a schema of a kind may say. */\n` +
    `export const kindSchema: WrittenBundle = ${JSON.stringify(ofKinds)};\n`
  );
}

/** The text of `compiled/types-text.ts`. */
export function typesTextModule({ records, data, shared, words }: InterfaceTexts): string {
  return (
    `\n/** The interfaces of \`types.ts\`: records as game code reads them. */\n` +
    `export const typesText: string = ${lines(records)};\n` +
    `\n/** The interfaces of \`data-types.ts\`: records as generated data spells them. */\n` +
    `export const dataTypesText: string = ${lines(data)};\n` +
    `\n/** Names that \`data-types.ts\` takes from \`types.ts\`. */\n` +
    `export const sharedTypes: readonly string[] = ${JSON.stringify(shared)};\n` +
    `\n/** Types of words that a dialect closes, which \`typesText\` leaves out. */\n` +
    `export const closedWords: Readonly<Record<string, { about: string; words: readonly string[] }>> = ${JSON.stringify(words)};\n`
  );
}

function lines(text: string): string {
  const each = text.trimEnd().split("\n");
  return `[\n${each.map((line) => `  ${JSON.stringify(line)},\n`).join("")}].join("\\n")`;
}

/** The text of `compiled/code-meanings.ts`. */
export function codeMeaningsModule(meanings: readonly (readonly [code: string, string])[]): string {
  return (
    `/** What each code means, in one line. */\n` +
    `export const codeMeanings: ReadonlyMap<string, string> = new Map(${JSON.stringify(meanings)});\n`
  );
}

/** The text of `compiled/dialects.ts`. */
export function dialectsModule(dialects: Readonly<Record<string, unknown>>): string {
  return (
    `import type { DialectName, WrittenDialect } from "../model/dialect.ts";\n\n` +
    `/** The dialects that defwright ships, as they are written. */\n` +
    `export const shippedDialects: Readonly<Record<DialectName, WrittenDialect<object>>> = ${JSON.stringify(dialects)};\n\n` +
    `export const dialectNames: readonly DialectName[] = ${JSON.stringify(Object.keys(dialects))};\n`
  );
}
