/** A game's project in a temporary folder: our content compiled into it, and defwright installed by a link. */
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as Generated from "../../generated/index.ts";
import { build, loadSettings } from "../../generator/index.ts";
import { projectFolder } from "../project-folder.ts";
import { root } from "../root.ts";

export type Content = typeof Generated;

/** The strictest flags a client may set; declarations and generated modules are checked as well. */
const compilerOptions = {
  target: "es2022",
  lib: ["es2023"],
  module: "nodenext",
  moduleDetection: "force",
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noImplicitOverride: true,
  noPropertyAccessFromIndexSignature: true,
  noFallthroughCasesInSwitch: true,
  noImplicitReturns: true,
  noUncheckedSideEffectImports: true,
  isolatedModules: true,
  isolatedDeclarations: true,
  declaration: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  rewriteRelativeImportExtensions: true,
  customConditions: ["defwright-source"],
  skipLibCheck: false,
  skipDefaultLibCheck: true,
  noEmit: true,
};

/** @param files Path -> text of the client's own modules, or a value that is written as JSON. */
export function clientProject(files: Readonly<Record<string, unknown>> = {}): string {
  const folder = projectFolder({
    "package.json": { name: "client", private: true, type: "module" },
    "tsconfig.json": { compilerOptions, include: ["**/*.ts"] },
    "node_modules/README": "Where defwright is installed.",
    ...files,
  });
  symlinkSync(root, join(folder, "node_modules/defwright"), "junction");
  return folder;
}

/** Compiles packs into the client's folder `generated`; errors in them fail the test. */
export async function generate(
  folder: string,
  packs: readonly string[] = ["core", "mods/night-mail", "mods/terrace-year"].map((name) =>
    join(root, "content", name),
  ),
  shape: "literal" | "packed" = "literal",
): Promise<void> {
  const { settings, problems } = await loadSettings({
    workingDirectory: folder,
    overrides: { packs, out: "generated", shape },
  });
  if (settings === undefined) throw new Error(problems.map(({ message }) => message).join("\n"));
  const { compilation } = build(settings);
  if (compilation?.failed !== false) {
    const messages = (compilation?.diagnostics ?? []).map(({ message }) => message);
    throw new Error(`the content has errors\n${messages.join("\n")}`);
  }
}

/** Loads the generated modules of a client. */
export async function loadContent(folder: string): Promise<Content> {
  return (await import(pathToFileURL(join(folder, "generated/index.ts")).href)) as Content;
}
