/** What is missing for a craft, as data and as text for the player (§2.10). */
import { assign } from "./assign.ts";
import { piecesOf, toolPurpose, toolsWith, waysOf } from "./requirements.ts";
import type { QualityAmount, CraftingQuery, Requirements } from "./requirements.ts";
import { chargesAtHand, nothing, toolsAtHand, type Supplies } from "./supplies.ts";

/** The names of things, and the sentences about them. */
export interface PlayerWords<Item extends string, Quality extends string> {
  /** The name for that many of an item; its id if absent. */
  readonly item?: (item: Item, count: number) => string;
  /** The name of a quality; its id if absent. */
  readonly quality?: (quality: Quality) => string;
  /** The sentence about a part, in the player's language; in English if absent. */
  readonly sentence?: (missing: MissingFacts<Item, Quality>) => string;
}

/** What a sentence is made from: everything in `Missing` except the sentence. */
export type MissingFacts<Item extends string, Quality extends string> = WithoutText<
  Missing<Item, Quality>
>;

type WithoutText<Part> = Part extends unknown ? Omit<Part, "text"> : never;

/** A group of components of which no alternative is at hand in the needed number. */
export interface MissingComponent<Item extends string> {
  readonly need: "component";
  /** Any one of them is enough. */
  readonly alternatives: readonly {
    readonly item: Item;
    readonly count: number;
    readonly at_hand: number;
  }[];
  readonly text: string;
}

/** A group of tools of which no alternative is at hand, or none with the needed charges. */
export interface MissingTool<Item extends string> {
  readonly need: "tool";
  readonly alternatives: readonly {
    readonly item: Item;
    readonly count: number;
    readonly at_hand: number;
    /** Charges that would be used up; 0 if the tool only has to be there. */
    readonly charges: number;
    readonly charges_at_hand: number;
  }[];
  readonly text: string;
}

/** A quality that no tool at hand has at the needed level, or too few have. */
export interface MissingQuality<Quality extends string> {
  readonly need: "quality";
  readonly alternatives: readonly (QualityAmount<Quality> & { readonly at_hand: number })[];
  readonly text: string;
}

/**
 * Each part is available by itself, but there is not enough for all of them; without any one of them, there would be.
 */
export interface MissingTogether<Item extends string, Quality extends string> {
  readonly need: "together";
  readonly parts: readonly MissingPart<Item, Quality>[];
  readonly text: string;
}

/** A part of a recipe that is missing by itself. */
export type MissingPart<Item extends string, Quality extends string> =
  MissingComponent<Item> | MissingTool<Item> | MissingQuality<Quality>;

/** One thing that is missing, as data and as a sentence (`text`). */
export type Missing<Item extends string, Quality extends string> =
  MissingPart<Item, Quality> | MissingTogether<Item, Quality>;

export interface Shortage<Item extends string, Quality extends string> {
  readonly ok: false;
  readonly reason: "not-enough" | "not-enough-together";
  readonly missing: readonly Missing<Item, Quality>[];
}

/** @param query The query for the same recipe, supplies and batch, to which there is no answer. */
export function whatIsMissing<Item extends string, Quality extends string>(
  recipe: Requirements<Item, Quality>,
  supplies: Supplies<Item, Quality>,
  query: CraftingQuery,
  batch: number,
  words: PlayerWords<Item, Quality>,
): Shortage<Item, Quality> {
  const { groups, needs } = query;
  const qualities = recipe.qualities.map((quality) => missingQuality(quality, supplies, words));
  const parts = [
    ...recipe.components.map((group) => missingComponent(group, supplies, batch, words)),
    ...recipe.tools.map((group) => missingTool(group, supplies, batch, words)),
    ...qualities,
  ];
  const alone = [
    ...groups.map((group) => group.length === 0),
    ...qualities.map(({ alternatives }) =>
      alternatives.every(({ amount, at_hand }) => at_hand < amount),
    ),
  ];
  if (alone.includes(true)) {
    const missing = parts.filter((_, number) => alone[number]);
    return { ok: false, reason: "not-enough", missing };
  }
  let clash = parts.map((_, number) => number);
  for (const number of [...clash]) {
    const rest = clash.filter((other) => other !== number);
    const uses = groups.filter((_, group) => rest.includes(group));
    const tools = needs.filter((_, need) => rest.includes(groups.length + need));
    if (assign(uses, tools) === undefined) clash = rest;
  }
  const clashing = parts.filter((_, number) => clash.includes(number));
  const together = { need: "together", parts: clashing } as const;
  const text = words.sentence?.(together) ?? notAllAtOnce(clashing);
  return { ok: false, reason: "not-enough-together", missing: [{ ...together, text }] };
}

