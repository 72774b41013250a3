/**
 * The command line as a program of its own, for tests that start it. It is bundled once for a process, since a bundle
 * starts several times faster than its sources; each module finds what stands beside it as if it were not.
 */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root } from "./root.ts";

const bundles = join(root, ".results");
mkdirSync(bundles, { recursive: true });
const folder = mkdtempSync(join(bundles, "command-"));
// Other users start it too.
chmodSync(folder, 0o755);
process.once("exit", () => {
  rmSync(folder, { recursive: true, force: true });
});
await build({
  entryPoints: [join(root, "generator/cli.ts")],
  bundle: true,
  splitting: true,
  packages: "external",
  platform: "node",
  format: "esm",
  target: "node20",
  conditions: ["defwright-source"],
  outdir: folder,
  outExtension: { ".js": ".mjs" },
  logLevel: "error",
  plugins: [
    {
      name: "own-address",
      setup: (bundling) => {
        bundling.onLoad({ filter: /\.ts$/ }, ({ path }) => {
          const address = JSON.stringify(pathToFileURL(path).href);
          const text = readFileSync(path, "utf8");
          return { contents: text.replaceAll("import.meta.url", address), loader: "ts" };
        });
      },
    },
  ],
});

/** Words that start it, to which those of a command are added. */
export const command: readonly [program: string, script: string] = [
  process.execPath,
  join(folder, "cli.mjs"),
];

/** The same for a shell. */
export const shellCommand: string = command.map((word) => `'${word}'`).join(" ");
