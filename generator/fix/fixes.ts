/**
 * Which codes have a fix, and what it does to the text. A fix is proposed only where the file says at that place exactly
 * what the finding says of it; whether a safe one leaves the content as it is, is proven before it is written
 * (`plan-fixes.ts`).
 */
import type { Code, CodeData } from "../diagnostics/catalogue/index.ts";
import type { FixLevel, TextEdit } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/suggest.ts";
import { kindNames } from "../model.ts";
import { removeRepetition } from "./repeated-member.ts";
import { nameOf, ownId, type Site } from "./site.ts";

export interface CodeFix<C extends Code> {
  /** What it does, for the README. */
  readonly says: string;
  readonly level: FixLevel;
  /** What it mends was not read before, so that more may come to light with it. */
  readonly reveals?: true;
  /** `undefined` where this finding has none. */
  edits(data: CodeData<C>, site: Site): readonly TextEdit[] | undefined;
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
      return rename(site, member, suggestion);
    },
  },
  "not-in-list": {
    says: "the word that was meant",
    level: "suggestions",
    reveals: true,
    edits: ({ found, allowed }, site) => replaceWord(site, found, nearest(found, allowed)),
  },
  "near-miss-type": {
    says: "the type that was meant",
    level: "suggestions",
    reveals: true,
    edits: ({ found }, site) => replaceWord(site, found, nearest(found, kindNames)),
  },
  "other-kind": {
    says: "the type of the kind that has these members",
    level: "suggestions",
    reveals: true,
    // The members of a recipe are those of an uncraft, too (§2.10).
    edits: ({ found, meant: [suggestion, ...others] }, site) =>
      replaceWord(site, found, others.length > 0 ? {} : { suggestion }),
  },
  "unknown-reference": {
    says: "the id that was meant",
    level: "suggestions",
    edits: (data, site) => replaceWord(site, data.id, data),
  },
  "unknown-parent": {
    says: "the parent that was meant",
    level: "suggestions",
    reveals: true,
    edits: (data, site) => replaceWord(site, data.parent, data),
  },
  "unknown-modification-target": {
    says: "the id that was meant",
    level: "suggestions",
    reveals: true,
    edits: (data, site) => replaceWord(site, data.id, data),
  },
  "unknown-look": {
    says: "the look that was meant",
    level: "suggestions",
    // Nothing is meant to look like itself.
    edits: (data, site) =>
      data.suggestion === ownId(site) ? undefined : replaceWord(site, data.id, data),
  },
  "unknown-color": {
    says: "the colour that was meant, or today's name of it",
    level: "suggestions",
    edits: (data, site) => replaceWord(site, data.color, data),
  },
  "migrated-reference": {
    says: "the id that the migration names",
    level: "suggestions",
    edits: ({ id, to }, site) => replaceWord(site, id, { suggestion: to }),
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

function replaceWord(
  site: Site,
  found: string,
  near: { readonly suggestion?: string | undefined; readonly tied?: true | undefined } = {},
): readonly TextEdit[] | undefined {
  const { suggestion, tied } = near;
  if (suggestion === undefined || tied === true) return undefined;
  // Ids that are names of members are found by their value: those stay as they are.
  return replaceValue(site, found, suggestion);
}

/** Not where the object has a member of the new name already. */
function rename(site: Site, found: string, instead: string): readonly TextEdit[] | undefined {
  const name = nameOf(site.node);
  if (name?.value !== found) return undefined;
  const members = name.parent?.parent?.children ?? [];
  if (members.some(({ children }) => children?.[0]?.value === instead)) return undefined;
  return [site.replace(name, JSON.stringify(instead))];
}
