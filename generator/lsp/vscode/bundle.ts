/** The extension's one script: what it imports is in it, the editor's own module aside. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const root = fileURLToPath(new URL("../../..", import.meta.url));

export interface BundledExtension {
  readonly code: string;
  /** Paths of the modules that went into it. */
  readonly modules: readonly string[];
}

export async function bundleExtension(): Promise<BundledExtension> {
  const bundle = await rolldown({
    cwd: root,
    input: join(root, "generator/lsp/vscode/extension.ts"),
    platform: "node",
    external: ["vscode"],
  });
  const { output } = await bundle.generate({ format: "cjs", minify: true, codeSplitting: false });
  await bundle.close();
  const [{ code, moduleIds }] = output;
  return { code, modules: moduleIds };
}
