/**
 * Files that a command is told to write, by an option or by a member of the configuration. Whether one may be written
 * is decided here, before anything is done: it must replace neither content, nor what decides the settings, nor what
 * the project writes besides.
 */
import { basename, relative, sep } from "node:path";
import type { CodeData } from "../diagnostics/code.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { collectProblems, type ConfigurationSource } from "../diagnostics/project-problems.ts";
import { isReport } from "../diagnostics/format-json.ts";
import { displayPath } from "../disk/display-path.ts";
import { readText } from "../disk/read-bytes.ts";
import { contains, realPath } from "../disk/real-path.ts";
import { isFile, isFolder } from "../disk/stats-of.ts";
import { recordName } from "../model/release-record.ts";
import { isNearlyRead, isRead } from "../packs/file-names.ts";
import type { PackDirectory } from "../read/pack-directory.ts";
import { configurationNames } from "./config-file.ts";
import { isOutputPath } from "./output-names.ts";

/** What a file is for; those that the configuration can name are called as their members are. */
export type FileRole =
  "image" | "record" | "baseline" | "report" | "stamp" | "depfile" | "page" | "schema";

/** A file that an option names. */
export interface NamedFile {
  readonly role: FileRole;
  /** Such as `--report-file`. */
  readonly option: string;
  /** Relative to the working directory. */
  readonly path: string;
}

export interface FileToWrite {
  readonly role: FileRole;
  /** Absolute. */
  readonly path: string;
  /** Names it at the path of its role; absent if nothing does, as for a file with its usual name. */
  readonly source?: ConfigurationSource;
}

/** What a project consists of; all paths are absolute. */
export interface ProjectFiles {
  readonly workingDirectory: string;
  /** `undefined` if the configuration, which names them, cannot be read. */
  readonly packs: readonly PackDirectory[] | undefined;
  readonly out: string | undefined;
  /** Files that decide the settings. */
  readonly deciding: Iterable<string>;
  /** Schemas of own kinds: they decide the settings, and a command may write them. */
  readonly schemas: ReadonlySet<string>;
}

type Conflict = CodeData<"configuration-conflict">;

/** Problems that say that a file may not be written, with the role of the file. */
const refusals = new WeakMap<Diagnostic, FileRole>();

/** Whether one of the problems says that the file with this role may not be written. */
export function isRefused(role: FileRole, problems: readonly Diagnostic[]): boolean {
  return problems.some((each) => refusals.get(each) === role);
}

/** Reports each file that may not be written. */
export function checkFilesToWrite(
  files: readonly FileToWrite[],
  project: ProjectFiles,
  problems: Diagnostic[],
): void {
  for (const [index, file] of files.entries()) {
    const { role, source } = file;
    if (!source) continue;
    const conflict = conflictWith(project, file) ?? sharedWith(files.slice(0, index), file);
    if (!conflict) continue;
    const found: Diagnostic[] = [];
    collectProblems(source, found)(
      "configuration-conflict",
      source.locate([role], "value"),
      conflict,
    );
    for (const each of found) refusals.set(each, role);
    problems.push(...found);
  }
}

/** What of a project a file would replace. */
export function conflictWith(
  { workingDirectory, packs, out, deciding, schemas }: ProjectFiles,
  { role, path }: FileToWrite,
): Conflict | undefined {
  const real = realPath(path);
  const subject = `The ${role}`;
  if (packs === undefined && mayBeContent(path)) {
    return {
      subject: `${subject} would replace ${JSON.stringify(displayPath(path, workingDirectory))}`,
      clash: "that file may be content, as there is no configuration that says what is",
      remedy,
    };
  }
  const pack = packs?.find(({ directory }) => contains(realPath(directory), real));
  const isSchema = role === "schema" && [...schemas].some((each) => realPath(each) === real);
  if (pack && !isSchema && (role === "image" || isRead(basename(real)) || isNearlyRead(real))) {
    return {
      subject: `${subject} is inside pack "${pack.name}"`,
      clash: "expected a file beside the content",
      remedy: role === "image" ? `Choose another folder, such as "public".` : remedy,
    };
  }
  const isFolderOf = [...(packs ?? []).map(({ directory }) => directory), out ?? []].flat();
  if (isFolder(path) || isFolderOf.some((each) => contains(real, realPath(each)))) {
    const shown = displayPath(path, workingDirectory) || ".";
    return {
      subject: `${subject} has the name of a folder, ${JSON.stringify(shown)}`,
      clash: "expected a file",
      remedy,
    };
  }
  const decides =
    configurationNames.some((name) => name === basename(real)) ||
    (role !== "record" && basename(real) === recordName)
      ? path
      : [...deciding].find((each) => realPath(each) === real);
  if (decides !== undefined && !isSchema) {
    const shown = displayPath(decides, workingDirectory);
    return {
      subject: `${subject} would replace ${JSON.stringify(shown)}`,
      clash: "the settings are read from that file",
      remedy,
    };
  }
  const below = out === undefined ? "" : relative(realPath(out), real).split(sep).join("/");
  if (out === undefined || !isOutputPath(below)) return undefined;
  return {
    subject: `${subject} has a name that modules have in the output folder`,
    clash: "a build would replace or remove it",
    remedy,
  };
}

/** Whether a file has a name that files of definitions have, and holds something that no report holds. */
function mayBeContent(path: string): boolean {
  const name = basename(path);
  return (isRead(name) || isNearlyRead(name)) && isFile(path) && !isReport(readText(path));
}

const remedy = "Choose another name or folder.";

/** Which of the other files stands at the same place. */
function sharedWith(
  others: readonly FileToWrite[],
  { role, path }: FileToWrite,
): Conflict | undefined {
  const real = realPath(path);
  const other = others.find((each) => realPath(each.path) === real);
  if (!other) return undefined;
  return {
    subject: `The ${role} and the ${other.role} are the same file`,
    clash: "expected two files",
    remedy: "Choose another name for one of them.",
  };
}
