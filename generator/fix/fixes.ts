/**
 * What the fix of a code does to the text; its level and what it is called stand in the code's own file
 * (`../diagnostics/codes`). A fix is proposed only where the file says at that place exactly what the finding reports;
 * whether a safe one leaves the content as it is, is proven before it is written (`plan-fixes.ts`). A suggested word or
 * id is written only where one slip distinguishes it from the one that is there, and nothing indicates that that one is
 * right (`../slips/evidence.ts`); any other suggestion is shown, and left to the author.
 */
import type { CodeData, FixableCodeName } from "../diagnostics/code.ts";
import type { TextEdit } from "../diagnostics/fix.ts";
import { ofSameWords } from "../diagnostics/same-words.ts";
import { nearest } from "../diagnostics/suggest.ts";
import { similarKinds } from "../kinds/similar-kinds.ts";
import { currentColorName } from "../kinds/parts/common-members/colors.ts";
import { isBuiltInId } from "../kinds/built-in-ids.ts";
import type { Evidence } from "../slips/evidence.ts";
import { isOneSlip } from "../slips/one-slip.ts";
import { isMemberName } from "./member-names.ts";
import { validatesAs } from "./validates-as.ts";
import { removeRepetition } from "./repeated-member.ts";
import { repairValue } from "./repair-value.ts";
import { rename, replaceId, replaceValue, replaceWord } from "./replacements.ts";
import { ownId, type Site } from "./site.ts";

/** The edits that mend a finding; `undefined` where this one has no fix. */
export type EditsOf<C extends FixableCodeName> = (
  data: CodeData<C>,
  site: Site,
  evidence: Evidence,
) => readonly TextEdit[] | undefined;

const movesPerSecond = 100;

export const fixes: { readonly [C in FixableCodeName]: EditsOf<C> } = {
  // What is no whole number of seconds has no string form (§2.10).
  "legacy-time": ({ moves, instead }, site) =>
    moves % movesPerSecond === 0
      ? replaceValue(site, moves, moves === 0 ? "0 s" : instead)
      : undefined,
  "legacy-volume": ({ units, ml }, site) => replaceValue(site, units, `${String(ml)} ml`),
  // A single entry is used all year, as a plain value is (§2.3).
  "seasonal-length": (_data, site) => {
    const [only, ...more] = site.node.type === "array" ? (site.node.children ?? []) : [];
    if (only?.type !== "string" || more.length > 0) return undefined;
    return [site.replace(site.node, site.textOf(only))];
  },
  // Such a range is read the other way round.
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
  "wrong-type": ({ repair }, site) => repairValue(site, repair),
  "wrong-length": ({ repair }, site) => repairValue(site, repair),
  "unknown-member": ({ member, candidates, suggestion, synonym, kinds }, site) => {
    // Of a member of another kind the type may be the mistake.
    if (suggestion === undefined || kinds !== undefined) return undefined;
    // What the schema knows under another name is no guess by letters.
    if (suggestion === synonym || suggestion === ofSameWords(member, candidates)) {
      return rename(site, member, suggestion);
    }
    const near = nearest(member, candidates);
    if (near === undefined || near.tied || near.suggestion !== suggestion) return undefined;
    // A member of another part or kind is in the wrong place, and spelt right.
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
    isOneSlip(found, suggested) && validatesAs(site, suggested, found)
      ? replaceWord(site, found, { suggestion: suggested })
      : undefined,
  // The members of a recipe are those of an uncraft, too (§2.10).
  "other-kind": ({ found, suggested: [suggestion, ...others] }, site) =>
    suggestion !== undefined && others.length === 0 && validatesAs(site, suggestion, found)
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
    const sure = suggestion === currentColorName(color) || isOneSlip(color, suggestion);
    return sure ? replaceWord(site, color, data) : undefined;
  },
  "migrated-reference": replaceMigrated,
};

/** What was migrated may be defined again, where it cannot be read. */
function replaceMigrated(
  { kind, id, to }: CodeData<"migrated-reference">,
  site: Site,
  evidence: Evidence,
): readonly TextEdit[] | undefined {
  return to === undefined || isBuiltInId(kind, to) || evidence.mayBeLost(kind)
    ? undefined
    : replaceWord(site, id, { suggestion: to });
}
