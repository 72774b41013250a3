/** Ids, words and misspelt members. */
import * as assert from "uvu/assert";
import { furniture, terrain } from "../../project-folder.ts";
import { Content, content, modification, profession, recipe, saidInBoth } from "./content.ts";
import type { Decision } from "./content.ts";

export const referenceDecisions: readonly Decision[] = [
  {
    question: "Allowed values of flags, examine actions and colours",
    decision: "any word; a colour that the real game does not have is a note",
    check() {
      const words = { flags: ["MADE_UP"], examine_action: "sing" };
      assert.equal(saidInBoth(terrain("t_a", words), profession("p", { flags: ["X"] })), [[], []]);
      assert.equal(content(terrain("t_a", words)).record("terrain", "t_a")["flags"], ["MADE_UP"]);
      assert.equal(content(terrain("t_a", { color: "orange" })).said, ["note unknown-color"]);
    },
  },
  {
    question: "Categories and subcategories of recipes",
    decision: "any word; one that does not begin with `CC_` or `CSC_` is a note",
    check() {
      const words = { category: "CC_NEW", subcategory: "CSC_NEW_ALL" };
      assert.equal(content(recipe("mat", words)).said, []);
      assert.equal(content(recipe("mat", { category: "NEW" })).said, ["note category-word"]);
    },
  },
  {
    question: "Ids of items, skills and other kinds that the format does not define",
    decision:
      "not checked while no id of the kind is known; a note, which is shown, then says how many references there are, and an id that is used once or twice is a note if it is one slip from one that is used often. Once an id is known, an unknown one is reported",
    check() {
      const mat = recipe("mat", { skill_used: "weaving" });
      assert.equal(content(mat).said, []);
      const unchecked = new Content([[mat, { ...mat, result: "hat" }]], { unchecked: true });
      assert.equal(
        unchecked.diagnostics.map(({ message }) => message),
        ["item", "skill"].map(
          (kind) =>
            `2 references to ids of the kind "${kind}" were not checked – no id of this kind is known.`,
        ),
      );
      const skills = ["weaving", "weaving", "weaving", "waeving", "wearing"];
      const near = content(
        ...skills.map((skill, at) => recipe(`r${String(at)}`, { skill_used: skill })),
      );
      assert.equal(
        near.diagnostics.map(({ code, help }) => `${code}: ${String(help)}`),
        ['near-id: Did you mean "weaving"?'],
      );
      const known = { skill: ["cooking"] };
      assert.equal(new Content([[mat]], { known }).said, ["error unknown-reference"]);
      assert.equal(new Content([[mat]], { known: { skill: ["weaving"] } }).said, []);
    },
  },
  {
    question: "Groups of `connects_to` other than the six in the specification",
    decision:
      "an error; in `bright-nights`, `CANVAS_WALL`, `COUNTER`, `PAVEMENT`, `POOLWATER` and `RAIL` are accepted and any other group is a warning",
    check() {
      for (const word of ["CANVAS_WALL", "COUNTER", "PAVEMENT", "POOLWATER", "RAIL"])
        assert.equal(saidInBoth(terrain("t_a", { connects_to: word })), [
          ["error not-in-list"],
          [],
        ]);
      assert.equal(saidInBoth(terrain("t_a", { connects_to: "HEDGE" })), [
        ["error not-in-list"],
        ["warning not-in-list"],
      ]);
    },
  },
  {
    question: "An unknown member",
    decision: "a warning, with a suggestion if a known name is close; the member has no effect",
    check() {
      const { diagnostics, said } = content(terrain("t_a", { opne: "t_null" }));
      assert.equal(said, ["warning unknown-member"]);
      assert.is(diagnostics[0]?.help, 'Did you mean "open"?');
    },
  },
  {
    question:
      "A member at the wrong level: beside the part that it belongs in, or inside a part instead of beside it",
    decision:
      "one finding that says where it belongs; the member is not reported as missing there as well",
    check() {
      const bash = { str_min: 2, ter_set: "t_null" };
      const made = content(terrain("t_a", { bash, str_max: 9 }));
      assert.equal(made.said, ["warning unknown-member"]);
      assert.is(made.diagnostics[0]?.help, 'Move it into "bash".');
      const { move_cost, ...rest } = terrain("t_a") as Record<string, unknown>;
      const inside = content({ ...rest, bash: { ...bash, str_max: 9, move_cost } });
      assert.equal(inside.said, ["error unknown-member"]);
    },
  },
  {
    question: "A pair whose entries are exchanged, or that is inside one list too many",
    decision: "one finding at the pair, however many entries have the wrong type",
    check() {
      const exchanged = recipe("mat", { components: [[[2, "reed"]]] });
      assert.equal(content(exchanged).said, ["error wrong-type"]);
      assert.equal(content(recipe("mat", { components: [[[["reed", 2]]]] })).said, [
        "error wrong-type",
      ]);
    },
  },
  {
    question: "A definition that copies from its own id, if no earlier object defines that id",
    decision:
      "an inheritance cycle; if a pack that loads later defines the id, that is reported as the reason instead",
    check() {
      const itself = { ...terrain("t_a"), "copy-from": "t_a" };
      assert.equal(content(itself).said, ["error inheritance-cycle"]);
      const later = new Content([[itself], [terrain("t_a")]]);
      assert.equal(later.said, ["error unknown-parent"]);
    },
  },
  {
    question: "A mistake in a template, a modification or an object that is replaced",
    decision:
      "reported there, whether or not the object becomes content; a mistake that several definitions inherit is reported once",
    check() {
      const template = { ...terrain("t_a", { symbol: ["a", "b"] }), abstract: "base" };
      const { id: _, ...base } = template as Record<string, unknown>;
      assert.equal(content(base).said, ["error seasonal-length"]);
      const children = ["t_b", "t_c"].map((id) => ({ type: "terrain", id, "copy-from": "base" }));
      assert.equal(content(base, ...children).said, ["error seasonal-length"]);
      // An unknown id, too; what a modification removes is only not found.
      const unknown = ["error unknown-reference"];
      const closing = { open: "t_none" };
      assert.equal(
        new Content([[terrain("t_a", closing)], [terrain("t_a", { "edit-mode": "override" })]])
          .said,
        unknown,
      );
      assert.equal(
        content({ ...terrain("t_a", closing), id: undefined, abstract: "a" }).said,
        unknown,
      );
      const set = [
        modification("terrain", "t_a", closing),
        modification("terrain", "t_a", { open: "t_a" }),
      ];
      assert.equal(
        content(terrain("t_a"), ...set).said.filter((word) => word.includes("ref")),
        unknown,
      );
    },
  },
  {
    question: "A misspelt mandatory member",
    decision: "one error, at the misspelt name; the member is not reported as missing as well",
    check() {
      const { move_cost, ...rest } = terrain("t_a") as Record<string, unknown>;
      assert.equal(content({ ...rest, move_csot: move_cost }).said, ["error unknown-member"]);
    },
  },
  {
    question:
      "A misspelt member that names an object or decides how it is loaded (`copy-from`, `edit-mode`, `id_suffix` …)",
    decision: "an error; the object is left out, and references to it are not reported",
    check() {
      const made = content(
        { type: "terrain", id: "t_a", "copy-form": "t_b" },
        terrain("t_b"),
        terrain("t_c", { open: "t_a" }),
      );
      assert.equal(made.said, ["error unknown-member"]);
      assert.equal(made.ids("terrain"), ["t_null", "t_b", "t_c"]);
    },
  },
  {
    question: "References to a definition that has an error of its own",
    decision: "not reported",
    check() {
      const made = content(terrain("t_a", { move_cost: "2" }), terrain("t_b", { open: "t_a" }));
      assert.equal(made.said, ["error wrong-type"]);
    },
  },
  {
    question: "`looks_like` with an id that is not defined",
    decision:
      "a warning, in `bright-nights` a note; furniture, terrain and known ids of other kinds are accepted",
    check() {
      assert.equal(saidInBoth(terrain("t_a", { looks_like: "t_c" })), [
        ["warning unknown-look"],
        ["note unknown-look"],
      ]);
      const objects = [
        terrain("t_a", { looks_like: "f_b" }),
        furniture("f_b", { looks_like: "lamp" }),
      ];
      assert.equal(new Content([objects], { known: { item: ["lamp"] } }).said, []);
    },
  },
  {
    question:
      "The result of a recipe that has `construction_blueprint` or the category `CC_BUILDING`",
    decision: "a place in a camp, so it is not checked as an item",
    check() {
      const known = { item: ["plank"] };
      const camp = recipe("camp_1", { construction_blueprint: "camp_map" });
      const building = recipe("camp_2", { category: "CC_BUILDING" });
      assert.equal(new Content([[camp, building]], { known }).said, []);
      assert.equal(new Content([[recipe("camp_3")]], { known }).said, ["error unknown-reference"]);
    },
  },
  {
    question: "`t_null` and `f_null`",
    decision: "built in, at index 0 of their tables",
    check() {
      const made = content(terrain("t_a", { open: "t_null" }), terrain("t_null"), furniture("f_a"));
      assert.equal(made.said, ["warning built-in-id"]);
      assert.equal(made.ids("terrain"), ["t_null", "t_a"]);
      assert.equal(made.ids("furniture"), ["f_null", "f_a"]);
    },
  },
];
