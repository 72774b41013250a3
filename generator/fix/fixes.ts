/**
 * The edits that the fix of each code makes; its level and title are in the code's definition (`../diagnostics/codes`). A
 * fix is proposed only if the file contains exactly what the finding reports at that place; that a safe fix leaves the
 * content unchanged is proven before it is written (`plan-fixes.ts`). A suggested word or id is written only if it is
 * one slip away from the existing one, and nothing indicates that the existing one is right (`../slips/evidence.ts`);
 * any other suggestion is shown, and left to the author.
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
import { isMemberName } from "./member-names.ts";
import { validatesAs } from "./validates-as.ts";
import { removeEntry, removeRepetition, replaceEntry } from "./repeated-member.ts";
import { repairValue } from "./repair-value.ts";
import { rename, replaceId, replaceValue, replaceWord } from "./replacements.ts";
import { ownId, type Site } from "./site.ts";

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
