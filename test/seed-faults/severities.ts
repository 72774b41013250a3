/**
 * How bad each mistake is, said by hand and not by the codes' definitions. What the specification demands is an error;
 * where it only says what something is for, or what goes without it, a warning; conventions and legacy forms are notes.
 * In bright-nights defects of real data, which the game lives with, are warnings (architecture's rule for dialects).
 */
import type { DialectName as Dialect } from "../../generator/model/dialect.ts";
import type { Severity } from "../../generator/model/severity.ts";

/** How bad it is in each dialect. */
export type Rating = Severity | Readonly<Record<"spec" | "bright-nights", Severity>>;

const lenient: Rating = { spec: "error", "bright-nights": "warning" };
const lookedOver: Rating = { spec: "warning", "bright-nights": "note" };

const ratings: Readonly<Record<string, Rating>> = {
  // What cannot be read at all (§1).
  "invalid-json": "error",
  "nesting-too-deep": "error",
  "duplicate-member": "error",
  "not-an-object": "error",
  "missing-type": "error",
  "near-miss-type": "error",
  "unknown-type": "error",
  "other-kind": "error",
  // Shape (§2, §8): a member that nobody reads has no effect, everything else makes the object unreadable.
  "unknown-member": "warning",
  "missing-member": "error",
  "missing-id": "error",
  "wrong-type": "error",
  "wrong-length": "error",
  "out-of-range": "error",
  "implausible-number": "warning",
  "deprecated-member": "warning",
  "kind-rule": "error",
  "near-word": "note",
  "bad-unit": "error",
  "negative-amount": "error",
  "negative-time": "error",
  "tool-count-zero": "error",
  "empty-group": { spec: "error", "bright-nights": "note" },
  "unread-id-suffix": "note",
  "not-in-list": lenient,
  "seasonal-length": "error",
  "color-choice": "error",
  "unknown-color": "note",
  "symbol-not-ascii": "warning",
  "reversed-range": "warning",
  "legacy-volume": "note",
  "legacy-time": "note",
  "category-word": "note",
  "profession-name-incomplete": "error",
  // Ids (§2, §7).
  "duplicate-id": "error",
  "incomplete-redefinition": "error",
  "replaced-definition": "note",
  "built-in-id": "warning",
  "abstract-with-id": "error",
  "ids-with-alias": "error",
  "alias-taken": lenient,
  "id-characters": "error",
  "id-scripts": "warning",
  "unused-override": "warning",
  "created-again": "warning",
  "unknown-reference": lenient,
  "misspelt-definition": lenient,
  "migrated-reference": "warning",
  "unknown-look": lookedOver,
  "unknown-parent": "error",
  "inheritance-cycle": "error",
  "migration-target": "error",
  "migration-circle": "error",
  "migration-shape": "error",
  "not-scalable": "error",
  "unused-editing-member": "warning",
  // Tiles (§2.3–2.9, §3.1).
  "misplaced-member": "warning",
  "self-transition": "warning",
  "one-way-pair": "warning",
  "repeated-flag": "warning",
  "joined-flags": "warning",
  "type-for-subtype": "warning",
  "flat-skills": lenient,
  "craft-gain": "warning",
  "batch-swapped": "warning",
  "quality-unreachable": "note",
  "never-chosen": "note",
  "excluded-trait": "warning",
  "repeated-entry": "warning",
  "recipe-unlearnable": "note",
  "lockpick-message-without-result": "warning",
  "looks-like-cycle": "warning",
  "bash-without-strength": "warning",
  "strength-range": "warning",
  "eased-strength": "note",
  "collapse-radius-without-centers": "note",
  "byproduct-without-count": "note",
  "break-type-missing": "error",
  "break-without-breakable": "warning",
  "pry-message-missing": "warning",
  "workbench-without-action": lookedOver,
  "liquid-without-action": "warning",
  "multiplier-without-flag": "note",
  "harvestable-without-action": "warning",
  "digging-without-flag": "warning",
  "harvest-season-without-flag": "warning",
  "reversion-without-successor": "warning",
  // Recipes (§2.10, §7).
  "difficulty-without-skill": lenient,
  "decomp-learn-without-skill": lenient,
  "book-learn-without-skill": lenient,
  "reversible-with-byproducts": lenient,
  "reversible-with-result-mult": "warning",
  "reversible-without-time": "error",
  "reversible-uncraft": "warning",
  "repeated-alternative": "warning",
  "charges-with-result-mult": "warning",
  "container-not-contained": "warning",
  "recipe-too-complex": "error",
  "using-multiplier": "warning",
  "list-without-group": lenient,
  "requirement-cycle": "error",
  // Professions and substitutions (§2.1, §2.2).
  "unknown-modification-target": "error",
  "changes-without-modify": "warning",
  "changes-beside-whole": "warning",
  "change-of-no-list": "error",
  "removal-not-found": "warning",
  "profession-cbms-twice": "error",
  "substitution-without-subject": "error",
  "substitution-two-subjects": "warning",
  "substitution-without-effect": "error",
  "substitution-member-unused": "warning",
  "substitution-entry-incomplete": "error",
  "substitution-never-applies": "warning",
  "substitution-overlap": "warning",
  "substitution-cycle": lookedOver,
};

/** @throws Where nobody has said how bad it is. */
export function severityOf(code: string, dialect: Dialect): Severity {
  const rating = ratings[code];
  if (rating === undefined) throw new Error(`nobody says how bad "${code}" is`);
  return ratedIn(rating, dialect);
}

export function ratedIn(rating: Rating, dialect: Dialect): Severity {
  return typeof rating === "string"
    ? rating
    : rating[dialect === "spec" ? "spec" : "bright-nights"];
}
