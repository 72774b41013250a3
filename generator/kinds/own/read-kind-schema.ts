/** Reads the schema of a kind of a project's own, with the files to which it refers, and says what is wrong with it. */
import { suggest } from "../../diagnostics/suggest.ts";
import type { SourceText } from "../../model/source-text.ts";
import { bundleSchema, type SchemaFiles } from "../../schema/bundle-schema.ts";
import type { Bundle } from "../../schema/link-shapes.ts";
import type { Definitions, Shape } from "../../schema/shape.ts";
import { checkBundle } from "./check-bundle.ts";
import { checkGraph } from "./check-graph.ts";
import {
  inside,
  nameAt,
  type KindProblem,
  type ReportSchema,
  type SchemaPlace,
} from "./problem.ts";
import { readSchemaFile } from "./schema-file.ts";
import { readTopWords, type TopWords } from "./top-words.ts";
import {
  builtInFile,
  builtInSchema,
  definitionsOf,
  shapeOf,
  writtenAt,
  type Reading,
  type WrittenSchema,
} from "./written-schema.ts";

export interface KindSchemaInput {
  /** The name of the kind. */
  readonly kind: string;
  /** The schema's file, relative to the folder of the configuration, with `/`. */
  readonly path: string;
  /** The text of a file below that folder; `undefined` if there is none, or it cannot be read. */
  readonly read: (path: string) => string | undefined;
  /** The path of a file as messages show it; as it is if absent. */
  readonly display?: (path: string) => string;
}

/** A kind that a reference in a schema names. */
export interface KindReference {
  readonly kind: string;
  readonly place: SchemaPlace;
}

export interface KindSchema extends TopWords {
  readonly kind: string;
  /** What an object says besides the members that every kind has. */
  readonly bundle: Bundle;
  /** The kinds that references name. */
  readonly references: readonly KindReference[];
  /** The whole schema, for what is wrong with the kind as a whole. */
  readonly place: SchemaPlace;
}

export interface KindSchemaReading {
  /** `undefined` if there are problems. */
  readonly schema: KindSchema | undefined;
  readonly problems: readonly KindProblem[];
  /** Every file that was read, or would have been read if it existed, in order: a change of any of them matters. */
  readonly files: readonly string[];
}

/** Never throws, whatever the files contain; takes a time proportional to them. */
export function readKindSchema(input: KindSchemaInput): KindSchemaReading {
  const problems: KindProblem[] = [];
  const report: ReportSchema = (problem, place, words) => {
    problems.push({ code: "kind-schema", place, data: { problem, ...words } });
  };
  const loading = loadFiles(input, report);
  const { files, shapes, written } = loading;
  const schema = problems.length === 0 ? bundled() : undefined;
  return { schema, problems, files: [...files.keys()] };

  function bundled(): KindSchema | undefined {
    const root = files.get(input.path);
    if (!root || !written) return undefined;
    const { kind } = input;
    checkGraph(shapes, (ref, from) => targetOf(ref, from, loading), report);
    if (problems.length > 0) return undefined;
    const bundle = bundleSchema(input.path, {
      ...{ kind, comments: true, files: asSchemaFiles(kind, loading) },
      onClash: (property) => {
        const place = writtenAt(property);
        const subject = String(place?.path.at(-1));
        if (place) report("member-twice", nameAt(place), { subject });
      },
    });
    const place: SchemaPlace = { source: root.source, path: [], target: "value" };
    const top = readTopWords(kind, bundle, written, place, report);
    checkBundle(bundle, top, place, report);
    if (problems.length > 0) return undefined;
    return { kind, bundle, ...top, place, references: shapes.flatMap(referencesOf) };
  }
}

interface LoadedFile {
  readonly source: SourceText;
  readonly root: Shape;
  readonly definitions: Definitions;
}

interface Loading {
  /** By path, in the order of reading; `undefined` if a file has problems. */
  readonly files: ReadonlyMap<string, LoadedFile | undefined>;
  readonly paths: ReadonlyMap<SourceText, string>;
  readonly shapes: readonly Shape[];
  /** The schema itself, as written. */
  readonly written: WrittenSchema | undefined;
}

interface Referring {
  readonly ref: string;
  readonly from: string;
  readonly place: SchemaPlace;
}

