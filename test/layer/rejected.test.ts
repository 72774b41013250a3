/**
 * Objects that are left out: each has an error, all their mistakes are told in one run, and others are not muted by
 * them.
 */
import * as fc from "fast-check";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import type { Compilation } from "../../generator/compile.ts";
import type { DialectName as Dialect } from "../../generator/model/dialect.ts";
import { assertAccounts } from "../../generator/layer/account-invariant.ts";
import { assertOutcomes } from "../../generator/layer/outcome-invariant.ts";
import { builtInKinds } from "../../generator/model/kind-names.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { projectFolder, terrain, write } from "../project-folder.ts";
import { format } from "../built-in.ts";
import { runs } from "../random.ts";

const test = suite("rejected objects");
const seed = 2611;
const folder = projectFolder();

/** One file a pack, in load order. */
function compiled(packs: readonly (readonly object[])[], dialect: Dialect = "spec"): Compilation {
  const names = packs.map((content, index) => {
    write(folder, `pack-${String(index)}/a.json`, content);
    return `pack-${String(index)}`;
  });
  return compilePacks(settingsOf(folder, { packs: names, dialect }), { emit: false });
}

/** Code and member of each finding, sorted. */
function found(...content: readonly object[]): string[] {
  return saidBy(compiled([content]));
}

function saidBy({ diagnostics }: Compilation): string[] {
  return diagnostics.map(({ code, path = [] }) => [code, ...path].join(" ")).sort();
}

const { id: _, ...nameless } = terrain("t_nameless") as Readonly<Record<string, unknown>>;

test("a nameless object is reported, whatever it copies from, in every kind", () => {
  for (const kind of builtInKinds) {
    if (kind === "profession_item_substitutions") continue;
    const member = kind === "recipe" || kind === "uncraft" ? "result" : "id";
    const object = { type: kind, "copy-from": "nosuch" };
    assert.equal(
      found(object),
      ["missing-id 0", "unknown-parent 0 copy-from"],
      `${kind} ${member}`,
    );
  }
});

test("one nameless object may be one of the ids that nothing defines, not two", () => {
  const first = terrain("t_a", { open: "t_one" });
  const second = terrain("t_b", { open: "t_one" });
  const third = terrain("t_c", { open: "t_two" });
  assert.equal(found(nameless, first, second), ["missing-id 0"]);
  assert.equal(found(nameless, first, third), [
    "missing-id 0",
    "unknown-reference 1 open",
    "unknown-reference 2 open",
  ]);
  assert.equal(found(nameless, nameless, first, third), ["missing-id 0", "missing-id 1"]);
  const furniture = { ...terrain("f_a", { close: "f_one" }), type: "furniture" };
  const chair = { ...furniture, move_cost: undefined, move_cost_mod: 0, required_str: 1 };
  assert.equal(found(nameless, chair), ["missing-id 0", "unknown-reference 1 close"]);
});

test("who copies from what may have no id follows it, and is reported itself where it does not", () => {
  const child = { type: "uncraft", result: "item_e", "copy-from": "item_c" };
  assert.equal(found(child, { type: "uncraft" }), ["missing-id 1"]);
  const other = { type: "uncraft", result: "item_f", "copy-from": "item_d" };
  assert.equal(found(child, other, { type: "uncraft" }), [
    "missing-id 2",
    "unknown-parent 0 copy-from",
    "unknown-parent 1 copy-from",
  ]);
});

test("each of several ids goes its own way", () => {
  const several = terrain("", { id: ["t_a", "t_a", "t_b"] });
  assert.equal(found(several, terrain("t_c", { open: "t_b" })), ["duplicate-id 0 id"]);
});

test("an id that cannot be read is no id", () => {
  assert.equal(found({ ...nameless, id: 5 }, terrain("t_a", { open: "t_one" })), [
    "wrong-type 0 id",
  ]);
});

