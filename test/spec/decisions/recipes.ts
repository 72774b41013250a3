/** Recipes, uncrafts and requirements (§2.10, §3.3, §7). */
import * as assert from "uvu/assert";
import {
  batchTimeMoves,
  canCraft,
  craftingSupplies,
  disassemble,
  uncraftOf,
  waysToLearn,
} from "../../../runtime/index.ts";
import type { Craftable, Learnable } from "../../../runtime/index.ts";
import { Content, content, recipe, saidInBoth } from "./content.ts";
import { furniture } from "../../project-folder.ts";
import type { Decision } from "./content.ts";

/** In dialect `bright-nights`. */
function bright(...packs: readonly (readonly object[])[]): Content {
  return new Content(packs, { dialect: "bright-nights" });
}

export const recipeDecisions: readonly Decision[] = [
  {
    question: "`skills_required` as one flat list of several pairs",
    decision:
      "an error; in `bright-nights` a warning, and the first pair is read, as the game does",
    check() {
      const flat = recipe("mat", { skills_required: ["weaving", 2, "reading", 1] });
      assert.equal(content(flat).said, ["error flat-skills"]);
      const made = bright([flat]);
      assert.equal(made.said, ["warning flat-skills"]);
      assert.equal(made.record("recipe", "mat")["skills_required"], [["weaving", 2]]);
    },
  },
  {
    question: "Which members of recipes are mandatory",
    decision: "`type` and `result`; the others have defaults",
    check() {
      const made = content({ type: "recipe", result: "mat" }, { type: "uncraft", result: "mat" });
      assert.equal(made.said, []);
      assert.is(made.record("uncraft", "mat")["category"], "CC_NONCRAFT");
      const { difficulty, time_moves, flags, components } = made.record("recipe", "mat");
      assert.equal([difficulty, time_moves, flags, components], [0, 0, [], []]);
    },
  },
  {
    question: "An absent `on_display`",
    decision: "true",
    check() {
      assert.is(content(recipe("mat")).record("recipe", "mat")["on_display"], true);
    },
  },
  {
    question: "A recipe and an uncraft with the same id",
    decision: "no conflict: they have separate namespaces",
    check() {
      const made = content(recipe("mat"), { type: "uncraft", result: "mat", time: "1 m" });
      assert.equal(made.said, []);
      assert.equal([made.ids("recipe"), made.ids("uncraft")], [["mat"], ["mat"]]);
    },
  },
  {
    question: "Recipe `time` as a number",
    decision: "moves, 100 to the second, with a note",
    check() {
      const made = content(recipe("mat", { time: 6000 }));
      assert.equal(made.said, ["note legacy-time"]);
      assert.is(made.record("recipe", "mat")["time_moves"], 6000);
      assert.is(
        content(recipe("mat", { time: "1 m" })).record("recipe", "mat")["time_moves"],
        6000,
      );
    },
  },
  {
    question: "`using` and lists of requirements",
    decision:
      "they name `requirement` objects in the packs, which are expanded into the recipe; `[id, n]` multiplies components and charges, but not tools that only have to be present",
    check() {
      const kit = {
        type: "requirement",
        id: "kit",
        tools: [
          [
            ["pan", -1],
            ["gas", 5],
          ],
        ],
        components: [[["reed", 2]]],
      };
      const made = content(kit, recipe("mat", { using: [["kit", 3]] }));
      assert.equal(made.said, []);
      const { tools, components } = made.record("recipe", "mat");
      assert.equal(tools, [
        [
          ["pan", -1],
          ["gas", 15],
        ],
      ]);
      assert.equal(components, [[["reed", 6, true]]]);
    },
  },
  {
    question: "When a recipe is too complex",
    decision: "if separating its overlapping component groups takes more than 100 alternatives",
    check() {
      const groups = (count: number): object => ({
        components: Array.from({ length: count }, () => [
          ["a", 1],
          ["b", 1],
        ]),
      });
      assert.equal(content(recipe("mat", groups(6))).said, []);
      assert.equal(content(recipe("mat", groups(7))).said, ["error recipe-too-complex"]);
      const made = content(recipe("mat", groups(7)));
      assert.is(made.record("recipe", "mat")["too_complex"], true);
    },
  },
  {
    question: "Several reversible recipes for one item",
    decision: "the first by id is used, with a note; an uncraft in the content takes precedence",
    check() {
      const ways = ["_b", "_a"].map((id_suffix) =>
        recipe("mat", { id_suffix, reversible: true, components: [[[`reed${id_suffix}`, 1]]] }),
      );
      const made = content(...ways);
      assert.equal(made.said, ["note several-reversible-recipes"]);
      assert.is(made.record("uncraft", "mat")["generated_from"], "mat_a");
      const written = content(...ways, { type: "uncraft", result: "mat", time: "9 s" });
      assert.equal(written.said, []);
      assert.is(written.record("uncraft", "mat")["time_moves"], 900);
    },
  },
  {
    question: "`reversible` with `result_mult`, with byproducts, or without time",
    decision:
      "with `result_mult`, a warning, and that many items are taken apart at once; with byproducts, an error, in `bright-nights` a warning; without time, an error",
    check() {
      const reversible = { reversible: true, components: [[["reed", 1]]] };
      const several = content(recipe("mat", { ...reversible, result_mult: 3 }));
      assert.equal(several.said, ["warning reversible-with-result-mult"]);
      assert.is(several.record("uncraft", "mat")["items_taken_apart"], 3);
      assert.equal(saidInBoth(recipe("mat", { ...reversible, byproducts: [["husk", 1]] })), [
        ["error reversible-with-byproducts"],
        ["warning reversible-with-byproducts"],
      ]);
      assert.equal(content(recipe("mat", { ...reversible, time: "0 s" })).said, [
        "error reversible-without-time",
      ]);
    },
  },
  {
    question: "An item flagged `UNRECOVERABLE` in the packs",
    decision: "never recovered by taking something apart",
    check() {
      const items = ["mat", "reed", "glue"].map((id) => ({
        type: "GENERIC",
        id,
        flags: id === "glue" ? ["UNRECOVERABLE"] : [],
      }));
      const components = [[["reed", 4]], [["glue", 1]]];
      const made = content(...items, recipe("mat", { reversible: true, components }));
      assert.equal(made.said, []);
      assert.equal(made.record("uncraft", "mat")["components"], [[["reed", 4, true]]]);
    },
  },
  {
    question: 'What `"autolearn": true` requires',
    decision:
      "`skills_required` or, without them, `skill_used` at level `difficulty`; in `bright-nights` both, if both are given",
    check() {
      const plain = recipe("mat", { autolearn: true, skill_used: "weaving", difficulty: 2 });
      assert.equal(content(plain).record("recipe", "mat")["autolearn"], [["weaving", 2]]);
      const listed = { ...plain, skills_required: [["reading", 1]] };
      assert.equal(content(listed).record("recipe", "mat")["autolearn"], [["reading", 1]]);
      const game = new Content([[listed]], { dialect: "bright-nights" });
      assert.equal(game.record("recipe", "mat")["autolearn"], [
        ["reading", 1],
        ["weaving", 2],
      ]);
    },
  },
  {
    question: "A book in `book_learn` without a level",
    decision: "the level is the difficulty of the recipe",
    check() {
      const taught = { skill_used: "weaving", difficulty: 3, book_learn: [["reeds"]] };
      const [book] = content(recipe("mat", taught)).record("recipe", "mat")[
        "book_learn"
      ] as object[];
      assert.equal(book, { book: "reeds", level: 3 });
    },
  },
  {
    question: "Whether taking an item apart always teaches its recipe",
    decision: "yes, once the skills are reached, and with any item of the result's type",
    check() {
      const made = content(recipe("mat", { decomp_learn: [["weaving", 2]] }));
      const row = made.record<Learnable<string, string>>("recipe", "mat");
      const opened = (level: number, item: string): boolean[] =>
        waysToLearn(row, { skills: new Map([["weaving", level]]), disassembled: [item] }).map(
          ({ open }) => open,
        );
      assert.equal(
        [opened(2, "mat"), opened(1, "mat"), opened(2, "hat")],
        [[true], [false], [false]],
      );
    },
  },
  {
    question: "How a batch approaches `batch_time_factors`",
    decision:
      "the first piece takes its full time and each later piece less, along a logistic curve",
    check() {
      const made = content(recipe("mat", { time: "50 s", batch_time_factors: [25, 15] }));
      const row = made.record<Parameters<typeof batchTimeMoves>[0]>("recipe", "mat");
      assert.equal(
        [1, 15, 20].map((batch) => batchTimeMoves(row, batch)),
        [5000, 61_209, 79_975],
      );
    },
  },
  {
    question: "An obsolete recipe with an id that another recipe has",
    decision:
      "in `bright-nights` it replaces the other recipe if it is in a later pack, but not within the same pack; in `spec` it needs `override` in both cases",
    check() {
      const live = recipe("mat");
      const gone = recipe("mat", { obsolete: true });
      const stateOf = (made: Content): unknown => made.record("recipe", "mat")["obsolete"];
      assert.is(stateOf(bright([live], [gone])), true);
      assert.is(stateOf(bright([live, gone])), false);
      assert.is(stateOf(bright([gone, live])), false);
      assert.equal(new Content([[live], [gone]]).said, ["error duplicate-id"]);
      const override = recipe("mat", { obsolete: true, override: true });
      assert.is(stateOf(new Content([[live], [override]])), true);
    },
  },
  {
    question: "`id_suffix` of an uncraft",
    decision:
      "part of its id, as in recipes; an uncraft with any suffix replaces the generated one; in `bright-nights` the suffix is not read, with a note",
    check() {
      const saw = { type: "uncraft", result: "mat", id_suffix: "_saw", time: "1 m" };
      const plain = { type: "uncraft", result: "mat", time: "2 m" };
      assert.equal(content(plain, saw).ids("uncraft"), ["mat", "mat_saw"]);
      const both = content(recipe("mat", { reversible: true }), saw);
      assert.equal(both.ids("uncraft"), ["mat_saw"]);
      const made = bright([plain, saw]);
      assert.equal(made.ids("uncraft"), ["mat"]);
      assert.equal(made.said, ["note replaced-definition", "note unread-id-suffix"]);
    },
  },
  {
    question: "A requirement that `using` or a `LIST` names and that nothing defines",
    decision:
      "an error in both dialects, unless `known` in the configuration lists it; then the game supplies it, the recipe is emitted with `missing_requirements`, and game code that has only the content cannot craft it or take it apart",
    check() {
      const mat = recipe("mat", { using: [["sewing", 2]], reversible: true });
      const listing = recipe("mat", { components: [[["sewing", 1, "LIST"]]] });
      for (const dialect of ["spec", "bright-nights"] as const) {
        for (const each of [mat, listing]) {
          const { said } = new Content([[each]], { dialect });
          assert.equal(
            said.filter((word) => word.startsWith("error")),
            ["error unknown-reference"],
          );
        }
      }
      const known = { known: { requirement: ["sewing"] } };
      const made = new Content([[mat]], known);
      assert.equal(made.said, []);
      for (const kind of ["recipe", "uncraft"] as const) {
        const row = made.record<Craftable<string, string>>(kind, "mat");
        assert.equal((row as unknown as Record<string, unknown>)["missing_requirements"], [
          "sewing",
        ]);
        assert.is(canCraft(row, craftingSupplies<string, string>([])), false);
      }
      assert.equal(new Content([[recipe("mat", { using: "sowing" })]], known).said, [
        "error unknown-reference",
      ]);
    },
  },
  {
    question: "Flags that nothing defines",
    decision: "not checked, whatever flags the packs define, unless the configuration lists flags",
    check() {
      const flagged = recipe("mat", { flags: ["SOFT"] });
      const defined = { type: "json_flag", id: "WARM" };
      assert.equal(content(flagged, defined).said, []);
      const said = (flags: readonly string[]): readonly string[] =>
        new Content([[flagged, defined]], { known: { flag: flags } }).said;
      assert.equal([said(["SOFT"]), said(["HARD"])], [[], ["error unknown-reference"]]);
    },
  },
  {
    question: "A group of tools or components without alternatives",
    decision: "an error; in `bright-nights` the group is left out, with a note",
    check() {
      const mat = recipe("mat", { components: [[], [["reed", 1]]], tools: [[]] });
      assert.equal(content(mat).said, ["error empty-group", "error empty-group"]);
      const made = bright([mat]);
      assert.equal(made.said, ["note empty-group", "note empty-group"]);
      const { components, tools } = made.record("recipe", "mat");
      assert.equal([components, tools], [[[["reed", 1, true]]], []]);
    },
  },
  {
    question: "A group that lists only requirements which have no group of its sort",
    decision:
      "a group without alternatives: an error; in `bright-nights` it is left out of the recipe and of the uncraft that is generated from it, with a note",
    check() {
      const rope = { type: "requirement", id: "rope", components: [[["cord", 1]]] };
      const mat = recipe("mat", {
        reversible: true,
        tools: [[["rope", 1, "LIST"]]],
        components: [[["reed", 1]]],
      });
      assert.equal(content(rope, mat).said, ["error empty-group"]);
      const made = bright([rope, mat]);
      assert.equal(made.said, ["note empty-group"]);
      const hasReed = craftingSupplies<string, string>([{ item: "reed" }]);
      const hasMat = craftingSupplies<string, string>([{ item: "mat" }]);
      const row = made.record<Craftable<string, string>>("recipe", "mat");
      const reverse = made.record<Parameters<typeof disassemble<string, string>>[0]>(
        "uncraft",
        "mat",
      );
      assert.equal([row.tools, reverse.tools], [[], []]);
      assert.equal([canCraft(row, hasReed), disassemble(reverse, hasMat).ok], [true, true]);
    },
  },
  {
    question: "`copy-from` with the id of a recipe as the other dialect spells it",
    decision:
      "the parent is found in either dialect; a recipe or a template with exactly this name comes first",
    check() {
      const parent = recipe("thing", { id_suffix: "s", difficulty: 3, skill_used: "tailor" });
      const child = (name: string): object => recipe("copy", { "copy-from": name });
      const glued = bright([child("things"), parent]);
      assert.equal(glued.said, []);
      assert.is(glued.record("recipe", "copy")["difficulty"], 3);
      const joined = content(child("thing_s"), parent);
      assert.equal(joined.said, []);
      assert.is(joined.record("recipe", "copy")["difficulty"], 3);
      const template = { type: "recipe", abstract: "things", difficulty: 5, skill_used: "tailor" };
      const exact = bright([template, child("things"), parent]);
      assert.is(exact.record("recipe", "copy")["difficulty"], 5);
    },
  },
  {
    question: "A requirement in a later pack with `extend` but without `copy-from`",
    decision:
      "in `bright-nights` it replaces the first one completely, with one warning that counts the definitions that use it",
    check() {
      const first = { type: "requirement", id: "sewing", tools: [[["awl", -1]]] };
      const later = { type: "requirement", id: "sewing", extend: { tools: [[["pin", -1]]] } };
      const users = [
        recipe("mat", { using: "sewing" }),
        recipe("hat", { tools: [[["sewing", 1, "LIST"]]] }),
      ];
      const made = bright([first, ...users], [later]);
      assert.equal(made.said, ["warning unused-editing-member", "note replaced-definition"]);
      assert.match(made.diagnostics[0]?.message ?? "", /2 definitions use it/u);
    },
  },
  {
    question: "An obsolete recipe that is too complex",
    decision: "not reported: it only keeps an id for saves, and nobody crafts it",
    check() {
      const group = [
        ["a", 1],
        ["b", 1],
        ["c", 1],
      ];
      const complex = { components: Array.from({ length: 7 }, () => group) };
      assert.equal(content(recipe("mat", complex)).said, ["error recipe-too-complex"]);
      assert.equal(content(recipe("mat", { ...complex, obsolete: true })).said, []);
    },
  },
  {
    question: "`custom-flags` of a spawned item",
    decision: "a list of flags, or one flag instead of a list",
    check() {
      const sheds = (flags: unknown): object =>
        furniture("f_a", {
          deconstruct: { items: [{ item: "coat", "custom-flags": flags }] },
        });
      const made = saidInBoth(sheds("no_auto_equip"));
      assert.equal(made, [[], []]);
      const flagsOf = (flags: unknown): unknown =>
        JSON.stringify(content(sheds(flags)).record("furniture", "f_a")["deconstruct"]);
      assert.is(flagsOf("no_auto_equip"), flagsOf(["no_auto_equip"]));
    },
  },
  {
    question: "Obsolete recipes",
    decision:
      "found by their id only: they are never learned, crafted or used to take something apart",
    check() {
      const gone = { obsolete: true, autolearn: true, reversible: true };
      const made = content(recipe("mat", gone), { type: "uncraft", result: "hat", obsolete: true });
      assert.equal(made.said, []);
      const row = made.record<Craftable<string, string> & Learnable<string, string>>(
        "recipe",
        "mat",
      );
      assert.is(canCraft(row, craftingSupplies<string, string>([])), false);
      assert.equal(waysToLearn(row, { skills: new Map() }), []);
      assert.equal(made.ids("uncraft"), ["hat"]);
      const hat = made.record<{ result: string; obsolete: boolean; items_taken_apart: number }>(
        "uncraft",
        "hat",
      );
      const table = { ids: () => ["hat"], at: () => hat } as unknown as Parameters<
        typeof uncraftOf<typeof hat>
      >[0];
      assert.is(uncraftOf(table, "hat"), undefined);
    },
  },
];
