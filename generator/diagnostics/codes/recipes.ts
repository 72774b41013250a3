import { printJson } from "../../json/print-json.ts";
import type { Json } from "../../model/json.ts";
import type { ContentCode, FixableCode, Noting } from "../code-definition.ts";
import { alsoNeeded, choose, quotedList, steps } from "../sentence.ts";

interface BookLearnWithoutSkill {
  readonly book: string;
  readonly level: number;
  /** How many further levels of the recipe need a skill. */
  readonly others: number;
}

const bookLearnWithoutSkill: ContentCode<BookLearnWithoutSkill> = {
  severity: { spec: "error", "bright-nights": "warning" },
  spec: "2.10",
  meaning: "A book teaches a recipe at a skill level, but the recipe names no skill.",
  why: 'The level beside a book is a level of "skill_used". Without that skill, it is unclear what a reader has to know.',
  remedy: 'Add "skill_used", or write level 0 if anyone may learn it.',
  message: ({ book, level, others }) =>
    `The book "${book}" requires level ${String(level)}, but there is no "skill_used" – expected the skill for this level${alsoNeeded(others)}.`,
  help: ({ others }) =>
    others > 0
      ? 'Add "skill_used".'
      : choose(
          ['add "skill_used"', "reading takes a skill"],
          ["write the level 0", "it takes none"],
        ),
};

interface CategoryWord {
  readonly member: "category" | "subcategory";
  readonly word: string;
  readonly prefix: string;
}

const categoryWord: ContentCode<CategoryWord> = {
  severity: "note",
  spec: "2.10",
  meaning: 'A category does not begin with "CC_", or a subcategory not with "CSC_".',
  why: 'Categories are words that begin with "CC_", subcategories with "CSC_", and a crafting menu groups recipes by them. The specification does not list them, so this is only a note. Often the two members were swapped.',
  remedy: "Correct the word, or switch the code off if your game names its categories differently.",
  message: ({ member, word, prefix }) =>
    `"${member}" is "${word}" – expected a word that begins with "${prefix}".`,
};

interface ChargesWithResultMult {
  readonly charges: number;
  readonly result_mult: number;
}

const chargesWithResultMult: ContentCode<ChargesWithResultMult> = {
  severity: "warning",
  spec: "2.10",
  meaning: "A recipe states twice how much it makes: with charges and with a multiplier.",
  why: 'Both state how much is made: "charges" how many charges, "result_mult" how many times. Together they are multiplied, which a reader of only one of them would not expect.',
  remedy: 'Write the product as "charges" and remove "result_mult".',
  message: ({ charges, result_mult }) =>
    `"charges" is ${String(charges)} and "result_mult" is ${String(result_mult)} – expected only one of them.`,
  help: ({ charges, result_mult }) =>
    `Remove "result_mult" and write ${String(charges * result_mult)} charges.`,
};

interface ContainerNotContained {
  readonly container: string;
}

const containerNotContained: ContentCode<ContainerNotContained> = {
  severity: "warning",
  spec: "2.10",
  meaning: "A recipe names a container but states that none is used.",
  why: '"container" names what the item comes in, and "contained": false states that it comes in nothing. The container is not used.',
  remedy: "Remove the one that is not intended.",
  message: ({ container }) =>
    `"contained" is false but "container" is "${container}" – expected "container" only where it is used.`,
  help: () =>
    choose(
      ['remove "contained"', "the product comes in the container"],
      ['remove "container"', "it comes without one"],
    ),
};

interface DecompLearnWithoutSkill {
  readonly level: number;
  /** How many further levels of the recipe need a skill. */
  readonly others: number;
}

