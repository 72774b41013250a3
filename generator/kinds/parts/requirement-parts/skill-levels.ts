import type { Json } from "../../../model/json.ts";
import type { SkillLevel } from "./requirements.ts";

type WrittenPair = readonly [skill: string, level: number];

/** Pairs of skill and level (§2.10); a single pair may stand without the outer list. */
export function readSkillLevels(written: Json | undefined): SkillLevel[] {
  const list = (written ?? []) as unknown as readonly WrittenPair[] | WrittenPair;
  const pairs = (typeof list[0] === "string" ? [list] : list) as readonly WrittenPair[];
  return pairs.map(([skill, level]) => ({ skill, level }));
}
