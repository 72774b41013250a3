/** A rebuild as the running game hears of it. */
import type { ContentMessage } from "../../runtime/hot/hot-content.ts";
import type { ChangedDefinition, ContentChanges } from "../watch/content-changes.ts";

/** Substitutions have no ids: that they changed is all there is to say. */
const substitutions = "profession_item_substitutions";

/** @param written Modules that were written, below the output folder. */
export function contentMessage(
  revision: number,
  { changed, added, removed }: ContentChanges,
  written: readonly string[],
): ContentMessage {
  const ids = (list: readonly ChangedDefinition[], kind: string): string[] =>
    list.filter((each) => each.kind === kind).map(({ id }) => id);
  const kinds = new Set<string>([...changed, ...added, ...removed].map(({ kind }) => kind));
  if (written.some((path) => path.startsWith(substitutions))) kinds.add(substitutions);
  const tables = [...kinds].map((kind) => ({
    kind,
    changed: ids(changed, kind),
    added: ids(added, kind),
    removed: ids(removed, kind),
  }));
  return { revision, tables };
}