const decompLearnWithoutSkill: ContentCode<DecompLearnWithoutSkill> = {
  severity: { spec: "error", "bright-nights": "warning" },
  spec: "2.10",
  meaning: "A recipe is learned by disassembly at a skill level, but it names no skill.",
  why: 'A single number in "decomp_learn" is a level of "skill_used". Without that skill the level means nothing, and it is unclear whether everybody or nobody learns the recipe by taking the item apart.',
  remedy: 'Add "skill_used", or write pairs: "decomp_learn": [["tailoring", 2]].',
  message: ({ level, others }) =>
    `"decomp_learn" is the level ${String(level)}, but there is no "skill_used" – expected the skill for this level${alsoNeeded(others)}.`,
  help: ({ others }) =>
    others > 0
      ? 'Add "skill_used".'
      : choose(
          ['add "skill_used"', "the number is a level of that skill"],
          ['list pairs of skill and level in "decomp_learn"', "other skills count"],
        ),
};

interface DifficultyWithoutSkill {
  readonly difficulty: number;
  /** How many further levels of the recipe need a skill. */
  readonly others: number;
}

const difficultyWithoutSkill: ContentCode<DifficultyWithoutSkill> = {
  severity: { spec: "error", "bright-nights": "warning" },
  spec: "2.10",
  meaning: "A recipe has a difficulty but no skill that is checked against it.",
  why: 'A skill is checked against the difficulty. Without a skill nothing is checked, and the work always succeeds, whatever the number is. Real data has such recipes, so the dialect "bright-nights" only warns.',
  remedy: 'Add "skill_used", or remove the difficulty.',
  message: ({ difficulty, others }) =>
    `"difficulty" is ${String(difficulty)}, but there is no "skill_used" – expected the skill to check${alsoNeeded(others)}.`,
  help: ({ others }) =>
    others > 0
      ? 'Add "skill_used".'
      : choose(['add "skill_used"', "making it can fail"], ['remove "difficulty"', "it cannot"]),
};

/** `lists` are requirements that the group lists and that have no such group; absent if the group lists nothing. */
interface EmptyGroup {
  readonly member: "tools" | "components";
  readonly lists?: readonly string[];
}

const emptyGroup: ContentCode<EmptyGroup> = {
  severity: { spec: "error", "bright-nights": "note" },
  spec: "2.10",
  meaning: "A group of tools or components has no alternatives.",
  why: 'Any one alternative of a group is enough, and an empty group has none. The real game ignores such a group, and so does the dialect "bright-nights". Usually the group is a leftover: its last alternative was deleted. A group is also empty if it only lists requirements, with "LIST", that have no group of its sort.',
  remedy:
    "Remove the group, or add its alternatives. A list of tools belongs into a group of tools, and a list of components into a group of components.",
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
};

function requirements(ids: readonly string[]): string {
  const names = quotedList(ids, "and");
  return ids.length === 1 ? `the requirement ${names} has` : `the requirements ${names} have`;
}

interface FlatSkills {
  readonly skill: string;
  /** The list of pairs; absent if the entries are not skills and levels in turn. */
  readonly instead?: Json;
}

const flatSkills: FixableCode<FlatSkills> = {
  severity: { spec: "error", "bright-nights": "warning" },
  spec: "2.10",
  fix: { level: "suggestions", does: "write each required skill with its level as a pair" },
  meaning: "Several required skills are in one flat list.",
  why: "The game takes a list that begins with a skill for a single pair of skill and level, and ignores the rest: the recipe requires only the first skill.",
  remedy: "Put each skill with its level into square brackets of its own.",
  message: ({ skill }) =>
    `"skills_required" is one list of more than a skill and its level, of which the game reads only "${skill}" – expected a list of pairs.`,
  help: ({ instead }) =>
    instead === undefined
      ? "Write each skill with its level as a pair."
      : `Write ${printJson(instead)}.`,
};

interface LegacyTime {
  readonly moves: number;
  readonly instead: string;
}

const legacyTime: FixableCode<LegacyTime> = {
  severity: "note",
  spec: "2.10",
  tag: "deprecated",
  fix: { level: "safe", does: "write a number of moves as a time string, if it is whole seconds" },
  meaning: "A recipe gives its time as a number of moves, the legacy form.",
  why: "A number counts moves, a hundred per second. It is still read that way, but the specification announces that this support will end.",
  remedy: "Write the text that the message suggests; it is the same time.",
  message: ({ moves }) =>
    `"time" is ${String(moves)} moves, the legacy form – expected a time with units.`,
  help: ({ moves, instead }) => (moves === 0 ? 'Write "0 s".' : `Write "${instead}".`),
};

