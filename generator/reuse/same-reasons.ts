/** Which reasons why a kind has no such id (`layer/why-unknown.ts`) are those of other content. */
import { farFrom } from "../diagnostics/suggestions.ts";
import { idPrefixes } from "../kinds/kinds.ts";
import { asTyped, nameForPlayers } from "../layer/id-lookups.ts";
import type { Registry } from "../layer/registry.ts";
import { getOrInsert } from "../model/maps.ts";
import type { KindName } from "../model/kind-names.ts";
import { isSameList } from "../model/memo.ts";

/** Kinds with no more definitions may have so few ids that all of them are offered. */
const few = 10;

/** Whether a reason is the same, although it is not asked for; if not, it may be. */
type IsSame = (kind: KindName, id: string) => boolean;

/** Ids that come or go, and what is known of others beside them. */
interface Moved {
  readonly ids: readonly string[];
  readonly isFar: (id: string) => boolean;
  readonly known: Map<string, boolean>;
}

export class SameReasons {
  /** What was found out last. */
  readonly #moved = new Map<KindName, Moved>();

  /** @param words all words under which the two contents differ */
  between(before: Registry, now: Registry, words: ReadonlySet<string>): IsSame {
    const ofKinds = new Map<KindName, (id: string) => boolean>();
    return (kind, id) =>
      getOrInsert(ofKinds, kind, () => this.#ofKind(kind, before, now, words))(id);
  }

  #ofKind(
    kind: KindName,
    before: Registry,
    now: Registry,
    words: ReadonlySet<string>,
  ): (id: string) => boolean {
    const ids: string[] = [];
    const names = new Set<string>();
    for (const word of words) {
      const both = [before.own(kind, word), now.own(kind, word)];
      if (both.filter(Boolean).length === 1) ids.push(word);
      for (const each of both) names.add(asTyped((each && nameForPlayers(each)) ?? ""));
    }
    const last = this.#moved.get(kind);
    const anew = (): Moved => ({
      ...{ ids, isFar: farFrom(ids, idPrefixes(now.kinds)), known: new Map() },
    });
    const { isFar, known } = last && isSameList(last.ids, ids) ? last : anew();
    this.#moved.set(kind, { ids, isFar, known });
    const areMany = [before, now].every((each) => each.table(kind).size > few);
    return (id) =>
      areMany &&
      !words.has(id) &&
      !names.has(asTyped(id)) &&
      (before.template(kind, id) === undefined) === (now.template(kind, id) === undefined) &&
      getOrInsert(known, id, () => isFar(id));
  }
}
