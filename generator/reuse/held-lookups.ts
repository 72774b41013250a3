/** Which look-ups of an earlier run still hold after an edit. */
import type { DefinitionChanges } from "../layer/definition-changes.ts";
import { nameForPlayers, type IdLookups } from "../layer/id-lookups.ts";
import { generatedKinds } from "../layer/registry.ts";
import type { KindName } from "../model/kind-names.ts";

export function lookupsThatHold(
  { ids, suggestions, built, names }: IdLookups,
  { changed, gone }: Pick<DefinitionChanges, "changed" | "gone">,
): IdLookups {
  const held = { suggestions: new Map(suggestions), built: new Map(built), names: new Map(names) };
  const forget = (kind: KindName): void => {
    held.suggestions.delete(kind);
    held.names.delete(kind);
  };
  // These also contained ids of generated definitions.
  generatedKinds.forEach(forget);
  const came = [...changed].flatMap(([now, before]) => (before ? [] : [now]));
  for (const { kind } of [...gone, ...came]) forget(kind);
  for (const [now, before] of changed) {
    if (before && nameForPlayers(now) !== nameForPlayers(before)) held.names.delete(now.kind);
  }
  return { ...held, ids: gone.length + came.length > 0 ? {} : ids };
}
