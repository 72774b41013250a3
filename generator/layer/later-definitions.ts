import type { DialectRules } from "../model/dialect.ts";
import type { RawObject } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import { namesOf } from "./loading.ts";
import { keyOf } from "./raw-id.ts";

/** Returns the first object with that name in the packs after the first `before` packs. */
export type LaterDefinitions = (
  kind: KindName,
  name: string,
  before: number,
) => RawObject | undefined;

/** @param packs the objects of each pack, in load order; indexed once, when first needed */
export function laterDefinitions(
  packs: readonly (readonly RawObject[])[],
  rules: DialectRules,
): LaterDefinitions {
  let named: ReadonlyMap<string, readonly Named[]> | undefined;
  return (kind, name, before) => {
    // Nothing comes after the last pack.
    if (before >= packs.length) return undefined;
    named ??= firstOfEachPack(packs, rules);
    return named.get(keyOf(kind, name))?.find(({ pack }) => pack >= before)?.object;
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
        const key = keyOf(object.kind, name);
        const known = named.get(key);
        if (!known) named.set(key, [{ pack, object }]);
        else if (known.at(-1)?.pack !== pack) known.push({ pack, object });
      }
    }
  });
  return named;
}
