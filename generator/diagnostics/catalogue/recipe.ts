import type { CatalogueEntry } from "./entry.ts";

/** Facts that each code carries; the sentences are below. */
export interface RecipeCodes {
  "legacy-time": CatalogueEntry<{ readonly moves: number; readonly instead: string }>;
  "negative-time": CatalogueEntry<{ readonly time: string }>;
  "difficulty-without-skill": CatalogueEntry<{ readonly difficulty: number }>;
  "decomp-learn-without-skill": CatalogueEntry<{ readonly level: number }>;
  "book-learn-without-skill": CatalogueEntry<{ readonly book: string; readonly level: number }>;
  "reversible-with-byproducts": CatalogueEntry<{ readonly id: string }>;
  "reversible-with-result-mult": CatalogueEntry<{
    readonly result: string;
    readonly result_mult: number;
  }>;
  "reversible-without-time": CatalogueEntry<{ readonly id: string }>;
  "reversible-uncraft": CatalogueEntry<{ readonly id: string }>;
  "several-reversible-recipes": CatalogueEntry<{
    readonly result: string;
    readonly chosen: string;
    readonly others: readonly string[];
  }>;
  "charges-with-result-mult": CatalogueEntry<{
    readonly charges: number;
    readonly result_mult: number;
  }>;
  "container-not-contained": CatalogueEntry<{ readonly container: string }>;
  "category-word": CatalogueEntry<{
    readonly member: "category" | "subcategory";
    readonly word: string;
    readonly prefix: string;
  }>;
  /** `id` is the one that it has without the suffix. */
  "unread-id-suffix": CatalogueEntry<{ readonly id: string; readonly suffix: string }>;
  "empty-group": CatalogueEntry<{ readonly member: "tools" | "components" }>;
  "tool-count-zero": CatalogueEntry<{ readonly tool: string }>;
  "using-multiplier": CatalogueEntry<{ readonly id: string; readonly multiplier: number }>;
  "list-without-group": CatalogueEntry<{
    readonly requirement: string;
    readonly member: "tools" | "components";
  }>;
  "requirement-cycle": CatalogueEntry<{ readonly cycle: readonly string[] }>;
  "recipe-too-complex": CatalogueEntry<{ readonly id: string; readonly limit: number }>;
}

const defect = { spec: "error", "bright-nights": "warning" } as const;

