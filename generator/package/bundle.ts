/**
 * Second part of `npm run build`: the compiler in a few files instead of some two hundred. Loading modules one by
 * one costs a command line more than parsing them. Packages stay outside; the runtime stays as it is, one file
 * an idea, so that a client's bundler takes only what is used. Declarations are TypeScript's own.
 */
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import { shapes } from "../compiled/shapes.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const out = join(root, "dist/generator");

for (const folder of ["dist/generator", "dist/templates"]) removeScripts(join(root, folder));

/** Text is read as JSON in a fraction of the time that the same values take as a program. */
const shapesAsJson: Plugin = {
  name: "shapes-as-json",
  setup: (bundle) => {
    bundle.onLoad({ filter: /compiled.shapes\.ts$/ }, () => ({
      contents: `export const shapes = JSON.parse(${JSON.stringify(JSON.stringify(shapes))});`,
    }));
  },
};

await build({
  absWorkingDir: root,
  entryPoints: [
    "generator/cli.ts",
    "generator/index.ts",
    "generator/vite.ts",
    "generator/foreign/second-reader-thread.ts",
  ],
  outdir: out,
  // Flat: what a module finds beside itself (`import.meta.url`) is beside every chunk.
  entryNames: "[name]",
  chunkNames: "chunk-[name]-[hash]",
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node20.19",
  packages: "external",
  plugins: [shapesAsJson],
  // Reading the text of the compiler is a part of every run.
  minifyWhitespace: true,
  legalComments: "none",
  logLevel: "warning",
});

function removeScripts(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeScripts(path);
    else if (entry.name.endsWith(".js")) rmSync(path);
  }
}
