/** Bundles the extension into one script that contains all its imports except the editor's own module. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const root = fileURLToPath(new URL("../../..", import.meta.url));

export interface BundledExtension {
  readonly code: string;
  /** Paths of the modules that it contains. */
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
