import { groupBy } from "../../model/maps.ts";
import type {
  AuthoredProfessionItemSubstitutions,
  AuthoredProfessionItemSubstitutionsCondition,
  AuthoredProfessionItemSubstitutionsReplacement,
} from "../../compiled/authored-types.ts";
import type { Definition } from "../../model/definition.ts";
import type { JsonPath } from "../../model/json.ts";

/** The member that decides what a substitution object is about (§2.2); `group` is an extension. */
export type SubstitutionForm = "item" | "trait" | "group";
export const substitutionForms: readonly SubstitutionForm[] = ["item", "trait", "group"];

/** Traits that a character must all have, and traits of which it must have none. */
export interface SubstitutionCondition {
  readonly present: readonly string[];
  readonly absent: readonly string[];
}

/** One way to replace one item, whichever form it was written in; paths are relative to the object. */
export interface SubstitutionRule extends SubstitutionCondition {
  readonly item: string;
  readonly itemPath: JsonPath;
  /** Path of the entry that states the rule. */
  readonly entryPath: JsonPath;
  readonly new: readonly {
    readonly item: string;
    readonly ratio: number;
    readonly path: JsonPath;
  }[];
}

/** The form of an object; if several of these members are present, `item` takes precedence over `trait`. */
export function formOf(value: AuthoredProfessionItemSubstitutions): SubstitutionForm | undefined {
  return substitutionForms.find((form) => Object.hasOwn(value, form));
}

/** The rules of an object in the order in which they are tried. Those without a subject are left out. */
export function substitutionRules(value: AuthoredProfessionItemSubstitutions): SubstitutionRule[] {
  const form = formOf(value);
  if (form === undefined || form === "group") return [];
  const { sub = [], trait } = value;
  return sub.flatMap((entry, index): SubstitutionRule[] => {
    const path: JsonPath = ["sub", index];
    const subject = form === "item" ? value.item : entry.item;
    if (subject === undefined) return [];
    return [
      {
        item: subject,
        itemPath: form === "item" ? ["item"] : [...path, "item"],
        entryPath: path,
        // The trait form has one condition for all entries: its trait.
        ...(form === "item"
          ? conditionOf(entry)
          : { present: trait === undefined ? [] : [trait], absent: [] }),
        new: entry.new.map((replacement, at) => newItem(replacement, [...path, "new", at])),
      },
    ];
  });
}

/** The rules of an object by the item that they replace, as in its record. */
export function rulesByItem(
  value: AuthoredProfessionItemSubstitutions,
): ReadonlyMap<string, readonly SubstitutionRule[]> {
  return groupBy(substitutionRules(value), ({ item }) => item);
}

export function conditionOf({
  present = [],
  absent = [],
}: AuthoredProfessionItemSubstitutionsCondition): SubstitutionCondition {
  return { present, absent };
}

/** Whether a character can fulfil all of the conditions at once, as far as traits are concerned. */
export function canHoldTogether(conditions: readonly SubstitutionCondition[]): boolean {
  const present = new Set(conditions.flatMap((condition) => condition.present));
  return !conditions.some((condition) => condition.absent.some((trait) => present.has(trait)));
}

function newItem(
  replacement: string | AuthoredProfessionItemSubstitutionsReplacement,
  path: JsonPath,
): SubstitutionRule["new"][number] {
  // A bare id stands for one new item per replaced item (§2.2).
  if (typeof replacement === "string") return { item: replacement, ratio: 1, path };
  const { item, ratio } = replacement;
  return { item, ratio, path: [...path, "item"] };
}

/** A rule, and the object that states it. */
export interface PlacedRule {
  readonly definition: Definition<AuthoredProfessionItemSubstitutions>;
  readonly rule: SubstitutionRule;
}

/** The rules of all substitution objects by the item that they replace, in load order. */
export function placedRulesByItem(
  definitions: readonly Definition<AuthoredProfessionItemSubstitutions>[],
): Map<string, PlacedRule[]> {
  const placed = definitions.flatMap((definition) =>
    substitutionRules(definition.value).map((rule) => ({ definition, rule })),
  );
  return groupBy(placed, ({ rule }) => rule.item);
}
