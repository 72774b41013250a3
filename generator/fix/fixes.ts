/**
 * The edits that the fix of each code makes; its level and title are in the code's definition (`../diagnostics/codes`).
 * A fix is proposed only if the file contains exactly what the finding reports at that place; that a safe fix leaves
 * the content unchanged is proven before it is written (`plan-fixes.ts`). A suggested word or id is written only if it
 * is one typo away from the existing one, and nothing indicates that the existing one is right
 * (`../blame/evidence.ts`); any other suggestion is shown, and left to the author.
 */
import type { FixableCode } from "../diagnostics/code-definition.ts";
import { codes, type CodeData, type FixableCodeName } from "../diagnostics/code.ts";
import type { Diagnostic, Fact } from "../diagnostics/diagnostic.ts";
import type { Fix } from "../diagnostics/fix.ts";
import { ofSameWords } from "../diagnostics/same-words.ts";
import { nearest } from "../diagnostics/suggest.ts";
import { isText } from "../json/checked.ts";
import { isObject } from "../json/containers.ts";
import { readJson } from "../json/parse-json.ts";
import { printJson } from "../json/print-json.ts";
import { sameJson } from "../json/same-json.ts";
import {
  containerOf,
  nameOf,
  printTree,
  removedBehind,
  replaced,
  textOf,
  type JsonNode,
} from "../json/tree.ts";
import { isBuiltInId } from "../kinds/built-in-ids.ts";
import { hasMandatory } from "../kinds/naming-members.ts";
import { coloursMeantBy } from "../kinds/parts/common-members/colors.ts";
import { ofKinds, similarKinds, typeFor } from "../kinds/kinds.ts";
import type { JsonObject } from "../model/json.ts";
import type { Kind } from "../kinds/kind.ts";
import { isWellShaped } from "../kinds/well-shaped.ts";
import type { Repair } from "../schema/repair/repair.ts";
import { childrenOf, type Shape } from "../schema/shape.ts";
import type { Evidence } from "../blame/evidence.ts";
import type { TextEdit } from "../text/edits.ts";
import { isOneTypo } from "../text/one-typo.ts";
import {
  rename,
  renameTo,
  replaceId,
  replaceValue,
  replaceFound,
  replaceWord,
  siteOf,
  type Edits,
  type Site,
} from "./site.ts";

/**
 * Returns the fix for a finding; `undefined` if only its author can decide.
 * @param evidence From the run that found it; absent if nothing is known of the packs.
 */
export function fixOf(diagnostic: Diagnostic, evidence: Evidence | undefined): Fix | undefined {
  const { fact } = diagnostic;
  if (fact === undefined || evidence === undefined) return undefined;
  const site = siteOf(diagnostic);
  if (!site || !hasFix(fact)) return undefined;
  const fix = fixAt(site, fact, evidence);
  return fix && givesOtherType(fix, site) && evidence.isAddedTo(fact.place) ? undefined : fix;
}

/** Whether the fix writes a value of another type, to which nothing can be added that could be before. */
function givesOtherType({ edits }: Fix, { node: { value } }: Site): boolean {
  return edits.some(({ text }) => typeof readJson(text) !== typeof value);
}

function fixAt<C extends FixableCodeName>(
  site: Site,
  { code, data }: Fact<C>,
  evidence: Evidence,
): Fix | undefined {
  const edits = fixes[code](data, site, evidence);
  if (edits === undefined) return undefined;
  const { level: usual, levelOf } = fixableCodes[code].fix;
  const level = levelOf?.(data) ?? usual;
  return { level, edits: edits.toSorted((a, b) => a.offset - b.offset) };
}

/** The definitions of the codes that have a fix, each with the data of its own code. */
const fixableCodes: { readonly [C in FixableCodeName]: FixableCode<CodeData<C>> } = codes;

function hasFix(fact: Fact): fact is Fact<FixableCodeName> {
  return isFixable(fact.code);
}

