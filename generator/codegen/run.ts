/**
 * `npm run codegen`: from the schemas in `generator/kinds` to what defwright runs with: the
 * shapes its walks read, and the text of the `types.ts` that every build emits. Besides, what reads through files is
 * compiled to WebAssembly, and the files of the diagnostic codes are listed. With `--check` it writes nothing and fails where a file is not current.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { format } from "prettier";
import { kindNames } from "../model/kind-names.ts";
import { authorSchema, type AuthorSchema } from "./author-schema.ts";
import { codeLists } from "./code-lists.ts";
import { bundleSchema, type Bundle } from "./bundle-schema.ts";
import { authoredTypesModule } from "./authored-types.ts";
import { shareDefinitions } from "./share-definitions.ts";
import type { ShapeTable } from "../schema/link-shapes.ts";
import { describeResolved } from "./describe-resolved.ts";
import { collectResolved, interfacesText } from "./interfaces.ts";
import { scannerModule } from "./scanner.ts";
import { tableShapesModule } from "./table-shapes.ts";

const kindsFolder = fileURLToPath(new URL("../kinds", import.meta.url));
const compiledFolder = fileURLToPath(new URL("../compiled", import.meta.url));
const header = `// @generated from generator/kinds by "npm run codegen"; do not edit.\n`;
const codesFolder = fileURLToPath(new URL("../diagnostics/codes", import.meta.url));
const listHeader = header.replace("kinds", "diagnostics/codes");
const scannerHeader = header.replace("kinds", "read/prescan/assembly");

async function outputs(): Promise<Map<string, string>> {
  const authored = new Map<string, AuthorSchema>();
  const resolved = new Map<string, Bundle>();
  for (const kind of kindNames) {
    const file = join(kindsFolder, kind, "definition.schema.json");
    const bundle = bundleSchema(file, kind, { comments: true });
    authored.set(kind, authorSchema(bundle));
    const records = bundleSchema(join(kindsFolder, kind, "resolved.schema.json"), kind, {
      comments: false,
    });
    resolved.set(kind, describeResolved(records, bundle));
  }
  const table = shareDefinitions(authored, resolved);
  // Requirements are inlined into recipes and never become modules.
  const emitted = new Map([...resolved].filter(([kind]) => kind !== "requirement"));
  const types = await interfacesText(collectResolved(emitted));
  return new Map([
    ["shape-table.ts", await shapeTableModule(table)],
    ["shapes.ts", await shapesModule()],
    ["authored-types.ts", header + (await authoredTypesModule(table))],
    ["table-shapes.ts", header + (await tableShapesModule())],
    ["scanner.ts", scannerHeader + scannerModule()],
    [
      "types-text.ts",
      `${header}\n/** The interfaces of \`types.ts\`: records as game code reads them. */\n` +
        `export const typesText: string = ${lines(types.records)};\n` +
        `\n/** The interfaces of \`data-types.ts\`: records as generated data spells them. */\n` +
        `export const dataTypesText: string = ${lines(types.data)};\n` +
        `\n/** Names that \`data-types.ts\` takes from \`types.ts\`. */\n` +
        `export const sharedTypes: readonly string[] = ${JSON.stringify(types.shared)};\n`,
    ],
    ...[...codeLists(codesFolder)].map(
      ([path, list]) => [`../${path}`, listHeader + list] as const,
    ),
  ]);
}

function shapeTableModule(table: ShapeTable): Promise<string> {
  return formatted(
    `${header}import type { KindName } from "../model/kind-names.ts";\n` +
      `import type { ShapeTable } from "../schema/link-shapes.ts";\n\n` +
      `export const shapeTable: ShapeTable<KindName> = ${JSON.stringify(table)};\n`,
  );
}

function shapesModule(): Promise<string> {
  const entries = kindNames.map((kind) => `${kind}: linkShapes(parts, kinds.${kind}),`);
  return formatted(
    `${header}import type { KindName } from "../model/kind-names.ts";\n` +
      `import type { KindShapes } from "../schema/kind-shapes.ts";\n` +
      `import { linkShapes } from "../schema/link-shapes.ts";\n` +
      `import { shapeTable } from "./shape-table.ts";\n\n` +
      `const { parts, kinds } = shapeTable;\n\n` +
      `export const shapes: Readonly<Record<KindName, KindShapes>> = {\n${entries.join("\n")}\n};\n`,
  );
}

function formatted(text: string): Promise<string> {
  return format(text, { parser: "typescript", printWidth: 100 });
}

function lines(text: string): string {
  const each = text.trimEnd().split("\n");
  return `[\n${each.map((line) => `  ${JSON.stringify(line)},\n`).join("")}].join("\\n")`;
}

const checking = process.argv.includes("--check");
const stale: string[] = [];
mkdirSync(compiledFolder, { recursive: true });
for (const [name, text] of await outputs()) {
  const path = join(compiledFolder, name);
  const current = existsSync(path) ? readFileSync(path, "utf8") : undefined;
  if (current === text) continue;
  stale.push(name);
  if (!checking) writeFileSync(path, text);
}
if (checking && stale.length > 0) {
  console.error(`not current: ${stale.join(", ")} – run "npm run codegen"`);
  process.exitCode = 3;
} else {
  console.error(stale.length === 0 ? "codegen: current" : `codegen: wrote ${stale.join(", ")}`);
}
