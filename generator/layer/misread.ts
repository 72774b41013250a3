/**
 * An object that misspells a member by which it is named or loaded would be taken for something else: a modification
 * for a second definition, a child for a whole. It is left out, and what it was meant to be counts as known.
 */
import type { Fact, Report } from "../diagnostics/diagnostic.ts";
import type { Entry, RawObject } from "../model/definition.ts";
import type { Json, JsonObject } from "../model/json.ts";
import type { Slot } from "./origins.ts";

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

/** By the member as it is written the one that was meant; empty where the word of `edit-mode` is the mistake. */
export type Spelling = ReadonlyMap<string, string>;
export type Misread = (object: RawObject) => Spelling | undefined;

/** For such an object: what it misspells. Reports the misspelling as the error that it is here. */
export function misreadObjects(facts: readonly Fact[], report: Report): Misread {
  const found = new Map<Entry, Fact[]>();
  for (const fact of facts) {
    const { code, place } = fact;
    if ((code !== "unknown-member" && code !== "not-in-list") || !("entry" in place)) continue;
    if (place.path.length !== 1) continue;
    const meant =
      code === "unknown-member"
        ? (fact.data as { readonly suggestion?: string }).suggestion
        : place.path[0] === "edit-mode"
          ? "edit-mode"
          : undefined;
    if (meant === undefined || !decisive.has(meant)) continue;
    const own = found.get(place.entry);
    if (own) own.push(fact);
    else found.set(place.entry, [fact]);
  }
  if (found.size === 0) return () => undefined;

  return ({ entry }) => {
    const own = found.get(entry);
    if (!own) return undefined;
    const meant = new Map<string, string>();
    for (const { code, place, data } of own) {
      report(code, place, data as never, { severity: "error", loses: true });
      if (code !== "unknown-member") continue;
      const { member, suggestion } = data as { member: string; suggestion: string };
      meant.set(member, suggestion);
    }
    return meant;
  };
}

/** The value with its members named as they were meant. */
export function respelt(
  value: JsonObject,
  spelling: Spelling,
  derived: (container: object, sources: ReadonlyMap<string | number, Slot>) => void,
): JsonObject {
  const sources = new Map<string | number, Slot>();
  const members = Object.entries(value).map(([written, inner]): [string, Json] => {
    const name = spelling.get(written) ?? written;
    sources.set(name, { container: value, key: written });
    return [name, inner];
  });
  const meant: JsonObject = Object.fromEntries(members);
  derived(meant, sources);
  return meant;
}