export const recipeCodes: RecipeCodes = {
  "legacy-time": {
    severity: "note",
    spec: "2.10",
    meaning: "A recipe gives its time as a number of moves, the legacy form.",
    message: ({ moves }) =>
      `"time" is ${String(moves)} moves, the legacy form – a time with units was expected.`,
    help: ({ moves, instead }) => (moves === 0 ? 'Write "0 s".' : `Write "${instead}".`),
  },
  "negative-time": {
    severity: "error",
    spec: "2.10",
    meaning: "The time of a recipe adds up to less than nothing.",
    message: ({ time }) => `"time" is negative, "${time}" – a time of 0 or more was expected.`,
    help: () => "Remove the minus sign.",
  },
  "difficulty-without-skill": {
    severity: defect,
    spec: "2.10",
    meaning: "A recipe has a difficulty but no skill that is checked against it.",
    message: ({ difficulty }) =>
      `"difficulty" is ${String(difficulty)} but there is no "skill_used" – a skill to check was expected.`,
    help: () => 'Add "skill_used", or remove "difficulty".',
  },
  "decomp-learn-without-skill": {
    severity: defect,
    spec: "2.10",
    meaning: "A recipe is learned by disassembly at a level of no skill.",
    message: ({ level }) =>
      `"decomp_learn" is the level ${String(level)} but there is no "skill_used" – the skill of that level was expected.`,
    help: () => 'Add "skill_used", or list pairs of skill and level in "decomp_learn".',
  },
  "book-learn-without-skill": {
    severity: defect,
    spec: "2.10",
    meaning: "A book teaches a recipe at a level of no skill.",
    message: ({ book, level }) =>
      `The book "${book}" asks for level ${String(level)} but there is no "skill_used" – the skill of that level was expected.`,
    help: () => 'Add "skill_used", or lower the level to 0.',
  },
  "reversible-with-byproducts": {
    severity: defect,
    spec: "2.10",
    meaning: "A recipe with byproducts cannot be reversible.",
    message: ({ id }) =>
      `The reversible recipe "${id}" has byproducts – a recipe that only makes its result was expected, since taking it apart cannot undo them.`,
    help: () => 'Remove "byproducts" or "reversible", or write an uncraft for the result.',
  },
  "reversible-with-result-mult": {
    severity: "warning",
    spec: "2.10",
    meaning: "A reversible recipe makes several items, which are taken apart only together.",
    message: ({ result, result_mult }) =>
      `A reversible recipe makes ${String(result_mult)} of "${result}" – 1 was expected; the generated uncraft takes ${String(result_mult)} apart at once.`,
    help: () => 'Write an uncraft for one item, or remove "reversible" or "result_mult".',
  },
  "reversible-without-time": {
    severity: "error",
    spec: "2.10",
    meaning: "A reversible recipe says no time, so taking its result apart would take none.",
    message: ({ id }) =>
      `The reversible recipe "${id}" takes no time – a "time" above 0 was expected, which the generated uncraft takes over.`,
    help: () => 'Say in "time" how long it takes, such as "10 minutes".',
  },
  "reversible-uncraft": {
    severity: "warning",
    spec: "2.10",
    meaning: 'An uncraft is "reversible", which only a recipe can be.',
    message: ({ id }) =>
      `The uncraft "${id}" is "reversible" – expected only in a recipe, so it has no effect.`,
    help: () => 'Remove "reversible", or put it into the recipe that is to be undone.',
  },
  "several-reversible-recipes": {
    severity: "note",
    spec: "2.10",
    meaning: "Several recipes for one item are reversible; the one with the least id is reversed.",
    message: ({ result, chosen, others }) =>
      `"${result}" has ${String(others.length + 1)} reversible recipes – one was expected; "${chosen}" is the one that is reversed.`,
    help: () => 'Leave "reversible" on one of them, or write an uncraft for the item.',
  },
  "charges-with-result-mult": {
    severity: "warning",
    spec: "2.10",
    meaning: "A recipe says twice how much it makes: by charges and by a multiplier.",
    message: ({ charges, result_mult }) =>
      `"charges" is ${String(charges)} and "result_mult" is ${String(result_mult)} – only one of them was expected.`,
    help: ({ charges, result_mult }) =>
      `Remove "result_mult" and write ${String(charges * result_mult)} charges.`,
  },
  "container-not-contained": {
    severity: "warning",
    spec: "2.10",
    meaning: "A recipe names a container but says that none is used.",
    message: ({ container }) =>
      `"contained" is false but "container" is "${container}" – a container only where it is used was expected.`,
    help: () => 'Remove "contained" to use the container, or remove "container".',
  },
  "category-word": {
    severity: "note",
    spec: "2.10",
    meaning: "A category or subcategory does not begin as such words do.",
    message: ({ member, word, prefix }) =>
      `"${member}" is "${word}" – a word that begins with "${prefix}" was expected.`,
  },
  "unread-id-suffix": {
    severity: "note",
    spec: "2.10",
    meaning: "The suffix of an uncraft is not part of its id in this dialect.",
    message: ({ id, suffix }) =>
      `The suffix "${suffix}" is not read – uncrafts go by their result here, and this one is "${id}".`,
    help: () =>
      'Remove "id_suffix", or set "rules": { "uncraft_id_suffix": "read" } in the configuration.',
  },
  "empty-group": {
    severity: { spec: "error", "bright-nights": "note" },
    spec: "2.10",
    meaning: "A group of tools or components has no alternatives.",
    message: ({ member }) =>
      `A group of ${member} is empty – at least one alternative was expected; an empty group asks for nothing.`,
    help: () => "Remove it, or write what it is to ask for.",
  },
  "tool-count-zero": {
    severity: "error",
    spec: "2.10",
    meaning: "A tool is needed 0 times: neither charges nor presence.",
    message: ({ tool }) =>
      `The tool "${tool}" consumes 0 charges – a number above 0, or -1 for a tool that only has to be present, was expected.`,
    help: () => "Write -1.",
  },
  "using-multiplier": {
    severity: "warning",
    spec: "2.10",
    meaning: "A requirement is used fewer times than once.",
    message: ({ id, multiplier }) =>
      `"using" multiplies "${id}" by ${String(multiplier)} – 1 or more was expected; its components count once and its tools need no charges.`,
    help: () => "Write 1 or more, or remove the entry.",
  },
  "list-without-group": {
    severity: defect,
    spec: "2.10",
    meaning: "LIST names a requirement that has no group to stand in its place.",
    message: ({ requirement, member }) =>
      `The requirement "${requirement}" has no ${member} – a requirement with a group of ${member} was expected, for "LIST" stands for its first one.`,
    help: ({ member }) => `Add "${member}" to it, or name another requirement.`,
  },
  "requirement-cycle": {
    severity: "error",
    spec: "2.10",
    meaning: "Lists of requirements lead back to where they began.",
    message: ({ cycle }) =>
      `"LIST" leads in a circle, ${cycle.map((id) => `"${id}"`).join(" to ")} – lists that end were expected.`,
    help: () => "Write out the items of one of them.",
  },
  "recipe-too-complex": {
    severity: "error",
    spec: "7.3",
    meaning:
      "Component groups of a recipe name the same items in so many ways that it is too complex.",
    message: ({ id, limit }) =>
      `The recipe "${id}" is too complex: its component groups share items in more than ${String(limit)} ways – groups with little or no overlap were expected.`,
    help: () =>
      "Split the recipe into two with an item in between, so that neither has items in several groups.",
  },
};
