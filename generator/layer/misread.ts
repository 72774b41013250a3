/**
 * An object that misspells a member by which it is named or loaded would be taken for something else: a modification
 * for a second definition, a child for a whole. It is left out, and what it was meant to be counts as known.
 */
import type { Fact, Report } from "../diagnostics/diagnostic.ts";
import type { SourceText } from "../json/source-text.ts";
import type { Json, JsonObject, RawObject } from "../model.ts";

const decisive: ReadonlySet<string> = new Set([
  "abstract",
  "alias",
  "copy-from",
  "edit-mode",
  "id",
  "id_suffix",
  "ident",
  "obsolete",
  "override",
  "result",
]);

export type Misread = (object: RawObject) => JsonObject | undefined;

/** For such an object: its value as it was meant. Reports the misspelling as the error that it is here. */
export function misreadObjects(facts: readonly Fact[], report: Report): Misread {
  const found = new Map<SourceText, Map<number | undefined, Fact[]>>();
  for (const fact of facts) {
    const { code, place } = fact;
    if ((code !== "unknown-member" && code !== "not-in-list") || !("path" in place)) continue;
    const [index] = place.path;
    const key = typeof index === "number" ? index : undefined;
    if (place.path.length !== (key === undefined ? 1 : 2)) continue;
    const meant =
      code === "unknown-member"
        ? (fact.data as { readonly suggestion?: string }).suggestion
        : place.path.at(-1) === "edit-mode"
          ? "edit-mode"
          : undefined;
    if (meant === undefined || !decisive.has(meant)) continue;
    let objects = found.get(place.source);
    if (!objects) found.set(place.source, (objects = new Map<number | undefined, Fact[]>()));
    const own = objects.get(key);
    if (own) own.push(fact);
    else objects.set(key, [fact]);
  }
  if (found.size === 0) return () => undefined;

  return ({ file, index, value }) => {
    const own = found.get(file)?.get(index);
    if (!own) return undefined;
    const meant = new Map<string, Json>(Object.entries(value));
    for (const { code, place, data } of own) {
      if (code !== "unknown-member") continue;
      const { member, suggestion } = data as { member: string; suggestion: string };
      meant.set(suggestion, value[member] as Json);
      report("unknown-member", place, data as never, { severity: "error" });
    }
    return Object.fromEntries(meant);
  };
}
