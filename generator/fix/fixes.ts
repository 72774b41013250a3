/**
 * Which codes have a fix, and what it does to the text. A fix is proposed only where the file says at that place exactly
 * what the finding says of it; whether a safe one leaves the content as it is, is proven before it is written
 * (`plan-fixes.ts`). A suggested word or id is written only where one slip tells it from the one that is there, and
 * nothing speaks for that one being right (`../slips/evidence.ts`); any other suggestion is shown, and left to the author.
 */
import type { Code, CodeData } from "../diagnostics/catalogue/index.ts";
import type { FixLevel, TextEdit } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/suggest.ts";
import { currentColorName } from "../kinds/parts/common-members/colors.ts";
import { isBuiltInId } from "../kinds/built-in-ids.ts";
import { similarKinds } from "../kinds/similar-kinds.ts";
import type { Evidence } from "../slips/evidence.ts";
import { isOneSlip } from "../slips/one-slip.ts";
import { isMemberName } from "./member-names.ts";
import { fitsKind } from "./fits-kind.ts";
import { removeRepetition } from "./repeated-member.ts";
import { nameOf, ownId, type Site } from "./site.ts";

export interface CodeFix<C extends Code> {
  /** What it does, for the README. */
  readonly says: string;
  readonly level: FixLevel;
  /** What it mends was not read before, so that more may come to light with it. */
  readonly reveals?: true;
  /** `undefined` where this finding has none. */
  edits(data: CodeData<C>, site: Site, evidence: Evidence): readonly TextEdit[] | undefined;
}

const movesPerSecond = 100;

export const fixes: { readonly [C in Code]?: CodeFix<C> } = {
  "legacy-time": {
    says: "a number of moves becomes a time string; whole seconds only",
    level: "safe",
    // What is no whole number of seconds has no string form (§2.10).
    edits: ({ moves, instead }, site) =>
      moves % movesPerSecond === 0
        ? replaceValue(site, moves, moves === 0 ? "0 s" : instead)
        : undefined,
  },
  "legacy-volume": {
    says: "a bare number becomes millilitres",
    level: "safe",
    edits: ({ units, ml }, site) => replaceValue(site, units, `${String(ml)} ml`),
  },
  "seasonal-length": {
    says: "a list of one entry becomes that entry",
    level: "safe",
    // A single entry is used all year, as a plain value is (§2.3).
    edits: (_data, site) => {
      const [only, ...more] = site.node.type === "array" ? (site.node.children ?? []) : [];
      if (only?.type !== "string" || more.length > 0) return undefined;
      return [site.replace(site.node, site.textOf(only))];
    },
  },
  "reversed-range": {
    says: "the two numbers change places",
    level: "safe",
    // Such a range is read the other way round.
    edits: ({ first, second }, site) => {
      const [one, other, ...more] = site.node.children ?? [];
      if (site.node.type !== "array" || !one || !other || more.length > 0) return undefined;
      if (one.value !== first || other.value !== second) return undefined;
      return [site.replace(one, site.textOf(other)), site.replace(other, site.textOf(one))];
    },
  },
  "profession-cbms-spelling": {
    says: "`CBMs` becomes `cbms`",
    level: "safe",
    edits: ({ found, instead }, site) => rename(site, found, instead),
  },
  "duplicate-member": {
    says: "a repetition with the same value goes",
    level: "safe",
    edits: (_data, site) => removeRepetition(site),
  },
  "unknown-member": {
    says: "the member that was meant",
    level: "suggestions",
    reveals: true,
    edits: ({ member, candidates, suggestion }, site) => {
      const near = nearest(member, candidates);
      if (near === undefined || near.tied || near.suggestion !== suggestion) return undefined;
      // A member of another part or kind is in the wrong place, and spelt right.
      if (isMemberName(member) || !isOneSlip(member, suggestion)) return undefined;
      return rename(site, member, suggestion);
    },
  },
  "not-in-list": {
    says: "the word that was meant",
    level: "suggestions",
    reveals: true,
    edits: ({ found, allowed }, site) => {
      const near = nearest(found, allowed);
      return near && isOneSlip(found, near.suggestion) ? replaceWord(site, found, near) : undefined;
    },
  },
  "near-miss-type": {
    says: "the type that was meant",
    level: "suggestions",
    reveals: true,
    edits: ({ found, meant }, site) =>
      isOneSlip(found, meant) && fitsKind(site, meant, found)
        ? replaceWord(site, found, { suggestion: meant })
        : undefined,
  },
  "other-kind": {
    says: "the type of the kind that has these members",
    level: "suggestions",
    reveals: true,
    // The members of a recipe are those of an uncraft, too (§2.10).
    edits: ({ found, meant: [suggestion, ...others] }, site) =>
      suggestion !== undefined && others.length === 0 && fitsKind(site, suggestion, found)
        ? replaceWord(site, found, { suggestion })
        : undefined,
  },
  "unknown-reference": {
    says: "the id that was meant",
    level: "suggestions",
    edits: (data, site, evidence) => replaceId(site, { ...data, kinds: [data.kind] }, evidence),
  },
  "unknown-parent": {
    says: "the parent that was meant",
    level: "suggestions",
    reveals: true,
    edits: ({ parent: id, ...data }, site, evidence) =>
      replaceId(site, { ...data, id, kinds: [data.kind] }, evidence),
  },
  "unknown-modification-target": {
    says: "the id that was meant",
    level: "suggestions",
    reveals: true,
    edits: (data, site, evidence) => replaceId(site, { ...data, kinds: [data.kind] }, evidence),
  },
  "unknown-look": {
    says: "the look that was meant",
    level: "suggestions",
    // Nothing is meant to look like itself.
    edits: (data, site, evidence) =>
      data.suggestion === ownId(site)
        ? undefined
        : replaceId(site, { ...data, kinds: similarKinds }, evidence),
  },
  "unknown-color": {
    says: "the colour that was meant, or today's name of it",
    level: "suggestions",
    edits: (data, site) => {
      const { color, suggestion = "" } = data;
      const sure = suggestion === currentColorName(color) || isOneSlip(color, suggestion);
      return sure ? replaceWord(site, color, data) : undefined;
    },
  },
  "migrated-reference": {
    says: "the id that the migration names",
    level: "suggestions",
    // What was migrated may be defined again, where it cannot be read.
    edits: ({ kind, id, to }, site, evidence) =>
      to === undefined || isBuiltInId(kind, to) || evidence.mayBeLost(kind)
        ? undefined
        : replaceWord(site, id, { suggestion: to }),
  },
};

