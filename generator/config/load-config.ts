/** Configuration file and command line -> Settings, or the problems that prevent them. */
import { isFile } from "../disk/stats-of.ts";
import { resolve, sep } from "node:path";
import { defaultLimits, type Limits } from "../model/limits.ts";
import { shapes } from "../model/output-shape.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { commandLine } from "../diagnostics/source-names.ts";
import { dialectNames, shippedDialects } from "../compiled/dialects.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { WrittenDialect } from "../model/dialect.ts";
import { version } from "../disk/version.ts";
import { isObject, present } from "../json/containers.ts";
import type { Json } from "../model/json.ts";
import { formatMistake } from "../../runtime/tables/format.ts";
import { checkFilesToWrite, type FileToWrite } from "./files-to-write.ts";
import { checkImage, checkOut } from "./output-folders.ts";
import { checkShape } from "./check-shape.ts";
import { ConfigFile } from "./config-file.ts";
import { configurationFormat, type Configuration } from "./configuration.ts";
import type { PackDirectory, PackReading } from "../read/pack-directory.ts";
import type { PackSearch } from "./find-packs.ts";
import type { LoadRequest } from "./settings.ts";
import { overriddenWord, overridesSource, type Overrides } from "./overrides.ts";
import {
  collectProblems,
  moduleSource,
  type ConfigurationSource,
  type ReportProblem,
} from "../diagnostics/project-problems.ts";
import { findSprites, readBaseline, readKnown, readRecords } from "./named-files.ts";
import type { ProjectSearch } from "./named-files.ts";
import { readConfig, type ConfigReading } from "./read-config.ts";
import type { ReadKinds } from "./read-kinds.ts";
import { readSeverity } from "./read-severity.ts";
import { resolvePacks } from "./resolve-packs.ts";
import { withKinds, type DecidedBy, type FoundSettings, type Settings } from "./settings.ts";
import { isRemark } from "../json/remark.ts";

/** Either settings, or at least one problem; never both. */
export type LoadedSettings<Found = Settings> =
  | { readonly settings: Found; readonly problems: readonly [] }
  | {
      readonly settings: undefined;
      readonly problems: readonly Diagnostic[];
      /** What may have to change before they can be loaded. */
      readonly decidedBy?: DecidedBy;
    };

export async function loadSettings(request: LoadRequest = {}): Promise<LoadedSettings> {
  const found = await findSettings(request);
  if (!found.settings) return found;
  return { settings: await withKinds(found.settings), problems: [] };
}

/** The same, but kinds in which nothing can be wrong are still to be made. */
export async function findSettings(
  request: LoadRequest = {},
): Promise<LoadedSettings<FoundSettings>> {
  const problems: Diagnostic[] = [];
  const [files, folders] = [new Set<string>(), new Set<string>()];
  const read = await readSettings(request, { problems, files, folders });
  const decidedBy = { files: [...files], folders: [...folders] };
  return read === undefined || problems.length > 0
    ? { settings: undefined, problems, decidedBy }
    : { settings: { ...read, decidedBy }, problems: [] };
}

interface Reading extends Omit<ConfigReading, "workingDirectory" | "text"> {
  /** Like `files`, receives what determines the settings; see `DecidedBy`. */
  readonly folders: Set<string>;
}

