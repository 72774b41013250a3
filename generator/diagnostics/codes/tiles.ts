import { printJson } from "../../json/print-json.ts";
import { plainColors } from "../../model/plain-colors.ts";
import type { ContentCode, FixableCode, NoData, Noting } from "../code-definition.ts";
import { definitionNotes, type DefinitionNotes } from "../definition-notes.ts";
import { actionBeside, choose, needsAction, oneOf, quotedList, steps } from "../sentence.ts";

interface BashWithoutStrength {
  readonly missing: readonly string[];
}

const bashWithoutStrength: ContentCode<BashWithoutStrength> = {
  severity: "warning",
  spec: "2.7",
  meaning: "A bash object lacks a strength, which then counts as 0.",
  why: "A missing strength counts as 0, which any blow reaches. So a wall that only describes its sounds falls at the first push.",
  remedy:
    'Add "str_min", below which the object never breaks, and "str_max", from which it always does. If it should fall at once, write both as 0.',
  message: ({ missing }) =>
    `"bash" has no ${quotedList(missing, "and")} – expected both strengths; a missing one counts as 0.`,
  help: ({ missing }) => `Add ${quotedList(missing, "and")}.`,
};

const breakTypeMissing: ContentCode<NoData> = {
  severity: "error",
  spec: "2.9",
  meaning: 'A breakable terrain does not specify what it breaks into ("break_ter_type").',
  why: 'A failed attempt may break this terrain, and terrain cannot turn into nothing: at least a floor has to remain. The specification makes "break_ter_type" mandatory here.',
  remedy:
    'Add "break_ter_type" with the id of the terrain that is left, or set "breakable" to false if prying does not break it.',
  message: () =>
    '"pry" is "breakable" but has no "break_ter_type" – it is mandatory for breakable terrain.',
  help: () => 'Add "break_ter_type": the id of the terrain after breaking.',
};

interface BreakWithoutBreakable {
  readonly members: readonly string[];
}

const breakWithoutBreakable: ContentCode<BreakWithoutBreakable> = {
  severity: "warning",
  spec: "2.9",
  meaning: 'A pry object describes what breaking does, but is not "breakable".',
  why: 'The messages, noises, items and successors of breaking are used only where a failed attempt can break the object. Without "breakable": true, that never happens, and all of them are unused.',
  remedy: 'Add "breakable": true, or remove the members that describe breaking.',
  message: ({ members }) =>
    `"pry" has ${quotedList(members, "and")} but is not "breakable" – expected only with "breakable": true, without which nothing breaks.`,
  help: ({ members }) =>
    choose(
      ['add "breakable": true', "it can break"],
      [`remove ${quotedList(members, "and")}`, "it cannot"],
    ),
};

interface ByproductWithoutCount {
  readonly where: string;
  readonly item: string;
}

const byproductWithoutCount: ContentCode<ByproductWithoutCount> = {
  severity: "note",
  spec: "2.5",
  meaning: "A byproduct has no count, so a single item is spawned.",
  why: "The specification shows each byproduct with a count. Without one, a single item is spawned. That may be intended, but it is better to state it.",
  remedy: 'Add "count": 1, another number, or a range such as [1, 3].',
  message: ({ where, item }) =>
    `"${where}" has no "count" for "${item}" – expected a count; without it, a single item is spawned.`,
  help: () => 'Add "count": 1.',
};

interface CollapseRadiusWithoutCenters {
  readonly radius: number;
}

const collapseRadiusWithoutCenters: ContentCode<CollapseRadiusWithoutCenters> = {
  severity: "note",
  spec: "2.7",
  meaning:
    'A bash object has "collapse_radius" without "tent_centers", so there is nothing to search for.',
  why: 'The centre of a tent is searched for within this radius around the piece that is hit. Without "tent_centers", there is nothing to search for.',
  remedy: 'Add "tent_centers" with the ids of the possible centres, or remove "collapse_radius".',
  message: ({ radius }) =>
    `"bash.collapse_radius" is ${String(radius)} without "tent_centers" – expected only with "tent_centers", the centres to search for within the radius.`,
  help: () =>
    choose(
      ['add "tent_centers"', "it is a part of a tent"],
      ['remove "collapse_radius"', "it is not"],
    ),
};

interface ColorChoice {
  readonly found: "both" | "neither";
}

