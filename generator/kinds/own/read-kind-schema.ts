/** Reads the schema of a kind of a project's own, with the files to which it refers, and says what is wrong with it. */
import { suggest } from "../../diagnostics/suggest.ts";
import type { TextPlace } from "../../model/place.ts";
import type { SourceText } from "../../model/source-text.ts";
import { bundleSchema, type SchemaFiles } from "../../schema/bundle-schema.ts";
import type { Bundle, WrittenBundle } from "../../schema/link-shapes.ts";
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
  type Reading,
  type WrittenSchema,
} from "./written-schema.ts";
import { writtenAt } from "./written-at.ts";

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

export interface KindSchema<Kept extends WrittenBundle = Bundle> extends TopWords {
  readonly kind: string;
  /** What an object says besides the members that every kind has. */
  readonly bundle: Kept;
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
    checkGraph(shapes, loading.targets, report);
    if (problems.length > 0) return undefined;
    const bundle = bundleSchema(input.path, {
      ...{ kind, remarks: true, files: asSchemaFiles(kind, loading) },
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
  readonly shapes: readonly Shape[];
  /** Where references lead; parts of built-in kinds lead nowhere else. */
  readonly targets: ReadonlyMap<Shape, Shape>;
  /** The schema itself, as written. */
  readonly written: WrittenSchema | undefined;
}

interface Referring {
  readonly shape: Shape;
  readonly ref: string;
  /** The path of the file. */
  readonly from: string;
  readonly place: SchemaPlace;
}

function loadFiles(
  { path: first, read, display = (path) => path }: KindSchemaInput,
  report: ReportSchema,
): Loading {
  const files = new Map<string, LoadedFile | undefined>();
  const shapes: Shape[] = [];
  const targets = new Map<Shape, Shape>();
  const referring: Referring[] = [];
  let top: WrittenSchema | undefined;
  const load = (path: string, subject: string, namedAt?: TextPlace): void => {
    const text = read(path);
    const source = { displayPath: display(path), text: text ?? "" };
    files.set(path, undefined);
    if (text === undefined) {
      report("no-file", namedAt ?? { source, offset: 0, length: 0 }, { subject });
      return;
    }
    const value = readSchemaFile(source, report);
    if (value === undefined) return;
    // It has passed the schema of such schemas.
    const written = value as unknown as WrittenSchema;
    top ??= written;
    const place: SchemaPlace = { source, path: [], target: "value" };
    const refer: Reading["refer"] = (shape, ref, at) =>
      referring.push({ shape, ref, from: path, place: at });
    const reading = { report, refer, shapes };
    const root = shapeOf(written, place, reading);
    files.set(path, { source, root, definitions: definitionsOf(written, place, reading) });
  };
  load(first, first);
  // Files that are loaded meanwhile add references of their own.
  for (const { ref, from, place } of referring) {
    const path = pathOf(ref, from);
    if (typeof path !== "string") report(path.problem, place, { subject: ref });
    else if (!files.has(path)) load(path, ref, place);
  }
  for (const { shape, ref, from, place } of referring) {
    const path = pathOf(ref, from);
    const file = typeof path === "string" ? files.get(path) : undefined;
    const found = file && targetIn(file, ref, place, report);
    if (found) targets.set(shape, found);
  }
  return { files, shapes, targets, written: top };
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

/** The shape in the file to which a reference leads; reports if there is none. */
function targetIn(
  { root, definitions }: LoadedFile,
  ref: string,
  place: SchemaPlace,
  report: ReportSchema,
): Shape | undefined {
  const [, fragment = "", ...more] = ref.split("#");
  if (fragment === "" || fragment === "/") return root;
  const [, name] = /^\/(?:definitions|\$defs)\/([^/]+)$/u.exec(fragment) ?? [];
  if (name === undefined || more.length > 0) report("fragment", place, { subject: ref });
  else if (Object.hasOwn(definitions, name)) return definitions[name];
  else {
    const [other] = suggest(name, Object.keys(definitions));
    report("no-definition", place, { subject: ref, other });
  }
  return undefined;
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
