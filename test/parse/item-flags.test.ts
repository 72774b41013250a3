import { suite } from "uvu";
import * as assert from "uvu/assert";
import { itemFlags, unrecoverableItems } from "../../generator/parse/item-flags.ts";
import type { JsonObject } from "../../generator/model/json.ts";

const flags = suite("unrecoverable items (§2.10)");

function asked(objects: readonly JsonObject[]): (item: string) => boolean {
  return unrecoverableItems(objects.map(itemFlags));
}

flags("its own list decides, and the last object of an id", () => {
  const isUnrecoverable = asked([
    { id: "glue", flags: ["UNRECOVERABLE", "WET"] },
    { id: "tar", flags: "UNRECOVERABLE" },
    { id: "ink", flags: ["UNRECOVERABLE"] },
    { id: "ink", flags: [] },
    { id: ["nail", 4], flags: ["METAL"] },
  ]);
  for (const item of ["glue", "tar"]) assert.is(isUnrecoverable(item), true, item);
  for (const item of ["ink", "nail", "unheard_of", "__proto__"]) {
    assert.is(isUnrecoverable(item), false, item);
  }
});

flags("items inherit it, add it and lose it", () => {
  const isUnrecoverable = asked([
    { id: "putty", "copy-from": "paste" },
    { abstract: "paste", flags: ["UNRECOVERABLE"] },
    { id: "wax", "copy-from": "paste", delete: { flags: ["UNRECOVERABLE"] } },
    { id: "chalk", "copy-from": "paste", flags: [] },
    { id: "board", "copy-from": "log", extend: { flags: ["UNRECOVERABLE"] } },
  ]);
  const answers = ["putty", "wax", "chalk", "board", "log"].map(isUnrecoverable);
  assert.equal(answers, [true, false, false, true, false]);
});

flags("one that copies from itself starts from what was there", () => {
  const isUnrecoverable = asked([
    { id: "glue", flags: ["UNRECOVERABLE"] },
    { id: "glue", "copy-from": "glue", name: "new" },
    { id: "resin", "copy-from": "resin" },
    { id: "a", "copy-from": "b" },
    { id: "b", "copy-from": "a" },
  ]);
  assert.equal(["glue", "resin", "a", "b"].map(isUnrecoverable), [true, false, false, false]);
});

flags.run();