const colorChoice: ContentCode<ColorChoice> = {
  severity: "error",
  spec: "2.3",
  meaning: 'A tile has both "color" and "bgcolor", or neither.',
  why: '"color" colours the character and leaves the background alone; "bgcolor" is a solid background. With both, it is unclear which one is intended; with neither, the tile has no colour.',
  remedy: 'Keep exactly one of the two. A child may inherit its parent\'s through "copy-from".',
  message: ({ found }) =>
    found === "both"
      ? 'Both "color" and "bgcolor" are given – expected exactly one of them.'
      : 'Neither "color" nor "bgcolor" is given – expected exactly one of them.',
  help: ({ found }) =>
    choose(
      [`${found === "both" ? "keep" : "add"} "color"`, "the character is coloured"],
      [`${found === "both" ? "keep" : "add"} "bgcolor"`, "the background is"],
    ),
};

interface DiggingWithoutFlag {
  readonly group: string;
}

const diggingWithoutFlag: ContentCode<DiggingWithoutFlag> = {
  severity: "warning",
  spec: "2.6",
  meaning: 'A terrain has "digging_result" without the flag "DIGGABLE".',
  why: 'Items can be dug up only where digging is possible, which the flag "DIGGABLE" marks. Without it, the item group is never used.',
  remedy: 'Add the flag, or remove "digging_result".',
  message: ({ group }) =>
    `"digging_result" is "${group}" without the flag "DIGGABLE" – expected only with it, so it has no effect.`,
  help: () =>
    choose(
      ['add the flag "DIGGABLE"', "pits can be dug here"],
      ['remove "digging_result"', "they cannot"],
    ),
};

interface EasedStrength {
  readonly member: string;
  readonly strength: number;
  /** The member that it replaces, and its strength. */
  readonly plain: string;
  readonly usual: number;
}

const easedStrength: ContentCode<EasedStrength> = {
  severity: "note",
  spec: "2.7",
  meaning: "A strength for a blocked or supported object is below the usual one.",
  why: "Something that is blocked from behind or supported from below usually takes a harder blow. With a lower strength it breaks more easily while it is held, which is rarely meant: often a digit is missing, or the two numbers are swapped.",
  remedy: "Correct the number that is wrong, or keep it if the object is meant to be weaker.",
  message: ({ member, strength, plain, usual }) =>
    `"bash.${member}" is ${String(strength)} and "bash.${plain}" is ${String(usual)} – expected the first to be at least the second.`,
  help: ({ member, plain }) =>
    choose(
      [`raise "${member}"`, "being held makes it stronger"],
      [`keep it below "${plain}"`, "it then really breaks more easily"],
    ),
};

interface HarvestSeasonWithoutFlag {
  readonly season: string;
}

const harvestSeasonWithoutFlag: ContentCode<HarvestSeasonWithoutFlag> = {
  severity: "warning",
  spec: "2.6",
  meaning: 'A terrain has "harvest_season" without the flag "HARVESTED".',
  why: '"harvest_season" is the season in which harvested terrain turns back into the form that bears fruit. The flag "HARVESTED" marks terrain that was harvested; on other terrain the season has no effect. A common mistake is to put it on the full form instead of the empty one.',
  remedy: "Move the member to the harvested form, or add the flag if this is the harvested form.",
  message: ({ season }) =>
    `"harvest_season" is "${season}" without the flag "HARVESTED" – expected only with it, so nothing grows back.`,
  help: () =>
    choose(
      ['move "harvest_season" to the harvested terrain', "this one still bears fruit"],
      ['add the flag "HARVESTED"', "it is the harvested one"],
    ),
};

interface HarvestableWithoutAction {
  readonly action?: string | undefined;
  /** The member that needs the action is inherited from a parent. */
  readonly inherited?: true | undefined;
  readonly member: string;
  /** The commonest action that does. */
  readonly needed: string;
}

const harvestableWithoutAction: ContentCode<HarvestableWithoutAction> = {
  severity: "warning",
  spec: "2.6",
  meaning: 'A tile that can be harvested lacks a "harvest_…" examine action.',
  why: 'Players harvest with one of the "harvest_…" examine actions. Without one, the fruit stays on the tree and nobody can pick it.',
  remedy: 'Add the examine action of your game, such as "harvest_ter".',
  message: ({ action, member, inherited }) =>
    `${actionBeside(member, action, inherited)} – expected a "harvest_…" action, without which nothing is harvested.`,
  help: ({ action, inherited, member, needed }) =>
    needsAction(member, action, inherited, needed, ' (or another "harvest_…")'),
};