/** Returns `undefined` if there is nothing to read the settings from. */
async function readSettings(
  request: LoadRequest,
  { problems, files, folders }: Reading,
): Promise<FoundSettings | undefined> {
  const workingDirectory = resolve(request.workingDirectory ?? process.cwd());
  const overrides = request.overrides ?? {};
  const line = overridesSource(overrides);
  const reportLine = collectProblems(line, problems);

  const file = chooseFile(request, workingDirectory);
  let source: ConfigurationSource = line;
  let configuration: Configuration = { packs: [] };
  if (file !== undefined) {
    const text = request.unsaved?.(file.path);
    const own = await readOwn(file, { workingDirectory, problems, files, ...present({ text }) });
    if (own === undefined) {
      checkNamed(namedFiles(overrides, workingDirectory, line), workingDirectory, files, problems);
      return undefined;
    }
    ({ source, configuration } = own);
  } else if (overrides.packs === undefined) {
    const searched = JSON.stringify(workingDirectory.split(sep).join("/"));
    reportLine("configuration-missing", line.locate([], "value"), { searched });
    checkNamed(namedFiles(overrides, workingDirectory, line), workingDirectory, files, problems);
    return undefined;
  }

  const report = collectProblems(source, problems);
  const { folder: root = workingDirectory, within } = file ?? {};
  // A configuration that is bound to a folder allows no others.
  const named = within === undefined ? (configuration.roots ?? []) : [];
  const roots = [
    ...named.map((path) => resolve(root, path)),
    ...(overrides.roots ?? []).map((path) => resolve(workingDirectory, path)),
  ];
  const { unsaved } = request;
  const bounds = { workingDirectory, root, roots, folders, files, within, unsaved };
  const own = { ...bounds, folder: root, source, report };
  const ofLine = { ...own, folder: workingDirectory, source: line, report: reportLine };
  const search: PackSearch = overrides.packs
    ? { ...ofLine, patterns: false }
    : { ...own, patterns: true };
  const listed = await resolvePacks(overrides.packs ?? configuration.packs, search);
  const dialect =
    overriddenWord("dialect", dialectNames, overrides, ofLine) ?? configuration.dialect ?? "spec";
  const rules = withoutComments(configuration.rules ?? {});
  const key = hasOwnKinds(configuration, listed) ? undefined : JSON.stringify([dialect, rules]);
  const makeKinds = async (): Promise<ReadKinds> => {
    const { readKinds } = await import("./read-kinds.ts");
    return readKinds({ ...configuration, dialect, rules }, key, listed, file, own, problems);
  };
  const load = async (): Promise<Kinds> => (await makeKinds()).kinds;
  const made = key === undefined ? await makeKinds() : { kinds: { key, load } };
  const packs = readIn(unreadBy(dialect), listed, "files" in made ? made.files : undefined);
  const shape =
    overriddenWord("shape", shapes, overrides, ofLine) ?? configuration.shape ?? "literal";
  const searches = { own, ofLine };
  const settings: FoundSettings = {
    ...{ root, workingDirectory, packs, out: outIn(configuration, overrides, packs, searches) },
    configFile: file?.path,
    ...imageIn(configuration, overrides, made.kinds, searches),
    kinds: made.kinds,
    shape,
    importExtension: configuration.importExtension ?? ".js",
    known: readKnown(configuration.known, own),
    otherTypes: new Set(configuration.other_types),
    ...present({ gameVersion: configuration.game_version }),
    severity: readSeverity(configuration.severity, ["severity"], own),
    limits: limitsOf(configuration, within),
    strict: overrides.strict ?? configuration.strict ?? false,
    ...baselineIn(configuration, overrides, searches),
    ...findSprites(configuration.sprites, own),
    ...(file?.isCompared === true ? {} : readRecords(configuration, file, own)),
    request,
  };
  checkWritten(settings, configuration, "files" in made ? made.files : undefined, {
    ...{ ...searches, problems },
  });
  return settings;
}

/** Checks the files that the configuration and the command line name to be written. */
function checkWritten(
  settings: FoundSettings,
  { record, baseline }: Configuration,
  schemas: ReadonlySet<string> = new Set(),
  { own, ofLine, problems }: ProjectSearches & { readonly problems: Diagnostic[] },
): void {
  const { request: { overrides = {} } = {}, image, recordFile } = settings;
  const updated = overrides.updateBaseline === true ? settings.baseline?.file : undefined;
  const sourceOf = (name: "image" | "baseline"): ConfigurationSource =>
    (overrides[name] === undefined ? own : ofLine).source;
  const ofProject = [
    { role: "image", path: image, source: sourceOf("image") },
    { role: "record", path: recordFile, ...(record === undefined ? {} : { source: own.source }) },
    { role: "baseline", path: updated, source: sourceOf("baseline") },
  ] as const;
  const files: FileToWrite[] = ofProject.flatMap(({ path, ...each }) =>
    path === undefined ? [] : { ...each, path },
  );
  const read = [...own.files, ...(baseline === undefined ? [] : [resolve(own.folder, baseline)])];
  const deciding = read.filter((each) => each !== recordFile && each !== updated);
  const named = namedFiles(overrides, ofLine.workingDirectory, ofLine.source);
  checkFilesToWrite([...files, ...named], { ...settings, deciding, schemas }, problems);
}

/** Checks files of which is only known what else decides the settings, because there are none that can be read. */
function checkNamed(
  named: readonly FileToWrite[],
  workingDirectory: string,
  deciding: ReadonlySet<string>,
  problems: Diagnostic[],
): void {
  const project = { packs: undefined, out: undefined, schemas: new Set<string>() };
  checkFilesToWrite(named, { ...project, workingDirectory, deciding }, problems);
}

function namedFiles(
  { files = [] }: Overrides,
  workingDirectory: string,
  source: ConfigurationSource,
): FileToWrite[] {
  return files.map(({ role, path }) => ({ role, path: resolve(workingDirectory, path), source }));
}

type ProjectSearches = Readonly<Record<"own" | "ofLine", ProjectSearch>>;

function outIn(
  configuration: Configuration,
  overrides: Overrides,
  packs: readonly PackDirectory[],
  { own, ofLine }: ProjectSearches,
): string | undefined {
  const at = overrides.out === undefined ? own : ofLine;
  const written = overrides.out ?? configuration.out;
  if (written === undefined) return undefined;
  const out = resolve(at.folder, written);
  checkOut(out, packs, at.source, at.report);
  return out;
}

