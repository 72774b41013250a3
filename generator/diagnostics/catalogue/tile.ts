import { list, oneOf } from "../sentence.ts";
import type { CatalogueEntry } from "./entry.ts";

/** Facts that each code carries; the sentences are below. `where` is a member's path as people write it. */
export interface TileCodes {
  "color-choice": CatalogueEntry<{ readonly found: "both" | "neither" }>;
  "unknown-color": CatalogueEntry<{
    readonly where: string;
    readonly color: string;
    readonly suggestion?: string | undefined;
    readonly tied?: true | undefined;
  }>;
  "seasonal-length": CatalogueEntry<{ readonly where: string; readonly length: number }>;
  "symbol-not-ascii": CatalogueEntry<{ readonly where: string; readonly symbol: string }>;
  "legacy-volume": CatalogueEntry<{
    readonly where: string;
    readonly units: number;
    readonly ml: number;
  }>;
  "negative-amount": CatalogueEntry<{ readonly where: string; readonly text: string }>;
  "reversed-range": CatalogueEntry<{
    readonly where: string;
    readonly first: number;
    readonly second: number;
  }>;
  "misplaced-member": CatalogueEntry<{
    readonly kind: string;
    readonly where: string;
    readonly member: string;
    readonly instead?: string | undefined;
  }>;
  "self-transition": CatalogueEntry<{ readonly where: string; readonly id: string }>;
  "lockpick-message-without-result": CatalogueEntry<Readonly<Record<string, never>>>;
  "bash-without-strength": CatalogueEntry<{ readonly missing: readonly string[] }>;
  "collapse-radius-without-centers": CatalogueEntry<{ readonly radius: number }>;
  /** The ids in order; the last looks like the first. */
  "looks-like-cycle": CatalogueEntry<{ readonly chain: readonly string[] }>;
  "unknown-look": CatalogueEntry<{
    readonly id: string;
    readonly suggestion?: string | undefined;
    readonly tied?: true | undefined;
  }>;
  "strength-range": CatalogueEntry<{
    readonly least: string;
    readonly min: number;
    readonly greatest: string;
    readonly max: number;
  }>;
  "byproduct-without-count": CatalogueEntry<{ readonly where: string; readonly item: string }>;
  "break-type-missing": CatalogueEntry<Readonly<Record<string, never>>>;
  "break-without-breakable": CatalogueEntry<{ readonly members: readonly string[] }>;
  "pry-message-missing": CatalogueEntry<{ readonly member: string }>;
  "workbench-without-action": CatalogueEntry<{ readonly action?: string | undefined }>;
  "liquid-without-action": CatalogueEntry<{ readonly action?: string | undefined }>;
  "multiplier-without-flag": CatalogueEntry<{ readonly member: string }>;
  "harvestable-without-action": CatalogueEntry<{
    readonly action?: string | undefined;
    readonly member: string;
  }>;
  "digging-without-flag": CatalogueEntry<{ readonly group: string }>;
  "harvest-season-without-flag": CatalogueEntry<{ readonly season: string }>;
  "reversion-without-successor": CatalogueEntry<{ readonly season: string }>;
}