interface LegacyVolume {
  readonly where: string;
  readonly units: number;
  readonly ml: number;
}

const legacyVolume: FixableCode<LegacyVolume> = {
  severity: "note",
  spec: "2.3",
  tag: "deprecated",
  fix: { level: "safe", does: "write a bare number in millilitres" },
  meaning: "A volume is a bare number, which counts units of 250 ml.",
  why: "A bare number is the oldest form and counts units of 250 ml, which few people remember. It is still read that way; the specification requires text with a unit.",
  remedy: "Write the volume that the message suggests; it is the same amount.",
  message: ({ where, units }) =>
    `"${where}" is the bare number ${String(units)} – expected a volume in ml or L.`,
  help: ({ ml }) => `Write "${String(ml)} ml".`,
};

interface LiquidWithoutAction {
  readonly action?: string | undefined;
  /** The member that needs the action is inherited from a parent. */
  readonly inherited?: true | undefined;
}

const liquidWithoutAction: ContentCode<LiquidWithoutAction> = {
  severity: "warning",
  spec: "2.4",
  meaning: 'A source of liquid lacks the examine action "liquid_source".',
  why: 'The liquid is dispensed when the furniture is examined, by the examine action "liquid_source". Without it nothing ever comes out.',
  remedy: 'Add "examine_action": "liquid_source", or remove "provides_liquids".',
  message: ({ action, inherited }) =>
    `${actionBeside("provides_liquids", action, inherited)} – expected "liquid_source", without which no liquid can be taken.`,
  help: ({ action, inherited }) =>
    needsAction("provides_liquids", action, inherited, "liquid_source"),
};

const lockpickMessageWithoutResult: ContentCode<NoData> = {
  severity: "warning",
  spec: "2.4",
  meaning: 'A tile has "lockpick_message" but no "lockpick_result", so its lock cannot be picked.',
  why: 'The message is shown when the lock opens. Picking the lock turns the tile into what "lockpick_result" names. Without it, nobody can pick the lock and nobody sees the message. Perhaps the result was forgotten, or its name is misspelt.',
  remedy:
    'Add "lockpick_result" with the id of the open door. If the lock should not be pickable, remove the message.',
  message: () =>
    '"lockpick_message" is present without "lockpick_result" – expected only with it, so the message is never shown.',
  help: () =>
    choose(
      [
        'add "lockpick_result", what the tile turns into once the lock is picked',
        "the lock can be picked",
      ],
      ["remove the message", "it cannot"],
    ),
};

/** The ids in order; the last looks like the first. */
interface LooksLikeCycle {
  readonly chain: readonly string[];
}

const looksLikeCycle: ContentCode<LooksLikeCycle> &
  Noting<{
    step: { readonly id: string; readonly look: string };
    alias: { readonly alias: string; readonly id: string };
  }> = {
  severity: "warning",
  spec: "2.3",
  meaning: '"looks_like" leads back to where it began, so no tile is found.',
  why: 'A client that has no picture of something follows "looks_like" until it finds one. In a circle it returns to where it began and falls back to the symbol, although the author specified what it looks like. Every step is shown.',
  remedy: "Let one of them name something that has a picture, or end the chain there.",
  message: ({ chain }) =>
    `"looks_like" leads in a circle: ${steps([...chain, chain[0] ?? ""])} – expected a chain that ends.`,
  help: () =>
    choose(
      ['remove "looks_like" from one of them', "that one has a tile of its own"],
      ["name something outside the circle", "none has"],
    ),
  label: ({ chain: [first = ""] }) => `"${first}" begins the circle here`,
  notes: {
    step: ({ id, look }) => `"${id}" looks like "${look}" here`,
    alias: ({ alias, id }) => `"${alias}" is an alias of "${id}"`,
  },
};

interface MisplacedMember {
  readonly kind: string;
  readonly where: string;
  readonly member: string;
  readonly instead?: string | undefined;
}

