/** Migrations that keep a released id of a kind without aliases (§9), and those that a rename back makes needless. */
import { nodeAtPath, removed, removedBehind } from "../json/tree.ts";
import { savedKinds } from "../kinds/kinds.ts";
import { migrationTypeOf } from "../kinds/saved-ids.ts";
import type { JsonPath } from "../model/json.ts";
import type { SourceFile } from "../model/source-file.ts";
import type { NamedId } from "../parse/external-definitions.ts";
import type { ContentQuery } from "../query/content-query.ts";
import type { Span, TextEdit } from "../text/edits.ts";
import type { Renamed } from "./consequent-renames.ts";

export interface FileEdit {
  readonly file: SourceFile;
  readonly edit: TextEdit;
}

/**
 * The migration of an id that would vanish, behind the object that had it.
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
  const space = /\s*$/u.exec(file.text.slice(0, node.offset))?.[0] ?? "";
  const words = { type: migrationTypeOf(kind), id, replace: to };
  const members = Object.entries(words).map((each) =>
    each.map((word) => JSON.stringify(word)).join(": "),
  );
  const text = `,${space === "" ? " " : space}{ ${members.join(", ")} }`;
  return [{ file, edit: { offset: node.offset + node.length, length: 0, text } }];
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
    const object = target.parent?.parent;
    const own = object?.children?.find(({ children }) => children?.[0]?.value === "id")
      ?.children?.[1];
    const { offset, length } = target;
    if (from !== to) return [{ file, edit: { offset, length, text: JSON.stringify(to) } }];
    const entry = own?.children?.find(({ value }) => value === to);
    if (entry && (own?.children?.length ?? 0) > 1) return [{ file, edit: removed(entry) }];
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