test("shape, parent and reference of one object are told at once", () => {
  const base = terrain("t_base");
  const child = { type: "terrain", id: "t_x", "copy-from": "t_bse", symbol: "ab", close: "t_nope" };
  assert.equal(found(base, child), [
    "unknown-parent 1 copy-from",
    "unknown-reference 1 close",
    "wrong-length 1 symbol",
  ]);
});

test("a child of a parent that is left out is told its own mistakes", () => {
  const child = { type: "terrain", id: "t_x", "copy-from": "t_base", close: "t_nope" };
  assert.equal(found(terrain("t_base", { symbol: "ab" }), child), [
    "unknown-reference 1 close",
    "wrong-length 0 symbol",
  ]);
});

test("a rule that looks at what cannot be read is silent, the others speak", () => {
  const bash = { ter_set: "t_null", sound: "a", sound_fail: "b" };
  const pry = { pry_quality: 1, difficulty: 1, new_ter_type: "t_null" };
  assert.equal(
    found(
      terrain("t_a", {
        bash: { ...bash, str_min: "9", str_max: 5 },
        pry: { ...pry, success_message: "a", fail_message: "b", break_message: "c" },
      }),
    ),
    ["break-without-breakable 0 pry break_message", "wrong-type 0 bash str_min"],
  );
});

test("an object that is left out keeps its id from no other", () => {
  assert.equal(found(terrain("t_a", { symbol: "ab" }), terrain("t_a")), [
    "duplicate-id 1 id",
    "wrong-length 0 symbol",
  ]);
  assert.equal(found(terrain("t_a"), terrain("t_a", { symbol: "ab" })), [
    "duplicate-id 1 id",
    "wrong-length 1 symbol",
  ]);
});

test("a misspelt member is the name that is missing only where that is what it means", () => {
  assert.equal(found({ ...nameless, color: undefined, colr: "red" }), [
    "missing-id 0",
    "unknown-member 0 colr",
  ]);
  assert.equal(found({ ...nameless, idd: "t_a" }), ["unknown-member 0 idd"]);
});

test("what is not known to define anything clashes with no other", () => {
  for (const member of ["copy-from", "abstract"]) {
    assert.equal(found(terrain("t_a"), terrain("t_a", { [member]: 5 })), [
      `wrong-type 1 ${member}`,
    ]);
  }
});

test("who copies from an object without a type follows it", () => {
  const child = { type: "terrain", id: "t_child", "copy-from": "t_a" };
  const { type: _, ...untyped } = terrain("t_a") as Readonly<Record<string, unknown>>;
  assert.equal(found(untyped, child), ["missing-type 0"]);
  assert.equal(found(child), ["unknown-parent 0 copy-from"]);
});

test("what an object lacks is noted of itself, whether or not it can be read as a whole", () => {
  const lacking = { move_cost: undefined };
  const { layers } = compiled([
    [
      terrain("t_a", { ...lacking, symbol: "ab" }),
      terrain("t_b", { ...lacking, symbol: "ab" }),
      terrain("t_c", lacking),
    ],
  ]);
  const noted = [...layers.set.notes].flatMap(([{ value }, { facts }]) =>
    facts.map(({ code }) => `${JSON.stringify(value["id"])} ${code}`),
  );
  assert.equal(noted.sort(), [
    '"t_a" missing-member',
    '"t_b" missing-member',
    '"t_c" missing-member',
  ]);
});

test("who lacks only what a parent lacks is left out because of the parent", () => {
  const child = { type: "terrain", "copy-from": "t_parent", name: "b" };
  const { layers } = compiled([
    [
      terrain("t_parent", { move_cost: undefined }),
      { ...child, id: "t_follows" },
      { ...child, id: "t_whole", move_cost: 3 },
    ],
  ]);
  assert.equal(
    [...layers.rejections].map(([{ value }, { follows }]) => [value["id"], follows]),
    [
      ["t_parent", false],
      ["t_follows", true],
    ],
  );
});