const misplacedMember: ContentCode<MisplacedMember> = {
  severity: "warning",
  spec: "2.7",
  meaning: "A terrain has a member of furniture, or the other way round; the member has no effect.",
  why: 'Destroyed terrain leaves terrain ("ter_set"), destroyed furniture leaves furniture ("furn_set"), and tents are made of furniture. The other kind\'s member is ignored, so what it describes does not happen.',
  remedy: "Use the member of this kind, which the message names, or remove it.",
  message: ({ kind, where, member }) =>
    `"${where}.${member}" is in ${oneOf(kind)} – expected only in ${
      kind === "terrain" ? "furniture" : "terrain"
    }, so it has no effect.`,
  help: ({ instead }) =>
    instead === undefined
      ? "Remove it."
      : choose(
          [`write "${instead}" instead`, "this is what happens"],
          ["remove it", "nothing does"],
        ),
};

interface MultiplierWithoutFlag {
  readonly member: string;
}

const multiplierWithoutFlag: ContentCode<MultiplierWithoutFlag> = {
  severity: "note",
  spec: "2.4",
  meaning: 'A plant has a multiplier without the flag "GROWTH_HARVEST".',
  why: 'Multipliers for growth and harvest apply to a plant that is ready to be harvested, which the flag "GROWTH_HARVEST" marks. At other stages they have no effect.',
  remedy: "Move the multiplier to the last stage of the plant, add the flag, or remove it.",
  message: ({ member }) =>
    `"plant_data.${member}" is present without the flag "GROWTH_HARVEST" – expected only with it.`,
  help: ({ member }) =>
    choose(
      ['add the flag "GROWTH_HARVEST"', "this is the stage of harvest"],
      [`remove "${member}"`, "it is not"],
    ),
};

interface NegativeAmount {
  readonly where: string;
  readonly text: string;
}

const negativeAmount: ContentCode<NegativeAmount> = {
  severity: "error",
  spec: "2",
  meaning: "A time, volume or mass adds up to less than zero.",
  why: "Terms of an amount may be subtracted from each other, but the result cannot be below zero.",
  remedy: "Remove the minus sign, or correct the terms.",
  message: ({ where, text }) =>
    `"${where}" is "${text}", which is below zero – expected zero or more.`,
};

interface OneWayPair {
  readonly member: "open" | "close";
  /** The member that leads back. */
  readonly back: "open" | "close";
  readonly id: string;
  readonly other: string;
}

const oneWayPair: ContentCode<OneWayPair> = {
  severity: "warning",
  spec: "2.3",
  meaning: "Two definitions both open, or both close, into each other.",
  why: "What is closed can be opened, and what is open can be closed. If both of a pair close into each other, a player who tries to open either of them cannot, and closing what is closed makes no sense. Usually the member was copied with the rest of the definition.",
  remedy: 'Give the closed one "open" and the open one "close".',
  message: ({ member, back, id, other }) =>
    `"${id}" and "${other}" both ${member} into each other – expected one of them to ${back} into the other.`,
  help: ({ member, back, id, other }) =>
    choose(
      [`write "${back}" for "${member}" in "${id}"`, `that one is ${states[member]}`],
      [`write "${back}" for "${member}" in "${other}"`, `that one is ${states[member]}`],
    ),
};

/** What a thing already is that should not do this. */
const states = { open: "open", close: "closed" } as const;

interface PryMessageMissing {
  readonly member: string;
}

const pryMessageMissing: ContentCode<PryMessageMissing> = {
  severity: "warning",
  spec: "2.9",
  meaning: "A pry object lacks a message that would be shown.",
  why: "The message tells the player how the attempt went. Without it, it is hard to see whether anything happened at all.",
  remedy: "Add the message.",
  message: ({ member }) =>
    `"pry" has no "${member}" – expected a text; without it, nothing is shown.`,
  help: ({ member }) => `Add "${member}".`,
};

interface ReversedRange {
  readonly where: string;
  readonly first: number;
  readonly second: number;
}

const reversedRange: FixableCode<ReversedRange> = {
  severity: "warning",
  spec: "2.5",
  fix: { level: "safe", does: "swap the two numbers" },
  meaning: "A range has its greater number first; it is read the other way round.",
  why: "A range goes from its smaller number to its greater. It is read the other way round, so nothing is lost, but perhaps one of the two numbers is a typo.",
  remedy: "Swap the numbers, or correct the one that is wrong.",
  message: ({ where, first, second }) =>
    `"${where}" is [${String(first)}, ${String(second)}] – expected the smaller number first.`,
  help: ({ first, second }) => `Write [${String(second)}, ${String(first)}].`,
};