function replaceValue(
  site: Site,
  found: string | number,
  instead: string,
): readonly TextEdit[] | undefined {
  if (site.node.value !== found) return undefined;
  return [site.replace(site.node, JSON.stringify(instead))];
}

interface Suggested {
  readonly suggestion?: string | undefined;
  readonly tied?: true | undefined;
}

function replaceWord(
  site: Site,
  found: string,
  { suggestion, tied }: Suggested,
): readonly TextEdit[] | undefined {
  if (suggestion === undefined || tied === true) return undefined;
  // Ids that are names of members are found by their value: those stay as they are.
  return replaceValue(site, found, suggestion);
}

interface MeantId extends Suggested {
  readonly id: string;
  /** Kinds whose definitions it may name. */
  readonly kinds: readonly string[];
}

function replaceId(
  site: Site,
  { id, kinds, ...near }: MeantId,
  evidence: Evidence,
): readonly TextEdit[] | undefined {
  const { suggestion } = near;
  if (suggestion === undefined) return undefined;
  return kinds.every((kind) => evidence.isMisspelt(kind, id, suggestion))
    ? replaceWord(site, id, near)
    : undefined;
}

/** Not where the object has a member of the new name already. */
function rename(site: Site, found: string, instead: string): readonly TextEdit[] | undefined {
  const name = nameOf(site.node);
  if (name?.value !== found) return undefined;
  const members = name.parent?.parent?.children ?? [];
  if (members.some(({ children }) => children?.[0]?.value === instead)) return undefined;
  return [site.replace(name, JSON.stringify(instead))];
}
