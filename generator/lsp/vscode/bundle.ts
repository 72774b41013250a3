/**
 * Bundles the extension into one script for each edition of the editor, with all its imports except the editor's own
 * module; and the language server as the worker that the edition in a browser starts.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown, type InputOptions, type OutputOptions } from "rolldown";
import { configurationSchema } from "../../config/check-shape.ts";
import { version } from "../../disk/version.ts";
import { collectTexts } from "../../explain/code-texts.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const web = join(root, "generator/lsp/web");

export interface BundledScript {
  readonly code: string;
  /** Paths of the modules that it contains. */
  readonly modules: readonly string[];
}

/** The script for the edition on a desktop, or for the one in a browser. */
export function bundleExtension(
  edition: "desktop" | "browser" = "desktop",
): Promise<BundledScript> {
  const isDesktop = edition === "desktop";
  return bundled(
    {
      input: join(root, `generator/lsp/vscode/${isDesktop ? "extension" : "extension-web"}.ts`),
      platform: isDesktop ? "node" : "browser",
      external: ["vscode"],
    },
    { format: "cjs" },
  );
}

/** What stands in the place of Node's modules in a browser. */
const standIns: Readonly<Record<string, string>> = {
  fs: join(web, "fs.ts"),
  path: "path-browserify",
  url: join(web, "url.ts"),
  buffer: join(web, "buffer.ts"),
  os: join(web, "process.ts"),
  module: join(web, "process.ts"),
};

/** Modules of ours that need what no browser has, and those that do the same for it. */
const replaced: readonly (readonly [RegExp, string])[] = [
  [/disk.sha256\.ts$/u, "sha256.ts"],
  [/watch.chokidar-events\.ts$/u, "file-events.ts"],
  [/config.run-module\.ts$/u, "run-module.ts"],
];

export function bundleServer(): Promise<BundledScript> {
  const packaged = {
    "/.defwright/package.json": JSON.stringify({ name: "defwright", version }),
    "/.defwright/dist/code-texts.json": JSON.stringify([...collectTexts(root)]),
    "/.defwright/dist/config.schema.json": JSON.stringify(configurationSchema()),
  };
  return bundled(
    {
      input: join(web, "worker.ts"),
      platform: "browser",
      resolve: {
        alias: Object.fromEntries(
          Object.entries(standIns).flatMap(([name, path]) => [
            [name, path],
            [`node:${name}`, path],
          ]),
        ),
      },
      plugins: replaced.map(([id, file]) => ({
        name: `in-the-place-of-${file}`,
        load: {
          filter: { id },
          handler: () => `export * from ${JSON.stringify(join(web, file))};`,
        },
      })),
      transform: {
        target: "es2022",
        // Every module finds what is packaged beside it.
        define: {
          "import.meta.url": '"file:///.defwright/dist/server.js"',
          packaged: JSON.stringify(packaged),
        },
        inject: {
          Buffer: [join(web, "buffer.ts"), "Buffer"],
          process: [join(web, "process.ts"), "process"],
        },
      },
    },
    { format: "iife" },
  );
}

async function bundled(input: InputOptions, output: OutputOptions): Promise<BundledScript> {
  const bundle = await rolldown({ cwd: root, ...input });
  const { output: files } = await bundle.generate({
    minify: true,
    codeSplitting: false,
    ...output,
  });
  await bundle.close();
  const [{ code, moduleIds }] = files;
  return { code, modules: moduleIds };
}