export const tileCodes: TileCodes = {
  "color-choice": {
    severity: "error",
    spec: "2.3",
    meaning: 'A tile has both "color" and "bgcolor", or neither.',
    message: ({ found }) =>
      found === "both"
        ? 'Both "color" and "bgcolor" are given – expected exactly one of them.'
        : 'Neither "color" nor "bgcolor" is given – expected exactly one of them.',
    help: ({ found }) =>
      found === "both"
        ? 'Keep "color" for a coloured character, or "bgcolor" for a solid background.'
        : 'Add "color" for a coloured character, or "bgcolor" for a solid background.',
  },
  "unknown-color": {
    severity: "note",
    spec: "2.3",
    meaning: "A colour name is not one that the real game knows.",
    message: ({ where, color }) => `"${where}" is "${color}" – no colour is known by that name.`,
    help: ({ suggestion }) =>
      suggestion === undefined ? undefined : `Did you mean "${suggestion}"?`,
  },
  "seasonal-length": {
    severity: { spec: "error", "bright-nights": "note" },
    spec: "8",
    meaning: "A seasonal list has not exactly four entries.",
    message: ({ where, length }) =>
      `"${where}" lists ${String(length)} ${length === 1 ? "value" : "values"} – expected exactly 4, one for each season.`,
    help: ({ length }) =>
      length === 1
        ? "Write the value without the list to use it all year."
        : "List the values for spring, summer, autumn and winter.",
  },
  "symbol-not-ascii": {
    severity: "warning",
    spec: "2.3",
    meaning: "A symbol is a character outside ASCII.",
    message: ({ where, symbol }) => `"${where}" is "${symbol}" – expected an ASCII character.`,
    help: () => "Choose a character from the space to the tilde.",
  },
  "legacy-volume": {
    severity: "note",
    spec: "2.3",
    meaning: "A volume is a bare number, which counts units of 250 ml.",
    message: ({ where, units }) =>
      `"${where}" is the bare number ${String(units)} – expected a volume in ml or L.`,
    help: ({ ml }) => `Write "${String(ml)} ml".`,
  },
  "negative-amount": {
    severity: "error",
    spec: "2",
    meaning: "A time, volume or mass adds up to less than nothing.",
    message: ({ where, text }) =>
      `"${where}" is "${text}", which is below zero – expected zero or more.`,
  },
  "reversed-range": {
    severity: "warning",
    spec: "2.5",
    meaning: "A range has its greater number first; it is read the other way round.",
    message: ({ where, first, second }) =>
      `"${where}" is [${String(first)}, ${String(second)}] – expected the smaller number first.`,
    help: ({ first, second }) => `Write [${String(second)}, ${String(first)}].`,
  },
  "misplaced-member": {
    severity: "warning",
    spec: "2.7",
    meaning: "A member of furniture stands in a terrain, or the other way round; it has no effect.",
    message: ({ kind, where, member }) =>
      `"${where}.${member}" stands in ${oneOf(kind)} – expected only in ${
        kind === "terrain" ? "furniture" : "terrain"
      }, so it has no effect.`,
    help: ({ instead }) =>
      instead === undefined ? "Remove it." : `Use "${instead}" instead, or remove it.`,
  },
  "self-transition": {
    severity: "warning",
    spec: "3.1",
    meaning: "A definition names itself as what it turns into.",
    message: ({ where, id }) =>
      `"${where}" is "${id}", the definition itself – expected another one.`,
    help: ({ where }) => `Name another one, or remove "${where}".`,
  },
  "lockpick-message-without-result": {
    severity: "warning",
    spec: "2.4",
    meaning:
      'A tile has "lockpick_message" and no "lockpick_result", so that no lock can be picked.',
    message: () =>
      '"lockpick_message" is given without "lockpick_result" – expected only with it, so nothing is ever shown.',
    help: () => 'Add "lockpick_result": what picking the lock makes of it, or remove the message.',
  },
  "bash-without-strength": {
    severity: "warning",
    spec: "2.7",
    meaning: "A bash object lacks its strengths, so that any blow destroys it.",
    message: ({ missing }) =>
      `"bash" has no ${list(quoted(missing), "and")} – expected both strengths; an absent one counts as 0.`,
    help: ({ missing }) => `Add ${list(quoted(missing), "and")}.`,
  },
  "collapse-radius-without-centers": {
    severity: "note",
    spec: "2.7",
    meaning:
      'A bash object has "collapse_radius" without "tent_centers", so that nothing is searched.',
    message: ({ radius }) =>
      `"bash.collapse_radius" is ${String(radius)} without "tent_centers" – expected only with the centres that are searched in it.`,
    help: () => 'Add "tent_centers", or remove "collapse_radius".',
  },
  "looks-like-cycle": {
    severity: "warning",
    spec: "2.3",
    meaning: '"looks_like" leads back to where it began, so that no tile is found.',
    message: ({ chain }) =>
      `"looks_like" leads in a circle: ${[...chain, chain[0] ?? ""].map((id) => `"${id}"`).join(" → ")} – expected a chain that ends.`,
    help: () => 'Take "looks_like" out of one of them, or let it name something else.',
  },
  "unknown-look": {
    severity: { spec: "warning", "bright-nights": "note" },
    spec: "2.3",
    meaning: '"looks_like" names nothing that is known; its symbol is drawn instead of a tile.',
    message: ({ id }) =>
      `"looks_like" is "${id}", which nothing defines – expected the id of something similar.`,
    help: ({ suggestion }) =>
      suggestion === undefined
        ? "Name another one, or remove it."
        : `Did you mean "${suggestion}"?`,
  },
  "strength-range": {
    severity: "warning",
    spec: "2.7",
    meaning: "A least strength is above its greatest.",
    message: ({ least, min, greatest, max }) =>
      `"bash.${least}" is ${String(min)} and "bash.${greatest}" is ${String(max)} – expected the first to be at most the second.`,
    help: () => "Exchange them; rolls treat them as exchanged.",
  },
  "byproduct-without-count": {
    severity: "note",
    spec: "2.5",
    meaning: "A byproduct says no count, so that one is spawned.",
    message: ({ where, item }) =>
      `"${where}" gives no "count" for "${item}" – expected one; a single item is spawned.`,
    help: () => 'Add "count": 1.',
  },
  "break-type-missing": {
    severity: "error",
    spec: "2.9",
    meaning: 'A breakable terrain does not say what it breaks into ("break_ter_type").',
    message: () =>
      '"pry" is "breakable" and has no "break_ter_type" – it is mandatory for breakable terrain.',
    help: () => 'Add "break_ter_type": the id of the terrain after breaking.',
  },
  "break-without-breakable": {
    severity: "warning",
    spec: "2.9",
    meaning: 'A pry object says what breaking does, but is not "breakable".',
    message: ({ members }) =>
      `"pry" is not "breakable" and has ${list(quoted(members), "and")} – expected only with "breakable": true, without which nothing breaks.`,
    help: ({ members }) => `Add "breakable": true, or remove ${list(quoted(members), "and")}.`,
  },
  "pry-message-missing": {
    severity: "warning",
    spec: "2.9",
    meaning: "A pry object lacks a message that is shown.",
    message: ({ member }) => `"pry" has no "${member}" – expected a text; nothing is shown.`,
    help: ({ member }) => `Add "${member}".`,
  },
  "workbench-without-action": {
    severity: { spec: "warning", "bright-nights": "note" },
    spec: "2.4",
    meaning: 'A workbench lacks the examine action "workbench", so that it does not work.',
    message: ({ action }) =>
      `"workbench" is given and "examine_action" is ${actionWords(action)} – expected "workbench", without which it does not work.`,
    help: () => 'Add "examine_action": "workbench".',
  },
  "liquid-without-action": {
    severity: "warning",
    spec: "2.4",
    meaning: 'A source of liquid lacks the examine action "liquid_source".',
    message: ({ action }) =>
      `"provides_liquids" is given and "examine_action" is ${actionWords(action)} – expected "liquid_source", without which it gives nothing.`,
    help: () => 'Add "examine_action": "liquid_source".',
  },
  "multiplier-without-flag": {
    severity: "note",
    spec: "2.4",
    meaning: 'A plant has a multiplier without the flag "GROWTH_HARVEST".',
    message: ({ member }) =>
      `"plant_data.${member}" is given without the flag "GROWTH_HARVEST" – expected only with it.`,
    help: ({ member }) => `Add the flag "GROWTH_HARVEST", or remove "${member}".`,
  },
  "harvestable-without-action": {
    severity: "warning",
    spec: "2.6",
    meaning: 'What can be harvested lacks a "harvest_…" examine action.',
    message: ({ action, member }) =>
      `"${member}" is given and "examine_action" is ${actionWords(action)} – expected a "harvest_…" action, without which nothing is harvested.`,
    help: () => 'Add an "examine_action" whose name begins with "harvest_".',
  },
  "digging-without-flag": {
    severity: "warning",
    spec: "2.6",
    meaning: 'A terrain has "digging_result" without the flag "DIGGABLE".',
    message: ({ group }) =>
      `"digging_result" is "${group}" without the flag "DIGGABLE" – expected only with it, so it has no effect.`,
    help: () => 'Add the flag "DIGGABLE", or remove "digging_result".',
  },
  "harvest-season-without-flag": {
    severity: "warning",
    spec: "2.6",
    meaning: 'A terrain has "harvest_season" without the flag "HARVESTED".',
    message: ({ season }) =>
      `"harvest_season" is "${season}" without the flag "HARVESTED" – expected only with it, so nothing turns back.`,
    help: () => 'Move "harvest_season" to the harvested terrain, or add the flag "HARVESTED".',
  },
  "reversion-without-successor": {
    severity: "warning",
    spec: "2.6",
    meaning: 'A harvested terrain has "harvest_season" and no "transforms_into".',
    message: ({ season }) =>
      `"harvest_season" is "${season}" and "transforms_into" is missing – expected the terrain that it turns back into.`,
    help: () => 'Add "transforms_into".',
  },
};

function quoted(words: readonly string[]): string[] {
  return words.map((word) => `"${word}"`);
}

function actionWords(action: string | undefined): string {
  return action === undefined ? "missing" : `"${action}"`;
}
