import type { TileCodes } from "../../diagnostics/catalogue/tile.ts";
import type { Reason } from "./reason.ts";

export const tileReasons: Readonly<Record<keyof TileCodes, Reason>> = {
  "color-choice": {
    why: '"color" paints the character and leaves the background alone; "bgcolor" is a solid background. With both it is open which is meant, with neither the tile has no colour to be drawn in.',
    remedy: 'Keep exactly one of the two. A child may take over its parent\'s by "copy-from".',
  },
  "unknown-color": {
    why: "The specification does not list the names of colours, so another name may be right in your game; but it is none of those that the real game draws. Where it is a slip, the tile would be drawn in no colour.",
    remedy:
      'Correct the name, or set "severity": { "unknown-color": "off" } if your game has colours of its own.',
  },
  "seasonal-length": {
    why: 'A list gives one value for each season, spring first. With fewer or more than four, it is open which season has which value. Real data has lists of one, meant for the whole year, so the dialect "bright-nights" has a note for those.',
    remedy: "Write four values, or the value without a list to use it all year.",
  },
  "symbol-not-ascii": {
    why: "The symbol is what a terminal draws where there is no picture. Characters outside ASCII may take two columns or be missing from the font, and shift everything to the right of them.",
    remedy:
      "Choose a character between the space and the tilde, or draw a line by LINE_XOXO or LINE_OXOX.",
  },
  "legacy-volume": {
    why: "A bare number is the oldest form and counts units of 250 ml, which hardly anybody knows by heart. It is read as that; the specification asks for text with a unit.",
    remedy: "Write the volume that the message suggests; it is the same amount.",
  },
  "negative-amount": {
    why: "Terms of an amount may be subtracted from each other, but their sum cannot be below zero: nothing lasts less than no time or holds less than nothing.",
    remedy: "Remove the minus sign, or correct the terms.",
  },
  "reversed-range": {
    why: "A range goes from its smaller number to its greater. It is read the other way round, so nothing is lost, but perhaps one of the two numbers is a slip.",
    remedy: "Exchange the numbers, or correct the one that is wrong.",
  },
  "misplaced-member": {
    why: 'What is left of terrain is terrain ("ter_set"), what is left of furniture is furniture ("furn_set"), and tents are made of furniture. The other kind\'s member is not read, so what it says does not happen.',
    remedy: "Use the member of this kind, which the message names, or remove it.",
  },
  "self-transition": {
    why: 'Something opens, closes or turns into itself: the player acts, and nothing changes. Usually the id of the other state was meant, such as "…_open".',
    remedy: "Name the other state; remove the member if there is none.",
  },
  "lockpick-message-without-result": {
    why: 'The message is for the moment in which the lock opens. A lock opens only into what "lockpick_result" names, and there is none, so nobody can pick it and nobody reads the message. Perhaps the result was forgotten, or its name is misspelt.',
    remedy:
      'Add "lockpick_result" with the id of the open door. If the lock is not to be picked, remove the message.',
  },
  "bash-without-strength": {
    why: "A strength that is absent counts as 0, and a blow of any strength reaches 0. So a wall that only describes its sounds falls at the first push.",
    remedy:
      'Add "str_min", below which nothing breaks, and "str_max", from which everything does. If it is meant to fall at once, write both as 0.',
  },
  "collapse-radius-without-centers": {
    why: 'The radius is how far from the piece that is hit the centre of its tent is searched. Without "tent_centers" there is nothing to search for.',
    remedy: 'Add "tent_centers" with the ids of the centre, or remove "collapse_radius".',
  },
  "looks-like-cycle": {
    why: 'A client without a picture of something goes along "looks_like" until it finds one. In a circle it comes back to where it began and falls back to the symbol, although somebody took the trouble to say what it looks like. Every step is shown.',
    remedy: "Let one of them name something that has a picture, or end there.",
  },
  "unknown-look": {
    why: '"looks_like" only helps to draw something, so nothing breaks: the symbol is drawn. Furniture, terrain and any other known id will do. It is most often a slip, or the id of something that was renamed.',
    remedy: "Correct the id, or remove the member.",
  },
  "strength-range": {
    why: "Below the least strength nothing breaks, from the greatest everything does; between them luck decides. With the first above the second there is no between. Rolls treat the two as exchanged.",
    remedy: "Exchange them, or correct the one that is wrong.",
  },
  "byproduct-without-count": {
    why: "The specification shows each byproduct with a count. Without one a single item is spawned, which may be what is meant; it is better said.",
    remedy: 'Add "count": 1, another number, or a range such as [1, 3].',
  },
  "break-type-missing": {
    why: 'A failed attempt may break this terrain, and terrain cannot turn into nothing: there has to be a floor. The specification makes "break_ter_type" mandatory there.',
    remedy:
      'Add "break_ter_type" with the id of what is left, or set "breakable" to false if prying does not break it.',
  },
  "break-without-breakable": {
    why: 'Messages, noises, items and successors of breaking are only used where a failed attempt can break the object. Without "breakable": true that never happens, and all of it is dead text.',
    remedy: 'Add "breakable": true, or remove the members of breaking.',
  },
  "pry-message-missing": {
    why: "The player is told how the attempt went. Without the text there is silence, and it is hard to see whether anything happened at all.",
    remedy: "Add the message.",
  },
  "workbench-without-action": {
    why: 'Players get at a workbench by examining it, and the examine action "workbench" is what offers crafting there. Without it the furniture has the figures of a workbench and cannot be used as one. Real data has a bench for bare hands that nobody examines; so the dialect "bright-nights" has a note only.',
    remedy: 'Add "examine_action": "workbench", or remove "workbench".',
  },
  "liquid-without-action": {
    why: 'The liquid is dispensed when the furniture is examined, by the examine action "liquid_source". Without it nothing ever comes out.',
    remedy: 'Add "examine_action": "liquid_source", or remove "provides_liquids".',
  },
  "multiplier-without-flag": {
    why: 'Multipliers of growth and harvest count for a plant that is ready to be harvested, which the flag "GROWTH_HARVEST" says. At another stage they do nothing.',
    remedy: "Move the multiplier to the last stage of the plant, add the flag, or remove it.",
  },
  "harvestable-without-action": {
    why: 'Harvesting is what one of the "harvest_…" examine actions does. Without one the fruit hangs on the tree, and nobody can pick it.',
    remedy: 'Add the examine action of your game, such as "harvest_ter".',
  },
  "digging-without-flag": {
    why: 'What digging brings up counts only where one can dig, and the flag "DIGGABLE" says where. Without it the item group is never rolled.',
    remedy: 'Add the flag, or remove "digging_result".',
  },
  "harvest-season-without-flag": {
    why: '"harvest_season" is the season in which harvested terrain turns back into what bears fruit. The flag "HARVESTED" marks terrain that was harvested; on other terrain the season has no effect. Often it was put on the full form instead of the empty one.',
    remedy: "Move the member to the harvested form, or add the flag if this is it.",
  },
  "reversion-without-successor": {
    why: "The terrain is marked as harvested and knows the season in which it recovers, but not what it turns into then. It stays harvested for ever.",
    remedy: 'Add "transforms_into" with the id of the form that bears fruit.',
  },
};
