import { printJson } from "../../json/print-json.ts";
import { plainColors } from "../../model/plain-colors.ts";
import type { ContentCode, FixableCode, NoData, Noting } from "../code-definition.ts";
import { definitionNotes, type DefinitionNotes, type Unknown } from "../missing-ids.ts";
import {
  actionBeside,
  choose,
  didYouMean,
  needsAction,
  oneOf,
  quotedList,
  steps,
} from "../sentence.ts";

/** What a thing already is that should not do this. */
const states = { open: "open", close: "closed" } as const;

/** A member that lacks what it needs to have an effect. */
interface Unmet {
  readonly member: string;
  /** Its value, as text. */
  readonly found: string;
}

/** The action beside a member that needs another one. */
interface OtherAction {
  action?: string | undefined;
  /** The member that needs the action is inherited from a parent. */
  inherited?: true | undefined;
}

export interface TileCodes {
  "bash-without-strength": ContentCode<{ missing: readonly string[] }>;
  "break-type-missing": ContentCode<NoData>;
  "break-without-breakable": ContentCode<{ members: readonly string[] }>;
  "byproduct-without-count": ContentCode<{ where: string; item: string }>;
  "collapse-radius-without-centers": ContentCode<Unmet>;
  "color-choice": ContentCode<{ found: "both" | "neither" }>;
  "digging-without-flag": ContentCode<Unmet>;
  "eased-strength": ContentCode<{
    member: string;
    strength: number;
    /** The member that it replaces, and its strength. */
    plain: string;
    usual: number;
  }>;
  "harvest-season-without-flag": ContentCode<Unmet>;
  /** `needed` is the commonest action that does. */
  "harvestable-without-action": ContentCode<OtherAction & { member: string; needed: string }>;
  "legacy-volume": FixableCode<{ where: string; units: number; ml: number }>;
  "liquid-without-action": ContentCode<OtherAction>;
  "lockpick-message-without-result": ContentCode<Unmet>;
  /** The ids in order; the last looks like the first. */
  "looks-like-cycle": ContentCode<{ chain: readonly string[] }> &
    Noting<{
      step: { readonly id: string; readonly look: string };
      alias: { readonly alias: string; readonly id: string };
    }>;
  "misplaced-member": ContentCode<{
    kind: string;
    where: string;
    member: string;
    instead?: string | undefined;
  }>;
  "multiplier-without-flag": ContentCode<Unmet>;
  "negative-amount": ContentCode<{ where: string; text: string }>;
  "one-way-pair": ContentCode<{
    member: "open" | "close";
    /** The member that leads back. */
    back: "open" | "close";
    id: string;
    other: string;
  }>;
  "pry-message-missing": ContentCode<{ member: string }>;
  "reversed-range": FixableCode<{ where: string; first: number; second: number }>;
  "reversion-without-successor": ContentCode<Unmet>;
  "seasonal-length": FixableCode<{ where: string; length: number }>;
  "self-transition": ContentCode<{ where: string; id: string }>;
  "strength-range": ContentCode<{ least: string; min: number; greatest: string; max: number }>;
  "symbol-not-ascii": ContentCode<{ where: string; symbol: string }>;
  "unknown-color": FixableCode<{
    where: string;
    color: string;
    suggestion?: string | undefined;
    tied?: true | undefined;
    /** Colours of which it can be any. */
    choices?: readonly string[] | undefined;
  }>;
  "unknown-look": FixableCode<Pick<Unknown, "suggestion" | "tied"> & { id: string }> &
    Noting<DefinitionNotes>;
  "workbench-without-action": ContentCode<OtherAction>;
}

