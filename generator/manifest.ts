/**
 * `manifest.json` in the output: what went in, what came out, by hash. It lets an unchanged build end early and
 * tells which modules are ours. Sorted, relative, without time.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { EmittedModule } from "./emit.ts";

export const manifestName = "manifest.json";

export interface Manifest {
  readonly manifestVersion: 1;
  readonly tool: string;
  /** Hash of everything in the configuration that reaches the output. */
  readonly configuration: string;
  readonly counts: Readonly<Record<string, number>>;
  /** What the build reported, by severity. */
  readonly diagnostics: { readonly warnings: number; readonly notes: number };
  readonly inputs: readonly { readonly path: string; readonly sha256: string }[];
  readonly outputs: readonly { readonly path: string; readonly sha256: string }[];
}

export function sha256(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

export function manifestModule(
  facts: Omit<Manifest, "manifestVersion" | "outputs">,
  modules: readonly EmittedModule[],
): EmittedModule {
  const manifest: Manifest = {
    manifestVersion: 1,
    ...facts,
    outputs: modules.map(({ path, text }) => ({ path, sha256: sha256(text) })),
  };
  return { path: manifestName, text: `${printManifest(manifest)}\n` };
}

/** One line per input and output, so that a review shows what changed. */
function printManifest({ inputs, outputs, ...rest }: Manifest): string {
  const files = (list: readonly object[]): string =>
    list.length === 0
      ? "[]"
      : `[\n${list.map((each) => `    ${JSON.stringify(each)}`).join(",\n")}\n  ]`;
  const head = JSON.stringify(rest, undefined, 2).replace(/\n\}$/u, "");
  return `${head},\n  "inputs": ${files(inputs)},\n  "outputs": ${files(outputs)}\n}`;
}

/** The manifest of an earlier build, or `undefined` where there is none that can be read. */
export function readManifest(out: string): Manifest | undefined {
  const file = join(out, manifestName);
  if (!existsSync(file)) return undefined;
  try {
    const manifest = JSON.parse(readFileSync(file, "utf8")) as Partial<Manifest>;
    return manifest.manifestVersion === 1 &&
      isFileList(manifest.inputs) &&
      isFileList(manifest.outputs) &&
      manifest.outputs.every(({ path }) => isBelow(path))
      ? (manifest as Manifest)
      : undefined;
  } catch {
    return undefined;
  }
}

function isFileList(list: unknown): list is Manifest["inputs"] {
  return (
    Array.isArray(list) &&
    list.every((each: { path?: unknown; sha256?: unknown } | null) => {
      return typeof each?.path === "string" && typeof each.sha256 === "string";
    })
  );
}

/** Outputs are removed by this list, so a path in it must not lead out of the output folder. */
function isBelow(path: string): boolean {
  return !/^[\\/]|^[A-Za-z]:|(?:^|[\\/])\.\.(?:[\\/]|$)/u.test(path);
}
