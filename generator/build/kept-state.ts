/**
 * The results of a project's last run, kept in `node_modules/.cache/defwright` for the next process. They are a hint: a
 * file of another version, of other settings or kinds, or a damaged one is ignored, and everything is done as if there
 * were none. It is safe to delete; without a `node_modules` folder, nothing is kept.
 */
import { isAscii } from "node:buffer";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Compilation } from "../compile.ts";
import type { Settings } from "../config/settings.ts";
import type { EmittedModule } from "../emit/emitted-module.ts";
import { isList } from "../json/containers.ts";
import { linesOfParts, partsIn, type FilePart, type Platform } from "../json/part-file.ts";
import { makeFolders } from "../disk/make-folders.ts";
import { nodeCrypto, sha256 } from "../disk/sha256.ts";
import { version } from "../disk/version.ts";
import { writeCache } from "../disk/write-whole.ts";
import { keptFiles, type KeptFile } from "../read/kept-files.ts";
import { sourceFolder } from "../read/source-folder.ts";
import { facetsOf } from "../resolve/facets.ts";
import { schemaHead } from "../editor-schema/schema-file.ts";
import { hashOf as textHash } from "../text/short-hash.ts";
import { orElse } from "../reuse/fingerprints.ts";
import {
  keepSession,
  keptSessionOf,
  openSession,
  type KeptSession,
  type KeptSessionPart,
} from "../reuse/kept-session.ts";
import { cacheFolder } from "./file-times.ts";
import { manifestName } from "../config/output-names.ts";
import { hashOf } from "./manifest.ts";
import { createBuildSession, type BuildSession } from "./session.ts";
import { configurationHash, toleranceHash } from "./up-to-date.ts";
import type { WrittenModule } from "./write.ts";

const stateName = "kept-";

/** Changes with the format. */
const format = 5;

/** The name of the file that this is in: that of a built package contains a hash of its code. */
const code = basename(fileURLToPath(import.meta.url));

/** What is kept, in parts; each is a line of the file. */
type StatePart =
  | readonly ["session", KeptSessionPart]
  | readonly ["files", NamedFiles]
  | readonly ["written", KeptState["written"]]
  | readonly ["schema", KeptSchema];

type NamedFiles = readonly (readonly [string, KeptFile])[];

/** What the schema for editors was made from, and how it begins. */
type KeptSchema = readonly [from: string, head: string] | null;

interface KeptState {
  readonly schema: KeptSchema;
  readonly files: NamedFiles;
  readonly session: KeptSession;
  readonly written: readonly (readonly [path: string, WrittenModule])[];
}

/** A session for one build in a process of its own, and how it is kept. */
export interface KeptBuild {
  /** Absent in the first build of a project: as long as there is no second one, keeping would be for nothing. */
  readonly session?: BuildSession;
  /** Whether something was kept, so that only a part of the work is done. */
  readonly isRestored: boolean;
  /** Whether the schema for editors is that of a run. */
  readonly hasSchema: (compilation: Compilation) => boolean;
  /**
   * Keeps what a run has left in the session.
   * @param isWritten whether the schema for editors is that of the run
   */
  readonly keep: (compilation: Compilation, isWritten: boolean) => void;
}

/**
 * @param believe false if what is kept counts for nothing
 * @param isSingle false if the session will serve other runs
 */
export function keptBuild(
  settings: Settings,
  believe: boolean,
  isSingle = true,
): KeptBuild | undefined {
  const file = fileOf(settings);
  if (file === undefined) return undefined;
  if (!existsSync(file)) return firstBuild(file);
  const key = keyOf(settings);
  const kept = believe ? read(file, key) : undefined;
  const stamps = new Map<string, string>();
  const session: BuildSession = {
    ...createBuildSession(),
    ...openSession(sha256, kept?.session, isSingle),
    ...{ settings, stamps },
    ...(kept ? { keptFiles: new Map(kept.files), written: new Map(kept.written) } : {}),
  };
  const keep: KeptBuild["keep"] = (compilation, isWritten) => {
    if (kept && !isWorthKeeping(session, compilation.modules)) return;
    writeKept(file, key, partsOf(session, compilation, isWritten));
  };
  function* partsOf(
    run: BuildSession,
    compilation: Compilation,
    isWritten: boolean,
  ): Generator<FilePart<StatePart>> {
    const hashes = compilation.modules.map((each) => [each, hashOf(each)] as const);
    const made = compilation.failed ? undefined : hashes;
    for (const [part, texts] of keepSession(run, made, kept?.session)) {
      yield [["session", part], texts];
    }
    for (const some of keptFiles(run.sources, stamps, objectsOf(run))) yield [["files", some], []];
    // Without the manifest, whose stats would say that nobody else has been here meanwhile.
    yield [["written", [...run.written].filter(([path]) => path !== manifestName)], []];
    const from = isWritten ? fromOf(compilation) : null;
    const schema = isWritten ? null : (kept?.schema ?? null);
    yield [["schema", from === null ? schema : [from, schemaHead(settings)]], []];
  }
  /** A fingerprint of everything that the ids in the schema depend on. */
  const fromOf = ({ layers: { registry }, known, model }: Compilation): string | null => {
    const records = [...model.records.values()].flatMap((table) => [...table.values()]);
    const ids = settings.kinds.names.map((kind) => [
      ...[[...registry.ids(kind)], [...registry.aliases(kind).keys()]],
      registry.templates(kind),
    ]);
    const facets = [...records, ...model.substitutions].map((each) =>
      facetsOf(settings.kinds, each),
    );
    return orElse(() => session.fingerprints?.of([known, ids, facets]) ?? null, null);
  };
  const hasSchema = (compilation: Compilation): boolean => {
    const [from, head] = kept?.schema ?? [];
    return head === schemaHead(settings) && from === fromOf(compilation);
  };
  return { session, isRestored: kept !== undefined, hasSchema, keep };
}