function missingComponent<Item extends string, Quality extends string>(
  group: Requirements<Item, Quality>["components"][number],
  supplies: Supplies<Item, Quality>,
  batch: number,
  words: PlayerWords<Item, Quality>,
): MissingComponent<Item> {
  const alternatives = group.map(([item, each]) => ({
    item,
    count: piecesOf(each, batch),
    at_hand: supplies.stock(item)?.pieces ?? 0,
  }));
  const own = words.sentence?.({ need: "component", alternatives });
  if (own !== undefined) return { need: "component", alternatives, text: own };
  const names = alternatives.map(
    ({ item, count, at_hand }) => `${count} ${nameOf(words, item, count)}${having(at_hand)}`,
  );
  return { need: "component", alternatives, text: `Needs ${anyOf(names)}.` };
}

function missingTool<Item extends string, Quality extends string>(
  group: Requirements<Item, Quality>["tools"][number],
  supplies: Supplies<Item, Quality>,
  batch: number,
  words: PlayerWords<Item, Quality>,
): MissingTool<Item> {
  const alternatives = group.map(([item, each]) => {
    const { purpose, amount } = toolPurpose(each, batch);
    const stock = supplies.stock(item) ?? nothing;
    return {
      item,
      count: purpose === "presence" ? amount : 1,
      at_hand: toolsAtHand(stock),
      charges: purpose === "charges" ? amount : 0,
      charges_at_hand: chargesAtHand(stock),
    };
  });
  const own = words.sentence?.({ need: "tool", alternatives });
  if (own !== undefined) return { need: "tool", alternatives, text: own };
  const names = alternatives.map(({ item, count, at_hand, charges, charges_at_hand }) => {
    const name = nameOf(words, item, count);
    if (charges === 0) return count === 1 ? name : `${count} ${name}${having(at_hand)}`;
    return `${name} with ${counted(charges, "charge")}${having(charges_at_hand)}`;
  });
  return { need: "tool", alternatives, text: `Needs a tool: ${anyOf(names)}.` };
}

function missingQuality<Item extends string, Quality extends string>(
  quality: Requirements<Item, Quality>["qualities"][number],
  supplies: Supplies<Item, Quality>,
  words: PlayerWords<Item, Quality>,
): MissingQuality<Quality> {
  const alternatives = waysOf(quality).map(({ id, level, amount }) => ({
    id,
    level,
    amount,
    at_hand: toolsWith({ id, level, amount }, supplies),
  }));
  const own = words.sentence?.({ need: "quality", alternatives });
  if (own !== undefined) return { need: "quality", alternatives, text: own };
  const names = alternatives.map(({ id, level, amount, at_hand }) => {
    const tools = amount === 1 ? "a tool" : `${amount} tools`;
    return `${tools} with ${words.quality?.(id) ?? id} of level ${level}${having(at_hand)}`;
  });
  return { need: "quality", alternatives, text: `Needs ${anyOf(names)}.` };
}

function notAllAtOnce(parts: readonly { readonly text: string }[]): string {
  const needs = parts.map(({ text }) => text.slice("Needs ".length, -1));
  return `There is not enough for all at once: ${needs.join("; ")}.`;
}

function nameOf<Item extends string>(
  words: PlayerWords<Item, never>,
  item: Item,
  count: number,
): string {
  return words.item?.(item, count) ?? item;
}

function having(number: number): string {
  return number > 0 ? ` (${number} at hand)` : "";
}

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** Long lists of alternatives are cut off; the data has all of them. */
const mostNamed = 6;

function anyOf(names: readonly string[]): string {
  const rest = names.length - mostNamed;
  const shown =
    rest > 1 ? [...names.slice(0, mostNamed), `one of ${rest} other things`] : [...names];
  const last = shown.pop() ?? "something that does not exist";
  return shown.length === 0 ? last : `${shown.join(", ")} or ${last}`;
}