/** Whether fixing a finding of this code may reveal others. */
export function reveals(code: string): boolean {
  return isFixable(code) && codes[code].fix.reveals === true;
}

/** Whether suggestions for findings of this code must not change any record. */
export function keepsContent(code: string): boolean {
  return isFixable(code) && codes[code].fix.keepsContent === true;
}

function isFixable(code: string): code is FixableCodeName {
  return Object.hasOwn(fixes, code);
}

/** The finding, with its fix if it has one. */
export function withFix(diagnostic: Diagnostic, evidence: Evidence | undefined): Diagnostic {
  const fix = fixOf(diagnostic, evidence);
  return fix === undefined ? diagnostic : { ...diagnostic, fix };
}

/**
 * The edits that replace a word with the one that a finding suggests, for an author to confirm; `undefined` if nothing
 * is suggested, or if the text there is not what the finding is about.
 */
export function suggestedWord(
  diagnostic: Diagnostic,
): { readonly word: string; readonly edits: readonly TextEdit[] } | undefined {
  const data: Readonly<Record<string, unknown>> = { ...diagnostic.fact?.data };
  const { suggestion: word } = data;
  const site = siteOf(diagnostic);
  if (!site || typeof word !== "string") return undefined;
  const value: unknown = site.node.value;
  const name: unknown = nameOf(site.node)?.value;
  const found = [value, name].find(
    (each) => typeof each === "string" && Object.values(data).includes(each),
  );
  if (typeof found !== "string") return undefined;
  const edits = found === value ? replaceValue(site, found, word) : rename(site, found, word);
  return edits && { word, edits };
}

/**
 * Whether the object whose `type` is at the site is valid with this one, with all of its members and their values, but
 * not as the kind that its `type` states.
 */
function validatesAs({ kinds }: Evidence, site: Site, type: string, stated: string): boolean {
  const object = containerOf(site.node);
  if (object?.type !== "object") return false;
  const value = readJson(textOf(site.source.text, object));
  const [wanted, other] = [kinds.ofType(type), kinds.ofType(stated)];
  if (!isObject(value) || !wanted || !isWhole(wanted, value)) return false;
  return !other || !isWhole(other, value);
}

/** An object with one of these members need not be complete: what it lacks may come from another. */
const editing: readonly string[] = ["abstract", "copy-from", "edit-mode"];

function isWhole(kind: Kind, value: JsonObject): boolean {
  const has = (member: string): boolean => Object.hasOwn(value, member);
  const whole =
    editing.some(has) || kind.shapes.required.every((name) => hasMandatory(kind, value, name));
  return whole && isWellShaped(kind, { ...value, type: typeFor(kind) });
}

/** The names of members that objects of any kind, or parts of them, have. */
const memberNames = ofKinds((kinds) => {
  const shapes = kinds.all.map((kind) => kind.shapes);
  return new Set(
    shapes.flatMap(({ definition, definitions }) =>
      [definition, ...Object.values(definitions)].flatMap(namesIn),
    ),
  );
});

function namesIn(shape: Shape): string[] {
  return [...Object.keys(shape.properties ?? {}), ...childrenOf(shape).flatMap(namesIn)];
}

/** The edits that fix a finding; `undefined` if this one has no fix. */
export type EditsOf<C extends FixableCodeName> = (
  data: CodeData<C>,
  site: Site,
  evidence: Evidence,
) => Edits;

const movesPerSecond = 100;

