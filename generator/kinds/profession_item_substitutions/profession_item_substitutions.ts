/** Replacement of starting items by the traits of the character (§2.2). */
import type {
  AuthoredProfessionItemSubstitutions,
  AuthoredProfessionItemSubstitutionsCondition,
} from "../../compiled/authored-types.ts";
import { isList, isObject } from "../../json/containers.ts";
import type { Definition } from "../../model/definition.ts";
import type { JsonObject, JsonPath } from "../../model/json.ts";
import { checkItemGroup } from "../parts/item-group/range-rules.ts";
import { resolveItemGroup } from "../parts/item-group/resolve-item-group.ts";
import { defineKind, type KindBehavior, type RuleContext } from "../kind.ts";
import {
  conditionOf,
  formOf,
  rulesByItem,
  substitutionForms,
  placedRulesByItem,
  type PlacedRule,
  type SubstitutionRule,
  canHoldTogether,
} from "./substitution-rules.ts";
import type { OverlapPlace, Overlap } from "../overlap.ts";
import { substitutionCycles } from "./substitution-cycles.ts";
import type { Place } from "../../model/place.ts";
import type { RecordSource, RecordSources } from "../record-source.ts";

type Authored = AuthoredProfessionItemSubstitutions;

export const professionItemSubstitutions: KindBehavior = defineKind<Authored, Authored>({
  name: "profession_item_substitutions",
  resolve: ({ value }) => {
    const bonus = resolveBonus(value);
    return { replacements: resolveReplacements(value), ...(bonus ? { bonus } : {}) };
  },
  sourcesOf: substitutionSources,
  // None of one object: no such object is part of another.
  rules: [checkForm, checkEntries, checkConditions, checkGroup],
  checkAll: checkSubstitutions,
  overlaps: overlappingSubstitutions,
  startsWith: ["item", "sub"],
  exclusive: [substitutionForms],
  tellingMembers: ["sub", "bonus"],
  output: {
    form: "list",
    maker: "createSubstitutions",
    type: "Substitutions",
    about: "Replacements of starting items by traits, in load order (§2.2).",
    subjectsOf,
  },
});

/** The items that a record replaces, and the item or group of its bonus. */
function subjectsOf({ replacements, bonus }: JsonObject): readonly string[] {
  const replaced = isList(replacements) ? replacements : [];
  const { item, group } = isObject(bonus) ? bonus : {};
  const subjects = [
    ...replaced.map((each) => isObject(each) && each["item"]),
    item,
    isObject(group) && group["group"],
  ];
  return subjects.filter((each) => typeof each === "string");
}

/** Turns both forms into one: the rules of each item, in order; the first one whose condition holds applies. */
function resolveReplacements(value: Authored): JsonObject[] {
  return [...rulesByItem(value)].map(([item, rules]) => ({
    item,
    sub: rules.map((rule) => ({
      present: [...rule.present],
      absent: [...rule.absent],
      new: rule.new.map((each) => ({ item: each.item, ratio: each.ratio })),
    })),
  }));
}

function resolveBonus(value: Authored): JsonObject | undefined {
  const { bonus, item, group } = value;
  const form = formOf(value);
  if (!bonus) return undefined;
  const { present, absent } = conditionOf(bonus);
  if (form === "item" && item !== undefined) return { item, present, absent };
  if (form !== "group" || group === undefined) return undefined;
  return { group: resolveItemGroup(group), present, absent };
}

/** An object has one subject, and something that happens to it. */
function checkForm(definition: Definition<Authored>, context: RuleContext): void {
  const { value } = definition;
  const form = formOf(value);
  if (form === undefined) {
    context.report("substitution-without-subject", context.placeOf(definition, []), {});
    return;
  }
  for (const ignored of substitutionForms) {
    if (ignored === form || !Object.hasOwn(value, ignored)) continue;
    const place = context.placeOf(definition, [ignored], "key");
    context.report("substitution-two-subjects", place, { used: form, ignored });
  }
  const expected = { item: ["sub", "bonus"], trait: ["sub"], group: ["bonus"] }[form];
  if (!expected.some((member) => Object.hasOwn(value, member))) {
    const place = context.placeOf(definition, [form], "key");
    context.report("substitution-without-effect", place, { form, expected });
  } else if (value.sub?.length === 0 && !Object.hasOwn(value, "bonus")) {
    const place = context.placeOf(definition, ["sub"]);
    const data = { form, expected, empty: true } as const;
    context.report("substitution-without-effect", place, data, { severity: "warning" });
  }
  for (const member of ["sub", "bonus"]) {
    if (Object.hasOwn(value, member) && !expected.includes(member)) {
      const place = context.placeOf(definition, [member], "key");
      context.report("substitution-member-unused", place, { form, member });
    }
  }
}

/** The group that "bonus" gives (extension) follows the rules for ranges and chances of other groups (§2.9). */
function checkGroup(definition: Definition<Authored>, context: RuleContext): void {
  checkItemGroup(definition.value.group, ["group"], definition, context);
}