interface ReversionWithoutSuccessor {
  readonly season: string;
}

const reversionWithoutSuccessor: ContentCode<ReversionWithoutSuccessor> = {
  severity: "warning",
  spec: "2.6",
  meaning: 'A harvested terrain has "harvest_season" but no "transforms_into".',
  why: "The terrain is marked as harvested and has a season in which it recovers, but not what it turns into then. It stays harvested forever.",
  remedy: 'Add "transforms_into" with the id of the form that bears fruit.',
  message: ({ season }) =>
    `"harvest_season" is "${season}" but "transforms_into" is missing – expected the terrain that it turns back into.`,
  help: () => 'Add "transforms_into".',
};

interface SeasonalLength {
  readonly where: string;
  readonly length: number;
}

const seasonalLength: FixableCode<SeasonalLength> = {
  severity: { spec: "error", "bright-nights": "note" },
  spec: "8",
  fix: { level: "safe", does: "write a list of one entry as that entry" },
  meaning: "A seasonal list does not have exactly four entries.",
  why: 'A list has one value for each season, spring first. With fewer or more than four, it is unclear which season has which value. Real data has lists with one value, meant for the whole year, so in the dialect "bright-nights" this is a note.',
  remedy: "Write four values, or the value without a list to use it all year.",
  message: ({ where, length }) =>
    `"${where}" lists ${String(length)} ${length === 1 ? "value" : "values"} – expected exactly 4, one for each season.`,
  help: ({ length }) =>
    length === 1
      ? "Write the value without the list to use it all year."
      : "List the values for spring, summer, autumn and winter.",
};

interface SelfTransition {
  readonly where: string;
  readonly id: string;
}

const selfTransition: ContentCode<SelfTransition> = {
  severity: "warning",
  spec: "3.1",
  meaning: "A definition turns into itself.",
  why: 'Something opens, closes or turns into itself: the player acts, and nothing changes. Usually the id of the other state was intended, such as "…_open".',
  remedy: "Name the other state; remove the member if there is none.",
  message: ({ where, id }) =>
    `"${where}" is "${id}", the definition itself – expected another one.`,
  help: ({ where }) =>
    choose(["name another one", "it turns into something"], [`remove "${where}"`, "it does not"]),
};

interface StrengthRange {
  readonly least: string;
  readonly min: number;
  readonly greatest: string;
  readonly max: number;
}

const strengthRange: ContentCode<StrengthRange> = {
  severity: "warning",
  spec: "2.7",
  meaning: "A minimum strength is above its maximum.",
  why: "Below the minimum strength the object never breaks, from the maximum on it always does; in between, chance decides. If the minimum is above the maximum, there is no such range. Rolls treat the two as swapped.",
  remedy: "Swap them, or correct the one that is wrong.",
  message: ({ least, min, greatest, max }) =>
    `"bash.${least}" is ${String(min)} and "bash.${greatest}" is ${String(max)} – expected the first to be at most the second.`,
  help: () => "Write the smaller number first; rolls treat them as swapped.",
};

interface SymbolNotAscii {
  readonly where: string;
  readonly symbol: string;
}

const symbolNotAscii: ContentCode<SymbolNotAscii> = {
  severity: "warning",
  spec: "2.3",
  meaning: "A symbol is not an ASCII character.",
  why: "A terminal draws the symbol where there is no picture. Characters outside ASCII may be two columns wide, which shifts everything to their right, or be missing from the font.",
  remedy:
    "Choose a character between the space and the tilde, or draw a line with LINE_XOXO or LINE_OXOX.",
  message: ({ where, symbol }) => `"${where}" is "${symbol}" – expected an ASCII character.`,
  help: () => "Choose a character between the space and the tilde.",
};

interface UnknownColor {
  readonly where: string;
  readonly color: string;
  readonly suggestion?: string | undefined;
  readonly tied?: true | undefined;
  /** Colours of which it can be any. */
  readonly choices?: readonly string[] | undefined;
}

