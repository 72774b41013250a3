import type { DialectRules } from "../model/dialect.ts";
import type { RawObject } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import { namesOf } from "./loading.ts";

/** Asked for the first object of that name in the packs behind the first `before`. */
export type LaterDefinitions = (
  kind: KindName,
  name: string,
  before: number,
) => RawObject | undefined;

/** @param packs the objects of each, in load order; looked through once, when somebody asks */
export function laterDefinitions(
  packs: readonly (readonly RawObject[])[],
  rules: DialectRules,
): LaterDefinitions {
  let named: ReadonlyMap<string, readonly Named[]> | undefined;
  return (kind, name, before) => {
    // Behind the last pack is nothing.
    if (before >= packs.length) return undefined;
    named ??= firstOfEachPack(packs, rules);
    return named.get(`${kind}\n${name}`)?.find(({ pack }) => pack >= before)?.object;
  };
}

interface Named {
  readonly pack: number;
  readonly object: RawObject;
}

function firstOfEachPack(
  packs: readonly (readonly RawObject[])[],
  rules: DialectRules,
): ReadonlyMap<string, readonly Named[]> {
  const named = new Map<string, Named[]>();
  packs.forEach((objects, pack) => {
    for (const object of objects) {
      for (const name of namesOf(object, rules)) {
        const key = `${object.kind}\n${name}`;
        const known = named.get(key);
        if (!known) named.set(key, [{ pack, object }]);
        else if (known.at(-1)?.pack !== pack) known.push({ pack, object });
      }
    }
  });
  return named;
}