function loadFiles(
  { path: first, read, display = (path) => path }: KindSchemaInput,
  report: ReportSchema,
): Loading {
  const files = new Map<string, LoadedFile | undefined>();
  const paths = new Map<SourceText, string>();
  const shapes: Shape[] = [];
  const referring: Referring[] = [];
  let top: WrittenSchema | undefined;
  const load = (path: string, text: string): void => {
    const source = { displayPath: display(path), text };
    paths.set(source, path);
    const value = readSchemaFile(source, report);
    files.set(path, undefined);
    if (value === undefined) return;
    // It has passed the schema of such schemas.
    const written = value as unknown as WrittenSchema;
    top ??= written;
    const place: SchemaPlace = { source, path: [], target: "value" };
    const refer: Reading["refer"] = (ref, at) => referring.push({ ref, from: path, place: at });
    const reading = { report, refer, shapes };
    const root = shapeOf(written, place, reading);
    files.set(path, { source, root, definitions: definitionsOf(written, place, reading) });
  };
  const text = read(first);
  if (text === undefined) {
    const source = { displayPath: display(first), text: "" };
    report("no-file", { source, offset: 0, length: 0 }, { subject: first });
    files.set(first, undefined);
  } else load(first, text);
  // Files that are loaded meanwhile add references of their own.
  for (const { ref, from, place } of referring) {
    const path = pathOf(ref, from);
    if (typeof path !== "string") report(path.problem, place, { subject: ref });
    else if (!files.has(path)) {
      const other = read(path);
      if (other === undefined) {
        files.set(path, undefined);
        report("no-file", place, { subject: ref });
      } else load(path, other);
    }
  }
  for (const each of referring) checkReference(each, files, report);
  return { files, paths, shapes, written: top };
}

/** The path of the file to which a reference leads. */
function pathOf(ref: string, from: string): string | { readonly problem: "address" | "outside" } {
  const [relative = ""] = ref.split("#");
  if (/^[a-z][a-z\d+.-]*:|^\/\//iu.test(relative)) return { problem: "address" };
  const steps = relative === "" ? from.split("/") : from.split("/").slice(0, -1);
  if (relative.startsWith("/") || relative.includes("\\")) return { problem: "outside" };
  for (const step of relative === "" ? [] : relative.split("/")) {
    if (step === "..") {
      if (steps.pop() === undefined) return { problem: "outside" };
    } else if (step !== "." && step !== "") steps.push(step);
  }
  return steps.join("/");
}

const inDefinitions = /^\/(?:definitions|\$defs)\/([^/]+)$/u;

function checkReference(
  { ref, from, place }: Referring,
  files: Loading["files"],
  report: ReportSchema,
): void {
  const path = pathOf(ref, from);
  const file = typeof path === "string" ? files.get(path) : undefined;
  if (!file) return;
  const [, fragment = "", ...more] = ref.split("#");
  if (fragment === "" || fragment === "/") return;
  const [, name] = inDefinitions.exec(fragment) ?? [];
  if (name === undefined || more.length > 0) report("fragment", place, { subject: ref });
  else if (!Object.hasOwn(file.definitions, name)) {
    const [other] = suggest(name, Object.keys(file.definitions));
    report("no-definition", place, { subject: ref, other });
  }
}

/** The shape to which a reference that was checked leads; parts of built-in kinds lead nowhere else. */
function targetOf(ref: string, from: Shape, { files, paths }: Loading): Shape | undefined {
  const place = writtenAt(from);
  const path = pathOf(ref, (place && paths.get(place.source)) ?? "");
  const file = typeof path === "string" ? files.get(path) : undefined;
  const [, name] = inDefinitions.exec(ref.split("#")[1] ?? "") ?? [];
  return name === undefined ? file?.root : file?.definitions[name];
}

/** The loaded files in the form in which those of built-in kinds are bundled. */
function asSchemaFiles(kind: string, { files }: Loading): SchemaFiles {
  const stemOf = (path: string): string =>
    (path.split("/").at(-1) ?? "").replace(/(?:\.schema)?\.json$/u, "").replaceAll(/[^\w-]/gu, "_");
  const first = [...files.keys()][0];
  return {
    read: (path) => {
      const file = files.get(path);
      if (!file) return builtInSchema;
      return { ...file.root, definitions: file.definitions, $defs: file.definitions } as Shape;
    },
    resolve: (from, path) => {
      const found = path === builtInFile ? path : pathOf(path, from);
      return typeof found === "string" ? found : path;
    },
    nameOf: (path, definition) => {
      if (path === builtInFile) return definition;
      const name = definition.replaceAll(".", "_");
      // The whole schema inside itself has another name than the records.
      const own = name === "" ? "object" : name;
      return path === first
        ? `${kind}_${own}`
        : [kind, stemOf(path), name].filter(Boolean).join("_");
    },
  };
}

function referencesOf(shape: Shape): readonly KindReference[] {
  const place = writtenAt(shape);
  if (!place) return [];
  return (["x-ref", "x-ref-list"] as const).flatMap((word) => {
    const kind = shape[word];
    if (kind === undefined || kind === "own-kind") return [];
    return [{ kind, place: inside(place, word) }];
  });
}
