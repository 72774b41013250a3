/** The message that reports a rebuild to the running game. */
import type { ContentMessage } from "../../runtime/hot-content.ts";
import type { ChangedDefinition, ContentChanges } from "../watch/content-changes.ts";

/** Substitutions have no ids; the message only says that they changed. */
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
