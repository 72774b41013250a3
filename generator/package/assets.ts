/**
 * Last part of `npm run build`: adds what the compiler and the bundler do not put into `dist`, and the schemas that the
 * package exports for editors.
 */
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
  rmSync,
  rmdirSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { configurationSchema } from "../config/check-shape.ts";
import { bundlePage, pageFiles } from "../explore/page-code.ts";
import { collectTexts } from "../explain/code-texts.ts";
import { inlined } from "./inlined.ts";
import { licenceTexts } from "../disk/licence-texts.ts";
import { contentSchema } from "../editor-schema/content-schema.ts";
import { builtInFormat } from "../kinds/project-kinds.ts";
import { publishedSchema } from "../kinds/own/schema-file.ts";
import ts from "typescript";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Modules find it in their own folder, and `bundle.ts` puts every module into `dist/generator`. */
cpSync(
  join(root, "generator/config/config.schema.json"),
  join(root, "dist/generator/config.schema.json"),
);
for (const name of readdirSync(join(root, "generator/compiled"))) {
  if (name.endsWith(".d.ts")) {
    cpSync(join(root, "generator/compiled", name), join(root, "dist/generator/compiled", name));
  }
}

const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
};
keepReachableDeclarations(
  join(root, "dist"),
  Object.values(exports).flatMap((each) =>
    typeof each === "string" ? [] : [join(root, each.types)],
  ),
);

const folders = inlined.map((name) => [name, join(root, "node_modules", name)] as const);
writeFileSync(join(root, "dist/third-party-licences.txt"), licenceTexts(folders));

const texts = JSON.stringify([...collectTexts(root)]);
writeFileSync(join(root, "dist/generator/code-texts.json"), `${texts}\n`);

const { script, style } = await bundlePage();
[script, style].forEach((text, index) => {
  writeFileSync(join(root, "dist/generator", pageFiles[index] ?? ""), text);
});

const schemas = {
  "config.schema.json": configurationSchema(),
  "content.schema.json": contentSchema(builtInFormat()),
  "kind.schema.json": publishedSchema(),
};
mkdirSync(join(root, "schema"), { recursive: true });
for (const [name, schema] of Object.entries(schemas)) {
  // Read by editors alone.
  writeFileSync(join(root, "schema", name), `${JSON.stringify(schema)}\n`);
}

/** @param folder Absolute path of the built modules; declarations that none of the entries reach are removed. */
function keepReachableDeclarations(folder: string, entries: readonly string[]): void {
  const reached = new Set(entries);
  for (const file of reached) {
    for (const { fileName } of ts.preProcessFile(readFileSync(file, "utf8")).importedFiles) {
      if (fileName.startsWith(".")) {
        reached.add(resolve(file, "..", fileName).replace(/\.[jt]s$/u, ".d.ts"));
      }
    }
  }
  removeOthers(folder, reached);
}

function removeOthers(folder: string, kept: ReadonlySet<string>): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeOthers(path, kept);
    else if (entry.name.endsWith(".d.ts") && !kept.has(path)) rmSync(path);
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
