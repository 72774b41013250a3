import { printJson } from "../../json/print-json.ts";
import type { Json } from "../../model/json.ts";
import type { ContentCode, FixableCode, NoData, Noting } from "../code-definition.ts";
import { alsoNeeded, choose, quotedList, steps, type Remedy } from "../sentence.ts";

/** A level of a skill that the recipe does not name. */
interface SkillLevel {
  level: number;
  /** How many further levels of the recipe need a skill. */
  others: number;
}

export interface RecipeCodes {
  "batch-swapped": FixableCode<{ saving: number; batch: number }>;
  "book-learn-without-skill": ContentCode<SkillLevel & { book: string }>;
  "category-word": ContentCode<{
    member: "category" | "subcategory";
    word: string;
    prefix: string;
  }>;
  "charges-with-result-mult": ContentCode<{ charges: number; result_mult: number }>;
  "container-not-contained": ContentCode<{ container: string }>;
  /** `times` are those of its steps: the recipe, taking apart, and the third if there is one. */
  "craft-gain": ContentCode<{
    id: string;
    result: string;
    gained: readonly { readonly item: string; readonly into: number; readonly out: number }[];
    times: readonly number[];
    third?: { readonly id: string; readonly isUncraft: boolean };
  }> &
    Noting<{ apart: NoData; third: NoData }>;
  "decomp-learn-without-skill": ContentCode<SkillLevel>;
  "difficulty-without-skill": ContentCode<Pick<SkillLevel, "others"> & { difficulty: number }>;
  /** `lists` are requirements that the group lists and that have no such group; absent if the group lists nothing. */
  "empty-group": ContentCode<{ member: "tools" | "components"; lists?: readonly string[] }>;
  "flat-skills": FixableCode<{
    skill: string;
    /** The list of pairs; absent if the entries are not skills and levels in turn. */
    instead?: Json;
  }>;
  "legacy-time": FixableCode<{ moves: number; instead: string }>;
  "list-without-group": ContentCode<{ requirement: string; member: "tools" | "components" }>;
  "negative-time": ContentCode<{ time: string }>;
  /** `greatest` is the greatest level that a tool has, 0 if none has the quality. */
  "quality-unreachable": ContentCode<{ id: string; level: number; greatest: number }>;
  "recipe-too-complex": ContentCode<{ id: string; limit: number }>;
  /** `apart` is the result that would have to be taken apart to learn it; absent if nothing teaches it. */
  "recipe-unlearnable": ContentCode<{ id: string; apart?: string }>;
  /** `amounts` are those of the earlier and of this alternative; `same` if both are written alike. */
  "repeated-alternative": FixableCode<{
    member: "tools" | "components";
    id: string;
    amounts: readonly [earlier: number, here: number];
    same: boolean;
  }>;
  "requirement-cycle": ContentCode<{ cycle: readonly string[] }>;
  "reversible-uncraft": ContentCode<{ id: string }>;
  "reversible-with-byproducts": ContentCode<{ id: string }>;
  "reversible-with-result-mult": ContentCode<{ result: string; result_mult: number }>;
  "reversible-without-time": ContentCode<{ id: string }>;
  "several-reversible-recipes": ContentCode<{
    result: string;
    chosen: string;
    others: readonly string[];
  }> &
    Noting<{ other: { readonly id: string } }>;
  "tool-count-zero": ContentCode<{ tool: string }>;
  /** `id` is the id without the suffix. */
  "unread-id-suffix": ContentCode<{ id: string; suffix: string }>;
  "using-multiplier": ContentCode<{ id: string; multiplier: number }>;
}