export const fixes: { readonly [C in FixableCodeName]: EditsOf<C> } = {
  // A time that is not a whole number of seconds has no string form (§2.10).
  "legacy-time": ({ moves, instead }, site) =>
    moves % movesPerSecond === 0
      ? replaceValue(site, moves, moves === 0 ? "0 s" : instead)
      : undefined,
  "legacy-volume": ({ units, ml }, site) => replaceValue(site, units, `${String(ml)} ml`),
  "bad-unit": ({ found, isName, suggestion }, site) =>
    suggestion === undefined ? undefined : replaceFound(site, found, { isName, suggestion }),
  // A single entry is used all year, like a plain value (§2.3).
  "seasonal-length": (_data, { node, source }) => {
    const [only, ...more] = node.type === "array" ? (node.children ?? []) : [];
    if (only?.type !== "string" || more.length > 0) return undefined;
    return [replaced(node, textOf(source.text, only))];
  },
  // A reversed range is read the other way round.
  "reversed-range": ({ first, second }, { node, source: { text } }) => {
    const [one, other, ...more] = node.children ?? [];
    if (node.type !== "array" || !one || !other || more.length > 0) return undefined;
    if (one.value !== first || other.value !== second) return undefined;
    return [replaced(one, textOf(text, other)), replaced(other, textOf(text, one))];
  },
  "profession-cbms-spelling": ({ found, instead }, site) => rename(site, found, instead),
  "invalid-json": ({ instead, edits }, { span }) =>
    edits ?? (instead === undefined ? undefined : [{ ...span, text: instead }]),
  "duplicate-member": (_data, site) => removeRepetition(site),
  "joined-flags": ({ flag, instead }, site) =>
    instead === undefined ? removeEntry(site, flag) : replaceEntry(site, flag, instead),
  "type-for-subtype": (_data, site) => rename(site, "type", "subtype"),
  "not-scalable": ({ meant }, { node }) =>
    meant && node.value === meant.found ? [replaced(node, String(meant.instead))] : undefined,
  "flat-skills": ({ instead }, { node }) =>
    instead === undefined ? undefined : [replaced(node, printJson(instead))],
  "repeated-entry": ({ id, same }, site) => removeEntry(site, same === true ? undefined : id),
  "batch-swapped": ({ saving, batch }, { node }) => [
    replaced(node, `[${String(batch)}, ${String(saving)}]`),
  ],
  "repeated-flag": ({ flag }, site) => removeEntry(site, flag),
  "repeated-alternative": ({ same }, site) => (same ? removeEntry(site) : undefined),
  "wrong-type": ({ repair }, site) => repairValue(site, repair),
  "wrong-length": ({ repair }, site) => repairValue(site, repair),
  "unknown-member": (
    { member, candidates, suggestion, synonym, kinds, repair },
    site,
    evidence,
  ) => {
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
    if (memberNames(evidence.kinds).has(member) || !isOneTypo(member, suggestion)) return undefined;
    return rename(site, member, suggestion);
  },
  "not-in-list": ({ found, isName, allowed, suggestion, repair }, site) => {
    if (repair !== undefined) return repairValue(site, repair);
    if (!isText(found)) return undefined;
    const words = allowed.filter(isText);
    if (suggestion !== undefined && suggestion === ofSameWords(found, words)) {
      return replaceFound(site, found, { isName, suggestion });
    }
    const near = nearest(found, words);
    return near && isOneTypo(found, near.suggestion)
      ? replaceFound(site, found, { isName, ...near })
      : undefined;
  },
  "near-miss-type": ({ found, suggested }, site, evidence) =>
    isOneTypo(found, suggested) &&
    (suggested === "MOD_INFO" || validatesAs(evidence, site, suggested, found))
      ? replaceWord(site, found, { suggestion: suggested })
      : undefined,
  // A recipe and an uncraft have the same members (§2.10).
  "other-kind": ({ found, suggested: [suggestion, ...others], prefix }, site, evidence) =>
    suggestion !== undefined &&
    prefix === undefined &&
    others.length === 0 &&
    validatesAs(evidence, site, suggestion, found)
      ? replaceWord(site, found, { suggestion })
      : undefined,
  "kind-rule": ({ repair }, site) => repairValue(site, repair),
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
  "unknown-look": (data, site, evidence) =>
    replaceId(site, { ...data, kinds: similarKinds(evidence.kinds) }, evidence),
  "unknown-color": (data, site) => {
    const { color, suggestion = "" } = data;
    const sure = coloursMeantBy(color).includes(suggestion) || isOneTypo(color, suggestion);
    return sure ? replaceWord(site, color, data) : undefined;
  },
  "migrated-reference": replaceMigrated,
};

