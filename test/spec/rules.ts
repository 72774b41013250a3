/**
 * Every sentence of the specification that states a rule for an author, in our own words, with the codes that enforce
 * it; or why nothing can. Sentences that only say what the game does are rows of `rows.ts`.
 */
import type { Code } from "../../generator/diagnostics/code.ts";

export interface SpecificationRule {
  readonly section: string;
  readonly says: string;
  readonly by: readonly Code[] | { readonly notCheckable: string };
}

const rule = (section: string, says: string, ...by: readonly Code[]): SpecificationRule => ({
  section,
  says,
  by,
});
const open = (section: string, says: string, why: string): SpecificationRule => ({
  section,
  says,
  by: { notCheckable: why },
});

export const specificationRules: readonly SpecificationRule[] = [
  rule("1", "Content is JSON text.", "invalid-json", "invalid-utf8", "nesting-too-deep"),
  rule("1", "A member stands once in its object.", "duplicate-member"),
  rule("1", "Content is made of objects.", "not-an-object"),
  rule(
    "1",
    "Each object has a type that selects its kind.",
    "missing-type",
    "near-miss-type",
    "unknown-type",
    "other-kind",
  ),
  rule(
    "1",
    "Ids of other kinds are strings that name something.",
    "unknown-reference",
    "misspelt-definition",
    "migrated-reference",
  ),

  rule(
    "2.1",
    "Members of a profession are mandatory unless marked optional.",
    "missing-member",
    "missing-id",
  ),
  rule(
    "2.1",
    "Members have the names and JSON types of the table.",
    "unknown-member",
    "wrong-type",
  ),
  rule(
    "2.1",
    "The id of a profession is unique.",
    "duplicate-id",
    "replaced-definition",
    "alias-taken",
  ),
  rule(
    "2.1",
    "A name is one text or one for each of the two genders.",
    "wrong-type",
    "profession-name-incomplete",
  ),
  rule(
    "2.1",
    "Each addiction has a type and an intensity; each skill a name and a level.",
    "missing-member",
  ),
  rule("2.1", "Item lists hold ids, or pairs of item and snippet.", "wrong-type", "wrong-length"),
  rule("2.1", "An id is what others write to refer to it.", "id-characters", "id-scripts"),
  rule("2.1", "Create makes a profession that is new.", "created-again"),
  open("2.1", "Flags of professions.", "the allowed values are not shown"),
  rule("2.1", "The bionics of a profession have one name.", "profession-cbms-twice"),
  rule("2.1", "That name is `cbms`.", "profession-cbms-spelling"),
  rule(
    "2.1",
    "A modification carries the id of a profession that exists.",
    "unknown-modification-target",
  ),
  rule("2.1", "What an object does to an earlier one is one of the modes.", "not-in-list"),
  rule("2.1", "An object that changes an earlier one says so.", "incomplete-redefinition"),
  rule(
    "2.1",
    "Adding and removing belong to modifications.",
    "changes-without-modify",
    "unused-editing-member",
  ),
  rule("2.1", "Only the lists of the table are added to and removed from.", "change-of-no-list"),
  rule("2.1", "A list is either given whole or changed.", "changes-beside-whole"),
  rule(
    "2.1",
    "What is removed is there; once for each entry.",
    "removal-not-found",
    "group-removal-not-found",
  ),
  rule("2.1", "A removal entry is the id alone.", "wrong-type"),

  rule(
    "2.2",
    "A substitution has one of two forms.",
    "substitution-without-subject",
    "substitution-two-subjects",
  ),
  rule("2.2", "Members belong to the form that the object has.", "substitution-member-unused"),
  rule("2.2", "Each form has its list of replacements.", "substitution-without-effect"),
  rule(
    "2.2",
    "Entries have their condition, or their item, and the new items.",
    "substitution-entry-incomplete",
    "missing-member",
  ),
  rule("2.2", "A condition can hold.", "substitution-never-applies"),
  rule(
    "2.2",
    "Every such item is replaced, by one rule and to an end.",
    "substitution-overlap",
    "substitution-cycle",
  ),
  rule("2.2", "A ratio is a number of items.", "out-of-range", "wrong-type"),

  rule(
    "2.3",
    "Ids of furniture and of terrain are unique among their kind.",
    "duplicate-id",
    "replaced-definition",
    "alias-taken",
  ),
  open("2.3", "Ids begin with f_ or t_ by convention.", "the specification does not enforce it"),
  rule("2.3", "Flags are words that game code asks for.", "near-flag"),
  rule("2.3", "connects_to is one of six words.", "not-in-list"),
  rule(
    "2.3",
    "A symbol is one ASCII character, or four for the seasons.",
    "wrong-length",
    "seasonal-length",
    "symbol-not-ascii",
  ),
  rule("2.3", "Exactly one of color and bgcolor is used.", "color-choice"),
  rule(
    "2.3",
    "Colours are names; an array has one for each season.",
    "unknown-color",
    "seasonal-length",
  ),
  rule(
    "2.3",
    "looks_like names something similar, and its chain ends.",
    "unknown-look",
    "looks-like-cycle",
  ),
  rule("2.3", "A number says how much, and the game can hold it.", "implausible-number"),
  rule("2.3", "Comfort is a number; five levels have names.", "wrong-type", "not-in-list"),
  rule("2.3", "max_volume is in ml or L.", "bad-unit", "negative-amount", "legacy-volume"),
  open("2.3", "examine_action names a function.", "the full list is not shown"),
  rule(
    "2.3",
    "open and close name another of the own kind.",
    "unknown-reference",
    "self-transition",
  ),

  rule("2.4", "Numbers of furniture are whole.", "wrong-type"),
  rule("2.4", "Without a successor furniture becomes f_null, which is built in.", "built-in-id"),
  rule(
    "2.4",
    "A workbench has its three members and the examine action workbench.",
    "missing-member",
    "workbench-without-action",
  ),
  rule("2.4", "A lockpick message goes with a result.", "lockpick-message-without-result"),
  rule("2.4", "A workbench's volume and mass are amounts.", "bad-unit", "negative-amount"),
  rule("2.4", "Plant data name a transform.", "missing-member"),
  open("2.4", "Plant data name a base, depending on context.", "the context is not shown"),
  rule("2.4", "Plant multipliers go with the flag GROWTH_HARVEST.", "multiplier-without-flag"),
  rule("2.4", "provides_liquids needs the examine action liquid_source.", "liquid-without-action"),

  rule("2.5", "Cutting terrain has a result of its kind.", "missing-member", "unknown-reference"),
  rule(
    "2.5",
    "A duration is a number and a unit word, not below zero.",
    "bad-unit",
    "negative-amount",
  ),
  rule(
    "2.5",
    "A byproduct has an item and a count or a range of counts.",
    "missing-member",
    "byproduct-without-count",
    "reversed-range",
    "wrong-length",
  ),

  rule("2.6", "move_cost is not negative.", "out-of-range"),
  rule("2.6", "digging_result counts only with the flag DIGGABLE.", "digging-without-flag"),
  rule("2.6", "trap names the built-in trap.", "unknown-reference"),
  rule("2.6", "harvestable needs one of the harvest actions.", "harvestable-without-action"),
  rule(
    "2.6",
    "transforms_into is a valid terrain other than itself.",
    "unknown-reference",
    "self-transition",
  ),
  rule(
    "2.6",
    "harvest_season is one of four words and goes with the flag HARVESTED.",
    "not-in-list",
    "harvest-season-without-flag",
  ),
  rule("2.6", "Turning back needs transforms_into.", "reversion-without-successor"),
  rule("2.6", "roof is a terrain, and another.", "unknown-reference", "self-transition"),

  rule(
    "2.7",
    "The strengths are whole numbers, of which two are not marked optional.",
    "wrong-type",
    "bash-without-strength",
    "strength-range",
  ),
  rule("2.7", "ter_set is mandatory in the bash entry of a terrain.", "missing-member"),
  rule(
    "2.7",
    "furn_set and tent members belong to furniture, ter_set to terrain.",
    "misplaced-member",
  ),
  rule(
    "2.7",
    "The centre of a tent is searched in the radius.",
    "collapse-radius-without-centers",
    "out-of-range",
  ),
  open(
    "2.7",
    "The radius matches the size of the tent.",
    "tents are laid out by map generation, which is not content of this format",
  ),
  rule(
    "2.7",
    "Items are a group or its id; its subtype is one of the known ones.",
    "wrong-type",
    "not-in-list",
    "unknown-reference",
  ),

  rule(
    "2.8",
    "ter_set is mandatory in the deconstruct entry of a terrain, and only there.",
    "missing-member",
    "misplaced-member",
  ),

  rule(
    "2.9",
    "new_ter_type is mandatory for terrain and only there.",
    "missing-member",
    "misplaced-member",
  ),
  rule(
    "2.9",
    "Success and failure have messages; breaking has one if it leads somewhere.",
    "pry-message-missing",
  ),
  rule("2.9", "pry_quality and difficulty are mandatory.", "missing-member"),
  rule("2.9", "break_ter_type is mandatory for breakable terrain.", "break-type-missing"),
  rule("2.9", "What breaking does goes with breakable.", "break-without-breakable"),
  rule("2.9", "Counts and charges of items are ranges.", "reversed-range", "wrong-length"),

  rule("2.10", "A recipe has a result, which names it.", "missing-id"),
  rule("2.10", "Result and suffix are the id of an uncraft as of a recipe.", "unread-id-suffix"),
  rule(
    "2.10",
    "Amounts made are counted once, and are one at least.",
    "charges-with-result-mult",
    "out-of-range",
  ),
  rule("2.10", "A recipe is reversible, an uncraft is not.", "reversible-uncraft"),
  rule("2.10", "A container is named where it is used.", "container-not-contained"),
  open("2.10", "Subcategories and categories.", "the full lists are not shown"),
  rule("2.10", "Categories are words of their own form.", "category-word"),
  rule(
    "2.10",
    "Levels are levels of a skill.",
    "difficulty-without-skill",
    "decomp-learn-without-skill",
    "book-learn-without-skill",
  ),
  rule("2.10", "Skills and levels, books and levels stand in pairs.", "wrong-length", "wrong-type"),
  rule(
    "2.10",
    "Time is a text with units; a number is the legacy form.",
    "bad-unit",
    "negative-time",
    "legacy-time",
  ),
  rule(
    "2.10",
    "A reversible recipe can be reversed.",
    "reversible-with-byproducts",
    "reversible-with-result-mult",
    "reversible-without-time",
    "several-reversible-recipes",
  ),
  rule("2.10", "batch_time_factors are two numbers.", "wrong-length", "out-of-range"),
  rule("2.10", "A construction blueprint exists.", "unknown-reference"),
  rule(
    "2.10",
    "using names requirements.",
    "unknown-reference",
    "using-multiplier",
    "list-without-group",
    "requirement-cycle",
  ),
  rule("2.10", "Qualities have an id, a level and an amount.", "missing-member", "out-of-range"),
  rule("2.10", "Tools consume charges, or -1 for none.", "tool-count-zero"),
  rule("2.10", "Each group lists alternatives, of which one is enough.", "empty-group"),
  rule(
    "2.10",
    "Components have an item, a count and perhaps a word of recoverability.",
    "wrong-type",
    "wrong-length",
    "out-of-range",
  ),

  rule(
    "3.1",
    "A change leads to another object that exists.",
    "unknown-reference",
    "self-transition",
  ),
  open(
    "3.1",
    "When in the season harvested terrain turns back.",
    "the specification does not show it",
  ),
  open("3.2", "The roll of prying.", "it is behaviour of the runtime"),
  open("3.3", "The ways of learning.", "they are behaviour of the runtime"),

  rule(
    "7.1",
    "A recipe id that is used already, without override, makes loading fail.",
    "duplicate-id",
  ),
  rule(
    "7.2",
    "With override the existing recipe is replaced.",
    "replaced-definition",
    "unused-override",
  ),
  rule("7.3", "Overlap of too many component groups is an error.", "recipe-too-complex"),
  open(
    "7.4",
    "Without a lockpick message there is a generic one.",
    "it is a default, not a mistake",
  ),
  open("7.5", "Prying without sounds and noises has defaults.", "they are defaults, not mistakes"),
  rule("7.6", "What the tables call mandatory is there.", "missing-member", "missing-id"),
  open("7.7", "Codes and formats of errors.", "they are not shown; ours are this catalogue"),

  rule("8", "A symbol is one character or four entries.", "wrong-length", "seasonal-length"),
  rule("8", "Colour arrays have four entries.", "seasonal-length"),
  rule("8", "move_cost is not negative.", "out-of-range"),
  open("8", "Rolls of digging, defaults and conversions.", "they are behaviour and defaults"),

  open(
    "9.1",
    "An id never changes after its release.",
    "one state of the content is known, not its earlier releases",
  ),
  open(
    "9.2",
    "Recipes are marked obsolete rather than deleted.",
    "what was deleted is not there to be seen",
  ),
  rule("9.3", "Whole-number times are legacy.", "legacy-time"),
  rule("9.4", "override replaces the recipe of its id.", "unused-override", "replaced-definition"),
  rule(
    "9.5",
    "Later objects change professions by edit-mode and its members.",
    "unknown-modification-target",
    "changes-without-modify",
  ),

  rule(
    "extension",
    "copy-from names a parent, and no parent is its own heir.",
    "unknown-parent",
    "inheritance-cycle",
  ),
  rule("extension", "A template has no id.", "abstract-with-id"),
  rule("extension", "Factors and summands are for inherited numbers.", "not-scalable"),
  rule(
    "extension",
    "Packs are told apart, described once, and load after what they depend on.",
    "dependency-missing",
    "dependency-order",
    "dependency-cycle",
    "pack-id-twice",
    "mod-info-member",
    "mod-info-path",
    "mod-info-misplaced",
  ),
];
