/** Kinds of a project's own, as its configuration names them. */
import { relative, resolve, sep } from "node:path";
import { displayPath } from "../disk/display-path.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { locatePath } from "../json/tree.ts";
import { checkKinds, type NamedKind } from "../kinds/own/check-kinds.ts";
import { ownKind } from "../kinds/own/own-kind.ts";
import type { KindProblem, SchemaPlace } from "../kinds/own/problem.ts";
import { readKindSchema, type KindSchema } from "../kinds/own/read-kind-schema.ts";
import { builtInNames, type OwnKinds } from "../kinds/project-kinds.ts";
import type { JsonPath } from "../model/json.ts";
import type { Configuration } from "./configuration.ts";
import { readNamedFile, type ProjectSearch } from "./named-files.ts";
import { collectProblems } from "./problem.ts";

/** Names of kinds are names of files and, in another form, of types. */
const kindName = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/u;

/** Reads the schemas of the kinds; what is wrong with any of them is added to `problems`. */
export function readOwnKinds(
  configured: Configuration["kinds"],
  search: ProjectSearch,
  problems: Diagnostic[],
): OwnKinds {
  const texts: string[] = [];
  const found: KindProblem[] = [];
  const named = Object.entries(configured ?? {}).flatMap(([name, own]): NamedKind[] => {
    if (name.startsWith("//")) return [];
    const { types = [name], schema: path } = own;
    const at = (target: "key" | "value", ...path: JsonPath): SchemaPlace => ({
      ...{ source: search.source, path: ["kinds", name, ...path], target },
    });
    if (!kindName.test(name)) {
      search.report("configuration-value", search.source.locate(["kinds", name], "key"), {
        where: "kinds",
        found: JSON.stringify(name),
        expected: ["a name in small letters, such as item_group"],
        suggestion: undefined,
      });
      return [];
    }
    const schema = readSchema(name, path, search, { texts, found });
    const typePlaces = types.map((_, index) => at("value", "types", index));
    return [{ name, types, place: at("key"), typePlaces, ...(schema && { schema }) }];
  });
  found.push(...checkKinds(named, builtInNames(named.map(({ name }) => name))));
  reportAll(found, search, problems);
  const kinds = named.flatMap(({ schema, types }) => (schema ? [ownKind(schema, types)] : []));
  return { kinds, key: kinds.length > 0 ? JSON.stringify([configured, texts]) : "" };
}

interface SchemaReading {
  /** Receives the texts of the files. */
  readonly texts: string[];
  readonly found: KindProblem[];
}

/** The schema in a file; `undefined` if it has problems. */
export function readSchema(
  kind: string,
  path: string,
  search: ProjectSearch,
  { texts, found }: SchemaReading,
): KindSchema | undefined {
  const { schema, problems, files } = readKindSchema({
    kind,
    path: relative(search.root, resolve(search.folder, path)).split(sep).join("/"),
    read: (each) => textAt(each, search, texts),
    display: (each) => displayPath(resolve(search.root, each), search.workingDirectory),
  });
  for (const file of files) search.files.add(resolve(search.root, file));
  found.push(...problems);
  return schema;
}

function textAt(path: string, search: ProjectSearch, texts: string[]): string | undefined {
  const read = readNamedFile(resolve(search.root, path), search);
  if (!("text" in read)) return undefined;
  texts.push(read.text);
  return read.text;
}

export function reportAll(
  found: readonly KindProblem[],
  search: ProjectSearch,
  problems: Diagnostic[],
): void {
  for (const { code, place, data } of found) {
    const { source } = place;
    const locate = source === search.source ? search.source.locate : undefined;
    const span =
      "path" in place
        ? (locate?.(place.path, place.target) ?? locatePath(source, place.path, place.target))
        : place;
    collectProblems(source, problems)(code, span, data);
  }
}
