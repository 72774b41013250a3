/**
 * The edits that the fix of each code makes; its level and title are in the code's definition (`../diagnostics/codes`).
 * A fix is proposed only if the file contains exactly what the finding reports at that place; that a safe fix leaves
 * the content unchanged is proven before it is written (`plan-fixes.ts`). A suggested word or id is written only if it
 * is one slip away from the existing one, and nothing indicates that the existing one is right
 * (`../slips/evidence.ts`); any other suggestion is shown, and left to the author.
 */
import type { CodeData, FixableCodeName } from "../diagnostics/code.ts";
import type { TextEdit } from "../diagnostics/fix.ts";
import { ofSameWords } from "../diagnostics/same-words.ts";
import { nearest } from "../diagnostics/suggest.ts";
import { similarKinds } from "../kinds/similar-kinds.ts";
import { coloursMeantBy } from "../kinds/parts/common-members/colors.ts";
import { isBuiltInId } from "../kinds/built-in-ids.ts";
import { printJson } from "../json/print-json.ts";
import type { Evidence } from "../slips/evidence.ts";
import { isOneSlip } from "../text/one-slip.ts";
import { rename, replaceId, replaceValue, replaceWord, renameTo } from "./replacements.ts";
import { ownId, type Site, nameOf } from "./site.ts";
import { isList, isObject } from "../json/containers.ts";
import { shapes } from "../compiled/shapes.ts";
import type { Shape } from "../schema/shape.ts";
import type { Node } from "jsonc-parser";
import { sameJson } from "../json/same-json.ts";
import type { Json, JsonObject } from "../model/json.ts";
import type { Repair } from "../schema/repair/repair.ts";
import { printTree } from "./print-tree.ts";
import { blankMark } from "../text/byte-order-mark.ts";
import { hasMandatory } from "../kinds/naming-members.ts";
import { isKindName, type KindName } from "../model/kind-names.ts";
import { isWellShaped } from "../validate/validate.ts";

/**
 * Whether the object whose `type` is at the site is valid as this kind, with all of its members and their values, but
 * not as the kind that its `type` states.
 */
function validatesAs(site: Site, kind: string, stated: string): boolean {
  const object = site.node.parent?.parent;
  if (object?.type !== "object") return false;
  const value = readJson(site.textOf(object));
  if (!isObject(value) || !isKindName(kind) || !isWhole(kind, value)) return false;
  return !isKindName(stated) || !isWhole(stated, value);
}

/** An object with one of these members need not be complete: what it lacks may come from another. */
const editing: readonly string[] = ["abstract", "copy-from", "edit-mode"];

function isWhole(kind: KindName, value: JsonObject): boolean {
  const has = (member: string): boolean => Object.hasOwn(value, member);
  const whole =
    editing.some(has) || shapes[kind].required.every((name) => hasMandatory(kind, value, name));
  return whole && isWellShaped(kind, { ...value, type: kind });
}

let names: Set<string> | undefined;

/** Whether objects of any kind, or parts of them, have a member of this name. */
function isMemberName(name: string): boolean {
  names ??= new Set(
    Object.values(shapes).flatMap(({ definition, definitions }) =>
      [definition, ...Object.values(definitions)].flatMap(namesIn),
    ),
  );
  return names.has(name);
}

function namesIn(shape: Shape): string[] {
  const { properties = {}, items = [], anyOf = [], allOf = [], additionalProperties } = shape;
  const entries = isList(items) ? items : [items];
  const others = typeof additionalProperties === "object" ? [additionalProperties] : [];
  const inner = [...Object.values(properties), ...entries, ...anyOf, ...allOf, ...others];
  return [...Object.keys(properties), ...inner.flatMap(namesIn)];
}

/** The edits that fix a finding; `undefined` if this one has no fix. */
export type EditsOf<C extends FixableCodeName> = (
  data: CodeData<C>,
  site: Site,
  evidence: Evidence,
) => readonly TextEdit[] | undefined;

const movesPerSecond = 100;

