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
  const allowances = new Map<Entry, Allowance[]>();
  const unread: Fact[] = [];
  for (const { objects } of parsed) {
    for (const object of objects) {
      const comment = object.value[allowanceMember];
      if (comment === undefined) continue;
      const texts: readonly Json[] = isList(comment) ? comment : [comment];
      const own = texts.flatMap((text, index) => {
        const path = isList(comment) ? [allowanceMember, index] : [allowanceMember];
        const place = placeIn(object, path);
        const written = typeof text === "string" ? codesIn(text) : undefined;
        if (!written) unread.push(unused(place, { problem: "form" }));
        return written ? [{ place, codes: written }] : [];
      });
      allowances.set(object.entry, own);
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
    own.flatMap(({ place, codes: written }) =>
      written
        .filter((code) => !broken.has(entry) && used.get(entry)?.has(code) !== true)
        .map((code) => unused(place, problemOf(code))),
    ),
  );
  return [...left, ...unread, ...unneeded];
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