/** Mistakes that have nothing to do with each other, by what each is found as. */
const mistakes: Readonly<Record<string, object>> = {
  "wrong-length 1 symbol": { symbol: "ab" },
  "wrong-type 1 name": { name: 5 },
  "color-choice 1 bgcolor": { bgcolor: "red" },
  "out-of-range 1 move_cost": { move_cost: -4 },
  "unknown-reference 1 close": { close: "t_nope" },
  "unknown-look 1 looks_like": { looks_like: "t_unlike_anything" },
  "wrong-type 1 flags 1": { flags: ["A", 5] },
  "unknown-reference 1 bash ter_set": {
    bash: { str_min: 1, str_max: 2, sound: "a", sound_fail: "b", ter_set: "t_away" },
  },
  "bad-unit 1 max_volume": { max_volume: "much" },
  "unknown-member 1 colr": { colr: "red" },
  "unknown-parent 1 copy-from": { "copy-from": "t_wherever" },
  "wrong-type 1 comfort": { comfort: [] },
  "unknown-modification-target 1 id": { "edit-mode": "modify" },
};

for (const dialect of ["spec", "bright-nights"] as const) {
  test(`any mistakes in one object are all told in one run (${dialect})`, () => {
    const some = fc.uniqueArray(fc.constantFrom(...Object.keys(mistakes)), { minLength: 1 });
    fc.assert(
      fc.property(some, (names) => {
        const members = Object.assign({}, ...names.map((name) => mistakes[name])) as object;
        const object = terrain("t_x", members);
        const wanted = names
          // A modification copies from nothing, and takes its colours as they come.
          .filter(
            (name) =>
              !names.includes("unknown-modification-target 1 id") || !name.includes("parent"),
          )
          .sort();
        const said = saidBy(compiled([[terrain("t_base"), object]], dialect)).filter(
          (each) => !each.startsWith("unused-editing-member"),
        );
        assert.equal(said, wanted);
      }),
      runs(150, seed),
    );
  });
}

test("an object that vanishes, or is left out without an error, stops the compiler", () => {
  const { layers, files } = compiled([[terrain("t_a", { symbol: "ab" }), terrain("t_b")]]);
  const objects = [...layers.outcomes.keys()];
  const parsed = [{ objects, unusable: 0 }];
  assert.is(files.length, 1);
  assert.throws(() => {
    assertAccounts({ parsed }, layers, []);
  }, /terrain "t_a" of .*a\.json was left out without an error/u);
  const more = { ...objects[1] } as (typeof objects)[number];
  assert.throws(() => {
    assertAccounts({ parsed: [{ objects: [...objects, more], unusable: 0 }] }, layers, []);
  }, /3 objects became 2; terrain "t_b" of .*a\.json nothing/u);
  assert.throws(() => {
    assertAccounts({ parsed: [{ objects: [], unusable: 0 }] }, layers, []);
  }, /0 objects became 2/u);
  assert.throws(() => {
    const none = { ...layers, set: { outcomes: new Map() } };
    assertAccounts({ parsed: [{ objects: [], unusable: 1 }] }, none, []);
  }, /1 entries were left out without an error/u);
  const { set } = layers;
  const packs = [objects];
  assertOutcomes(format, { packs }, set);
  assert.throws(() => {
    assertOutcomes(format, { packs: [[...objects, more]] }, set);
  }, /3 objects became 2/u);
  assert.throws(() => {
    assertOutcomes(format, { packs: [[objects[0]!, more]] }, set);
  }, /terrain "t_b" of .*a\.json became nothing/u);
  assert.throws(() => {
    assertOutcomes(format, { packs }, { ...set, notes: new Map() });
  }, /terrain "t_a" of .*a\.json was left out without a reason/u);
  const swapped = new Map(layers.outcomes).set(objects[1]!, "replaced");
  assert.throws(() => {
    assertOutcomes(format, { packs }, { ...set, outcomes: swapped });
  }, /terrain "t_b" of .*a\.json is not replaced/u);
});