/** Entries of `sub` have a condition in the item form, and an item in the trait form (§2.2). */
function checkEntries(definition: Definition<Authored>, context: RuleContext): void {
  const form = formOf(definition.value);
  if (form !== "item" && form !== "trait") return;
  const { sub: entries = [] } = definition.value;
  const wanted = form === "item" ? ["present", "absent"] : ["item"];
  const unused = form === "item" ? ["item"] : ["present", "absent"];
  entries.forEach((entry, index) => {
    if (!wanted.some((member) => Object.hasOwn(entry, member))) {
      const place = context.placeOf(definition, ["sub", index]);
      const missing = form === "item" ? "present" : "item";
      context.report("substitution-entry-incomplete", place, { form, missing });
    }
    for (const member of unused) {
      if (!Object.hasOwn(entry, member)) continue;
      const place = context.placeOf(definition, ["sub", index, member], "key");
      context.report("substitution-member-unused", place, { form, member });
    }
  });
}

/** A trait in both `present` and `absent` makes a condition that never holds. */
function checkConditions(definition: Definition<Authored>, context: RuleContext): void {
  const { value } = definition;
  const form = formOf(value);
  const check = (condition: AuthoredProfessionItemSubstitutionsCondition, path: JsonPath): void => {
    const { present, absent } = conditionOf(condition);
    absent.forEach((trait, index) => {
      if (!present.includes(trait)) return;
      const place = context.placeOf(definition, [...path, "absent", index]);
      context.report("substitution-never-applies", place, { trait });
    });
  };
  if (form === "item") {
    value.sub?.forEach((entry, index) => {
      check(entry, ["sub", index]);
    });
  }
  const { bonus } = value;
  if (bonus && form !== "trait") check(bonus, ["bonus"]);
}

/** Reports overlaps and circles among all surviving substitution objects, given in load order. */
export function checkSubstitutions(
  definitions: readonly Definition<AuthoredProfessionItemSubstitutions>[],
  context: RuleContext,
): void {
  const place = ({ definition, path }: OverlapPlace): Place => context.placeOf(definition, path);
  for (const { subject: item, first, second } of overlappingSubstitutions(definitions)) {
    const notes = [{ note: "first", data: { item }, place: place(first) } as const];
    context.report("substitution-overlap", place(second), { item }, { notes });
  }
  for (const { items, steps } of substitutionCycles(definitions)) {
    const [first, ...others] = steps;
    if (!first) continue;
    const notes = others.map(
      (step, index) =>
        ({ note: "step", data: { item: items[index + 1] ?? "" }, place: place(step) }) as const,
    );
    context.report("substitution-cycle", place(first), { items }, { notes });
  }
}

/**
 * Both forms become replacements of items (§2.2). A replacement is made from the rules of its item, in order; each rule
 * comes from its entry of `sub`, and the condition of the trait form from its `trait`.
 */
export function substitutionSources(value: AuthoredProfessionItemSubstitutions): RecordSources {
  const itemForm = formOf(value) === "item";
  const replacements = [...rulesByItem(value).values()];

  function ruleSource(rule: SubstitutionRule | undefined, member?: string): RecordSource {
    const entry = rule?.entryPath ?? ["sub"];
    if (member === undefined) return { path: entry, absent: "definition" };
    const isTrait = member === "present" && !itemForm;
    return { path: isTrait ? ["trait"] : [...entry, member], absent: "default" };
  }

  function replacementSource([at, member, index, inRule, ...inside]: JsonPath):
    RecordSource | undefined {
    if (at === undefined) {
      return { path: ["sub"], absent: replacements.length > 0 ? "definition" : "default" };
    }
    const rules = replacements[Number(at)] ?? [];
    if (member === "sub") {
      if (index === undefined) return { path: ["sub"], absent: "definition" };
      if (inside.length > 0) return undefined;
      return ruleSource(rules[Number(index)], inRule === undefined ? undefined : String(inRule));
    }
    return { path: rules[0]?.itemPath ?? [], absent: "definition" };
  }

  return ([member, ...inside]) => {
    if (member === "replacements") return replacementSource(inside);
    if (member !== "bonus" || inside.length > 1) return undefined;
    const [name] = inside;
    if (name === undefined) return { path: ["bonus"], absent: "definition" };
    const isSubject = name === "item" || name === "group";
    return { path: isSubject ? [name] : ["bonus", name], absent: "default" };
  };
}

/**
 * Finds places that replace the same item under conditions that a character can fulfil at once; `definitions` must be
 * in load order. Entries of one object in the item form are tried in order and may overlap; two entries of one object
 * in the trait form may not. Each place is reported once, with the first one that it conflicts with.
 */
export function overlappingSubstitutions(
  definitions: readonly Definition<AuthoredProfessionItemSubstitutions>[],
): Overlap[] {
  const overlaps: Overlap[] = [];
  for (const [item, rules] of placedRulesByItem(definitions)) {
    const reported = new Set<Definition>();
    /** Index of the first rule of the current object. */
    let start = 0;
    rules.forEach(({ definition, rule }, index) => {
      if (rules[start]?.definition !== definition) start = index;
      const itemForm = rule.itemPath.length === 1;
      if (itemForm && reported.has(definition)) return;
      const first = firstTogether(rules, itemForm ? start : index, rule);
      if (!first) return;
      reported.add(definition);
      overlaps.push({
        subject: item,
        first: { definition: first.definition, path: first.rule.itemPath },
        second: { definition, path: rule.itemPath },
      });
    });
  }
  return overlaps;
}

/** Among the first `count` rules, the first whose condition can hold together with that of `rule`. */
function firstTogether(
  rules: readonly PlacedRule[],
  count: number,
  rule: PlacedRule["rule"],
): PlacedRule | undefined {
  for (let at = 0; at < count; at++) {
    const earlier = rules[at];
    if (earlier && canHoldTogether([earlier.rule, rule])) return earlier;
  }
  return undefined;
}
