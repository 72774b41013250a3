/** Migrations that keep a released id of a kind without aliases (§9), and those that a rename back makes needless. */
import {
  containerOf,
  nodeAtPath,
  propertyOf,
  removed,
  removedBehind,
  replaced,
  type JsonNode,
} from "../json/tree.ts";
import { savedKinds } from "../kinds/kinds.ts";
import { migrationTypeOf } from "../kinds/saved-ids.ts";
import type { JsonPath } from "../model/json.ts";
import type { Pack } from "../model/pack.ts";
import type { SourceFile } from "../model/source-file.ts";
import type { NamedId } from "../parse/external-definitions.ts";
import { pathTo, type ParsedFile } from "../parse/parse.ts";
import type { ContentQuery } from "../query/content-query.ts";
import type { Span, TextEdit } from "../text/edits.ts";
import type { Renamed } from "./consequent-renames.ts";

export interface FileEdit {
  readonly file: SourceFile;
  readonly edit: TextEdit;
}

/**
 * The migration of an id that would vanish, behind the object that had it. One that its pack has of something that had
 * the id before becomes it: of the two, only one would count, and the record of releases keeps what the earlier says.
 * @returns nothing if no such object stands in a list, or ids of the kind are not saved
 */
export function keptByMigration(
  { content }: ContentQuery,
  { kind, id }: NamedId,
  { to, objects: [object] }: Renamed,
): readonly FileEdit[] {
  if (!object || !savedKinds(content.model.context.kinds).includes(kind)) return [];
  const { file, index } = content.locations.of(object.entry);
  const node = index === undefined ? undefined : nodeAtPath(file, [index]);
  if (!node) return [];
  const earlier = earlierMigrations(content.parsed, file.pack, { kind, id });
  const becoming = earlier.flatMap(({ file: source, successor }): FileEdit[] => {
    const entry = listedId(successor, id);
    return [
      { file: source, edit: entry ? removed(entry) : replaced(successor, JSON.stringify(to)) },
    ];
  });
  if (earlier.some(({ successor }) => !listedId(successor, id))) return becoming;
  const space = /\s*$/u.exec(file.text.slice(0, node.offset))?.[0] ?? "";
  const words = { type: migrationTypeOf(kind), id, replace: to };
  const members = Object.entries(words).map((each) =>
    each.map((word) => JSON.stringify(word)).join(": "),
  );
  const text = `,${space === "" ? " " : space}{ ${members.join(", ")} }`;
  const added = { offset: node.offset + node.length, length: 0, text };
  return [...becoming, { file, edit: added }];
}

/** Where migrations of an id, in files of a pack, name its successor. */
function earlierMigrations(
  parsed: readonly ParsedFile[],
  pack: Pack,
  { kind, id }: NamedId,
): readonly { readonly file: SourceFile; readonly successor: JsonNode }[] {
  return parsed
    .filter(({ file }) => file.pack === pack)
    .flatMap(({ file, migrations }) =>
      migrations.flatMap(({ kind: of, from, index, member }) => {
        const successor =
          of === kind && from === id ? nodeAtPath(file, pathTo(index, member)) : undefined;
        return successor ? [{ file, successor }] : [];
      }),
    );
}

/** An id in the list of several that a migration replaces; `undefined` if it replaces no others. */
function listedId(successor: JsonNode, id: string): JsonNode | undefined {
  const ids = propertyOf(containerOf(successor), "id")?.children?.[1]?.children ?? [];
  return ids.length > 1 ? ids.find(({ value }) => value === id) : undefined;
}

/** What changes in migrations that lead to an id: each follows it, and one from the new id goes. */
export function migrationEdits(
  query: ContentQuery,
  named: NamedId,
  to: string,
): readonly FileEdit[] {
  return query.migrations(named).flatMap(({ file, path, from }): FileEdit[] => {
    const target = nodeAtPath(file, path);
    if (!target) return [];
    if (from !== to) return [{ file, edit: replaced(target, JSON.stringify(to)) }];
    const entry = listedId(target, to);
    if (entry) return [{ file, edit: removed(entry) }];
    const object = containerOf(target);
    return object ? [{ file, edit: removedEntry(file, path[0], object) }] : [];
  });
}

/** The tree of an entry of a file knows nothing of those beside it. */
function removedEntry(
  file: SourceFile,
  index: JsonPath[number] | undefined,
  entry: Span,
): TextEdit {
  const [before, next] =
    typeof index === "number"
      ? [index - 1, index + 1].map((each) => (each < 0 ? undefined : nodeAtPath(file, [each])))
      : [];
  if (before) return removedBehind(before, entry);
  const { offset, length } = entry;
  return { offset, length: next ? next.offset - offset : length, text: "" };
}
