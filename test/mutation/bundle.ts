/** A test file with all that it imports of ours as one module, which is loaded anew for each mutant. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";

export async function bundleTest(tree: string, test: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(tree, test)],
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    conditions: ["defwright-source"],
    define: { "import.meta.hot": "undefined" },
    plugins: [ownModules(tree)],
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}

/** Modules of the project by its own name, each with the place that it has in the tree. */
function ownModules(tree: string): Plugin {
  const { exports } = JSON.parse(readFileSync(join(tree, "package.json"), "utf8")) as {
    readonly exports: Readonly<Record<string, { readonly "defwright-source"?: string }>>;
  };
  return {
    name: "own-modules",
    setup: (bundling) => {
      bundling.onResolve({ filter: /^defwright(\/|$)/ }, ({ path }) => {
        const source = exports[`.${path.slice("defwright".length)}`]?.["defwright-source"];
        return source === undefined ? undefined : { path: join(tree, source) };
      });
      bundling.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const text = readFileSync(path, "utf8");
        const url = JSON.stringify(pathToFileURL(path).href);
        return { contents: text.replaceAll(/\bimport\.meta\.url\b/gu, url), loader: "ts" };
      });
    },
  };
}