interface ListWithoutGroup {
  readonly requirement: string;
  readonly member: "tools" | "components";
}

const listWithoutGroup: ContentCode<ListWithoutGroup> = {
  severity: { spec: "error", "bright-nights": "warning" },
  spec: "2.10",
  meaning: "LIST names a requirement that has no group to insert.",
  why: 'An entry marked "LIST" stands for the alternatives that a requirement lists. This requirement lists none of that sort, so there is nothing to choose from, and the entry can never satisfy the group.',
  remedy:
    'Name a requirement that has such a group. Put lists of tools into "tools", and lists of components into "components".',
  message: ({ requirement, member }) =>
    `The requirement "${requirement}" has no ${member} – expected a requirement with a group of ${member}, since "LIST" inserts its first one.`,
  help: ({ member }) =>
    choose(
      [`add "${member}" to it`, "it lacks them"],
      ["name another requirement", "another is meant"],
    ),
};

interface NegativeTime {
  readonly time: string;
}

const negativeTime: ContentCode<NegativeTime> = {
  severity: "error",
  spec: "2.10",
  meaning: "The time of a recipe adds up to less than zero.",
  why: "Terms of a time may be subtracted from each other, but the result cannot be below zero.",
  remedy: "Remove the minus sign, or correct the terms.",
  message: ({ time }) => `"time" is "${time}", which is below zero – expected zero or more.`,
  help: () => "Remove the minus sign.",
};

interface RecipeTooComplex {
  readonly id: string;
  readonly limit: number;
}

const recipeTooComplex: ContentCode<RecipeTooComplex> = {
  severity: "error",
  spec: "7.3",
  meaning: "The component groups of a recipe share items in too many ways.",
  why: "If two groups of components accept the same item, a game has to try which group gets it. A few such groups are no problem; with many, there are more than a hundred ways, and the specification makes that an error, because a game could no longer tell for certain whether the recipe can be made. If the severity is set to a warning, the recipe is emitted with `too_complex: true`, and the runtime still gives the exact answer.",
  remedy:
    "Split the recipe into two with an item in between, or remove the shared items from all groups but one.",
  message: ({ id, limit }) =>
    `The recipe "${id}" is too complex: its component groups share items in more than ${String(limit)} ways – expected groups with little or no overlap.`,
  help: () =>
    "Split the recipe into two with an item in between, so that neither has items in several groups.",
};

/** `amounts` are those of the earlier and of this alternative; `same` if both are written alike. */
interface RepeatedAlternative {
  readonly member: "tools" | "components";
  readonly id: string;
  readonly amounts: readonly [earlier: number, here: number];
  readonly same: boolean;
}

const repeatedAlternative: FixableCode<RepeatedAlternative> = {
  severity: "warning",
  spec: "2.10",
  fix: { level: "suggestions", does: "remove an alternative that is written twice alike" },
  meaning: "A group of tools or components has the same alternative twice.",
  why: "Any one alternative of a group is enough, so the second of the same id adds nothing: only the smaller of two numbers is ever needed. Often another item was intended, or two groups were.",
  remedy:
    "Remove the repetition, write the item that was intended, or move it to a group of its own if both are needed.",
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
};

interface RequirementCycle {
  readonly cycle: readonly string[];
}

const requirementCycle: ContentCode<RequirementCycle> = {
  severity: "error",
  spec: "2.10",
  meaning: "Lists of requirements lead back to where they began.",
  why: "Each list would have to be replaced by the contents of the other, which never ends. Every step of the circle is shown.",
  remedy: "Write out the items of one of them, or remove the entry that leads back.",
  message: ({ cycle }) =>
    `"LIST" leads in a circle, ${steps(cycle, " to ")} – expected lists that end.`,
  help: () => "Write out the items of one of them.",
};

