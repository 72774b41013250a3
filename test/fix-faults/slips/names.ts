/** Ids written wrongly, where they are defined and where they are used. */
import { replace } from "../../search/edit.ts";
import { misspellings } from "../misspell.ts";
import { slipAtEntries, slipAtSpots, type SlipClass } from "../slip.ts";
import { propertyOf, valueOf } from "../../search/world.ts";
import { kindOfUse, nameNodes, usesIn, usesOf, write } from "./places.ts";

export const nameSlips: readonly SlipClass[] = [
  ...misspellings.map(({ name, of }) =>
    slipAtEntries(`definition: ${name}`, (entry, random, world) => {
      const node = random.pick(nameNodes(entry));
      const word = node && of(String(node.value), random);
      if (word === undefined || (random.below(4) > 0 && usesOf(entry, world).length === 0)) return;
      return [replace(entry, node!, JSON.stringify(word))];
    }),
  ),
  ...misspellings.map(({ name, of }) =>
    slipAtSpots(`use: ${name}`, (spot, random) => {
      const word = kindOfUse(spot) === undefined ? undefined : of(String(spot.value.value), random);
      return word === undefined ? undefined : [write(spot, word)];
    }),
  ),
  slipAtSpots("use: of what never was", (spot, random) =>
    kindOfUse(spot) === undefined
      ? undefined
      : [write(spot, random.pick(["t_never", "unheard_of", "x", "f_none", "nothing"]) ?? "x")],
  ),
  slipAtEntries("two uses exchanged", (entry, random, world) => {
    const own = usesIn(world).filter((spot) => spot.entry === entry);
    const [one, other] = random.sample(own, 2);
    if (!one || !other || one.value.value === other.value.value) return;
    return [write(one, String(other.value.value)), write(other, String(one.value.value))];
  }),
  slipAtEntries("definition and some of its uses misspelt alike", (entry, random, world) => {
    const uses = usesOf(entry, world).filter((spot) => spot.entry !== entry);
    const [node] = nameNodes(entry);
    const word = node && random.pick(misspellings)?.of(String(node.value), random);
    const some = random.sample(uses, 1 + random.below(Math.max(1, uses.length)));
    if (!node || word === undefined || some.length === 0) return;
    return [replace(entry, node, JSON.stringify(word)), ...some.map((spot) => write(spot, word))];
  }),
  slipAtEntries("several uses misspelt alike", (entry, random, world) => {
    const uses = usesOf(entry, world);
    const some = random.sample(uses, 2 + random.below(3));
    const word = random.pick(misspellings)?.of(String(nameNodes(entry)[0]?.value ?? ""), random);
    return word === undefined || some.length < 2
      ? undefined
      : some.map((spot) => write(spot, word));
  }),
  ...misspellings.slice(0, 4).map(({ name, of }) =>
    slipAtEntries(`suffix: ${name}`, (entry, random) => {
      const node = valueOf(propertyOf(entry.node, "id_suffix"));
      const word = typeof node?.value === "string" ? of(node.value, random) : undefined;
      return node && word !== undefined ? [replace(entry, node, JSON.stringify(word))] : undefined;
    }),
  ),
];