export const fixes: { readonly [C in FixableCodeName]: EditsOf<C> } = {
  // A time that is not a whole number of seconds has no string form (§2.10).
  "legacy-time": ({ moves, instead }, site) =>
    moves % movesPerSecond === 0
      ? replaceValue(site, moves, moves === 0 ? "0 s" : instead)
      : undefined,
  "legacy-volume": ({ units, ml }, site) => replaceValue(site, units, `${String(ml)} ml`),
  "bad-unit": ({ found, suggestion }, site) =>
    suggestion === undefined ? undefined : replaceValue(site, found, suggestion),
  // A single entry is used all year, like a plain value (§2.3).
  "seasonal-length": (_data, site) => {
    const [only, ...more] = site.node.type === "array" ? (site.node.children ?? []) : [];
    if (only?.type !== "string" || more.length > 0) return undefined;
    return [site.replace(site.node, site.textOf(only))];
  },
  // A reversed range is read the other way round.
  "reversed-range": ({ first, second }, site) => {
    const [one, other, ...more] = site.node.children ?? [];
    if (site.node.type !== "array" || !one || !other || more.length > 0) return undefined;
    if (one.value !== first || other.value !== second) return undefined;
    return [site.replace(one, site.textOf(other)), site.replace(other, site.textOf(one))];
  },
  "profession-cbms-spelling": ({ found, instead }, site) => rename(site, found, instead),
  "invalid-json": ({ instead, edits }, { span }) =>
    edits ?? (instead === undefined ? undefined : [{ ...span, text: instead }]),
  "duplicate-member": (_data, site) => removeRepetition(site),
  "joined-flags": ({ flag, instead }, site) =>
    instead === undefined ? removeEntry(site, flag) : replaceEntry(site, flag, instead),
  "type-for-subtype": (_data, site) => rename(site, "type", "subtype"),
  "not-scalable": ({ meant }, site) =>
    meant && site.node.value === meant.found
      ? [site.replace(site.node, String(meant.instead))]
      : undefined,
  "flat-skills": ({ instead }, site) =>
    instead === undefined ? undefined : [site.replace(site.node, printJson(instead))],
  "repeated-flag": ({ flag }, site) => removeEntry(site, flag),
  "repeated-alternative": ({ same }, site) => (same ? removeEntry(site) : undefined),
  "wrong-type": ({ repair }, site) => repairValue(site, repair),
  "wrong-length": ({ repair }, site) => repairValue(site, repair),
  "unknown-member": ({ member, candidates, suggestion, synonym, kinds, repair }, site) => {
    // The value needs another form there: both are written, or neither.
    if (repair !== undefined && kinds === undefined) return repairValue(site, repair);
    // If it is a member of another kind, the type may be what is wrong.
    if (suggestion === undefined || kinds !== undefined) return undefined;
    // A synonym from the schema is not a guess by spelling.
    if (suggestion === synonym || suggestion === ofSameWords(member, candidates)) {
      return rename(site, member, suggestion);
    }
    const near = nearest(member, candidates);
    if (near === undefined || near.tied || near.suggestion !== suggestion) return undefined;
    // A member of another part or kind is correctly spelt, but in the wrong place.
    if (isMemberName(member) || !isOneSlip(member, suggestion)) return undefined;
    return rename(site, member, suggestion);
  },
  "not-in-list": ({ found, allowed, suggestion, repair }, site) => {
    if (repair !== undefined) return repairValue(site, repair);
    if (suggestion !== undefined && suggestion === ofSameWords(found, allowed)) {
      return replaceWord(site, found, { suggestion });
    }
    const near = nearest(found, allowed);
    return near && isOneSlip(found, near.suggestion) ? replaceWord(site, found, near) : undefined;
  },
  "near-miss-type": ({ found, suggested }, site) =>
    isOneSlip(found, suggested) && (suggested === "MOD_INFO" || validatesAs(site, suggested, found))
      ? replaceWord(site, found, { suggestion: suggested })
      : undefined,
  // A recipe and an uncraft have the same members (§2.10).
  "other-kind": ({ found, suggested: [suggestion, ...others], prefix }, site) =>
    suggestion !== undefined &&
    prefix === undefined &&
    others.length === 0 &&
    validatesAs(site, suggestion, found)
      ? replaceWord(site, found, { suggestion })
      : undefined,
  "unknown-reference": (data, site, evidence) =>
    repairValue(site, data.listed) ?? replaceId(site, { ...data, kinds: [data.kind] }, evidence),
  "unknown-parent": ({ parent: id, migrated, ...data }, site, evidence) =>
    migrated
      ? replaceMigrated({ ...data, id, to: data.suggestion }, site, evidence)
      : replaceId(site, { ...data, id, kinds: [data.kind] }, evidence),
  "unknown-modification-target": ({ migrated, ...data }, site, evidence) =>
    migrated
      ? replaceMigrated({ ...data, to: data.suggestion }, site, evidence)
      : replaceId(site, { ...data, kinds: [data.kind] }, evidence),
  // Nothing looks like itself.
  "unknown-look": (data, site, evidence) =>
    data.suggestion === ownId(site)
      ? undefined
      : replaceId(site, { ...data, kinds: similarKinds }, evidence),
  "unknown-color": (data, site) => {
    const { color, suggestion = "" } = data;
    const sure = coloursMeantBy(color).includes(suggestion) || isOneSlip(color, suggestion);
    return sure ? replaceWord(site, color, data) : undefined;
  },
  "migrated-reference": replaceMigrated,
};

