/** The packs whose content a pack may rely on. */
import type { Pack } from "../model/pack.ts";
import { dependencies } from "./pack-order.ts";

/**
 * Returns the pack itself and the packs that load before it; for a pack that declares dependencies only these, their
 * own dependencies, and the first pack, on which all depend.
 * @param packs in load order
 */
export function visiblePacks(packs: readonly Pack[], from: Pack): ReadonlySet<Pack> {
  const before = packs.slice(0, packs.indexOf(from) + 1);
  if ((from.mod?.dependencies ?? []).length === 0) return new Set(before);
  const targets = dependencies(packs);
  const seen = new Set<Pack>([from, ...packs.slice(0, 1)]);
  // Iterating over a set also visits members that are added meanwhile.
  for (const pack of seen) for (const target of targets.get(pack) ?? []) seen.add(target);
  return seen;
}
