/**
 * Determines whether a build would change nothing: inputs, configuration, tool and outputs are those of the last build,
 * and there is no module of another build beside them. This module loads nothing of the compiler, so that an unchanged
 * build costs little more than starting Node.
 */
import { lstatSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { FoundSettings } from "../config/settings.ts";
import { schemaStands } from "../editor-schema/schema-place.ts";
import { isUntouched, readRemembered, remember, type RememberedBuild } from "./file-times.ts";
import { imageStands } from "./image-file.ts";
import { journalState } from "./journal.ts";
import { entriesIn } from "./leftovers.ts";
import { manifestName } from "../config/output-names.ts";
import { isAsPrinted, parseManifest, summaryOf, type ManifestSummary } from "./manifest.ts";
import { standingAt } from "./own-files.ts";
import { listPacks, type FilePath } from "../read/list-files.ts";
import type { PackDirectory } from "../read/pack-directory.ts";
import { sourceFolder } from "../read/source-folder.ts";
import { sha256 } from "../disk/sha256.ts";
import { version } from "../disk/version.ts";
import type { BuildResult } from "./build-result.ts";
import { getOrInsert } from "../model/maps.ts";

const tool = `defwright ${version}`;

/** The summary of the last build's manifest, if a build would produce the same output now. */
export function currentManifest(settings: FoundSettings): ManifestSummary | undefined {
  const { out, root } = settings;
  // Otherwise editors would no longer find the schema.
  if (out === undefined || !schemaStands(settings)) return undefined;
  // An output with a journal may be a mixture of two builds.
  if (journalState(out) !== "none") return undefined;
  const standing = standingAt(out, manifestName);
  if (standing.what !== "ours") return undefined;
  const text = standing.bytes;
  const manifest = sha256(text);
  if (!imageStands(settings, manifest)) return undefined;
  const configuration = configurationHash(settings);
  const { files, outside, passedOver } = listPacks(settings.packs);
  // What is not read must be reported.
  if (outside.length + passedOver.length > 0) return undefined;
  const found = readRemembered(root, out);
  const remembered = found?.manifest === manifest ? found : undefined;
  const isOurs =
    remembered?.tool === tool &&
    remembered.configuration === configuration &&
    failedAlike(remembered.summary, settings);
  if (remembered && isOurs && allUntouched(remembered, files)) return remembered.summary;
  return currentByHash(text, files, settings, { manifest, tool, configuration }, remembered);
}

/** Whether the findings of a build failed it under the same conditions. */
function failedAlike(
  { diagnostics }: Pick<ManifestSummary, "diagnostics">,
  settings: FoundSettings,
): boolean {
  return diagnostics.tolerance === toleranceHash(settings);
}

function allUntouched(remembered: RememberedBuild, inputs: readonly FilePath[]): boolean {
  const files = remembered.files.split("\n");
  const { outputs } = remembered.summary;
  if (files.length !== inputs.length + outputs) return false;
  const seen = [...files, ...remembered.around.split("\n")];
  return (
    inputs.every(({ absolute }, index) => absolute === files[index]) &&
    seen.every((path, index) => isUntouched(remembered, index, path))
  );
}

function currentByHash(
  text: Buffer,
  inputs: readonly FilePath[],
  settings: FoundSettings,
  build: Pick<RememberedBuild, "manifest" | "tool" | "configuration">,
  remembered: RememberedBuild | undefined,
): ManifestSummary | undefined {
  const { out = "", root } = settings;
  const manifest = parseManifest(text.toString("utf8"));
  if (manifest?.tool !== build.tool || manifest.configuration !== build.configuration) {
    return undefined;
  }
  if (!failedAlike(manifest, settings)) return undefined;
  if (manifest.ignored.length > 0 || !isAsPrinted(manifest, text)) return undefined;
  if (inputs.length !== manifest.inputs.length) return undefined;
  const positions = new Map(remembered?.files.split("\n").map((file, index) => [file, index]));
  const isSame = (file: string, hash: string): boolean => {
    const position = positions.get(file);
    if (remembered && position !== undefined && isUntouched(remembered, position, file)) {
      return true;
    }
    // Reading something other than a regular file may never end.
    const isFile = lstatSync(file, { throwIfNoEntry: false })?.isFile() === true;
    return isFile && sha256(readFileSync(file)) === hash;
  };
  const folders = new Map(settings.packs.map((pack) => [pack, sourceFolder(pack, root)]));
  for (const [index, { pack, path, absolute }] of inputs.entries()) {
    const input = manifest.inputs[index];
    const shown = `${folders.get(pack) ?? ""}${path}`;
    if (input?.path !== shown || !isSame(absolute, input.sha256)) return undefined;
  }
  const outputs = manifest.outputs.map(({ path }) => join(out, path));
  for (const [index, { sha256: hash }] of manifest.outputs.entries()) {
    if (!isSame(outputs[index] ?? "", hash)) return undefined;
  }
  const around: string[] = [];
  const made = new Set(manifest.outputs.map(({ path }) => path));
  for (const { absolute, what } of entriesIn(out, made)) {
    // A file that a running process needs becomes a leftover if that process is killed.
    if (what === "leftover" || what === "temporary") return undefined;
    around.push(absolute);
  }
  const summary = summaryOf(manifest);
  const files = [...inputs.map(({ absolute }) => absolute), ...outputs];
  remember(root, out, { files, around }, { ...build, summary });
  return summary;
}

/** The result of a build that had nothing to do. */
export function unchangedResult(summary: ManifestSummary): BuildResult {
  return { summary, written: [], removed: [], unchanged: summary.outputs, upToDate: true };
}

/** Hash of everything outside the packs that affects the output or what is found in the content. */
export function configurationHash(settings: FoundSettings): string {
  return getOrInsert(hashes, settings, () => hashOf(settings));
}

const hashes = new WeakMap<FoundSettings, string>();

/** Where the project and its other files are. */
type Places =
  "root" | "workingDirectory" | "configFile" | "out" | "image" | "sprites" | "recordFile";

/** What decides which findings fail, of one run or of all: content makes the same modules under any of it. */
type Tolerance = "strict" | "baseline";

/** Hash of what decides which findings fail; `undefined` if errors do and nothing else. */
export function toleranceHash(
  settings: Pick<FoundSettings, Tolerance | "root">,
): string | undefined {
  const { strict, baseline, root } = settings;
  if (!strict && baseline === undefined) return undefined;
  const counted: Record<Tolerance, unknown> = {
    strict,
    baseline: baseline && {
      // Its entries name files relative to it.
      folder: relative(root, dirname(baseline.file)).split(sep).join("/"),
      accepted: [...baseline.accepted.values()],
    },
  };
  return sha256(JSON.stringify(counted));
}

/** What settings say of packs besides which files are their content, which are compared one by one. */
function countedPack({
  name,
  mod,
}: PackDirectory): Record<
  Exclude<keyof PackDirectory, "directory" | "roots" | "reading">,
  unknown
> {
  // The file of the `MOD_INFO` need not be content.
  return { name, mod: mod && [mod.source.text, mod.misdirected] };
}

function hashOf(settings: FoundSettings): string {
  const { packs, kinds, shape, importExtension, known, severity } = settings;
  const { records, gameVersion, limits, otherTypes = [] } = settings;
  const counted: Record<
    keyof Omit<FoundSettings, Places | Tolerance | "decidedBy" | "request">,
    unknown
  > = {
    packs: packs.map(countedPack),
    kinds: kinds.key,
    ...{ shape, importExtension, gameVersion, limits },
    known: [...known].map(([kind, ids]) => [kind, [...ids].sort()]),
    otherTypes: [...otherTypes].sort(),
    severity: [...severity].sort(),
    records: records?.map(({ source, own }) => [source.text, own]),
  };
  return sha256(JSON.stringify(counted));
}
