/**
 * Objects whose `type` is unknown to every game: they are skipped, and if a definition was meant, it is lost. An object
 * with the members of a definition is an error; of the others each type is one warning.
 */
import type { Report } from "../diagnostics/diagnostic.ts";
import { suggest } from "../diagnostics/suggest.ts";
import { kindsOf, ownMembers, typesFor } from "./by-members.ts";
import type { JsonObject } from "../model/json.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { KindName } from "../model/kind-names.ts";
import { gameTypes } from "./game-types.ts";
import type { ParsedFile, StrangeObject } from "./parse.ts";
import { addTo } from "../model/maps.ts";

/** The kinds of which an object of such a type is a complete definition; none if the type may be right. */
export function suggestKinds(kinds: Kinds, value: JsonObject): readonly KindName[] {
  const members = ownMembers(value);
  if (!members) return [];
  return kindsOf(kinds, value, members).filter(
    (kind) => kinds.of(kind).tellingMembers?.some((member) => Object.hasOwn(value, member)) ?? true,
  );
}

/** @param otherTypes the types that the configuration lists: its game has them */
export function checkTypes(
  kinds: Kinds,
  parsed: readonly ParsedFile[],
  otherTypes: ReadonlySet<string>,
  report: Report,
): void {
  const skipped = new Map<string, StrangeObject[]>();
  for (const { strange } of parsed) {
    for (const object of strange) {
      const { type, place, suggested } = object;
      if (otherTypes.has(type)) continue;
      if (suggested.length > 0) {
        report("unknown-type", place, { found: type, suggested: typesFor(kinds, suggested) });
      } else addTo(skipped, type, object);
    }
  }
  for (const [found, objects] of skipped) {
    const [{ place } = {}] = objects;
    if (!place) continue;
    const suggestion =
      kinds.types.find(
        (type) => found.length >= 3 && type.toLowerCase().startsWith(found.toLowerCase()),
      ) ?? suggest(found, gameTypes(kinds))[0];
    const [base] = /^.+(?=_migration$)/u.exec(found) ?? [];
    const kind = base === undefined ? undefined : kinds.get(base);
    const unsaved = kind?.own && kind.naming && !kind.savedIds ? base : undefined;
    report("skipped-type", place, { found, count: objects.length, suggestion, unsaved });
  }
}
