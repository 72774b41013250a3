import {
  bashEasedStrength,
  bashStrength,
  bashStrengthRange,
  tentRadius,
} from "../bash/bash-rules.ts";
import { cuttingByproducts, cuttingDuration } from "../cutting/cutting-rules.ts";
import { breakType, breakWithoutBreakable, pryMessages } from "../pry/pry-rules.ts";
import { asciiSymbol, seasonalLength } from "../seasonal/seasonal-rules.ts";
import { repeatedFlag } from "../words/repeated-flag.ts";
import { colorChoice, knownColors } from "./color-rules.ts";
import { groupRanges } from "./group-rules.ts";
import { harvestAction, harvestRanges } from "./harvest-rules.ts";
import { lockpickMessage } from "./lockpick-rules.ts";
import { looksLikeCycle } from "./look-rules.ts";
import { misplacedMembers } from "./misplaced-members.ts";
import { oneWayPair, selfTransition } from "./self-transition.ts";
import type { TileKind, TileRule } from "./tile-kind.ts";
import { maxVolume } from "./volume-rules.ts";

/** The rules that hold for both furniture and terrain, in the order of the specification. */
export function tileRules(kind: TileKind): readonly TileRule[] {
  return [
    seasonalLength,
    asciiSymbol,
    colorChoice,
    knownColors,
    looksLikeCycle,
    maxVolume,
    selfTransition,
    oneWayPair,
    lockpickMessage,
    cuttingDuration,
    cuttingByproducts,
    bashStrength,
    bashStrengthRange,
    bashEasedStrength,
    tentRadius,
    breakType,
    breakWithoutBreakable,
    pryMessages,
    misplacedMembers(kind),
    groupRanges,
    harvestRanges,
    harvestAction,
    repeatedFlag,
  ];
}

/** Rules about several members, or about other definitions. */
const acrossMembers: ReadonlySet<TileRule> = new Set<TileRule>([
  colorChoice,
  looksLikeCycle,
  selfTransition,
  oneWayPair,
  lockpickMessage,
  harvestAction,
]);

/** Those of the rules above that are about one value or one part. */
export function tileOwnRules(kind: TileKind): readonly TileRule[] {
  return tileRules(kind).filter((rule) => !acrossMembers.has(rule));
}