test("of an object that cannot be read, the one that replaces it is not a second definition", () => {
  const wrong = { flags: 5 };
  assert.equal(found(terrain("t_a", wrong), terrain("t_a", { "edit-mode": "override" })), [
    "wrong-type 0 flags",
  ]);
  assert.equal(found(terrain("t_a", wrong), terrain("t_a")), [
    "duplicate-id 1 id",
    "wrong-type 0 flags",
  ]);
  const recipe = { type: "recipe", result: "mat", time: "1 m" };
  assert.equal(found({ ...recipe, ...wrong }, { ...recipe, override: true }), [
    "wrong-type 0 flags",
  ]);
});

test("while a member by which an object is named or loaded cannot be read, nothing is said of its id", () => {
  const recipe = { type: "recipe", result: "mat", time: "1 m" };
  const copy = { ...recipe, result: "other", "copy-from": "mat_b" };
  const { id: __, ...template } = terrain("t_a") as { readonly id: string };
  for (const [content, member] of [
    [[recipe, { ...recipe, override: "yes" }], "1 override"],
    [[terrain("t_a"), terrain("t_a", { "edit-mode": 5 })], "1 edit-mode"],
    [[terrain("t_a"), terrain("t_a", { "copy-from": 5 })], "1 copy-from"],
    [[{ ...template, abstract: true }], "0 abstract"],
    [[{ ...recipe, id_suffix: 5 }, recipe], "0 id_suffix"],
    [[{ ...recipe, id_suffix: 5 }, copy], "0 id_suffix"],
  ] as const) {
    assert.equal(found(...content), [`wrong-type ${member}`], member);
  }
});

const copyOf = (parent: string, id: string, more: object = {}): object => {
  return { type: "terrain", id, "copy-from": parent, symbol: "#", color: "red", ...more };
};

test("while the definition that an object patches may be in a file that cannot be read, it is no cycle", () => {
  writeFileSync(join(folder, "pack-0/a.json"), "[{");
  write(folder, "pack-1/a.json", [copyOf("t_a", "t_a"), copyOf("t_a", "t_b")]);
  const settings = settingsOf(folder, { packs: ["pack-0", "pack-1"] });
  assert.equal(saidBy(compilePacks(settings)), ["invalid-json"]);
  assert.equal(saidBy(compiled([[terrain("t_x")], [copyOf("t_a", "t_a"), copyOf("t_a", "t_b")]])), [
    "inheritance-cycle 0 copy-from",
  ]);
});

test("a parent is the definition with exactly that id, before any with that alias", () => {
  const core = [terrain("t_b")];
  const named = copyOf("t_b", "t_new", { alias: "t_b" });
  assert.equal(saidBy(compiled([core, [named]])), ["alias-taken 0 alias"]);
  assert.equal(found(...core, named), ["alias-taken 1 alias"]);
  const { id: ___, ...template } = copyOf("t_b", "t_x") as { readonly id: string };
  const through = copyOf("t_abs", "t_new", { alias: "t_b" });
  assert.equal(saidBy(compiled([core, [{ ...template, abstract: "t_abs" }, through]])), [
    "alias-taken 1 alias",
  ]);
  assert.equal(found(named), ["inheritance-cycle 0 copy-from"]);
});

test("what a recipe never inherits cannot be extended", () => {
  const parent = { type: "recipe", result: "mat", time: "1 m", components: [[["reed", 1]]] };
  const child = { type: "recipe", result: "rug", "copy-from": "mat" };
  const changes = { extend: { components: [[["rope", 1]]] }, delete: { qualities: ["CUT"] } };
  assert.equal(found(parent, { ...child, ...changes }), [
    "unused-editing-member 1 delete qualities",
    "unused-editing-member 1 extend components",
  ]);
});

test("an empty group of a requirement is reported there, and not where it is listed", () => {
  const list = { type: "requirement", id: "cords", components: [[]] };
  const user = { type: "recipe", result: "mat", time: "1 m", components: [[["cords", 1, "LIST"]]] };
  assert.equal(found(list, user), ["empty-group 0 components 0"]);
});

test.run();