/** A session for many runs in this process; the first one starts from what an earlier process kept. */
export function openBuildSession(settings: Settings): BuildSession {
  return keptBuild(settings, true, false)?.session ?? createBuildSession();
}

/** It only leaves a note that there was one. */
function firstBuild(file: string): KeptBuild {
  const keep = (): void => {
    try {
      makeFolders(dirname(file));
      writeFileSync(file, "");
    } catch {
      // Nothing is kept where nothing can be written.
    }
  };
  return { isRestored: false, hasSchema: () => false, keep };
}

/** Where the results with a key are kept; `undefined` if nothing is. */
export function keptFile(root: string, key: string): string | undefined {
  const folder = cacheFolder(root);
  return folder && join(folder, `${stateName}${textHash(key)}.json`);
}

export function writeKept(file: string, key: string, parts: Iterable<FilePart<unknown>>): void {
  writeCache(file, linesOfParts(key, parts, node));
  dropOldest(dirname(file));
}

/** The parts of a file; `undefined` if there is none with this key, or it is damaged. */
export function readKept(file: string, key: string): readonly FilePart<unknown>[] | undefined {
  try {
    return partsIn(readFileSync(file), (found) => found === key, node)?.parts;
  } catch {
    return undefined;
  }
}

/** Bytes that what is kept takes at most. */
const mostBytes = 256 << 20;

function dropOldest(folder: string): void {
  try {
    const files = readdirSync(folder).filter((name) => name.startsWith(stateName));
    const all = files.map((name) => ({ name, ...sizeAndTime(join(folder, name)) }));
    let left = mostBytes;
    for (const { name, size } of all.sort((one, other) => other.time - one.time)) {
      left -= size;
      if (left < 0) rmSync(join(folder, name), { force: true });
    }
  } catch {
    // Another process has removed some of it meanwhile.
  }
}

function sizeAndTime(file: string): { readonly size: number; readonly time: number } {
  const { size, mtimeMs: time } = statSync(file);
  return { size, time };
}

function objectsOf({ loaded, fingerprints }: BuildSession): Parameters<typeof keptFiles>[2] {
  return (file) => {
    const hashes = fingerprints?.hashesOf(file);
    return hashes && { clean: loaded.get(file)?.inspected.size === 0, hashes };
  };
}

/** Whether so much was done again that the next process would miss it. */
function isWorthKeeping({ memory }: BuildSession, modules: readonly EmittedModule[]): boolean {
  const stages = [...(memory?.stages.values() ?? [])];
  const all = sumOf(stages.map((stage) => stage.size().memos));
  const made = sumOf(stages.map((stage) => stage.made()));
  const printed = modules.filter((each) => each.sha256 === undefined).length;
  return made > all * mostMade || printed > modules.length * mostPrinted;
}

/** The parts of the results and of the modules that may be missing in what is kept; printing costs less. */
const mostMade = 0.05;
const mostPrinted = 0.25;

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

function read(file: string, key: string): KeptState | undefined {
  const parts = readKept(file, key);
  return parts && stateOf(parts.filter(isPart));
}

const node: Platform = {
  // Texts of one byte per character are read in half the time.
  decode: (bytes) =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString(
      isAscii(bytes) ? "latin1" : "utf8",
    ),
  hasher: () => {
    const hash = nodeCrypto().createHash("sha256");
    return { update: (bytes) => hash.update(bytes), digest: () => hash.digest("hex") };
  },
};

/** The hash shows that a file is what was written, so that its parts are of the shapes that they had. */
function isPart(part: FilePart<unknown>): part is FilePart<StatePart> {
  return isList(part[0]);
}

function stateOf(parts: readonly FilePart<StatePart>[]): KeptState | undefined {
  const session = keptSessionOf(
    parts.flatMap(([part, texts]) => (part[0] === "session" ? [[part[1], texts]] : [])),
  );
  const files = parts.flatMap(([part]) => (part[0] === "files" ? part[1] : []));
  const written = parts.flatMap(([part]) => (part[0] === "written" ? part[1] : []));
  const [last] = parts.at(-1) ?? [];
  const schema = last?.[0] === "schema" ? last[1] : undefined;
  return session && schema !== undefined ? { session, files, written, schema } : undefined;
}

/** A hash of everything besides the files that decides on results. */
export function keyOf(settings: Settings): string {
  const { packs, root } = settings;
  const folders = packs.map((pack) => sourceFolder(pack, root));
  const hashes = [configurationHash(settings), toleranceHash(settings)];
  return sha256(JSON.stringify([format, version, code, ...hashes, folders]));
}

/** Named by paths below the root, so that it is found wherever the project is. */
function fileOf({ root, out, packs }: Settings): string | undefined {
  const folders = out === undefined ? packs.map(({ directory }) => directory) : [out];
  return keptFile(root, folders.map((folder) => relative(root, folder)).join("\n"));
}
