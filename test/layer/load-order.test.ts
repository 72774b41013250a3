/**
 * Definitions, outcomes and rejections are listed by file, place in it and id, in whatever order layering took the
 * objects.
 */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { layered, type Packs } from "./layered.ts";

const test = suite("load order");

const tile = { type: "terrain", name: "a", symbol: ".", color: "white", move_cost: 2 };
const packs: Packs = [
  [
    [
      { type: "terrain", id: "t_child", "copy-from": "t_parent", name: "b" },
      { ...tile, id: "t_first" },
      { type: "terrain", id: "t_lost", "copy-from": "t_nowhere" },
    ],
    [
      { ...tile, id: ["t_pair_b", "t_pair_a"] },
      { ...tile, id: "t_parent" },
    ],
  ],
  [
    [
      { ...tile, id: "t_new" },
      { ...tile, id: "t_first", "edit-mode": "override" },
      { type: "terrain", id: "t_parent", "edit-mode": "modify", name: "c" },
    ],
  ],
];

test("definitions are listed where the object stands that defined them last", () => {
  const { registry } = layered(packs).layers;
  const ids = ["t_null", "t_child", "t_pair_a", "t_pair_b", "t_parent", "t_new", "t_first"];
  assert.equal([...registry.ids("terrain")], ids);
  assert.equal(
    [...registry.all("terrain")].map(({ id }) => id),
    ids,
  );
});

test("what became of objects is listed in load order", () => {
  const { outcomes, rejections } = layered(packs).layers;
  assert.equal(
    [...outcomes].map(([{ value }, what]) => `${JSON.stringify(value["id"])} ${what}`),
    [
      '"t_child" defined',
      '"t_first" replaced',
      '"t_lost" rejected',
      '["t_pair_b","t_pair_a"] defined',
      '"t_parent" defined',
      '"t_new" defined',
      '"t_first" defined',
      '"t_parent" modification',
    ],
  );
  assert.equal(
    [...rejections.keys()].map(({ value }) => value["id"]),
    ["t_lost"],
  );
});

test("generated uncrafts are listed where their recipes stand", () => {
  const recipe = { type: "recipe", category: "CC", subcategory: "CSC", time: "1 s", difficulty: 0 };
  const uncraft = { type: "uncraft", result: "lamp", time: "1 s", components: [[["wick", 1]]] };
  const { registry } = layered([
    [
      [{ ...recipe, result: "rope", reversible: true, components: [[["thread", 2]]] }],
      [uncraft],
      [{ ...recipe, result: "bag", reversible: true, components: [[["cloth", 2]]] }],
    ],
  ]).layers;
  assert.equal([...registry.ids("uncraft")], ["rope", "lamp", "bag"]);
});

test("modifications are told after the definitions of their pack, wherever their files stand", () => {
  const { history } = layered([
    [
      [{ type: "terrain", id: "t_child", "edit-mode": "modify", name: "c" }],
      [
        { ...tile, id: "t_parent" },
        { type: "terrain", id: "t_child", "copy-from": "t_parent", name: "b" },
      ],
    ],
    [[{ type: "terrain", id: "t_late", "copy-from": "t_parent", name: "d" }]],
  ]).layers;
  assert.equal(
    history.map(({ what }) => what),
    ["derived", "modified", "derived"],
  );
});

test.run();
