/**
 * Findings that an object allows, with a reason: `"//defwright": "allow craft-gain, near-word: intended"`. Several
 * allowances are a list of such texts. Errors that lose content cannot be allowed.
 */
import { contentCodes, isContentCode, type CodeData } from "../diagnostics/code.ts";
import { alwaysLosesContent, losesContent } from "../diagnostics/content-losing.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import { suggest } from "../diagnostics/suggest.ts";
import { isList } from "../json/containers.ts";
import type { Entry, RawObject } from "../model/definition.ts";
import type { Json } from "../model/json.ts";
import { placeIn, type Place } from "../model/place.ts";
import { getOrInsert } from "../model/maps.ts";

const allowanceMember = "//defwright";

interface Allowance {
  readonly place: Place;
  /** As they are written. */
  readonly codes: readonly string[];
}

/** Returns the findings that no object allows, and findings about allowances without effect. */
export function withoutAllowed(
  facts: readonly Fact[],
  parsed: readonly { readonly objects: readonly RawObject[] }[],
): readonly Fact[] {
  const allowances = new Map<Entry, readonly Allowance[]>();
  const unread: Fact[] = [];
  for (const { objects } of parsed) {
    for (const each of getOrInsert(written, objects, () => allowancesIn(objects))) {
      allowances.set(each.entry, each.own);
      for (const place of each.unread) unread.push(unused(place, { problem: "form" }));
    }
  }
  if (allowances.size === 0) return facts;
  const used = new Map<Entry, Set<string>>();
  /** What else is wrong with these is not all known. */
  const broken = new Set<Entry>();
  const left = facts.filter((fact) => {
    const { code, place } = fact;
    if (!("entry" in place)) return true;
    if (losesContent(fact)) {
      broken.add(place.entry);
      return true;
    }
    const isAllowed = allowances.get(place.entry)?.some((each) => each.codes.includes(code));
    if (isAllowed !== true) return true;
    getOrInsert(used, place.entry, () => new Set()).add(code);
    return false;
  });
  const unneeded = [...allowances].flatMap(([entry, own]) =>
    own.flatMap(({ place, codes }) =>
      codes
        .filter((code) => !broken.has(entry) && used.get(entry)?.has(code) !== true)
        .map((code) => unused(place, problemOf(code))),
    ),
  );
  return [...left, ...unread, ...unneeded];
}

/** What an object says in its allowances. */
interface Written {
  readonly entry: Entry;
  readonly own: readonly Allowance[];
  readonly unread: readonly Place[];
}

/** By the objects of a file, which hardly ever say anything. */
const written = new WeakMap<readonly RawObject[], readonly Written[]>();

function allowancesIn(objects: readonly RawObject[]): readonly Written[] {
  return objects.flatMap((object) => {
    const comment = object.value[allowanceMember];
    if (comment === undefined) return [];
    const texts: readonly Json[] = isList(comment) ? comment : [comment];
    const all = texts.map((text, index) => ({
      place: placeIn(object, isList(comment) ? [allowanceMember, index] : [allowanceMember]),
      codes: typeof text === "string" ? codesIn(text) : undefined,
    }));
    const own = all.flatMap(({ place, codes }) => (codes ? [{ place, codes }] : []));
    const unread = all.flatMap(({ place, codes }) => (codes ? [] : [place]));
    return [{ entry: object.entry, own, unread }];
  });
}

/** The codes of a text such as `allow a, b: why`; `undefined` if it is not one, or has no reason. */
function codesIn(text: string): readonly string[] | undefined {
  const [, written] = /^\s*allow\s+([^:]+?)\s*:\s*\S/u.exec(text) ?? [];
  return written?.split(/[\s,]+/u).filter((code) => code !== "");
}

function problemOf(code: string): CodeData<"unused-allowance"> {
  if (!isContentCode(code)) {
    const suggestion = suggest(code, contentCodes())[0];
    return { problem: "unknown", code, ...(suggestion === undefined ? {} : { suggestion }) };
  }
  return { problem: alwaysLosesContent(code) ? "loses" : "unused", code };
}

function unused(place: Place, data: CodeData<"unused-allowance">): Fact<"unused-allowance"> {
  return { code: "unused-allowance", place, data };
}
