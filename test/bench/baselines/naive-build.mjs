// Baseline: the first build script one would write. Parse everything, validate our kinds with Ajv compiled at
// start, print each kind as one constant, format it with one prettier call, write it. No references are checked.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { format } from "prettier";

const [out, ...packs] = process.argv.slice(2);
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

const ajv = new Ajv({ allErrors: true });
const validate = ajv.compile({
  type: "object",
  required: ["type"],
  properties: { type: { enum: kinds }, id: { type: "string" }, result: { type: "string" } },
});
mkdirSync(out, { recursive: true });
for (const [kind, objects] of byKind) {
  for (const object of objects) if (!validate(object)) throw new Error(ajv.errorsText());
  const table = Object.fromEntries(
    objects.map((object, index) => [object.id ?? object.result ?? String(index), object]),
  );
  const text = `export const ${kind} = ${JSON.stringify(table)} as const;\n`;
  writeFileSync(join(out, `${kind}.ts`), await format(text, { parser: "typescript" }));
}
