import { suite } from "uvu";
import * as assert from "uvu/assert";
import { professionName, startingItems } from "../../runtime/index.ts";

const test = suite("starting items");

const nothing = { list: [] };

test("§2.1: both, then the gender's own; order, repetition and snippets kept", () => {
  const profession = {
    items: {
      both: {
        list: [{ item: "rope" }, { item: "note", snippet: "note_debt" }, { item: "rope" }],
      },
      male: { list: [{ item: "hat" }] },
      female: { list: [{ item: "hat" }, { item: "rope" }] },
    },
  };
  const both = [{ item: "rope" }, { item: "note", snippet: "note_debt" }, { item: "rope" }];
  assert.equal(startingItems(profession, "male"), [...both, { item: "hat" }]);
  assert.equal(startingItems(profession, "female"), [...both, { item: "hat" }, { item: "rope" }]);
});

test("groups are handed on, each after its list's items", () => {
  const pockets = { subtype: "collection" };
  const bag = { subtype: "distribution" };
  const profession = {
    items: {
      both: { list: [{ item: "rope" }], group: pockets },
      male: { list: [], group: bag },
      female: { list: [{ item: "hat" }] },
    },
  };
  assert.equal(startingItems(profession, "male"), [
    { item: "rope" },
    { group: pockets },
    { group: bag },
  ]);
  assert.equal(startingItems(profession, "female"), [
    { item: "rope" },
    { group: pockets },
    { item: "hat" },
  ]);
});

test("nothing where nothing is listed, and an array of the caller's own", () => {
  const profession = { items: { both: nothing, male: nothing, female: nothing } };
  const items: unknown[] = startingItems(profession, "female");
  assert.equal(items, []);
  items.push("mine");
  assert.equal(startingItems(profession, "female"), []);
  assert.equal(nothing.list, []);
});

test("§2.1: the name by gender", () => {
  const profession = { name: { male: "Muleteer", female: "Muleteress" } };
  assert.is(professionName(profession, "male"), "Muleteer");
  assert.is(professionName(profession, "female"), "Muleteress");
});

test.run();
