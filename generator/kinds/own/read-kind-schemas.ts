/** Reads the schemas of the kinds that a configuration and packs name, and says what is wrong with them. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { collectProblems, type ConfigurationSource } from "../../diagnostics/project-problems.ts";
import { locatePath } from "../../json/tree.ts";
import type { JsonPath } from "../../model/json.ts";
import type { SourceText } from "../../model/source-text.ts";
import type { Span } from "../../text/edits.ts";
import type { Kind } from "../kind.ts";
import { withTransitions, type ModuleOfKind } from "./call-module.ts";
import { checkKinds, type NamedKind } from "./check-kinds.ts";
import { ownKind } from "./own-kind.ts";
import type { KindModule } from "./kind-module.ts";
import type { KindProblem, SchemaPlace } from "./problem.ts";
import { readKindSchema, type KindSchema } from "./read-kind-schema.ts";
import { recordName } from "./resolved-shape.ts";
import { builtInNames } from "./taken-names.ts";

/** Names of kinds are names of files and of members and, in another form, of types. */
export function isKindName(name: string): boolean {
  return /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/u.test(name) && !(name in Object.prototype);
}

export const expectedName = 'a name in small letters, such as item_group, and not "constructor"';

/** The files among which a schema is. */
export interface SchemaFolder {
  /** The path of a file in the folder to which the paths of all files are relative, with `/`. */
  readonly pathOf: (written: string) => string;
  /** The text of a file; `undefined` if there is none, or it cannot be read. */
  readonly read: (path: string) => string | undefined;
  /** The path of a file as messages show it. */
  readonly display: (path: string) => string;
}

/** A kind before its schema is read. */
export interface WrittenKind {
  readonly name: string;
  readonly types?: readonly string[] | undefined;
  /** The path of its schema; absent if the module that should name it has problems. */
  readonly schema?: string | undefined;
  readonly code?: ModuleOfKind;
  /** What names it. */
  readonly source: ConfigurationSource;
  readonly folder: SchemaFolder;
}

export interface KindSchemas {
  readonly kinds: readonly Kind[];
  /** The names of all kinds of the project, and the types of those that were read. */
  readonly names: readonly string[];
  readonly words: readonly (readonly [name: string, types: readonly string[]])[];
}

/** What there is beside the kinds that are read. */
export interface KindsBeside {
  /** Kinds that were read before, without mistakes. */
  readonly kinds: readonly NamedKind[];
  /** Types of content that was compiled without the kinds. */
  readonly usedTypes: ReadonlySet<string>;
}

/**
 * What is wrong with any of them is added to `problems`.
 * @param external kinds that schemas may refer to besides those that are built in
 */
export function readKindSchemas(
  written: readonly WrittenKind[],
  external: readonly string[],
  problems: Diagnostic[],
  { kinds: before, usedTypes }: KindsBeside = { kinds: [], usedTypes: new Set() },
): KindSchemas {
  const found: KindProblem[] = [];
  const named: NamedKind[] = [];
  const kinds: Kind[] = [];
  for (const each of written) {
    const kind = readKind(each, found, problems);
    if (!kind) continue;
    named.push(kind);
    if (kind.schema)
      kinds.push(ownKind(kind.schema, kind.types, each.code && { ...each.code, external }));
  }
  const all = [...before, ...named];
  const names = all.map(({ name }) => name);
  if (named.length > 0)
    found.push(...checkKinds(all, { ...builtInNames(names, external), usedTypes }));
  reportAll(found, problems);
  return { kinds, names, words: named.map(({ name, types }) => [name, types] as const) };
}

function readKind(
  { name, types = [name], schema: path, code, source, folder }: WrittenKind,
  found: KindProblem[],
  problems: Diagnostic[],
): NamedKind | undefined {
  const at = (target: "key" | "value", ...path: JsonPath): SchemaPlace => ({
    ...{ source, path: ["kinds", name, ...path], target },
  });
  if (!isKindName(name)) {
    collectProblems(source, problems)(
      "configuration-value",
      source.locate(["kinds", name], "key"),
      {
        where: "kinds",
        found: JSON.stringify(name),
        expected: [expectedName],
        suggestion: undefined,
      },
    );
    return undefined;
  }
  const read = path === undefined ? undefined : readSchema(name, path, folder, found);
  const taken = read && code ? takenByModule(read, code.module) : [];
  found.push(...taken);
  const schema = read && code && taken.length === 0 ? withTransitions(read, code.module) : read;
  if (schema && schema.idMember === undefined) {
    const isAboutIds = {
      transitions: schema.transitions.length > 0,
      lookups: code?.module.lookups,
    };
    for (const [subject, is] of Object.entries(isAboutIds)) {
      const data = { problem: "no-ids", subject } as const;
      if (is) found.push({ code: "kind-schema", place: schema.place, data });
    }
  }
  const typePlaces = types.map((_, index) => (code ? at("value") : at("value", "types", index)));
  return { name, types, place: at("key"), typePlaces, ...(schema && { schema }) };
}

/** What a module adds under a name that records, or look-ups, have already. */
function takenByModule(
  { bundle, idMember, place }: KindSchema,
  { transitions = {}, lookups = {} }: KindModule,
): KindProblem[] {
  const members = Object.entries(bundle.root.properties ?? {});
  const inRecords = new Set(members.flatMap(([name, shape]) => [name, recordName(name, shape)]));
  // Whatever the member is called.
  if (idMember !== undefined) inRecords.add("id");
  const indexed = members.filter(([, shape]) => shape["x-index"] === true);
  const lookedUp = new Set(indexed.map(([name]) => name));
  const taken = [
    ...Object.keys(transitions).map((name) => ["member-taken", name, inRecords] as const),
    ...Object.keys(lookups).map((name) => ["index-taken", name, lookedUp] as const),
  ];
  return taken.flatMap(([problem, subject, by]) =>
    by.has(subject) ? [{ code: "kind-schema", place, data: { problem, subject } }] : [],
  );
}

/** The schema in a file; `undefined` if it has problems. */
export function readSchema(
  kind: string,
  path: string,
  { pathOf, read, display }: SchemaFolder,
  found: KindProblem[],
): KindSchema | undefined {
  const { schema, problems } = readKindSchema({ kind, path: pathOf(path), read, display });
  found.push(...problems);
  return schema;
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