interface ReversibleUncraft {
  readonly id: string;
}

const reversibleUncraft: ContentCode<ReversibleUncraft> = {
  severity: "warning",
  spec: "2.10",
  meaning: 'An uncraft is "reversible", which only a recipe can be.',
  why: '"reversible" requests an uncraft that undoes a recipe. An uncraft already takes things apart, and nothing is generated to put them together again. Perhaps the object was once a recipe, or the member belongs in the recipe with the same result.',
  remedy: 'Remove "reversible", or write it in the recipe and remove the uncraft.',
  message: ({ id }) =>
    `The uncraft "${id}" is "reversible" – expected only in a recipe, so it has no effect.`,
  help: () =>
    choose(
      ['remove "reversible"', "this object says how to take it apart"],
      ["move it to the recipe", "that is how to take it apart"],
    ),
};

interface ReversibleWithByproducts {
  readonly id: string;
}

const reversibleWithByproducts: ContentCode<ReversibleWithByproducts> = {
  severity: { spec: "error", "bright-nights": "warning" },
  spec: "2.10",
  meaning: "A recipe with byproducts cannot be reversible.",
  why: "A reversible recipe also works backwards: what went in comes out again. The byproducts would be left over, so making an item and taking it apart would create things from nothing.",
  remedy:
    'Remove "reversible" and write an uncraft for the item, with what really comes out of it, or remove the byproducts.',
  message: ({ id }) =>
    `The reversible recipe "${id}" has byproducts – expected a recipe that makes only its result, since taking that apart cannot undo byproducts.`,
  help: () =>
    choose(
      ['remove "byproducts"', "nothing else is made"],
      ['remove "reversible"', "it cannot be taken apart"],
      ['write an uncraft for the result instead of "reversible"', "it can"],
    ),
};

interface ReversibleWithResultMult {
  readonly result: string;
  readonly result_mult: number;
}

const reversibleWithResultMult: ContentCode<ReversibleWithResultMult> = {
  severity: "warning",
  spec: "2.10",
  meaning: "A reversible recipe makes several items, which can only be taken apart together.",
  why: "The recipe makes several items from its components, so the components come back only when as many items are taken apart together. The generated uncraft requires that, so players with a single item cannot use it.",
  remedy: 'Write an uncraft for a single item, or remove "reversible".',
  message: ({ result, result_mult }) =>
    `A reversible recipe makes ${String(result_mult)} of "${result}" – expected 1; the generated uncraft takes ${String(result_mult)} apart at once.`,
  help: () =>
    choose(
      ['write an uncraft for one item instead of "reversible"', "it can be taken apart"],
      ['remove "reversible"', "it cannot"],
      ['remove "result_mult"', "one item is made"],
    ),
};

interface ReversibleWithoutTime {
  readonly id: string;
}

const reversibleWithoutTime: ContentCode<ReversibleWithoutTime> = {
  severity: "error",
  spec: "2.10",
  meaning: "A reversible recipe has no time, so taking its result apart would take no time.",
  why: "The generated uncraft takes as long as the recipe, and this recipe has no time: the item could be taken apart in no time.",
  remedy: 'Add "time", such as "10 minutes".',
  message: ({ id }) =>
    `The reversible recipe "${id}" takes no time – expected a "time" above 0, which the generated uncraft also uses.`,
  help: () => 'Write in "time" how long it takes, such as "10 minutes".',
};

interface SeveralReversibleRecipes {
  readonly result: string;
  readonly chosen: string;
  readonly others: readonly string[];
}

