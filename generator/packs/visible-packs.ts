/** Whose content a pack may count on. */
import type { Pack } from "../model/pack.ts";
import { dependencies } from "./pack-order.ts";

/**
 * Itself, and the packs that load before it: of a pack that says on whom it depends only those, what they depend on,
 * and the first pack, on which all stand.
 * @param packs in load order
 */
export function visiblePacks(packs: readonly Pack[], from: Pack): ReadonlySet<Pack> {
  const before = packs.slice(0, packs.indexOf(from) + 1);
  if ((from.mod?.dependencies ?? []).length === 0) return new Set(before);
  const targets = dependencies(packs);
  const seen = new Set<Pack>([from, ...packs.slice(0, 1)]);
  // A set visits what is added while it is walked.
  for (const pack of seen) for (const target of targets.get(pack) ?? []) seen.add(target);
  return seen;
}