/** A migrated id may be defined again in a place that cannot be read. */
function replaceMigrated(
  { kind, id, to, taken }: CodeData<"migrated-reference">,
  site: Site,
  evidence: Evidence,
): Edits {
  return to === undefined ||
    taken !== undefined ||
    isBuiltInId(evidence.kinds, kind, to) ||
    evidence.mayBeLost(kind)
    ? undefined
    : replaceWord(site, id, { suggestion: to });
}

/** Returns an edit only if the repair is certain, and if the file contains exactly the value that was found. */
function repairValue({ node: at, source: { text } }: Site, repair: Repair | undefined): Edits {
  if (repair?.certain !== true) return undefined;
  let node: JsonNode | undefined = at;
  for (let level = 0; level < repair.up; level += 1) node = node && containerOf(node);
  if (node === undefined) return undefined;
  const value = readJson(textOf(text, node));
  if (value === undefined || !sameJson(value, repair.found)) return undefined;
  const texts = new Map<string, string>();
  collectTexts(node, text, texts);
  const [{ value: instead, member }] = repair.instead;
  const printed = printJson(instead, (each) => texts.get(JSON.stringify(each)));
  const write = sameJson(value, instead) ? [] : [replaced(node, printed)];
  if (member === undefined) return write;
  const renamed = renameTo(nameOf(node), member);
  return renamed && [...renamed, ...write];
}

/** The text of each value in a tree, by the value as JSON. */
function collectTexts(node: JsonNode, text: string, texts: Map<string, string>): void {
  const children = node.type === "property" ? node.children?.slice(1) : node.children;
  const own = textOf(text, node);
  const value = node.type === "property" ? undefined : readJson(own);
  if (value !== undefined) texts.set(JSON.stringify(value), own);
  for (const child of children ?? []) collectTexts(child, text, texts);
}

/**
 * Removes the repeated member whose name is at the site, with the comma before it. Does so only if the object gives the
 * member the same value each time: otherwise removing one would choose between two values.
 */
function removeRepetition({ node: name, source: { text } }: Site): Edits {
  const property = name.parent;
  const members = property?.parent?.children ?? [];
  if (property?.type !== "property" || property.children?.[0] !== name) return undefined;
  if (readJson(text) === undefined) return undefined;
  const named = members.filter(({ children }) => children?.[0]?.value === name.value);
  const values = new Set(named.map((each) => printTree(text, each.children?.[1])));
  const before = members[members.indexOf(property) - 1];
  if (values.size !== 1 || named[0] === property || before === undefined) return undefined;
  return [removedBehind(before, property)];
}

/** Removes the entry of a list that repeats an earlier one, with the comma before it. */
function removeEntry({ node }: Site, value?: string): Edits {
  const entries = node.parent?.type === "array" ? (node.parent.children ?? []) : [];
  const before = entries[entries.indexOf(node) - 1];
  if (before === undefined || (value !== undefined && node.value !== value)) return undefined;
  return [removedBehind(before, node)];
}

/**
 * Replaces an entry of a list by others, or a value in place of a list by a list.
 * @param instead the others as they are written in the list, or the list
 */
function replaceEntry({ node, source }: Site, value: string, instead: string): Edits {
  const { parent } = node;
  if (node.value !== value) return undefined;
  if (parent?.type !== "array") return [replaced(node, instead)];
  const text = textOf(source.text, parent);
  const start = node.offset - parent.offset;
  return [replaced(parent, text.slice(0, start) + instead + text.slice(start + node.length))];
}
