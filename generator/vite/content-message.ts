/** The message that reports a rebuild to the running game. */
import type { ContentMessage } from "../../runtime/hot/hot-content.ts";
import { kinds } from "../kinds/registry.ts";
import { kindNames, type KindName } from "../model/kind-names.ts";
import type { ChangedDefinition, ContentChanges } from "../watch/content-changes.ts";

/** @param written Paths of the written modules, relative to the output folder. */
export function contentMessage(
  revision: number,
  { changed, added, removed }: ContentChanges,
  written: readonly string[],
): ContentMessage {
  const ids = (list: readonly ChangedDefinition[], kind: string): string[] =>
    list.filter((each) => each.kind === kind).map(({ id }) => id);
  const touched = new Set<KindName>([...changed, ...added, ...removed].map(({ kind }) => kind));
  for (const kind of kindNames) {
    // For a kind without ids, such as substitutions, only the fact that it changed can be reported.
    const isList = kinds[kind].output?.form === "list";
    if (isList && written.some((path) => path.startsWith(kind))) touched.add(kind);
  }
  const tables = [...touched].map((kind) => ({
    kind,
    changed: ids(changed, kind),
    added: ids(added, kind),
    removed: ids(removed, kind),
  }));
  return { revision, tables };
}
