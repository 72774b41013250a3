// Baseline: the build script one would write from what npm offers. Parse everything, validate our kinds with Ajv
// against their schema, let json-schema-to-typescript write the types, let ts-morph make and save one source file a
// kind, and prettier format it. No references are checked, and nothing is layered or resolved.
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { compile } from "json-schema-to-typescript";
import { format } from "prettier";
import { Project, VariableDeclarationKind } from "ts-morph";

const [schemaFile, out, ...packs] = process.argv.slice(2);
const kinds = [
  "profession",
  "profession_item_substitutions",
  "furniture",
  "terrain",
  "recipe",
  "uncraft",
];
const byKind = new Map(kinds.map((kind) => [kind, []]));
function walk(directory) {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) walk(path);
    else if (entry.name.endsWith(".json")) {
      const value = JSON.parse(readFileSync(path, "utf8"));
      for (const object of Array.isArray(value) ? value : [value]) {
        byKind.get(object.type)?.push(object);
      }
    }
  }
}
for (const directory of packs) walk(directory);

const schema = JSON.parse(readFileSync(schemaFile, "utf8"));
const ajv = new Ajv({ allErrors: true, strict: false, logger: false });
ajv.addSchema(schema, "content");

mkdirSync(out, { recursive: true });
const project = new Project();
async function save(name, text) {
  const file = project.createSourceFile(join(out, `${name}.ts`), text, { overwrite: true });
  await file.save();
}
async function formatted(text) {
  return await format(text, { parser: "typescript" });
}

const types = await compile(schema, "Content", {
  additionalProperties: false,
  format: false,
  unreachableDefinitions: true,
});
await save("types", await formatted(types));

function keyOf({ id, abstract, result, id_suffix: suffix }, index) {
  return id ?? abstract ?? (suffix ? `${result}_${suffix}` : result) ?? String(index);
}

let mistakes = 0;
for (const [kind, objects] of byKind) {
  const validate = ajv.getSchema(`content#/definitions/${kind}`);
  for (const object of objects) if (!validate(object)) mistakes += validate.errors.length;
  const table = Object.fromEntries(objects.map((object, index) => [keyOf(object, index), object]));
  const file = project.createSourceFile("draft.ts", "", { overwrite: true });
  file.addVariableStatement({
    isExported: true,
    declarationKind: VariableDeclarationKind.Const,
    declarations: [{ name: kind, initializer: `${JSON.stringify(table)} as const` }],
  });
  await save(kind, await formatted(file.getFullText()));
}
process.stderr.write(`${String(mistakes)} mistakes\n`);
