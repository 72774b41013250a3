/** Files, packs and definitions of one id. */
import * as assert from "uvu/assert";
import { furniture, terrain } from "../../project-folder.ts";
import { Content, content, modification, profession, recipe, saidInBoth } from "./content.ts";
import type { Decision } from "./content.ts";

export const fileDecisions: readonly Decision[] = [
  {
    question: "How objects are grouped into files",
    decision:
      "a file contains one object or a list of objects, with or without a byte order mark; every `.json` file below a pack's directory is read",
    check() {
      const text = JSON.stringify(terrain("t_one"));
      for (const pack of [
        text,
        `\uFEFF[${text}]`,
        { "deep/down/x.json": text, "notes.txt": "?" },
      ]) {
        const made = new Content([pack]);
        assert.equal(made.said, []);
        assert.equal(made.ids("terrain"), ["t_null", "t_one"]);
      }
    },
  },
  {
    question: "Files whose names only nearly end in `.json`, and files that are not regular",
    decision:
      "not read, with a warning: `a.JSON`, `a.json5`, `a.jsonc`, `a.json.txt`, and a pipe named `a.json`",
    check() {
      const said = (...names: string[]): readonly string[] =>
        new Content([Object.fromEntries(names.map((name) => [name, "[]"]))]).said;
      const names = ["a.JSON", "a.json5", "b/a.jsonc", "a.json.txt"];
      assert.equal(said(...names), Array(4).fill("warning passed-over-file"));
      assert.equal(said("a.json", "b.json~", "c.json.orig", "notes.txt", "json"), []);
    },
  },
  {
    question: "Findings that are intended",
    decision:
      'an object allows findings in its lines with a comment such as `"//defwright": "allow near-word: both exist"`, which names one or more codes and gives a reason; an allowance that allows nothing is a warning, and errors about content that is left out cannot be allowed',
    check() {
      const path = (...allowed: unknown[]): object =>
        terrain("t_a", {
          looks_like: "t_z",
          "//defwright": allowed.length > 1 ? allowed : allowed[0],
        });
      const unused = "warning unused-allowance";
      const look = "warning unknown-look";
      assert.equal(content(path("allow unknown-look: drawn")).said, []);
      assert.equal(content(path("allow near-word: so", "allow unknown-look: drawn")).said, [
        unused,
      ]);
      assert.equal(content(path("allow near-word, unknown-look: drawn")).said, [unused]);
      for (const text of ["unknown-look", "allow unknown-look", "allow unknown-look: ", 1])
        assert.equal(content(path(text)).said, [look, unused]);
      // In the lines of another object.
      const other = terrain("t_b", { "//defwright": "allow unknown-look: drawn" });
      assert.equal(content(terrain("t_a", { looks_like: "t_z" }), other).said, [look, unused]);
      const lost = terrain("t_a", { move_cost: "2", "//defwright": "allow wrong-type: so" });
      assert.equal(content(lost).said, ["error wrong-type"]);
    },
  },
  {
    question: "Objects of other types",
    decision: "skipped, but the ids that they define (items, skills and so on) become known",
    check() {
      const door = recipe("plank", { components: [[["log", 1]]] });
      assert.equal(content(door, { type: "speech", text: "Hm." }).said, []);
      // Of older games and of newer ones.
      for (const type of ["GENERIC", "ITEM"])
        assert.equal(content(door, { type, id: "plank" }).said, ["error unknown-reference"]);
    },
  },
  {
    question: "An object with the type of one kind and the members of another",
    decision:
      "one error, at the type, if the names of its members make it a complete definition of another kind and not of its own; an object that copies from another or changes one is judged by its type alone",
    check() {
      const floor = (members: object): object => terrain("t_a", { type: "furniture", ...members });
      const other = "error other-kind";
      assert.equal(saidInBoth(floor({}), terrain("t_b", { open: "t_a" })), [[other], [other]]);
      assert.equal(content(terrain("t_a", { type: "requirement" })).said, [other]);
      assert.equal(content(recipe("mat", { type: "terrain" })).said, [other]);
      // A furniture by its mandatory members, whatever else it has.
      const whole = floor({ move_cost_mod: 1, required_str: 2 });
      assert.equal(content(whole).said, ["warning unknown-member"]);
      // No whole definition of either.
      assert.ok(!content(floor({ name: undefined })).said.includes(other));
      const child = floor({ "copy-from": "t_b" });
      const wrong = ["error unknown-parent", "warning unknown-member"];
      assert.equal(content(child, terrain("t_b")).said, wrong);
      // Crafting and taking apart have the same members.
      assert.equal(content(recipe("mat", { type: "uncraft" })).said, []);
    },
  },
  {
    question: "Comments",
    decision: "members whose names begin with `//`, at any depth",
    check() {
      const bash = { str_min: 1, str_max: 2, ter_set: "t_null", "//": ["why"] };
      assert.equal(content(terrain("t_a", { "//1": { x: 1 }, bash })).said, []);
    },
  },
  {
    question: "What happens if there are errors",
    decision: "all of them are reported, each once, with line and column, and nothing is written",
    check() {
      const bash = { str_min: 1, str_max: 2 };
      const made = content(terrain("t_a", { move_cost: "2" }), terrain("t_b", { bash }));
      assert.equal(made.said, ["error wrong-type", "error missing-member"]);
      assert.is(made.diagnostics[0]?.range.line, 8);
      assert.equal(made.modules, []);
      assert.ok(content(terrain("t_a")).modules.includes("terrain.ts"));
    },
  },
  {
    question: "A modification before its target",
    decision: "allowed within a pack; the target must be in the same pack or an earlier one",
    check() {
      const early = content(modification("terrain", "t_a", { move_cost: 5 }), terrain("t_a"));
      assert.equal(early.said, []);
      assert.is(early.record("terrain", "t_a")["move_cost"], 5);
      const late = new Content([
        [modification("terrain", "t_a", { move_cost: 5 })],
        [terrain("t_a")],
      ]);
      assert.equal(late.said, ["error unknown-modification-target"]);
    },
  },
  {
    question: "Several modifications of one id",
    decision: "applied in load order",
    check() {
      const { record } = bound(
        content(
          terrain("t_a"),
          modification("terrain", "t_a", { move_cost: 5 }),
          modification("terrain", "t_a", { move_cost: 7 }),
        ),
      );
      assert.is(record("terrain", "t_a")["move_cost"], 7);
    },
  },
  {
    question: "A modification of an id that only a later pack or another kind defines",
    decision: "an error that says where or as what the id is defined",
    check() {
      const { diagnostics } = new Content([
        [modification("terrain", "t_a", {}), modification("furniture", "t_a", {})],
        [terrain("t_a")],
      ]);
      const [later, other] = diagnostics;
      assert.equal([later?.code, other?.code], Array(2).fill("unknown-modification-target"));
      assert.is(later?.notes[0]?.source?.displayPath.endsWith("pack-1/a.json"), true);
      assert.match(other?.message ?? "", '"t_a" is a terrain');
    },
  },
  {
    question: "Additions and removals in one modification",
    decision:
      "removals are applied first; each removes one occurrence, the first. A flag is there or not, so removing it leaves none, however often it was written or added",
    check() {
      const flags = content(
        terrain("t_a", { flags: ["WET", "FLAT"] }),
        modification("terrain", "t_a", { "add:flags": ["WET"] }),
        modification("terrain", "t_a", { "remove:flags": ["WET"] }),
      );
      assert.equal(bound(flags).record("terrain", "t_a")["flags"], ["FLAT"]);
      const { record } = bound(
        content(
          profession("p", { traits: ["A", "B", "A"] }),
          modification("profession", "p", { "add:traits": ["C"], "remove:traits": ["A"] }),
        ),
      );
      assert.equal(record("profession", "p")["traits"], ["B", "A", "C"]);
    },
  },
  {
    question: "`edit-mode` in kinds other than professions",
    decision:
      "works as in professions: members are replaced, and lists accept `add:` and `remove:`",
    check() {
      const { record } = bound(
        content(
          terrain("t_a", { flags: ["WET", "FLAT"] }),
          modification("terrain", "t_a", {
            name: "b",
            "remove:flags": ["WET"],
            "add:flags": ["OLD"],
          }),
        ),
      );
      assert.is(record("terrain", "t_a")["name"], "b");
      assert.equal(record("terrain", "t_a")["flags"], ["FLAT", "OLD"]);
    },
  },
  {
    question: "Removal of an entry that the list does not have",
    decision: "a warning, unless the list has the entry in a misspelt form that is reported anyway",
    check() {
      const change = modification("profession", "p", { "remove:traits": ["ODD"] });
      assert.equal(content(profession("p"), change).said, ["warning removal-not-found"]);
      const misspelt = new Content([[profession("p", { traits: ["OD"] }), change]], {
        known: { trait: ["ODD"] },
      });
      assert.equal(misspelt.said, ["error unknown-reference"]);
    },
  },
  {
    question: "A list together with its own `add:` or `remove:`",
    decision: "the list is used and the changes are ignored, with a warning",
    check() {
      const change = { traits: ["B"], "add:traits": ["C"] };
      const both = content(profession("p"), modification("profession", "p", change));
      assert.equal(both.said, ["warning changes-beside-whole"]);
      assert.equal(both.record("profession", "p")["traits"], ["B"]);
    },
  },
  {
    question: "An unknown `edit-mode` or `subtype`",
    decision: "an error in both dialects, because its effect is not known",
    check() {
      for (const said of saidInBoth(terrain("t_a", { "edit-mode": "melt" })))
        assert.equal(said, ["error not-in-list"]);
      const items = { subtype: "heap", items: ["x"] };
      const bash = { str_min: 1, str_max: 2, ter_set: "t_null", items };
      for (const said of saidInBoth(terrain("t_a", { bash })))
        assert.equal(said, ["error not-in-list"]);
    },
  },
  {
    question: "A second object with the same id, without `override`",
    decision:
      "an error, within one pack and across packs; in `bright-nights` the later object replaces the earlier one, with a note",
    check() {
      const packs = [[terrain("t_a")], [terrain("t_a", { move_cost: 9 })]];
      assert.equal(new Content(packs).said, ["error duplicate-id"]);
      const game = new Content(packs, { dialect: "bright-nights" });
      assert.equal(game.said, ["note replaced-definition"]);
      assert.is(game.record("terrain", "t_a")["move_cost"], 9);
    },
  },
  {
    question: "`override` in an object that comes before the one it should replace",
    decision: "the later object is a duplicate, because §7.1 follows the load order",
    check() {
      const early = content(recipe("mat", { override: true }), recipe("mat"));
      assert.ok(early.said.includes("error duplicate-id"));
      assert.equal(content(recipe("mat"), recipe("mat", { override: true, time: "2 m" })).said, []);
    },
  },
  {
    question: "`override` that replaces nothing",
    decision:
      'a note for `"override": true`, because old loaders treat it as permission to replace, not as a promise; a warning with the nearest id for `"edit-mode": "override"`, which claims that the definition exists',
    check() {
      assert.equal(content(recipe("mat", { override: true })).said, ["note unused-override"]);
      const mode = terrain("t_wal", { "edit-mode": "override" });
      const warned = content(terrain("t_wall"), mode);
      assert.equal(warned.said, ["warning unused-override"]);
      assert.is(warned.diagnostics[0]?.help, 'Did you mean "t_wall"?');
      assert.is(warned.record("terrain", "t_wal")["id"], "t_wal");
    },
  },
  {
    question: '`"edit-mode": "create"` with an id that already exists',
    decision:
      "treated like any second definition: an error or, with `duplicate_ids: replace`, a replacement; that is then a warning, at `edit-mode`, and not a note",
    check() {
      const packs = [[terrain("t_a")], [terrain("t_a", { "edit-mode": "create", move_cost: 9 })]];
      assert.equal(new Content(packs).said, ["error duplicate-id"]);
      const game = new Content(packs, { dialect: "bright-nights" });
      assert.equal(game.said, ["warning created-again"]);
      assert.is(game.record("terrain", "t_a")["move_cost"], 9);
    },
  },
  {
    question: "Characters in ids",
    decision:
      "checked where an id is defined: spaces at either end and invisible characters are errors, and a word that mixes look-alike letters of several scripts is a warning; references to the id are not reported",
    check() {
      const user = terrain("t_b", { open: "t_a", close: "t_a " });
      for (const id of [
        "t_a ",
        " t_a",
        "t_\u200ba",
        "t_a\ufeff",
        "\u202at_a",
        "t_a\u00a0",
        "t_a\n",
      ]) {
        const made = saidInBoth(terrain(id), terrain("t_b", { open: "t_a", close: id }));
        assert.equal(made, [["error id-characters"], ["error id-characters"]], JSON.stringify(id));
      }
      assert.equal(content(terrain("t_a"), user).said, ["error unknown-reference"]);
      const cyrillic = "t_w\u0430ll";
      assert.equal(content(terrain(cyrillic)).said, ["warning id-scripts"]);
      for (const id of ["t_\u0441\u0442\u0435\u043d\u0430", "\u9580", "t_a b", "t_caf\u00e9"]) {
        assert.equal(content(terrain(id)).said, [], id);
      }
      // A modification defines no id, and the result of a recipe is half of one.
      assert.equal(content(terrain("t_a"), modification("terrain", "t_a ", {})).said, [
        "error unknown-modification-target",
      ]);
      assert.equal(content(recipe("mat ")).said, ["error id-characters"]);
    },
  },
  {
    question: "Objects of unknown types",
    decision:
      "skipped; one warning for each type that neither a known game nor `other_types` in the configuration has, and an error if all members are those of a complete definition of a kind that defwright compiles, because that definition would be lost",
    check() {
      const { id, ...members } = terrain("t_a") as { id: string };
      const typed = (type: string, more: object = {}): object => ({
        ...members,
        id,
        ...more,
        type,
      });
      const lost = content(typed("ter"), terrain("t_b", { open: "t_a" }));
      assert.equal(lost.said, ["error unknown-type"]);
      assert.is(lost.diagnostics[0]?.help, 'Write "type": "terrain".');
      assert.equal(content(typed("gate")).said, []);
      const skipped = ["warning skipped-type"];
      const sprite = typed("ter", { sprite: "a.png" });
      assert.equal(content(sprite, typed("ter", { move_cost: undefined })).said, skipped);
      assert.equal(content(sprite, { ...sprite, type: "tre" }).said, [...skipped, ...skipped]);
      const said = (objects: object[]): readonly string[] =>
        new Content([objects], { otherTypes: ["ter"] }).said;
      assert.equal(said([sprite, typed("ter")]), []);
      const made = content(recipe("mat", { type: "make" }));
      assert.equal(made.said, ["error unknown-type"]);
      assert.is(made.diagnostics[0]?.help, 'Write "type": "recipe" or "uncraft".');
      const hero = { type: "hero", id: "a", name: "a", description: "a", points: 1 };
      assert.equal(content(hero).said, skipped);
      assert.equal(content({ ...hero, traits: ["TALL"] }).said, ["error unknown-type"]);
    },
  },
  {
    question: "Definitions that are based on others",
    decision:
      "`copy-from`, `abstract`, `extend`, `delete`, `relative`, `proportional` and `alias` work in both dialects",
    check() {
      const objects = [
        { ...terrain("x", { flags: ["A", "B"] }), id: undefined, abstract: "floor" },
        {
          type: "terrain",
          id: "t_a",
          "copy-from": "floor",
          alias: "t_old",
          extend: { flags: ["C"] },
          delete: { flags: ["A"] },
          relative: { move_cost: 1 },
        },
        terrain("t_b", { open: "t_old" }),
      ];
      assert.equal(saidInBoth(...objects), [[], []]);
      const made = content(...objects);
      assert.equal(made.ids("terrain"), ["t_null", "t_a", "t_b"]);
      assert.equal(made.record("terrain", "t_a")["flags"], ["B", "C"]);
      assert.is(made.record("terrain", "t_a")["move_cost"], 3);
      assert.is(made.record("terrain", "t_b")["open"], "t_a");
    },
  },
  {
    question: "Members of which a child states a part",
    decision:
      "of `items`, the lists that it does not state are inherited; every other part, such as `bash`, is the child's as a whole, in all dialects",
    check() {
      const items = { both: ["a"], male: ["m"], female: ["f"] };
      const hero = { type: "profession", name: "a", description: "a", points: 1 };
      const bash = { str_min: 1, str_max: 9, sound: "a", sound_fail: "b", ter_set: "t_null" };
      const objects = [
        { ...hero, id: "hero", items },
        { ...hero, id: "heir", "copy-from": "hero", items: { both: ["b"], female: [] } },
        terrain("t_a", { bash }),
        terrain("t_b", { "copy-from": "t_a", bash: { ...bash, sound: undefined } }),
      ];
      assert.equal(saidInBoth(...objects), [[], []]);
      const made = content(...objects);
      assert.equal(made.record("profession", "heir")["items"], {
        both: { list: [{ item: "b" }] },
        male: { list: [{ item: "m" }] },
        female: { list: [] },
      });
      const { sound } = made.record("terrain", "t_b")["bash"] as Record<string, unknown>;
      assert.is(sound, "smash!");
    },
  },
  {
    question: "`relative` and `proportional` of lists",
    decision:
      "a list of pairs of a text and a number, or of parts: each changes the entry with the same texts, in both dialects; what `relative` adds to no entry becomes one, and a factor of no entry is an error",
    check() {
      const mat = { category: "CC_X", subcategory: "CSC_X", time: "10 m", autolearn: true };
      const cook = { ...mat, components: [[["reed", 1]]], skills_required: [["cooking", 3]] };
      const base = { type: "recipe", result: "mat", ...cook };
      const child = { type: "recipe", result: "rug", "copy-from": "mat", ...mat };
      const by = (amount: object): object => ({ skills_required: Object.entries(amount) });
      const relative = by({ cooking: 1, tailor: 2 });
      const components = [[["reed", 9]]];
      const more = { ...child, components, relative };
      assert.equal(saidInBoth(base, more), [[], []]);
      const made = content(base, more).record("recipe", "rug");
      assert.equal(JSON.stringify(made["skills_required"]).match(/\w+/gu), [
        ...["cooking", "4", "tailor", "2"],
      ]);
      const factor = { ...child, components, proportional: by({ tailor: 2 }) };
      assert.equal(content(base, factor).said, ["error not-scalable"]);
    },
  },
  {
    question: "`relative` and `proportional` of volumes, masses and times",
    decision:
      "`relative` adds a text with units and `proportional` multiplies by a number, also in parts, where a text that is repeated changes nothing; a member that is not written has its default; what is no whole number of the smallest unit is truncated",
    check() {
      const workbench = { multiplier: 1, mass: "90 kg", volume: "20 L" };
      const more = { workbench, max_volume: "100 L", examine_action: "workbench" };
      const mat = { category: "CC_X", subcategory: "CSC_X", time: "10 m", autolearn: true };
      const made = content(
        furniture("f_a", more),
        {
          ...{ type: "furniture", id: "f_b", "copy-from": "f_a", examine_action: "workbench" },
          relative: { max_volume: "-250 ml", workbench: { mass: "5 kg 1 g" } },
          proportional: { workbench: { volume: 0.5 } },
        },
        { type: "recipe", result: "mat", ...mat, components: [[["reed", 1]]] },
        {
          ...{ type: "recipe", result: "rug", "copy-from": "mat", components: [[["reed", 9]]] },
          proportional: { time: 1.51 },
        },
      );
      assert.equal(made.said, []);
      const bench = made.record("furniture", "f_b");
      assert.is(bench["max_volume_ml"], 99_750);
      const { mass_grams, volume_ml } = bench["workbench"] as Record<string, unknown>;
      assert.equal([mass_grams, volume_ml], [95_001, 10_000]);
      assert.is(made.record("recipe", "rug")["time_moves"], 90_600);
      const wrong = (change: object): readonly string[] =>
        content(furniture("f_a", more), {
          ...{ type: "furniture", id: "f_b", "copy-from": "f_a", examine_action: "workbench" },
          ...change,
        }).said;
      for (const relative of [{ max_volume: 20 }, { max_volume: "20 X" }, { move_cost_mod: "2" }])
        assert.equal(wrong({ relative }), ["error not-scalable"]);
      assert.equal(wrong({ proportional: { name: 2 } }), ["error not-scalable"]);
      assert.equal(wrong({ proportional: { max_volume: "2 L" } }), ["error wrong-type"]);
    },
  },
  {
    question: "`copy-from` of an id that the same pack modifies",
    decision: "the child copies the definition as it is before the pack's modifications",
    check() {
      const made = content(modification("terrain", "t_a", { move_cost: 9 }), terrain("t_a"), {
        type: "terrain",
        id: "t_b",
        "copy-from": "t_a",
      });
      assert.is(made.record("terrain", "t_a")["move_cost"], 9);
      assert.is(made.record("terrain", "t_b")["move_cost"], 2);
    },
  },
];

function bound(made: Content): { readonly record: Content["record"] } {
  assert.equal(made.said, []);
  return { record: made.record.bind(made) };
}