/** A migrated id may be defined again in a place that cannot be read. */
function replaceMigrated(
  { kind, id, to }: CodeData<"migrated-reference">,
  site: Site,
  evidence: Evidence,
): readonly TextEdit[] | undefined {
  return to === undefined || isBuiltInId(kind, to) || evidence.mayBeLost(kind)
    ? undefined
    : replaceWord(site, id, { suggestion: to });
}

/** Returns an edit only if the repair is certain, and if the file contains exactly the value that was found. */
function repairValue(site: Site, repair: Repair | undefined): readonly TextEdit[] | undefined {
  if (repair?.certain !== true) return undefined;
  const node = around(site.node, repair.up);
  if (node === undefined) return undefined;
  const value = readJson(site.textOf(node));
  if (value === undefined || !sameJson(value, repair.found)) return undefined;
  const texts = new Map<string, string>();
  collectTexts(node, site, texts);
  const [{ value: instead, member }] = repair.instead;
  const text = printJson(instead, (each) => texts.get(JSON.stringify(each)));
  const write = sameJson(value, instead) ? [] : [site.replace(node, text)];
  if (member === undefined) return write;
  const name = nameOf(node);
  const renamed = name && renameTo(site, name, member);
  return renamed && [...renamed, ...write];
}

/** The value that many containers further out. */
function around(node: Node, up: number): Node | undefined {
  let at: Node | undefined = node;
  for (let level = 0; level < up; level += 1) {
    at = at?.parent;
    if (at?.type === "property") at = at.parent;
  }
  return at;
}

function collectTexts(node: Node, site: Site, texts: Map<string, string>): void {
  if (node.type === "property") {
    const value = node.children?.[1];
    if (value) collectTexts(value, site, texts);
    return;
  }
  const text = site.textOf(node);
  const value: Json | undefined = readJson(text);
  if (value !== undefined) texts.set(JSON.stringify(value), text);
  for (const child of node.children ?? []) collectTexts(child, site, texts);
}

/**
 * Removes the repeated member whose name is at the site, with the comma before it. Does so only if the object gives the
 * member the same value each time: otherwise removing one would choose between two values.
 */
function removeRepetition(site: Site): readonly TextEdit[] | undefined {
  const property = site.node.parent;
  const members = property?.parent?.children ?? [];
  const name: unknown = site.node.value;
  if (property?.type !== "property" || property.children?.[0] !== site.node) return undefined;
  if (readJson(blankMark(site.source.text)) === undefined) return undefined;
  const named = members.filter(({ children }) => children?.[0]?.value === name);
  const values = new Set(named.map((each) => printTree(each.children?.[1], site.textOf)));
  const before = members[members.indexOf(property) - 1];
  if (values.size !== 1 || named[0] === property || before === undefined) return undefined;
  return [site.removeBehind(before, property)];
}

/** Removes the entry of a list that repeats an earlier one, with the comma before it. */
function removeEntry(site: Site, value?: string): readonly TextEdit[] | undefined {
  const { node } = site;
  const entries = node.parent?.type === "array" ? (node.parent.children ?? []) : [];
  const before = entries[entries.indexOf(node) - 1];
  if (before === undefined || (value !== undefined && node.value !== value)) return undefined;
  return [site.removeBehind(before, node)];
}

/**
 * Replaces an entry of a list by others, or a value in place of a list by a list.
 * @param instead the others as they are written in the list, or the list
 */
function replaceEntry(
  { node, replace, textOf }: Site,
  value: string,
  instead: string,
): readonly TextEdit[] | undefined {
  const { parent } = node;
  if (node.value !== value) return undefined;
  if (parent?.type !== "array") return [replace(node, instead)];
  const text = textOf(parent);
  const start = node.offset - parent.offset;
  return [replace(parent, text.slice(0, start) + instead + text.slice(start + node.length))];
}

/** The value of a text; `undefined` if it is not JSON. */
function readJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
