import { isList } from "../../../json/containers.ts";
import type { QualityAlternative, QualityRequirement } from "./requirements.ts";
import type { Needing, WrittenQuality } from "./written.ts";

/** The qualities of one object; an inner list is one requirement that any of its entries meets. */
export function readQualities({ qualities = [] }: Needing): QualityRequirement[] {
  return qualities.flatMap((entry) => {
    if (!isList(entry)) return [readQuality(entry)];
    const [first, ...others] = entry.map(readQuality);
    // The schema has no empty list.
    if (!first) return [];
    return [others.length === 0 ? first : { ...first, or: others }];
  });
}

/** Level and amount default to 1. */
function readQuality(quality: WrittenQuality): QualityAlternative {
  return { id: quality.id, level: quality.level ?? 1, amount: quality.amount ?? 1 };
}

/** Removes exact repetitions, which occur if several requirements need the same tool. */
export function withoutRepeatedQualities(
  qualities: readonly QualityRequirement[],
): readonly QualityRequirement[] {
  if (qualities.length < 2) return qualities;
  const byContent = new Map<string, QualityRequirement>();
  for (const quality of qualities) {
    const content = JSON.stringify(quality);
    if (!byContent.has(content)) byContent.set(content, quality);
  }
  return byContent.size === qualities.length ? qualities : [...byContent.values()];
}
