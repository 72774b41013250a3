import { ofOneObject } from "../../kind.ts";
import { bashEasedStrength, bashStrength, bashStrengthRange } from "../bash/bash-rules.ts";
import { cuttingByproducts } from "../cutting/cutting-rules.ts";
import { breakType, breakWithoutBreakable, pryMessages } from "../pry/pry-rules.ts";
import { asciiSymbol, seasonalLength } from "../seasonal/seasonal-rules.ts";
import { colorChoice, knownColors } from "./color-rules.ts";
import { looksLikeCycle } from "./look-rules.ts";
import type { AuthoredTile, TileKind, TileRule } from "./tile-kind.ts";
import type { AuthoredItemGroup, AuthoredTerrain } from "../../../compiled/authored-types.ts";
import { checkItemGroup, checkRange } from "../item-group/range-rules.ts";
import type { JsonPath, JsonObject } from "../../../model/json.ts";
import { once } from "../../../model/once.ts";
import { actionOf, actionPlace } from "./action-place.ts";
import { shapes } from "../../../compiled/shapes.ts";
import { branchesOf } from "../../../schema/choose-branch.ts";
import { timeUnits } from "../units/time.ts";
import { cuttingTools } from "../cutting/resolve-cutting.ts";
import { amountRule } from "../units/amount-rules.ts";
import { needRule } from "./needs.ts";
import { parseVolume, volumeUnits } from "../units/volume.ts";

const successors: readonly (keyof AuthoredTerrain)[] = [
  "open",
  "close",
  "transforms_into",
  "lockpick_result",
  "curtain_transform",
];

/** A replacement (§3.1) by the object itself replaces nothing, and nothing is its own roof (§2.6). */
const selfTransition: TileRule = (definition, context) => {
  const value: JsonObject = definition.value;
  const others: typeof successors = definition.kind === "terrain" ? ["roof"] : [];
  for (const member of [...successors, ...others]) {
    if (value[member] !== definition.id) continue;
    context.report("self-transition", context.placeOf(definition, [member]), {
      where: member,
      id: definition.id,
    });
  }
};

/** What opens one way closes the other way (§2.3): two that close into each other, or open so, never return. */
const oneWayPair: TileRule = (definition, context) => {
  for (const [member, back] of bothWays) {
    const { [member]: to, [back]: returns } = definition.value;
    // Reported at one of the two.
    if (to === undefined || returns !== undefined || to <= definition.id) continue;
    const other = context.find(definition.kind, to);
    const value: JsonObject = other?.value ?? {};
    if (value[member] !== definition.id || value[back] !== undefined) continue;
    const data = { member, back, id: definition.id, other: to };
    context.report("one-way-pair", context.placeOf(definition, [member]), data);
  }
};

const bothWays = [
  ["close", "open"],
  ["open", "close"],
] as const;

/** A volume is in ml or L (§2.3); a bare number counts old units. */
const legacyVolume: TileRule = ofOneObject((definition, context) => {
  const volume = definition.value.max_volume;
  if (typeof volume !== "number") return;
  context.report("legacy-volume", context.placeOf(definition, ["max_volume"]), {
    where: "max_volume",
    units: volume,
    ml: parseVolume(volume) ?? 0,
  });
});

const parts = ["bash", "deconstruct", "pry"] as const;

interface Misplaced {
  readonly part: (typeof parts)[number];
  readonly member: string;
  /** The member to use instead in this kind. */
  readonly instead: string | undefined;
}

/** Reports members of a part that only the other kind has (§2.7–2.9), according to the schema of the part. */
function misplacedMembers(kind: TileKind): TileRule {
  const misplaced = once(() => parts.flatMap((part) => withoutMeaning(kind, part)));
  return (definition, context) => {
    for (const { part, member, instead } of misplaced()) {
      const written = definition.value[part];
      if (!written || !Object.hasOwn(written, member)) continue;
      context.report("misplaced-member", context.placeOf(definition, [part, member], "key"), {
        kind,
        where: part,
        member,
        instead,
      });
    }
  };
}

function withoutMeaning(kind: TileKind, part: Misplaced["part"]): Misplaced[] {
  const { definition } = shapes[kind];
  const shape = definition.properties?.[part] ?? {};
  return branchesOf(shape).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([member, { deprecated, "x-instead": instead }]) =>
      deprecated === true ? { part, member, instead } : [],
    ),
  );
}

/** Members with the yield of a harvest, and the examine actions besides `harvest_…` by which the game uses them. */
const yields: readonly {
  readonly member: keyof AuthoredTerrain;
  readonly others: readonly string[];
}[] = [
  { member: "harvestable", others: [] },
  // A harvested form may inherit the list; examining it tells that there is nothing left.
  { member: "harvest_by_season", others: ["tree_hickory", "harvested_plant"] },
];

/** Requires one of the `harvest_*` examine actions (§2.6). */
function harvestAction(kind: TileKind): TileRule {
  const own = once(() =>
    yields.filter(({ member }) => Object.hasOwn(shapes[kind].definition.properties ?? {}, member)),
  );
  return (definition, context) => {
    const action = actionOf(definition.value);
    if (action?.startsWith("harvest_")) return;
    for (const { member, others } of own()) {
      if (!Object.hasOwn(definition.value, member)) continue;
      if (action !== undefined && others.includes(action)) continue;
      const { place, ...inherited } = actionPlace(definition, member, context);
      const needed = context.commonest("examine_action", "harvest_") ?? "harvest_ter";
      context.report("harvestable-without-action", place, { action, member, needed, ...inherited });
      return;
    }
  };
}

/** Ranges in harvests by season have the smaller number first. */
const harvestRanges: TileRule = ofOneObject((definition, context) => {
  definition.value.harvest_by_season?.forEach((harvest, place) => {
    if (!("entries" in harvest)) return;
    harvest.entries.forEach((entry, index) => {
      for (const member of ["base_num", "scale_num"] as const) {
        const path: JsonPath = ["harvest_by_season", place, "entries", index, member];
        checkRange(entry[member], path, definition, context);
      }
    });
  });
});

/** Ranges in the item groups of a tile's parts have the smaller number first (§2.7–2.9). */
const groupRanges: TileRule = ofOneObject((definition, context) => {
  const { bash, deconstruct, pry } = definition.value;
  const check = (group: AuthoredItemGroup | undefined, ...path: readonly string[]): void => {
    checkItemGroup(group, path, definition, context);
  };
  check(bash?.items, "bash", "items");
  check(deconstruct?.items, "deconstruct", "items");
  check(pry?.break_items, "pry", "break_items");
  check(pry?.pry_items, "pry", "pry_items");
});

/** The rules that hold for both furniture and terrain, in the order of the specification. */
export function tileRules(kind: TileKind): readonly TileRule[] {
  return [
    seasonalLength,
    asciiSymbol,
    colorChoice,
    knownColors,
    looksLikeCycle,
    legacyVolume,
    amountRule(volumeUnits, "max_volume"),
    ...cuttingTools.map((tool) => amountRule<AuthoredTile>(timeUnits, tool, "duration")),
    selfTransition,
    oneWayPair,
    // The message is printed when the lock opens, which happens only if there is a result (§2.4, §3.1).
    needRule({
      code: "lockpick-message-without-result",
      member: "lockpick_message",
      beside: "lockpick_result",
    }),
    cuttingByproducts,
    bashStrength,
    bashStrengthRange,
    bashEasedStrength,
    breakType,
    breakWithoutBreakable,
    pryMessages,
    misplacedMembers(kind),
    groupRanges,
    harvestRanges,
    harvestAction(kind),
  ];
}