const unknownColor: FixableCode<UnknownColor> = {
  severity: "note",
  spec: "2.3",
  fix: { level: "suggestions", does: "use the intended colour, or its current name" },
  meaning: "A colour name is not one that the real game has.",
  why: "The specification does not list colour names, so this name may be valid in your game, but the real game does not have it. If it is a typo, the tile has no colour.",
  remedy:
    'Correct the name, or set "severity": { "unknown-color": "off" } if your game defines its own colours.',
  message: ({ where, color }) => `"${where}" is "${color}" – no colour has that name.`,
  help: ({ color, suggestion, choices }) => {
    if (choices !== undefined)
      return choose(...choices.map((each) => [`"${each}"`, undefined] as const));
    if (suggestion !== undefined) return `Did you mean "${suggestion}"?`;
    const parts = color.split(/\s*,\s*/u);
    return parts.length > 1
      ? `Write ${printJson(parts)}, one for each season.`
      : `Plain colours: ${[...plainColors.keys()].join(", ")}.`;
  },
};

interface UnknownLook {
  readonly id: string;
  readonly suggestion?: string | undefined;
  readonly tied?: true | undefined;
}

const unknownLook: FixableCode<UnknownLook> & Noting<DefinitionNotes> = {
  severity: { spec: "warning", "bright-nights": "note" },
  spec: "2.3",
  absence: true,
  fix: { level: "suggestions", does: "use the intended look" },
  meaning: '"looks_like" names an unknown id; the symbol is drawn instead of a tile.',
  why: '"looks_like" only helps to draw something, so nothing breaks: the symbol is drawn. Furniture, terrain and any other known id is allowed. Most often the id is a typo, or belongs to something that was renamed.',
  remedy: "Correct the id, or remove the member.",
  message: ({ id }) =>
    `"looks_like" is "${id}", which nothing defines – expected the id of something similar.`,
  help: ({ suggestion }) =>
    suggestion === undefined
      ? choose(["name another one", "something else looks like it"], ["remove it", "nothing does"])
      : `Did you mean "${suggestion}"?`,
  label: () => "nothing has this id",
  notes: definitionNotes,
};

interface WorkbenchWithoutAction {
  readonly action?: string | undefined;
  /** The member that needs the action is inherited from a parent. */
  readonly inherited?: true | undefined;
}

const workbenchWithoutAction: ContentCode<WorkbenchWithoutAction> = {
  severity: { spec: "warning", "bright-nights": "note" },
  spec: "2.4",
  meaning: 'A workbench lacks the examine action "workbench", so it does not work.',
  why: 'Players use a workbench by examining it, and the examine action "workbench" offers crafting there. Without it, the furniture has the properties of a workbench but cannot be used as one. Real data has a bench for bare hands that nobody examines, so in the dialect "bright-nights" this is only a note.',
  remedy: 'Add "examine_action": "workbench", or remove "workbench".',
  message: ({ action, inherited }) =>
    `${actionBeside("workbench", action, inherited)} – expected "workbench", without which it does not work.`,
  help: ({ action, inherited }) => needsAction("workbench", action, inherited, "workbench"),
};

export {
  bashWithoutStrength as "bash-without-strength",
  breakTypeMissing as "break-type-missing",
  breakWithoutBreakable as "break-without-breakable",
  byproductWithoutCount as "byproduct-without-count",
  collapseRadiusWithoutCenters as "collapse-radius-without-centers",
  colorChoice as "color-choice",
  diggingWithoutFlag as "digging-without-flag",
  easedStrength as "eased-strength",
  harvestSeasonWithoutFlag as "harvest-season-without-flag",
  harvestableWithoutAction as "harvestable-without-action",
  legacyVolume as "legacy-volume",
  liquidWithoutAction as "liquid-without-action",
  lockpickMessageWithoutResult as "lockpick-message-without-result",
  looksLikeCycle as "looks-like-cycle",
  misplacedMember as "misplaced-member",
  multiplierWithoutFlag as "multiplier-without-flag",
  negativeAmount as "negative-amount",
  oneWayPair as "one-way-pair",
  pryMessageMissing as "pry-message-missing",
  reversedRange as "reversed-range",
  reversionWithoutSuccessor as "reversion-without-successor",
  seasonalLength as "seasonal-length",
  selfTransition as "self-transition",
  strengthRange as "strength-range",
  symbolNotAscii as "symbol-not-ascii",
  unknownColor as "unknown-color",
  unknownLook as "unknown-look",
  workbenchWithoutAction as "workbench-without-action",
};
