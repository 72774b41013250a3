/**
 * `manifest.json` in the output: what went in and what came out, by hash. It lets an unchanged build end early and
 * lists which modules are ours. Sorted, with relative paths, without timestamps.
 */
import { sha256 } from "../disk/sha256.ts";
import { getOrInsert } from "../model/maps.ts";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Obstacle } from "../disk/obstacle.ts";
import { isModulePath, manifestName } from "../config/output-names.ts";
import { version } from "../disk/version.ts";
import {
  isCount,
  isExactly,
  isText,
  listOf,
  objectOf,
  optional,
  recordOf,
  type Check,
} from "../json/checked.ts";
import { isObject } from "../json/containers.ts";
import { readJson } from "../json/parse-json.ts";
import { emittedModule, type EmittedModule } from "../emit/emitted-module.ts";

const newestVersion = 1;

export interface Manifest {
  readonly manifestVersion: typeof newestVersion;
  readonly tool: string;
  /** Hash of everything in the configuration that affects the output. */
  readonly configuration: string;
  readonly counts: Readonly<Record<string, number>>;
  /** What the build reported. It is about the run, not about the modules: a check compares none of it. */
  readonly diagnostics: {
    readonly warnings: number;
    readonly notes: number;
    /** Hash of what decided which findings fail; absent if errors did and nothing else. */
    readonly tolerance?: string | undefined;
  };
  readonly inputs: readonly ManifestFile[];
  readonly outputs: readonly ManifestFile[];
}

export interface ManifestFile {
  readonly path: string;
  readonly sha256: string;
}

/** The figures of a build, as recorded in its manifest. */
export interface ManifestSummary {
  readonly counts: Manifest["counts"];
  readonly diagnostics: Manifest["diagnostics"];
  /** Number of modules, not counting `manifest.json`. */
  readonly outputs: number;
}

export function summaryOf({ counts, diagnostics, outputs }: Manifest): ManifestSummary {
  return { counts, diagnostics, outputs: outputs.length };
}

/** It is printed when it is needed, once the modules are written and their hashes known. */
export function manifestModule(
  facts: Omit<Manifest, "manifestVersion" | "outputs">,
  modules: readonly EmittedModule[],
  entryOf: (module: EmittedModule) => ManifestFile,
): EmittedModule {
  return emittedModule(manifestName, () =>
    printManifest({
      manifestVersion: newestVersion,
      ...facts,
      outputs: modules.map(entryOf),
    }),
  );
}

/**
 * One line per input and output, so that a review shows what changed. Assembled from cached bytes, because nearly all
 * lines are the same as before.
 */
function printManifest({ inputs, outputs, diagnostics, ...rest }: Manifest): Uint8Array {
  const { warnings, notes, tolerance } = diagnostics;
  const facts = { ...rest, diagnostics: { warnings, notes, tolerance } };
  const head = JSON.stringify(facts, undefined, 2).replace(/\n\}$/u, "");
  return Buffer.concat([
    Buffer.from(`${head},\n  "inputs": `),
    ...linesOf(inputs),
    Buffer.from(',\n  "outputs": '),
    ...linesOf(outputs),
    Buffer.from("\n}\n"),
  ]);
}

/** Whether a manifest is what a build writes, byte for byte: a check takes any other for stale. */
export function isAsPrinted(manifest: ReadManifest, text: Uint8Array): boolean {
  const { manifestVersion, tool, configuration, counts, diagnostics, inputs, outputs } = manifest;
  const inOrder = ({ path, sha256: hash }: ManifestFile): ManifestFile => ({ path, sha256: hash });
  const printed = printManifest({
    ...{ manifestVersion, tool, configuration, counts, diagnostics },
    ...{ inputs: inputs.map(inOrder), outputs: outputs.map(inOrder) },
  });
  return Buffer.compare(printed, text) === 0;
}

function linesOf(files: readonly ManifestFile[]): readonly Uint8Array[] {
  const [first, ...others] = files.map(lineOf);
  return first
    ? [Buffer.from("["), first.subarray(1), ...others, Buffer.from("\n  ]")]
    : [Buffer.from("[]")];
}

const lines = new WeakMap<ManifestFile, Uint8Array>();

/** The entry's line, preceded by its separator from the line before. */
function lineOf(entry: ManifestFile): Uint8Array {
  return getOrInsert(lines, entry, () => Buffer.from(`,\n    ${JSON.stringify(entry)}`));
}

/** A manifest as found on disk, where anybody may have written it. */
export interface ReadManifest extends Manifest {
  /** Paths of listed outputs that no generated module can have; left out of `outputs`. */
  readonly ignored: readonly string[];
}

/**
 * The manifest of an earlier build, or `undefined` if there is none or it cannot be read.
 *
 * @throws Obstacle if a newer defwright wrote it in a format that is not known here
 */
export function readManifest(out: string): ReadManifest | undefined {
  const file = join(out, manifestName);
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() === true ? parseManifest(readFileSync(file, "utf8")) : undefined;
}

/** @throws Obstacle as `readManifest` */
export function parseManifest(text: string): ReadManifest | undefined {
  const found: unknown = readJson(text);
  refuseNewer(found);
  if (!isManifest(found)) return undefined;
  // Outputs are read and removed according to this list.
  const isPath = ({ path }: ManifestFile): boolean => isModulePath(path);
  return {
    ...found,
    outputs: found.outputs.filter(isPath),
    ignored: found.outputs.filter((each) => !isPath(each)).map(({ path }) => path),
  };
}

function refuseNewer(found: unknown): void {
  if (!isObject(found)) return;
  const { manifestVersion, tool } = found;
  if (!isCount(manifestVersion) || manifestVersion <= newestVersion) return;
  const writer =
    typeof tool === "string" ? /^defwright \d[\w.+-]{0,40}$/u.exec(tool)?.[0] : undefined;
  // One that names this version is damaged.
  if (writer === undefined || writer === `defwright ${version}`) return;
  throw new Obstacle(
    `${manifestName} of the output folder was written by ${writer}, but this is defwright ${version}. Install that version, or remove the output folder and build again. Nothing was written.`,
  );
}

const isFileEntry = objectOf<ManifestFile>({ path: isText, sha256: isText });
const countedMembers = {
  counts: recordOf(isCount),
  diagnostics: objectOf<Manifest["diagnostics"]>({
    ...{ warnings: isCount, notes: isCount, tolerance: optional(isText) },
  }),
};

const isManifest = objectOf<Manifest>({
  manifestVersion: isExactly(newestVersion),
  tool: isText,
  configuration: isText,
  ...countedMembers,
  inputs: listOf(isFileEntry),
  outputs: listOf(isFileEntry),
});

/** Whether a value has the shape of a manifest summary. */
export const isSummary: Check<ManifestSummary> = objectOf({ ...countedMembers, outputs: isCount });

const hashes = new WeakMap<EmittedModule, string>();

/**
 * The hash of a module's bytes, kept because they never change: the manifest and the journal both need it.
 * @param bytes those of the module, if they are at hand
 */
export function hashOf(module: EmittedModule, bytes?: Uint8Array): string {
  return module.sha256 ?? getOrInsert(hashes, module, () => sha256(bytes ?? module.bytes));
}
