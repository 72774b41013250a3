/** Reads a configuration file of any format; its shape is checked elsewhere. */
import { extname } from "node:path";
import { readText } from "../disk/read-bytes.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { oneValueFindings } from "../diagnostics/one-value.ts";
import { isObject, present } from "../json/containers.ts";
import { parseJson } from "../json/parse-json.ts";
import type { Json } from "../model/json.ts";
import type { SourceText } from "../model/source-text.ts";
import { displayPath } from "../disk/display-path.ts";
import type { ConfigFile } from "./config-file.ts";
import {
  collectProblems,
  jsonSource,
  moduleSource,
  type ConfigurationSource,
} from "../diagnostics/project-problems.ts";
import { runModule, type RunOptions } from "./run-module.ts";
import { lineStarts, lineText } from "../json/positions.ts";
import type { Span } from "../text/edits.ts";

/** A place in one of the modules that a configuration consists of. */
interface FailedAt {
  /** Absolute path. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 0; absent if only the line is known. */
  readonly column?: number;
}

/** The message of an error without its end, on one line. */
function reasonOf({ message }: ErrorTexts): string {
  const [first = message] = message.split("\n");
  return first.trimEnd().replace(/[.:,]$/u, "");
}

/**
 * The first place that the error names in one of the files; `undefined` if it names none. A syntax error names it in
 * its message, any other error in its stack, with columns of compiled code, which are not those of the file.
 */
function placeOf({ message, stack }: ErrorTexts, files: Iterable<string>): FailedAt | undefined {
  const all = [...files];
  const inMessage = firstPlace(message, all);
  if (inMessage) return inMessage;
  const inStack = firstPlace(stack, all);
  return inStack && { file: inStack.file, line: inStack.line };
}

/** The offset of a place in the text of its file; if only the line is known, that of its first character. */
function offsetIn(source: SourceText, { line, column }: FailedAt): number {
  const text = lineText(source, line);
  const start = lineStarts(source)[line - 1] ?? source.text.length;
  return start + Math.min(column ?? text.search(/\S|$/u), text.length);
}

interface ErrorTexts {
  readonly message: string;
  readonly stack: string;
}

/** What a thrown value says, which may be any: its texts may not be texts, or throw when they are asked for. */
function textsOf(error: unknown): ErrorTexts {
  try {
    const said: { readonly message?: unknown; readonly stack?: unknown } =
      error instanceof Error ? error : { message: error };
    const { message, stack = "" } = said;
    return { message: String(message), stack: String(stack) };
  } catch {
    return { message: "It threw a value without a text", stack: "" };
  }
}

function firstPlace(text: string, files: readonly string[]): FailedAt | undefined {
  const found = files
    .map((file) => ({ file, at: text.indexOf(file) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  for (const { file, at } of found) {
    const [, line, column] = lineAndColumn.exec(text.slice(at + file.length)) ?? [];
    if (line !== undefined) return { file, line: Number(line), column: Number(column) };
  }
  return undefined;
}

/** Follows the path of a module. */
const lineAndColumn = /^:(\d+):(\d+)/u;

export interface ReadConfiguration {
  readonly source: ConfigurationSource;
  /** `undefined` if it could not be read; the problems give the reason. */
  readonly value: Json | undefined;
}

export interface ConfigReading {
  /** Absolute; paths in messages are relative to it. */
  readonly workingDirectory: string;
  readonly problems: Diagnostic[];
  /** Receives the absolute paths of the modules that a configuration imports. */
  readonly files: Set<string>;
  /** What the file is to contain, if an editor has not saved it. */
  readonly text?: string;
}

/** @param file Known to exist. */
export async function readConfig(
  file: ConfigFile,
  reading: ConfigReading,
): Promise<ReadConfiguration> {
  const { workingDirectory, problems } = reading;
  const text = reading.text ?? readText(file.path);
  const path = displayPath(file.path, workingDirectory);
  if (extname(file.path) === ".json") return readJsonConfig(path, text, problems);
  if (file.mayRun) return await readModule(file, path, text, reading);
  const source = moduleSource(path, text);
  const reason =
    "The configuration is code, and was not run: this defwright is not installed in its folder";
  collectProblems(source, problems)("configuration-module", start, { reason, foreign: true });
  return { source, value: undefined };
}

/** Of a module, nothing is known of where a setting is. */
const start: Span = { offset: 0, length: 0 };

/** @param member that it has */
export function readJsonConfig(
  path: string,
  text: string,
  problems: Diagnostic[],
  member = '"packs"',
): ReadConfiguration {
  const source = jsonSource(path, text);
  const value = parseJson(text);
  if (value !== undefined) return { source, value };
  const report = collectProblems(source, problems);
  for (const finding of oneValueFindings(text, `one object with ${member}`)) {
    report("configuration-syntax", finding, finding);
  }
  return { source, value: undefined };
}

async function readModule(
  file: ConfigFile,
  path: string,
  text: string,
  reading: ConfigReading,
): Promise<ReadConfiguration> {
  const source = moduleSource(path, text);
  const report = collectProblems(source, reading.problems);
  let exported: unknown;
  let value: Json | undefined;
  try {
    exported = await defaultExport(file.path, file, { imported: reading.files });
    value = asJson(exported);
  } catch (error) {
    const { workingDirectory, problems, files } = reading;
    const whole = { source, ...start };
    reportFailure(thrownIn([file.path, ...files], error, workingDirectory, whole), problems);
    return { source, value: undefined };
  }
  if (value === undefined) {
    report("configuration-module", start, { reason: "The module has no default export" });
  } else if (typeof exported === "function") {
    report("configuration-module", start, { reason: "The default export is a function" });
    return { source, value: undefined };
  }
  return { source, value };
}

/** What code threw, and the place that it names. */
export interface ThrownError {
  readonly reason: string;
  readonly place: Span & { readonly source: SourceText };
}

/**
 * @param files the modules in which it may have happened
 * @param whole the place of an error that names none
 */
export function thrownIn(
  files: Iterable<string>,
  error: unknown,
  workingDirectory: string,
  whole: ThrownError["place"],
): ThrownError {
  const texts = textsOf(error);
  const reason = reasonOf(texts);
  const at = placeOf(texts, files);
  if (at === undefined) return { reason, place: whole };
  const source = moduleSource(displayPath(at.file, workingDirectory), readText(at.file));
  return { reason, place: { source, offset: offsetIn(source, at), length: 0 } };
}

/** Reports what kept a module from being loaded. @param kind the name of the kind that it should export */
export function reportFailure(
  { reason, place }: ThrownError,
  problems: Diagnostic[],
  kind?: string,
): void {
  collectProblems(place.source, problems)("configuration-module", place, {
    ...present({ kind }),
    ...{ reason: `The module cannot be loaded (${reason})`, failed: true },
  });
}

/** The default export; `undefined` if there is none, or it is null. */
export async function defaultExport(
  file: string,
  owner: ConfigFile,
  options: RunOptions,
): Promise<unknown> {
  const loaded = await runModule(file, owner, options);
  // In place of a missing default export, the loader of TypeScript provides the module itself.
  const isExported = "default" in loaded || loaded["__esModule"] !== true;
  const found = isExported ? await loaded["default"] : undefined;
  // So it does where the default export is null or undefined.
  const isModule = isObject(found) && "default" in found && (found["default"] ?? null) === null;
  return isModule ? undefined : found;
}

/** Converts a module's export to what the same file in JSON would contain: no `undefined`, functions or classes. */
function asJson(value: unknown): Json | undefined {
  if (value === undefined) return undefined;
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? null : (JSON.parse(text) as Json);
}