function baselineIn(
  configuration: Configuration,
  overrides: Overrides,
  { own, ofLine }: ProjectSearches,
): Pick<FoundSettings, "baseline"> {
  const accepted = overrides.baseline ?? configuration.baseline ?? false;
  const at = overrides.baseline === undefined ? own : ofLine;
  if (accepted === false) return {};
  return present({ baseline: readBaseline(accepted, overrides.updateBaseline === true, at) });
}

function imageIn(
  configuration: Configuration,
  overrides: Overrides,
  kinds: FoundSettings["kinds"] | Kinds,
  { own, ofLine }: ProjectSearches,
): Pick<FoundSettings, "image"> {
  const at = overrides.image === undefined ? own : ofLine;
  const written = overrides.image ?? configuration.image;
  if (written === undefined) return {};
  checkImage(kinds, at);
  return { image: resolve(at.folder, written) };
}

/** Whether something can be wrong with the kinds of the project. */
function hasOwnKinds(
  { dialect, kinds, places }: Configuration,
  packs: readonly PackDirectory[],
): boolean {
  if (typeof dialect === "object" || kinds !== undefined || places !== undefined) return true;
  return packs.some(({ mod }) => mod?.value["kinds"] !== undefined);
}

type Unread = Pick<PackReading, "folders" | "files">;

/** What a dialect with everything that it extends does not read. */
function unreadBy(written: Configuration["dialect"] = "spec"): Unread {
  const {
    extends: parent,
    mod_folders = [],
    unread_files = [],
  }: WrittenDialect<unknown> = typeof written === "string" ? shippedDialects[written] : written;
  const { folders, files } = parent ? unreadBy(parent) : { folders: [], files: [] };
  return { folders: [...folders, ...mod_folders], files: [...files, ...unread_files] };
}

/** The packs, without the files that the dialect does not read, and those of schemas. */
function readIn(
  { folders, files }: Unread,
  packs: readonly PackDirectory[],
  schemas: ReadonlySet<string> = new Set(),
): readonly PackDirectory[] {
  if (folders.length + files.length + schemas.size === 0) return packs;
  const loaded = new Set(packs.flatMap(({ name, mod }) => [name, mod?.id ?? []].flat()));
  return packs.map((pack) => ({ ...pack, reading: { folders, files, loaded, schemas } }));
}

/** The configuration in the file; `undefined` if it cannot be used. */
async function readOwn(
  file: ConfigFile,
  reading: ConfigReading,
): Promise<{ source: ConfigurationSource; configuration: Configuration } | undefined> {
  const { problems, files } = reading;
  files.add(file.path);
  const { source, value } = isFile(file.path)
    ? await readConfig(file, reading)
    : reportMissing(file.written, problems);
  if (value === undefined) return undefined;
  if (reportFormat(value, source, collectProblems(source, problems))) return undefined;
  const configuration = checkShape(value, source, collectProblems(source, problems));
  return configuration === undefined ? undefined : { source, configuration };
}

/** A configuration that is bound to a folder raises no limits. */
function limitsOf({ limits = {} }: Configuration, within: string | undefined): Limits {
  const asked = { ...defaultLimits, ...withoutComments(limits) };
  if (within === undefined) return asked;
  const names = Object.keys(defaultLimits) as (keyof Limits)[];
  const bounded = names.map((name) => [name, Math.min(asked[name], defaultLimits[name])] as const);
  return Object.fromEntries(bounded) as Record<keyof Limits, number>;
}

/** Reports a configuration of a newer defwright, whose members this one may not know. */
function reportFormat(value: Json, source: ConfigurationSource, report: ReportProblem): boolean {
  const mistake = formatMistake(isObject(value) ? value["format"] : undefined, configurationFormat);
  if (mistake === undefined) return false;
  report("configuration-conflict", source.locate(["format"], "value"), {
    subject: `The configuration was ${mistake}`,
    clash: `this is defwright ${version}, which reads formats up to ${configurationFormat}`,
    remedy: "Install the version of defwright that the configuration needs.",
  });
  return true;
}

function chooseFile(request: LoadRequest, workingDirectory: string): ConfigFile | undefined {
  if (request.configFile !== undefined || request.overrides?.packs !== undefined) {
    return request.configFile;
  }
  return ConfigFile.find(workingDirectory, request.ownFolder);
}

function reportMissing(
  file: string,
  problems: Diagnostic[],
): { source: ConfigurationSource; value: undefined } {
  const prefix = "defwright --config ";
  const source = moduleSource(commandLine, `${prefix}${file}`);
  const span = { offset: prefix.length, length: file.length };
  collectProblems(source, problems)("configuration-value", span, {
    where: "--config",
    found: JSON.stringify(file),
    expected: ["a file that exists"],
    suggestion: undefined,
  });
  return { source, value: undefined };
}

/** Comments are allowed everywhere in the configuration. */
function withoutComments<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([member]) => !isRemark(member))) as T;
}
