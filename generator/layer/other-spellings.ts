import type { Kinds } from "../kinds/kinds.ts";
import type { Definition } from "../model/definition.ts";
import { inLoadOrder, type LoadOrder } from "./load-order.ts";
import { otherSpelling } from "./raw-id.ts";
import { getOrInsert } from "../model/maps.ts";

/** Recipes by their ids as the other dialect spells them: real packs name parents in either spelling (§2.10). */
export interface OtherSpellings {
  /** To be called with the id of each recipe that is put into the table. */
  readonly note: (id: string) => void;
  /** The first in load order with that spelling. */
  readonly find: (spelling: string) => Definition | undefined;
}

export function createOtherSpellings(
  { rules }: Kinds,
  tableNow: () => ReadonlyMap<string, Definition>,
  order: LoadOrder,
): OtherSpellings {
  /** Ids whose definitions once had a spelling; they may have another one now. */
  const known = new Map<string, Set<string>>();
  /** Ids not looked at yet; `undefined` before the first search, which looks at all. */
  let fresh: string[] | undefined;

  function read(): void {
    const table = tableNow();
    for (const id of fresh ?? table.keys()) {
      const definition = table.get(id);
      const spelling = definition && otherSpelling(definition.origin.value, rules);
      if (spelling === undefined) continue;
      getOrInsert(known, spelling, () => new Set()).add(id);
    }
    fresh = [];
  }

  return {
    note: (id) => {
      fresh?.push(id);
    },
    find: (spelling) => {
      read();
      const table = tableNow();
      const ids = [...(known.get(spelling) ?? [])];
      const found = ids.flatMap((id) => table.get(id) ?? []);
      return found
        .filter((each) => otherSpelling(each.origin.value, rules) === spelling)
        .sort((one, other) => inLoadOrder(one, other, order))[0];
    },
  };
}
