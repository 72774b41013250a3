/**
 * `manifest.json` in the output: what went in, what came out, by hash. It lets an unchanged build end early and
 * lists which modules are ours. Sorted, relative, without time.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { emittedModule, type EmittedModule } from "../emit/emitted-module.ts";

export const manifestName = "manifest.json";

export interface Manifest {
  readonly manifestVersion: 1;
  readonly tool: string;
  /** Hash of everything in the configuration that reaches the output. */
  readonly configuration: string;
  readonly counts: Readonly<Record<string, number>>;
  /** What the build reported, by severity. */
  readonly diagnostics: { readonly warnings: number; readonly notes: number };
  readonly inputs: readonly ManifestFile[];
  readonly outputs: readonly ManifestFile[];
}

export interface ManifestFile {
  readonly path: string;
  readonly sha256: string;
}

/** The figures of a build that its manifest holds. */
export interface ManifestSummary {
  readonly counts: Manifest["counts"];
  readonly diagnostics: Manifest["diagnostics"];
  /** How many modules there are, `manifest.json` aside. */
  readonly outputs: number;
}

export function summaryOf({ counts, diagnostics, outputs }: Manifest): ManifestSummary {
  return { counts, diagnostics, outputs: outputs.length };
}

export function manifestModule(
  facts: Omit<Manifest, "manifestVersion" | "outputs">,
  modules: readonly EmittedModule[],
  entryOf: (module: EmittedModule) => ManifestFile,
): EmittedModule {
  const manifest: Manifest = {
    manifestVersion: 1,
    ...facts,
    outputs: modules.map(entryOf),
  };
  return emittedModule(manifestName, encoder.encode(`${printManifest(manifest)}\n`));
}

const encoder = new TextEncoder();

/** One line per input and output, so that a review shows what changed. */
function printManifest({ inputs, outputs, ...rest }: Manifest): string {
  const files = (list: readonly ManifestFile[]): string =>
    list.length === 0 ? "[]" : `[\n${list.map(lineOf).join(",\n")}\n  ]`;
  const head = JSON.stringify(rest, undefined, 2).replace(/\n\}$/u, "");
  return `${head},\n  "inputs": ${files(inputs)},\n  "outputs": ${files(outputs)}\n}`;
}

const lines = new WeakMap<ManifestFile, string>();

function lineOf(entry: ManifestFile): string {
  let line = lines.get(entry);
  if (line === undefined) lines.set(entry, (line = `    ${JSON.stringify(entry)}`));
  return line;
}

/** The manifest of an earlier build, or `undefined` where there is none that can be read. */
export function readManifest(out: string): Manifest | undefined {
  const file = join(out, manifestName);
  return existsSync(file) ? parseManifest(readFileSync(file, "utf8")) : undefined;
}

export function parseManifest(text: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(text) as Partial<Manifest>;
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