const severalReversibleRecipes: ContentCode<SeveralReversibleRecipes> &
  Noting<{ other: { readonly id: string } }> = {
  severity: "note",
  spec: "2.10",
  meaning: "Several recipes for one item are reversible; the one whose id comes first is reversed.",
  why: "An item is taken apart in only one way. Of several reversible recipes, the one whose id comes first is reversed, and the others are reversible in name only. An uncraft that is written in the content takes precedence over all of them.",
  remedy: 'Keep "reversible" in the intended one only, or write an uncraft.',
  message: ({ result, chosen, others }) =>
    `"${result}" has ${String(others.length + 1)} reversible recipes – expected one; "${chosen}" is the one that is reversed.`,
  help: () =>
    choose(
      ['keep "reversible" in only one of them', "that one is reversed"],
      ["write an uncraft for the item", "none is"],
    ),
  label: ({ chosen }) => `"${chosen}" is the one that is reversed`,
  notes: { other: ({ id }) => `"${id}" is also reversible` },
};

interface ToolCountZero {
  readonly tool: string;
}

const toolCountZero: ContentCode<ToolCountZero> = {
  severity: "error",
  spec: "2.10",
  meaning: "A tool has the count 0, which requires neither charges nor its presence.",
  why: "The number beside a tool is the number of charges that it uses; -1 means that the tool only has to be present. 0 means neither, and different programs would interpret it differently.",
  remedy: "Write -1 if the tool is needed but none of its charges are used.",
  message: ({ tool }) =>
    `The tool "${tool}" consumes 0 charges – expected a number above 0, or -1 for a tool that only has to be present.`,
  help: () => "Write -1.",
};

/** `id` is the id without the suffix. */
interface UnreadIdSuffix {
  readonly id: string;
  readonly suffix: string;
}

const unreadIdSuffix: ContentCode<UnreadIdSuffix> = {
  severity: "note",
  spec: "2.10",
  tag: "unused",
  meaning: "The suffix of an uncraft is not part of its id in this dialect.",
  why: 'In the specification, an uncraft has the id `<result><id_suffix>`, like a recipe, so that one item can be taken apart in several ways. The real game does not read the suffix of an uncraft: two uncrafts of one item have the same id, and the later one replaces the first. The dialect "bright-nights" does the same.',
  remedy:
    'Remove "id_suffix", or have it read with "rules": { "uncraft_id_suffix": "read" } in the configuration.',
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
};

interface UsingMultiplier {
  readonly id: string;
  readonly multiplier: number;
}

const usingMultiplier: ContentCode<UsingMultiplier> = {
  severity: "warning",
  spec: "2.10",
  meaning: "A requirement is used less than once.",
  why: '"using" adds the parts of a requirement, multiplied by this number. A number below 1 makes no sense: components then count once and tools need no charges, which is neither "all of it" nor "nothing".',
  remedy: choose(
    ["write 1 or more", "the requirement is needed"],
    ["remove the entry", "it is not"],
  ),
  message: ({ id, multiplier }) =>
    `"using" multiplies "${id}" by ${String(multiplier)} – expected 1 or more; its components count once and its tools need no charges.`,
  help: () =>
    choose(["write 1 or more", "the requirement is needed"], ["remove the entry", "it is not"]),
};

export {
  bookLearnWithoutSkill as "book-learn-without-skill",
  categoryWord as "category-word",
  chargesWithResultMult as "charges-with-result-mult",
  containerNotContained as "container-not-contained",
  decompLearnWithoutSkill as "decomp-learn-without-skill",
  difficultyWithoutSkill as "difficulty-without-skill",
  emptyGroup as "empty-group",
  flatSkills as "flat-skills",
  legacyTime as "legacy-time",
  listWithoutGroup as "list-without-group",
  negativeTime as "negative-time",
  recipeTooComplex as "recipe-too-complex",
  repeatedAlternative as "repeated-alternative",
  requirementCycle as "requirement-cycle",
  reversibleUncraft as "reversible-uncraft",
  reversibleWithByproducts as "reversible-with-byproducts",
  reversibleWithResultMult as "reversible-with-result-mult",
  reversibleWithoutTime as "reversible-without-time",
  severalReversibleRecipes as "several-reversible-recipes",
  toolCountZero as "tool-count-zero",
  unreadIdSuffix as "unread-id-suffix",
  usingMultiplier as "using-multiplier",
};