export const recipes: RecipeCodes = {
  "batch-swapped": {
    severity: "warning",
    spec: "2.10",
    fix: { level: "suggestions", does: "swap the saving and the size of a batch" },
    message: ({ saving, batch }) =>
      `A batch of ${String(batch)} saves ${String(saving)} percent – expected the saving first, and then the size of the batch.`,
    help: ({ saving, batch }) => `Write [${String(batch)}, ${String(saving)}].`,
  },
  "book-learn-without-skill": {
    severity: "error",
    spec: "2.10",
    message: ({ book, level, others }) =>
      `The book "${book}" requires level ${String(level)}, but there is no "skill_used" – expected the skill for this level${alsoNeeded(others)}.`,
    help: ({ others }) =>
      needsSkill(others, "reading takes a skill", ["write the level 0", "it takes none"]),
  },
  "category-word": {
    severity: "note",
    spec: "2.10",
    message: ({ member, word, prefix }) =>
      `"${member}" is "${word}" – expected a word that begins with "${prefix}".`,
  },
  "charges-with-result-mult": {
    severity: "warning",
    spec: "2.10",
    message: ({ charges, result_mult }) =>
      `"charges" is ${String(charges)} and "result_mult" is ${String(result_mult)} – expected only one of them.`,
    help: ({ charges, result_mult }) =>
      `Remove "result_mult" and write ${String(charges * result_mult)} charges.`,
  },
  "container-not-contained": {
    severity: "warning",
    spec: "2.10",
    message: ({ container }) =>
      `"contained" is false but "container" is "${container}" – expected "container" only where it is used.`,
    help: () =>
      choose(
        ['remove "contained"', "the product comes in the container"],
        ['remove "container"', "it comes without one"],
      ),
  },
  "craft-gain": {
    severity: "warning",
    spec: "2.10",
    message: ({ id, result, gained, times, third }) => {
      const [craft = 1, apart = 1, last = 1] = times;
      const repair = third
        ? ` and ${third.isUncraft ? "taking apart" : "making"} "${third.id}"${often(last)}`
        : "";
      const found = gained.map(
        ({ item, into, out }) => `"${item}" ${String(into)} → ${String(out)}`,
      );
      return `Making "${id}"${often(craft)}, taking "${result}" apart${often(apart)}${repair} returns everything and more: ${found.join(", ")} – expected no more than goes in.`;
    },
    help: () =>
      choose(
        ["let taking apart return less", "it returns what the item does not contain"],
        ["let making take more", "the recipe leaves out what the item contains"],
      ),
    label: () => "this is what making takes",
    notes: {
      apart: () => "this is what taking apart returns",
      third: () => "this brings back what is lost by then",
    },
  },
  "decomp-learn-without-skill": {
    severity: "error",
    spec: "2.10",
    message: ({ level, others }) =>
      `"decomp_learn" is the level ${String(level)}, but there is no "skill_used" – expected the skill for this level${alsoNeeded(others)}.`,
    help: ({ others }) =>
      needsSkill(others, "the number is a level of that skill", [
        'list pairs of skill and level in "decomp_learn"',
        "other skills count",
      ]),
  },
  "difficulty-without-skill": {
    severity: "error",
    spec: "2.10",
    message: ({ difficulty, others }) =>
      `"difficulty" is ${String(difficulty)}, but there is no "skill_used" – expected the skill to check${alsoNeeded(others)}.`,
    help: ({ others }) =>
      needsSkill(others, "making it can fail", ['remove "difficulty"', "it cannot"]),
  },
  "empty-group": {
    severity: "error",
    spec: "2.10",
    message: ({ member, lists }) =>
      lists
        ? `A group of ${member} comes to nothing – expected at least one alternative, but ${requirements(lists)} no ${member}.`
        : `A group of ${member} is empty – expected at least one alternative; an empty group requires nothing.`,
    help: ({ member, lists }) =>
      lists
        ? choose(
            [`list a requirement that has ${member}`, "another one is meant"],
            [`add "${member}" to ${quotedList(lists, "or")}`, "it lacks them"],
          )
        : choose(["remove it", "nothing more is needed"], ["add an alternative", "something is"]),
  },
  "flat-skills": {
    severity: "error",
    spec: "2.10",
    fix: { level: "suggestions", does: "write each required skill with its level as a pair" },
    message: ({ skill }) =>
      `"skills_required" is one list of more than a skill and its level, of which the game reads only "${skill}" – expected a list of pairs.`,
    help: ({ instead }) =>
      instead === undefined
        ? "Write each skill with its level as a pair."
        : `Write ${printJson(instead)}.`,
  },
  "legacy-time": {
    severity: "note",
    spec: "2.10",
    tag: "deprecated",
    fix: {
      level: "safe",
      does: "write a number of moves as a time string, if it is whole seconds",
    },
    message: ({ moves }) =>
      `"time" is ${String(moves)} moves, the legacy form – expected a time with units.`,
    help: ({ moves, instead }) => (moves === 0 ? 'Write "0 s".' : `Write "${instead}".`),
  },
  "list-without-group": {
    severity: "error",
    spec: "2.10",
    message: ({ requirement, member }) =>
      `The requirement "${requirement}" has no ${member} – expected a requirement with a group of ${member}, since "LIST" inserts its first one.`,
    help: ({ member }) =>
      choose(
        [`add "${member}" to it`, "it lacks them"],
        ["name another requirement", "another is meant"],
      ),
  },
  "negative-time": {
    severity: "error",
    spec: "2.10",
    message: ({ time }) => `"time" is "${time}", which is below zero – expected zero or more.`,
    help: () => "Remove the minus sign.",
  },
  "quality-unreachable": {
    severity: "note",
    spec: "2.10",
    message: ({ id, level, greatest }) =>
      `Level ${String(level)} of the quality "${id}" is needed, but ${greatest === 0 ? "no tool has the quality" : `tools have at most ${String(greatest)}`} – expected a level that a tool has.`,
    help: () =>
      choose(
        ["write a level that a tool has", "it is too high"],
        ["give it to a tool", "such a tool is to come"],
      ),
  },
  "recipe-too-complex": {
    severity: "error",
    spec: "7.3",
    message: ({ id, limit }) =>
      `The recipe "${id}" is too complex: its component groups share items in more than ${String(limit)} ways – expected groups with little or no overlap.`,
    help: () =>
      "Split the recipe into two with an item in between, so that neither has items in several groups.",
  },
  "recipe-unlearnable": {
    severity: "note",
    spec: "3.3",
    message: ({ id, apart }) =>
      apart === undefined
        ? `Nobody can learn the recipe "${id}": it has no "autolearn", no book and no "decomp_learn" – expected a way.`
        : `Nobody can learn the recipe "${id}": only taking "${apart}" apart teaches it, and nothing takes that apart – expected a way.`,
    help: ({ apart }) =>
      choose(
        ['add "autolearn" or "book_learn"', "players are to learn it"],
        apart === undefined
          ? ['write "never_learn": true', "they are not"]
          : [`write an uncraft for "${apart}"`, "taking it apart is to teach it"],
      ),
  },
  "repeated-alternative": {
    severity: "warning",
    spec: "2.10",
    fix: {
      level: "suggestions",
      keepsContent: true,
      does: "remove an alternative that is written twice alike",
    },
    message: ({ member, id, amounts: [earlier, here] }) =>
      earlier === here
        ? `"${id}" is twice among the alternatives of this group of ${member} – expected each once.`
        : `"${id}" is twice among the alternatives of this group of ${member}, with ${String(earlier)} and with ${String(here)} – expected each once.`,
    help: ({ same }) =>
      same
        ? "Remove one of the two."
        : choose(
            ["remove the one with the wrong number", "both mean the same thing"],
            ["write the other id", "another one is meant"],
          ),
  },
  "requirement-cycle": {
    severity: "error",
    spec: "2.10",
    message: ({ cycle }) =>
      `"LIST" leads in a circle, ${steps(cycle, " to ")} – expected lists that end.`,
    help: () => "Write out the items of one of them.",
  },
  "reversible-uncraft": {
    severity: "warning",
    spec: "2.10",
    message: ({ id }) =>
      `The uncraft "${id}" is "reversible" – expected only in a recipe, so it has no effect.`,
    help: () =>
      choose(
        ['remove "reversible"', "this object says how to take it apart"],
        ["move it to the recipe", "that is how to take it apart"],
      ),
  },
  "reversible-with-byproducts": {
    severity: "error",
    spec: "2.10",
    message: ({ id }) =>
      `The reversible recipe "${id}" has byproducts – expected a recipe that makes only its result, since taking that apart cannot undo byproducts.`,
    help: () =>
      choose(
        ['remove "byproducts"', "nothing else is made"],
        ['remove "reversible"', "it cannot be taken apart"],
        ['write an uncraft for the result instead of "reversible"', "it can"],
      ),
  },
  "reversible-with-result-mult": {
    severity: "warning",
    spec: "2.10",
    message: ({ result, result_mult }) =>
      `A reversible recipe makes ${String(result_mult)} of "${result}" – expected 1; the generated uncraft takes ${String(result_mult)} apart at once.`,
    help: () =>
      choose(
        ['write an uncraft for one item instead of "reversible"', "it can be taken apart"],
        ['remove "reversible"', "it cannot"],
        ['remove "result_mult"', "one item is made"],
      ),
  },
  "reversible-without-time": {
    severity: "error",
    spec: "2.10",
    message: ({ id }) =>
      `The reversible recipe "${id}" takes no time – expected a "time" above 0, which the generated uncraft also uses.`,
    help: () => 'Write in "time" how long it takes, such as "10 minutes".',
  },
  "several-reversible-recipes": {
    severity: "note",
    spec: "2.10",
    message: ({ result, chosen, others }) =>
      `"${result}" has ${String(others.length + 1)} reversible recipes – expected one; "${chosen}" is the one that is reversed.`,
    help: () =>
      choose(
        ['keep "reversible" in only one of them', "that one is reversed"],
        ["write an uncraft for the item", "none is"],
      ),
    label: ({ chosen }) => `"${chosen}" is the one that is reversed`,
    notes: { other: ({ id }) => `"${id}" is also reversible` },
  },
  "tool-count-zero": {
    severity: "error",
    spec: "2.10",
    message: ({ tool }) =>
      `The tool "${tool}" consumes 0 charges – expected a number above 0, or -1 for a tool that only has to be present.`,
    help: () => "Write -1.",
  },
  "unread-id-suffix": {
    severity: "note",
    spec: "2.10",
    tag: "unused",
    message: ({ id, suffix }) =>
      `The suffix "${suffix}" is not read – in this dialect the id of an uncraft is its result, here "${id}".`,
    help: () =>
      choose(
        ['remove "id_suffix"', "the id is that of the result"],
        [
          'set "rules": { "uncraft_id_suffix": "read" } in the configuration',
          "the suffix belongs to the id",
        ],
      ),
  },
  "using-multiplier": {
    severity: "warning",
    spec: "2.10",
    message: ({ id, multiplier }) =>
      `"using" multiplies "${id}" by ${String(multiplier)} – expected 1 or more; its components count once and its tools need no charges.`,
    help: () =>
      choose(["write 1 or more", "the requirement is needed"], ["remove the entry", "it is not"]),
  },
};

/** What to do about a level without a skill; if other levels need it too, there is no choice. */
function needsSkill(others: number, meaning: string, instead: Remedy): string {
  return others > 0 ? 'Add "skill_used".' : choose(['add "skill_used"', meaning], instead);
}

function requirements(ids: readonly string[]): string {
  const names = quotedList(ids, "and");
  return ids.length === 1 ? `the requirement ${names} has` : `the requirements ${names} have`;
}

function often(times: number): string {
  return times === 1 ? "" : ` ${String(times)} times`;
}