export const tiles: TileCodes = {
  "bash-without-strength": {
    severity: "warning",
    spec: "2.7",
    message: ({ missing }) =>
      `"bash" has no ${quotedList(missing, "and")} – expected both strengths; a missing one counts as 0.`,
    help: ({ missing }) => `Add ${quotedList(missing, "and")}.`,
  },
  "break-type-missing": {
    severity: "error",
    spec: "2.9",
    message: () =>
      '"pry" is "breakable" but has no "break_ter_type" – it is mandatory for breakable terrain.',
    help: () => 'Add "break_ter_type": the id of the terrain after breaking.',
  },
  "break-without-breakable": {
    severity: "warning",
    spec: "2.9",
    message: ({ members }) =>
      `"pry" has ${quotedList(members, "and")} but is not "breakable" – expected only with "breakable": true, without which nothing breaks.`,
    help: ({ members }) =>
      choose(
        ['add "breakable": true', "it can break"],
        [`remove ${quotedList(members, "and")}`, "it cannot"],
      ),
  },
  "byproduct-without-count": {
    severity: "note",
    spec: "2.5",
    message: ({ where, item }) =>
      `"${where}" has no "count" for "${item}" – expected a count; without it, a single item is spawned.`,
    help: () => 'Add "count": 1.',
  },
  "collapse-radius-without-centers": {
    severity: "note",
    spec: "2.7",
    message: ({ found }) =>
      `"bash.collapse_radius" is ${found} without "tent_centers" – expected only with "tent_centers", the centres to search for within the radius.`,
    help: () =>
      choose(
        ['add "tent_centers"', "it is a part of a tent"],
        ['remove "collapse_radius"', "it is not"],
      ),
  },
  "color-choice": {
    severity: "error",
    spec: "2.3",
    message: ({ found }) =>
      found === "both"
        ? 'Both "color" and "bgcolor" are given – expected exactly one of them.'
        : 'Neither "color" nor "bgcolor" is given – expected exactly one of them.',
    help: ({ found }) =>
      choose(
        [`${found === "both" ? "keep" : "add"} "color"`, "the character is coloured"],
        [`${found === "both" ? "keep" : "add"} "bgcolor"`, "the background is"],
      ),
  },
  "digging-without-flag": {
    severity: "warning",
    spec: "2.6",
    message: ({ found }) =>
      `"digging_result" is "${found}" without the flag "DIGGABLE" – expected only with it, so it has no effect.`,
    help: () =>
      choose(
        ['add the flag "DIGGABLE"', "pits can be dug here"],
        ['remove "digging_result"', "they cannot"],
      ),
  },
  "eased-strength": {
    severity: "note",
    spec: "2.7",
    message: ({ member, strength, plain, usual }) =>
      `"bash.${member}" is ${String(strength)} and "bash.${plain}" is ${String(usual)} – expected the first to be at least the second.`,
    help: ({ member, plain }) =>
      choose(
        [`raise "${member}"`, "being held makes it stronger"],
        [`keep it below "${plain}"`, "it then really breaks more easily"],
      ),
  },
  "harvest-season-without-flag": {
    severity: "warning",
    spec: "2.6",
    message: ({ found }) =>
      `"harvest_season" is "${found}" without the flag "HARVESTED" – expected only with it, so nothing grows back.`,
    help: () =>
      choose(
        ['move "harvest_season" to the harvested terrain', "this one still bears fruit"],
        ['add the flag "HARVESTED"', "it is the harvested one"],
      ),
  },
  "harvestable-without-action": {
    severity: "warning",
    spec: "2.6",
    message: ({ action, member, inherited }) =>
      `${actionBeside(member, action, inherited)} – expected a "harvest_…" action, without which nothing is harvested.`,
    help: ({ action, inherited, member, needed }) =>
      needsAction(member, action, inherited, needed, ' (or another "harvest_…")'),
  },
  "legacy-volume": {
    severity: "note",
    spec: "2.3",
    tag: "deprecated",
    fix: { level: "safe", does: "write a bare number in millilitres" },
    message: ({ where, units }) =>
      `"${where}" is the bare number ${String(units)} – expected a volume in ml or L.`,
    help: ({ ml }) => `Write "${String(ml)} ml".`,
  },
  "liquid-without-action": {
    severity: "warning",
    spec: "2.4",
    message: ({ action, inherited }) =>
      `${actionBeside("provides_liquids", action, inherited)} – expected "liquid_source", without which no liquid can be taken.`,
    help: ({ action, inherited }) =>
      needsAction("provides_liquids", action, inherited, "liquid_source"),
  },
  "lockpick-message-without-result": {
    severity: "warning",
    spec: "2.4",
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
  },
  "looks-like-cycle": {
    severity: "warning",
    spec: "2.3",
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
  },
  "misplaced-member": {
    severity: "warning",
    spec: "2.7",
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
  },
  "multiplier-without-flag": {
    severity: "note",
    spec: "2.4",
    message: ({ member }) =>
      `"plant_data.${member}" is present without the flag "GROWTH_HARVEST" – expected only with it.`,
    help: ({ member }) =>
      choose(
        ['add the flag "GROWTH_HARVEST"', "this is the stage of harvest"],
        [`remove "${member}"`, "it is not"],
      ),
  },
  "negative-amount": {
    severity: "error",
    spec: "2",
    message: ({ where, text }) =>
      `"${where}" is "${text}", which is below zero – expected zero or more.`,
  },
  "one-way-pair": {
    severity: "warning",
    spec: "2.3",
    message: ({ member, back, id, other }) =>
      `"${id}" and "${other}" both ${member} into each other – expected one of them to ${back} into the other.`,
    help: ({ member, back, id, other }) =>
      choose(
        [`write "${back}" for "${member}" in "${id}"`, `that one is ${states[member]}`],
        [`write "${back}" for "${member}" in "${other}"`, `that one is ${states[member]}`],
      ),
  },
  "pry-message-missing": {
    severity: "warning",
    spec: "2.9",
    message: ({ member }) =>
      `"pry" has no "${member}" – expected a text; without it, nothing is shown.`,
    help: ({ member }) => `Add "${member}".`,
  },
  "reversed-range": {
    severity: "warning",
    spec: "2.5",
    fix: { level: "safe", does: "swap the two numbers" },
    message: ({ where, first, second }) =>
      `"${where}" is [${String(first)}, ${String(second)}] – expected the smaller number first.`,
    help: ({ first, second }) => `Write [${String(second)}, ${String(first)}].`,
  },
  "reversion-without-successor": {
    severity: "warning",
    spec: "2.6",
    message: ({ found }) =>
      `"harvest_season" is "${found}" but "transforms_into" is missing – expected the terrain that it turns back into.`,
    help: () => 'Add "transforms_into".',
  },
  "seasonal-length": {
    severity: "error",
    spec: "8",
    fix: { level: "safe", does: "write a list of one entry as that entry" },
    message: ({ where, length }) =>
      `"${where}" lists ${String(length)} ${length === 1 ? "value" : "values"} – expected exactly 4, one for each season.`,
    help: ({ length }) =>
      length === 1
        ? "Write the value without the list to use it all year."
        : "List the values for spring, summer, autumn and winter.",
  },
  "self-transition": {
    severity: "warning",
    spec: "3.1",
    message: ({ where, id }) =>
      `"${where}" is "${id}", the definition itself – expected another one.`,
    help: ({ where }) =>
      choose(["name another one", "it turns into something"], [`remove "${where}"`, "it does not"]),
  },
  "strength-range": {
    severity: "warning",
    spec: "2.7",
    message: ({ least, min, greatest, max }) =>
      `"bash.${least}" is ${String(min)} and "bash.${greatest}" is ${String(max)} – expected the first to be at most the second.`,
    help: () => "Write the smaller number first; rolls treat them as swapped.",
  },
  "symbol-not-ascii": {
    severity: "warning",
    spec: "2.3",
    message: ({ where, symbol }) => `"${where}" is "${symbol}" – expected an ASCII character.`,
    help: () => "Choose a character between the space and the tilde.",
  },
  "unknown-color": {
    severity: "note",
    spec: "2.3",
    fix: { level: "suggestions", does: "use the intended colour, or its current name" },
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
  },
  "unknown-look": {
    severity: "warning",
    spec: "2.3",
    absence: true,
    fix: { level: "suggestions", does: "use the intended look" },
    message: ({ id }) =>
      `"looks_like" is "${id}", which nothing defines – expected the id of something similar.`,
    help: ({ suggestion }) =>
      didYouMean(suggestion) ??
      choose(["name another one", "something else looks like it"], ["remove it", "nothing does"]),
    label: () => "nothing has this id",
    notes: definitionNotes,
  },
  "workbench-without-action": {
    severity: "warning",
    spec: "2.4",
    message: ({ action, inherited }) =>
      `${actionBeside("workbench", action, inherited)} – expected "workbench", without which it does not work.`,
    help: ({ action, inherited }) => needsAction("workbench", action, inherited, "workbench"),
  },
};
