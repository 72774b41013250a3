import type { RecipeCodes } from "../../diagnostics/catalogue/recipe.ts";
import type { Reason } from "./reason.ts";

export const recipeReasons: Readonly<Record<keyof RecipeCodes, Reason>> = {
  "legacy-time": {
    why: "A number counts moves, of which there are a hundred in a second. It is read as that, but the specification announces that it will no longer be.",
    remedy: "Write the text that the message suggests; it is the same time.",
  },
  "negative-time": {
    why: "Terms of a time may be subtracted from each other, but the sum cannot be below zero: no work is done before it begins.",
    remedy: "Remove the minus sign, or correct the terms.",
  },
  "difficulty-without-skill": {
    why: 'The difficulty is what a skill is checked against. Without a skill nothing is checked, and the work always succeeds, whatever the number says. Real data has such recipes, so the dialect "bright-nights" warns only.',
    remedy: 'Add "skill_used", or remove the difficulty.',
  },
  "decomp-learn-without-skill": {
    why: 'A single number in "decomp_learn" is a level of "skill_used". Without that skill nobody has the level, and it is open whether everybody or nobody learns the recipe by taking the item apart.',
    remedy: 'Add "skill_used", or write pairs: "decomp_learn": [["tailoring", 2]].',
  },
  "book-learn-without-skill": {
    why: 'The level beside a book is a level of "skill_used". Without that skill it is open what a reader has to know.',
    remedy: 'Add "skill_used", or write level 0 if anybody may learn it.',
  },
  "reversible-with-byproducts": {
    why: "A reversible recipe is turned round: what went in comes out again. Byproducts came out as well and would be left over, so making and unmaking an item would create things from nothing.",
    remedy:
      'Remove "reversible" and write an uncraft for the item, with what really comes out of it; or remove the byproducts.',
  },
  "reversible-with-result-mult": {
    why: "The recipe makes several items of its components, so they come back only when as many items are taken apart together. That is what the generated uncraft asks for, and players with one item cannot use it.",
    remedy: 'Write an uncraft for a single item, or remove "reversible".',
  },
  "reversible-without-time": {
    why: "The generated uncraft takes as long as the recipe, and this one says no time: taking the item apart would be free.",
    remedy: 'Add "time", such as "10 minutes".',
  },
  "reversible-uncraft": {
    why: '"reversible" asks for an uncraft that undoes a recipe. An uncraft takes things apart already, and nothing is generated to put them together again. Perhaps the object was a recipe once, or the member belongs into the recipe of the same result.',
    remedy: 'Remove "reversible", or say it in the recipe and remove the uncraft.',
  },
  "several-reversible-recipes": {
    why: "An item is taken apart in one way. Of several reversible recipes, the one whose id comes first is turned round, and the others are reversible in name only. An uncraft that is written out wins over all of them.",
    remedy: 'Leave "reversible" on the one that is meant, or write an uncraft.',
  },
  "charges-with-result-mult": {
    why: 'Both say how much is made: "charges" how many charges, "result_mult" how many times. Together they multiply, which hardly anybody expects who reads one of them.',
    remedy: 'Write the product as "charges" and remove "result_mult".',
  },
  "container-not-contained": {
    why: '"container" says in what the item is made, and "contained": false that it is made in nothing. The container is not used.',
    remedy: "Remove the one that is not meant.",
  },
  "category-word": {
    why: 'Categories are words that begin with "CC_", subcategories with "CSC_", and a crafting menu sorts by them. The specification does not list them, so this is a note; often the two have been exchanged.',
    remedy: "Correct the word, or switch the code off if your game names them in another way.",
  },
  "unread-id-suffix": {
    why: 'By the specification an uncraft has the id `<result><id_suffix>`, as a recipe has, so that one item can be taken apart in several ways. The real game does not read the suffix of an uncraft: two uncrafts of one item have one id, and the later one replaces the first. The dialect "bright-nights" does as the game does.',
    remedy:
      'Remove "id_suffix", or let it be read: "rules": { "uncraft_id_suffix": "read" } in the configuration.',
  },
  "empty-group": {
    why: 'Any one alternative of a group is enough, and a group without alternatives has none that could be. The real game leaves such a group out, and so does the dialect "bright-nights"; mostly it is what is left when the last alternative was deleted.',
    remedy: "Remove the group, or write its alternatives.",
  },
  "tool-count-zero": {
    why: "The number beside a tool is the charges that it uses; -1 means that it only has to be there. 0 says neither, and different readers would take it for one or the other.",
    remedy: "Write -1 if the tool is needed and nothing of it is used up.",
  },
  "using-multiplier": {
    why: '"using" brings in the parts of a requirement, so many times. Less than once makes no sense of them: components count once and tools need no charges then, which is neither "all of it" nor "nothing".',
    remedy: "Write 1 or more, or remove the entry.",
  },
  "list-without-group": {
    why: 'An entry marked "LIST" stands for the alternatives that a requirement lists. This requirement lists none of that sort, so there is nothing to choose from and the group can never be met by it.',
    remedy:
      'Name a requirement that has such a group. Requirements of tools go into "tools", those of components into "components".',
  },
  "requirement-cycle": {
    why: "Each list asks to be replaced by the other, so they are never written out. Every step of the circle is shown.",
    remedy: "Write the items of one of them out, or take the entry out that leads back.",
  },
  "recipe-too-complex": {
    why: "If two groups of components accept the same item, one has to try who gets it. A few such groups are handled; with many the ways multiply beyond a hundred, and the specification makes that an error, because a game could no longer tell for certain whether the recipe can be made. Set to a warning, the recipe is emitted with `too_complex: true`, and the runtime still decides it exactly.",
    remedy:
      "Split the recipe into two with an item in between, or take the shared items out of all groups but one.",
  },
};
