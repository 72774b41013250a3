/**
 * Whether a build would change nothing: inputs, configuration, tool and outputs are those of the last one. This
 * module loads nothing of the compiler, so that an unchanged build costs little more than starting Node.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildResult } from "./build.ts";
import type { Settings } from "./config/settings.ts";
import { sourcePath } from "./emit/source-path.ts";
import { fileTimes } from "./file-times.ts";
import { manifestName, readManifest, sha256, type Manifest } from "./manifest.ts";
import { listFiles } from "./read.ts";
import { version } from "./version.ts";

/** The manifest of the last build, if it still says what is there. */
export function currentManifest(settings: Settings): Manifest | undefined {
  const { out, root } = settings;
  if (out === undefined) return undefined;
  const manifest = readManifest(out);
  if (
    manifest?.tool !== `defwright ${version}` ||
    manifest.configuration !== configurationHash(settings)
  ) {
    return undefined;
  }
  const files = listFiles(settings.packs);
  if (files.length !== manifest.inputs.length) return undefined;
  const manifestFile = join(out, manifestName);
  const times = fileTimes(root, out, readFileSync(manifestFile, "utf8"));
  const seen: string[] = [];
  let hashed = 0;
  const isSame = (file: string, hash: string): boolean => {
    seen.push(file);
    if (times.untouched(file)) return true;
    hashed += 1;
    return existsSync(file) && sha256(readFileSync(file)) === hash;
  };
  for (const [index, { pack, path, absolute }] of files.entries()) {
    const input = manifest.inputs[index];
    const file = { pack, path, displayPath: "", text: "" };
    if (input?.path !== sourcePath(file, root) || !isSame(absolute, input.sha256)) return undefined;
  }
  for (const { path, sha256: hash } of manifest.outputs) {
    if (!isSame(join(out, path), hash)) return undefined;
  }
  if (hashed > 0) times.remember(seen);
  return manifest;
}

/** What a build gives that had nothing to do. */
export function unchangedResult(manifest: Manifest): BuildResult {
  return {
    manifest,
    written: [],
    removed: [],
    unchanged: manifest.outputs.length,
    upToDate: true,
  };
}

/** Everything outside the packs that reaches the output or the diagnostics. */
export function configurationHash(settings: Settings): string {
  const { packs, dialect, rules, shape, importExtension, known, severity, strict } = settings;
  const { baseline } = settings;
  return sha256(
    JSON.stringify({
      packs: packs.map((pack) => pack.name),
      dialect,
      rules,
      shape,
      importExtension,
      known: [...known].map(([kind, ids]) => [kind, [...ids].sort()]),
      severity: [...severity].sort(),
      strict,
      ...(baseline ? { baseline: [...baseline.accepted.values()] } : {}),
    }),
  );
}
