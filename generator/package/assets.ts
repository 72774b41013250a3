/**
 * Second half of `npm run build`: what the compiler does not copy to `dist`, and the schemas that the package
 * exports for editors.
 */
import { cpSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { configurationSchema } from "../config/check-shape.ts";
import { contentSchema } from "./content-schema.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

function copy(path: string): void {
  cpSync(join(root, path), join(root, "dist", path), { recursive: true });
}

copy("generator/config/config.schema.json");
copy("generator/cli/starter");
for (const name of readdirSync(join(root, "generator/compiled"))) {
  if (extname(name) === ".js" || name.endsWith(".d.ts")) copy(`generator/compiled/${name}`);
}

const schemas = {
  "config.schema.json": configurationSchema(),
  "content.schema.json": contentSchema(),
};
mkdirSync(join(root, "schema"), { recursive: true });
for (const [name, schema] of Object.entries(schemas)) {
  writeFileSync(join(root, "schema", name), `${JSON.stringify(schema, undefined, 2)}\n`);
}
