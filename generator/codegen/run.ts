/**
 * `npm run codegen`: generates what defwright runs with from the kinds in `model/kind-names.ts` and their schemas in
 * `generator/kinds`: the registry of kinds, the shapes that its walks read, types of what authors write, and the text
 * of the `types.ts` that every build emits. It also compiles the prescan of files to WebAssembly. With
 * `--check` it writes nothing and fails if a file is not current.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { format } from "prettier";
import { builtInKinds } from "../model/kind-names.ts";
import { authoredTypesModule } from "./authored-types.ts";
import { authorSchema } from "../schema/author-schema.ts";
import { bundleSchema, describeResolved } from "../schema/bundle-schema.ts";
import { interfacesText } from "../print/interfaces.ts";
import { scannerModule } from "./scanner.ts";
import { schemaFiles as files } from "./schema-files.ts";
import { playRules } from "../../runtime/tables/dialect.ts";
import { collectProse } from "../explain/code-texts.ts";
import {
  codeMeaningsModule,
  dialectsModule,
  kindSchemaModule,
  ownKindsModule,
  shapesModule,
  shapeTableModule,
  typesTextModule,
} from "./compiled-modules.ts";
import { shareDefinitions } from "./share-definitions.ts";
import type { KindShapes } from "../schema/link-shapes.ts";
import { camelCase } from "../text/names.ts";

const generatorFolder = fileURLToPath(new URL("..", import.meta.url));
const checking = process.argv.includes("--check");
const stale: string[] = [];

const shapes = new Map(
  builtInKinds.map((kind): [string, KindShapes] => {
    const folder = join(generatorFolder, "kinds", kind);
    const written = { kind, files, remarks: true };
    const bundle = bundleSchema(join(folder, "definition.schema.json"), written);
    const recorded = { kind, files, remarks: false };
    const records = bundleSchema(join(folder, "resolved.schema.json"), recorded);
    return [kind, { ...authorSchema(bundle), resolved: describeResolved(records, bundle) }];
  }),
);
const dialects = Object.keys(playRules).map((name): [string, unknown] => [
  name,
  JSON.parse(readFileSync(join(generatorFolder, "dialects", `${name}.json`), "utf8")),
]);
await bring("compiled/dialects.ts", dialectsModule(Object.fromEntries(dialects)), "dialects");
const meanings = collectProse(generatorFolder).map(
  ([code, { meaning }]) => [code, meaning] as const,
);
await bring("compiled/code-meanings.ts", codeMeaningsModule(meanings), "diagnostics/codes");
const table = shareDefinitions(shapes);
await bring("compiled/shape-table.ts", shapeTableModule(table));
await bring("compiled/shapes.ts", shapesModule());
await bring("compiled/own-kinds.ts", ownKindsModule(join(generatorFolder, "kinds"), files));
await bring("compiled/kind-schema.ts", kindSchemaModule(join(generatorFolder, "kinds"), files));
await bring("compiled/authored-types.ts", authoredTypesModule(table));
await bring("kinds/registry.ts", registryModule(), "model/kind-names.ts");

// Each kind declares its own output; the registry is imported only now, so that it contains new kinds.
const { builtIn } = await import("../kinds/registry.ts");
const emitted = [...shapes].filter(([name]) => builtIn.find((each) => each.name === name)?.output);
const texts = interfacesText(
  new Map(emitted.map(([kind, { resolved: bundle }]) => [kind, bundle])),
);
const types = {
  ...texts,
  records: await format(texts.records, { parser: "typescript" }),
  data: await format(texts.data, { parser: "typescript" }),
};
await bring("compiled/types-text.ts", typesTextModule(types));
await bring("compiled/scanner.ts", scannerModule(), "read/prescan/assembly");

if (checking && stale.length > 0) {
  console.error(`not current: ${stale.join(", ")} – run "npm run codegen"`);
  process.exitCode = 3;
} else {
  console.error(stale.length === 0 ? "codegen: current" : `codegen: wrote ${stale.join(", ")}`);
}

/**
 * Writes a generated file if it is not current.
 * @param path below `generator`
 * @param source what it is generated from, for its header
 */
async function bring(path: string, text: string, source = "kinds"): Promise<void> {
  const file = join(generatorFolder, path);
  const header = `// @generated from generator/${source} by "npm run codegen"; do not edit.\n`;
  const whole = await format(header + text, { parser: "typescript", printWidth: 100 });
  const current = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  if (current === whole) return;
  stale.push(path);
  if (checking) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, whole);
}

/** The text of `kinds/registry.ts`: imports each kind from the module in its folder that bears its name. */
function registryModule(): string {
  const imports = builtInKinds.map(
    (kind) => `import { ${camelCase(kind)} } from "./${kind}/${kind}.ts";\n`,
  );
  const entries = builtInKinds.map(
    (kind) => `{ ...${camelCase(kind)}, types: ["${kind}"], shapes: shapes.${kind} },`,
  );
  return (
    `import { shapes } from "../compiled/shapes.ts";\n` +
    `import type { Kind } from "./kind.ts";\n${imports.join("")}\n` +
    `/** The built-in kinds, in the specification's order. */\n` +
    `export const builtIn: readonly Kind[] = [\n${entries.join("\n")}\n];\n`
  );
}
