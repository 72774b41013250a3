/** Professions and item substitutions (§2.1, §2.2). */
import * as assert from "uvu/assert";
import { startingCharacter, substituteItems } from "../../../runtime/index.ts";
import type { StartingProfession } from "../../../runtime/index.ts";
import { item, numbers } from "../../runtime/tiles.ts";
import { Content, content, modification, profession, saidInBoth, swap } from "./content.ts";
import type { Decision } from "./content.ts";

export const professionDecisions: readonly Decision[] = [
  {
    question: "The form of `pets` and of `items.both`, `items.male` and `items.female`",
    decision:
      "`pets` lists names or `{ name, amount }` objects; the others are lists or item groups",
    check() {
      const items = { both: { items: ["rope"] }, male: ["hat"] };
      const made = content(profession("p", { pets: ["cat", { name: "dog", amount: 2 }], items }));
      assert.equal(made.said, []);
      const p = made.record<StartingProfession>("profession", "p");
      const { pets, items: given } = startingCharacter(p, {
        gender: "male",
        random: numbers(0, 0),
      });
      assert.equal(
        pets.map(({ monster, count }) => `${String(count)} ${monster}`),
        ["1 cat", "2 dog"],
      );
      assert.equal(given.map((each) => each.item).sort(), ["hat", "rope"]);
    },
  },
  {
    question: "`cbms` or `CBMs`",
    decision:
      "the member is `cbms`; `CBMs` is read as the same member, in `spec` with a note; both together are an error",
    check() {
      const made = content(profession("p", { CBMs: ["lamp"] }));
      assert.equal(made.record("profession", "p")["cbms"], ["lamp"]);
      assert.equal(saidInBoth(profession("p", { CBMs: ["lamp"] })), [
        ["note profession-cbms-spelling"],
        [],
      ]);
      const both = content(profession("p", { CBMs: ["lamp"], cbms: ["leg"] })).said;
      assert.ok(both.includes("error profession-cbms-twice"));
    },
  },
  {
    question: "`add:` and `remove:` of `cbms`",
    decision:
      "`add:CBMs` and `remove:CBMs`, as in the specification, or `add:cbms` and `remove:cbms`",
    check() {
      for (const name of ["CBMs", "cbms"]) {
        const made = content(
          profession("p", { cbms: ["leg", "arm"] }),
          modification("profession", "p", {
            [`add:${name}`]: ["ear"],
            [`remove:${name}`]: ["leg"],
          }),
        );
        assert.equal(made.record("profession", "p")["cbms"], ["arm", "ear"]);
      }
    },
  },
  {
    question: "Removing items from an item group, and adding items to one",
    decision:
      "the first entry with the id is removed from `items` or, if it has none, from `entries`; added items always spawn",
    check() {
      const items = {
        both: { items: ["rope", "hat", "rope"], entries: [{ item: "lamp", prob: 50 }] },
      };
      const change = { items: { "remove:both": ["rope", "lamp"], "add:both": ["pin"] } };
      const made = content(profession("p", { items }), modification("profession", "p", change));
      assert.equal(made.said, []);
      const p = made.record<StartingProfession>("profession", "p");
      const { items: given } = startingCharacter(p, {
        gender: "female",
        random: { next: () => 0 },
      });
      assert.equal(given.map((each) => each.item).sort(), ["hat", "pin", "rope"]);
    },
  },
  {
    question: "Traits in `present` and `absent`",
    decision: "the character needs all traits in `present` and none of those in `absent`",
    check() {
      const { substitutions } = content(
        swap("boots", { present: ["WET", "TALL"], absent: ["OLD"], new: ["waders"] }),
      );
      assert.equal(after(substitutions, "boots", ["WET", "TALL"]), ["waders"]);
      assert.equal(after(substitutions, "boots", ["WET"]), ["boots"]);
      assert.equal(after(substitutions, "boots", ["WET", "TALL", "OLD"]), ["boots"]);
    },
  },
  {
    question: "Several substitutions of one item",
    decision:
      "the first one in load order whose condition holds; a warning if two conditions can hold at once",
    check() {
      const made = content(
        swap("boots", { present: ["WET"], new: ["waders"] }),
        swap("boots", { present: ["TALL"], new: ["stilts"] }),
      );
      assert.equal(made.said, ["warning substitution-overlap"]);
      assert.equal(after(made.substitutions, "boots", ["TALL", "WET"]), ["waders"]);
      assert.equal(after(made.substitutions, "boots", ["TALL"]), ["stilts"]);
    },
  },
  {
    question: "Where the new items are put, and whether they are replaced in turn",
    decision:
      "in the position of the old item; they are replaced in turn, until an item would return",
    check() {
      const made = content(
        swap("boots", { present: ["WET"], new: ["waders"] }),
        swap("waders", { present: ["WET"], new: ["raft", "oar"] }),
      );
      assert.equal(after(made.substitutions, ["hat", "boots", "belt"], ["WET"]), [
        "hat",
        "raft",
        "oar",
        "belt",
      ]);
    },
  },
  {
    question: "A `ratio` that is not a whole number",
    decision:
      "accepted if it is above 0; the number of items is rounded, half up, and is at least 1",
    check() {
      const entry = {
        present: [],
        new: [
          { item: "nail", ratio: 2.5 },
          { item: "pin", ratio: 0.2 },
        ],
      };
      const made = content(swap("board", entry));
      assert.equal(made.said, []);
      const items = substituteItems([{ item: item("board"), count: 1 }], made.substitutions, {
        traits: [],
      });
      assert.equal(
        items.map((each) => [each.item, each.count]),
        [
          ["nail", 3],
          ["pin", 1],
        ],
      );
    },
  },
  {
    question: "Substitutions that lead back to the item that they replace",
    decision:
      "a warning; in `bright-nights` a note, because the real game replaces an item only once",
    check() {
      const circle = [
        swap("boots", { present: [], new: ["waders"] }),
        swap("waders", { present: [], new: ["boots"] }),
      ];
      assert.equal(saidInBoth(...circle), [
        ["warning substitution-cycle"],
        ["note substitution-cycle"],
      ]);
      assert.equal(after(new Content([circle]).substitutions, "boots", []), ["boots"]);
    },
  },
];

function after(
  substitutions: Content["substitutions"],
  given: string | readonly string[],
  traits: readonly string[],
): string[] {
  const items = [given].flat().map((id) => ({ item: item(id), count: 1 }));
  const result = substituteItems(items, substitutions, {
    traits: traits as unknown as Parameters<typeof substituteItems>[2]["traits"],
  });
  return result.map((each) => each.item);
}
