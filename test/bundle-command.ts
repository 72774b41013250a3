/** Bundles the command line, since a bundle starts several times faster than its sources. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

/**
 * Each module finds what stands beside it as if it were not bundled.
 * @param project folder of this project, or of a copy of it
 * @returns the words that start it
 */
export async function bundleCommand(
  project: string,
  folder: string,
): Promise<readonly [program: string, script: string]> {
  await build({
    entryPoints: [join(project, "generator/cli.ts")],
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
  return [process.execPath, join(folder, "cli.mjs")];
}
