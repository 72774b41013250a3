/** Kinds of a project's own, as its configuration names them. */
import { dirname, relative, resolve, sep } from "node:path";
import { displayPath } from "../disk/display-path.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { locatePath } from "../json/tree.ts";
import type { Kind } from "../kinds/kind.ts";
import { withTransitions, type ModuleOfKind } from "../kinds/own/call-module.ts";
import { checkKinds, type NamedKind } from "../kinds/own/check-kinds.ts";
import { ownKind } from "../kinds/own/own-kind.ts";
import type { KindProblem, SchemaPlace } from "../kinds/own/problem.ts";
import { readKindSchema, type KindSchema } from "../kinds/own/read-kind-schema.ts";
import { builtInNames, type OwnKinds } from "../kinds/project-kinds.ts";
import type { JsonPath } from "../model/json.ts";
import type { SourceText } from "../model/source-text.ts";
import { kindsInMod } from "../packs/kinds-in-mod.ts";
import type { PackDirectory } from "../read/pack-directory.ts";
import type { Span } from "../text/edits.ts";
import type { ConfigFile } from "./config-file.ts";
import type { Configuration } from "./configuration.ts";
import { readKindModule } from "./kind-module.ts";
import { readNamedFile, type ProjectSearch } from "./named-files.ts";
import { collectProblems, type ConfigurationSource } from "./problem.ts";

/** Names of kinds are names of files and, in another form, of types. */
const kindName = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/u;

export interface FoundKinds extends OwnKinds {
  readonly names: readonly string[];
  /** Absolute paths of their schemas, which are no content. */
  readonly files: ReadonlySet<string>;
}

/** A kind before its schema is read. */
interface WrittenKind {
  readonly name: string;
  readonly types?: readonly string[] | undefined;
  /** Absent if the module that should name it has problems. */
  readonly schema?: string | undefined;
  readonly code?: ModuleOfKind;
  readonly search: ProjectSearch;
}

/** Reads the schemas of the kinds; what is wrong with any of them is added to `problems`. */
export async function readOwnKinds(
  configured: Configuration["kinds"] = {},
  packs: readonly PackDirectory[],
  owner: ConfigFile | undefined,
  search: ProjectSearch,
  problems: Diagnostic[],
): Promise<FoundKinds> {
  const reading: SchemaReading = { texts: [], found: [], files: new Set() };
  const written: WrittenKind[] = [];
  for (const [name, own] of Object.entries(configured)) {
    if (name.startsWith("//")) continue;
    if (typeof own !== "string") written.push({ name, ...own, search });
    else {
      const code = await readKindModule(name, own, owner, search, reading.texts, problems);
      const folder = dirname(code?.file ?? search.folder);
      const { types, schema } = code?.module ?? {};
      written.push({ name, types, schema, search: { ...search, folder }, ...(code && { code }) });
    }
  }
  for (const pack of packs) written.push(...kindsOfPack(pack, search, problems));
  const named: NamedKind[] = [];
  const kinds: Kind[] = [];
  for (const each of written) {
    const kind = readKind(each, reading);
    if (!kind) continue;
    named.push(kind);
    if (kind.schema) kinds.push(ownKind(kind.schema, kind.types, each.code));
  }
  const { found, texts, files } = reading;
  const names = named.map(({ name }) => name);
  found.push(...checkKinds(named, builtInNames(names)));
  reportAll(found, problems);
  const words = named.map(({ name, types }) => [name, types]);
  return { kinds, key: kinds.length > 0 ? JSON.stringify([words, texts]) : "", files, names };
}

function kindsOfPack(
  { directory, mod }: PackDirectory,
  search: ProjectSearch,
  problems: Diagnostic[],
): readonly WrittenKind[] {
  if (!mod) return [];
  const source: ConfigurationSource = {
    ...mod.source,
    locate: (path, target) => locatePath(mod.source, [...mod.path, ...path], target),
  };
  const report = collectProblems(source, problems);
  const bounds = { folder: directory, root: directory, roots: [], within: directory };
  return kindsInMod(mod).kinds.map((each) => ({
    ...each,
    search: { ...search, ...bounds, source, report },
  }));
}

function readKind(
  { name, types = [name], schema: path, code, search }: WrittenKind,
  reading: SchemaReading,
): NamedKind | undefined {
  const { source, report } = search;
  const at = (target: "key" | "value", ...path: JsonPath): SchemaPlace => ({
    ...{ source, path: ["kinds", name, ...path], target },
  });
  if (!kindName.test(name)) {
    report("configuration-value", source.locate(["kinds", name], "key"), {
      where: "kinds",
      found: JSON.stringify(name),
      expected: ["a name in small letters, such as item_group"],
      suggestion: undefined,
    });
    return undefined;
  }
  const read = path === undefined ? undefined : readSchema(name, path, search, reading);
  const schema = read && code ? withTransitions(read, code.module) : read;
  if (schema && schema.idMember === undefined && schema.transitions.length > 0) {
    const data = { problem: "no-ids", subject: "transitions" } as const;
    reading.found.push({ code: "kind-schema", place: schema.place, data });
  }
  for (const { member, isComputed } of schema?.transitions ?? []) {
    if (!isComputed || !schema || !Object.hasOwn(schema.bundle.root.properties ?? {}, member))
      continue;
    const subject = `"${member}" of the module's "transitions" is a member already`;
    const data = { problem: "value", subject, other: "another name" } as const;
    reading.found.push({ code: "kind-schema", place: schema.place, data });
  }
  const typePlaces = types.map((_, index) => (code ? at("value") : at("value", "types", index)));
  return { name, types, place: at("key"), typePlaces, ...(schema && { schema }) };
}

interface SchemaReading {
  /** Receives the texts of the files. */
  readonly texts: string[];
  readonly found: KindProblem[];
  /** Receives their absolute paths. */
  readonly files: Set<string>;
}

/** The schema in a file; `undefined` if it has problems. */
export function readSchema(
  kind: string,
  path: string,
  search: ProjectSearch,
  reading: SchemaReading,
): KindSchema | undefined {
  const { schema, problems, files } = readKindSchema({
    kind,
    path: relative(search.root, resolve(search.folder, path)).split(sep).join("/"),
    read: (each) => textAt(each, search, reading.texts),
    display: (each) => displayPath(resolve(search.root, each), search.workingDirectory),
  });
  for (const file of files) {
    search.files.add(resolve(search.root, file));
    reading.files.add(resolve(search.root, file));
  }
  reading.found.push(...problems);
  return schema;
}

function textAt(path: string, search: ProjectSearch, texts: string[]): string | undefined {
  const read = readNamedFile(resolve(search.root, path), search);
  if (!("text" in read)) return undefined;
  texts.push(read.text);
  return read.text;
}

export function reportAll(found: readonly KindProblem[], problems: Diagnostic[]): void {
  for (const { code, place, data } of found) {
    collectProblems(place.source, problems)(code, "path" in place ? spanOf(place) : place, data);
  }
}

function spanOf({ source, path, target }: SchemaPlace): Span {
  return hasPlaces(source) ? source.locate(path, target) : locatePath(source, path, target);
}

function hasPlaces(source: SourceText): source is ConfigurationSource {
  return "locate" in source;
}
