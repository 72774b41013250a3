import type { Locations } from "../model/locations.ts";
import type { Place, TextPlace } from "../model/place.ts";
import type { SourceText } from "../model/source-text.ts";
import { causalRank } from "./causes.ts";
import { codes, codesAboutContent, hasSentences, type Code } from "./code.ts";
import type { Noting } from "./code-definition.ts";
import type { Diagnostic, Fact, Note, NoteFact } from "./diagnostic.ts";
import type { Severity } from "../model/severity.ts";
import { withoutConsequences } from "./consequences.ts";
import { losesContent } from "./content-losing.ts";
import {
  describeAgain,
  sourceTextsAgain,
  type Described,
  type SourceTexts,
} from "./described-list.ts";
import { inOrder, rank, type Ordered } from "./in-order.ts";
import { locate, locateFinding, textPlaceOf } from "./locate.ts";
import { escapeInvisible, hiddenCharacters } from "./visible-text.ts";
import { commonNotes } from "./common-notes.ts";
import { isSameFact, isSameTextPlace } from "./same-fact.ts";
import { getOrInsert } from "../model/maps.ts";
import { noMemo, type Memo } from "../model/memo.ts";

/**
 * Words of content may have any length; a sentence shows the beginning and the end of long ones, and how much was cut.
 */
const longest = 200;

const shownFirst = 120;

const shownLast = 40;

/** The data of a sentence with its long words cut. */
function shortened<Data>(data: Data): Data {
  return cut(data) as Data;
}

function cut(value: unknown): unknown {
  if (typeof value === "string") return cutText(value);
  if (Array.isArray(value)) {
    const all = value.map(cut);
    return all.every((each, at) => each === value[at]) ? value : all;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, each, cut(each)] as const);
  if (entries.every(([, before, now]) => before === now)) return value;
  return Object.fromEntries(entries.map(([name, , now]) => [name, now]));
}

function cutText(text: string): string {
  if (text.length <= longest) return text;
  // Drops half a surrogate pair.
  const first = text.slice(0, shownFirst).replace(/\p{Cs}$/u, "");
  const last = text.slice(-shownLast).replace(/^\p{Cs}/u, "");
  const left = text.length - first.length - last.length;
  return `${first}… (${left.toLocaleString("en")} more characters) …${last}`;
}

export interface SeveritiesOfDialect {
  readonly severity: Readonly<Record<string, Severity | "off">>;
}

export interface SeverityRules {
  readonly kinds: { readonly dialect: SeveritiesOfDialect };
  readonly severity: ReadonlyMap<string, Severity | "off">;
  readonly strict: boolean;
}

export type FindingsChange = (facts: readonly Fact[]) => readonly Fact[];

export interface DiagnosticOptions {
  /** Replaces findings with the one that causes them. */
  readonly gather?: FindingsChange;
  /** Adds other places to the findings that are wanted. */
  readonly annotate?: FindingsChange;
  /** Chooses the findings that are described, of those with their other places. */
  readonly choose?: FindingsChange;
  /** The lowest severity of interest: less severe findings are left out, and cost nothing here. */
  readonly least?: Severity | undefined;
  /** Keeps what was worked out from the facts of the run before. */
  readonly memo?: Memo;
}

const unchanged: FindingsChange = (facts) => facts;

/**
 * Turns facts into diagnostics with their sentences, final severities and positions, each once, in total order: errors
 * before warnings before notes, causes before possible consequences, then load order of the files, offset, code.
 */
export function toDiagnostics(
  facts: readonly Fact[],
  sources: readonly SourceText[],
  locations: Locations,
  rules: SeverityRules,
  {
    gather = unchanged,
    annotate = unchanged,
    choose = unchanged,
    least = "note",
    memo = noMemo,
  }: DiagnosticOptions = {},
): readonly Diagnostic[] {
  const isReported = (fact: Fact): boolean => severityOf(fact, rules) !== "off";
  const reported = gather(
    memo.part("reported", facts, () => withoutConsequences(facts, isReported).filter(isReported)),
  );
  const wanted =
    least === "note"
      ? reported
      : reported.filter((fact) => isAtLeast(severityOf(fact, rules), least));
  const annotated = choose(annotate(wanted));
  if (!hasSentences()) return annotated.flatMap((fact) => wordless(fact, rules, locations));
  const ordered = memo.part("own findings first", annotated, () => ownFirst(annotated));
  const texts = memo.part<SourceTexts>("texts", sources, (before) =>
    sourceTextsAgain(sources, before),
  );
  return memo.part<Ordered>("findings in order", [ordered, texts], (before) => {
    const list = describeAgain(before?.list, ordered, texts, (fact) => {
      const severity = severityOf(fact, rules);
      return severity === "off" ? undefined : describedAs(fact, severity, locations, texts.order);
    });
    return inOrder(list, before);
  }).diagnostics;
}

function wordless(fact: Fact, rules: SeverityRules, locations: Locations): readonly Diagnostic[] {
  const severity = severityOf(fact, rules);
  if (severity === "off") return [];
  const place = locate(textPlaceOf(fact.place, locations));
  return [{ code: fact.code, severity, message: "", ...place, notes: [], fact }];
}

function isAtLeast(severity: Severity | "off", least: Severity): boolean {
  return severity !== "off" && rank[severity] <= rank[least];
}

/** Findings in a definition's own lines are reported for it, not for the definitions that inherit them. */
function ownFirst(facts: readonly Fact[]): readonly Fact[] {
  const inherited = facts.filter(({ inheritedBy }) => inheritedBy !== undefined);
  if (inherited.length === 0) return facts;
  return [...facts.filter(({ inheritedBy }) => inheritedBy === undefined), ...inherited];
}

export function severityOf(fact: Fact, rules: SeverityRules): Severity | "off" {
  if (losesContent(fact)) return "error";
  const covered = (fact.covers ?? []).map((each) => severityOf(each, rules));
  return covered.reduce(graver, ownSeverityOf(fact, rules));
}

function graver(one: Severity | "off", other: Severity | "off"): Severity | "off" {
  if (one === "off") return other;
  return other !== "off" && rank[other] < rank[one] ? other : one;
}

function ownSeverityOf(fact: Fact, rules: SeverityRules): Severity | "off" {
  const settled =
    rules.severity.get(fact.code) ?? fact.severity ?? usualSeverity(fact.code, rules.kinds.dialect);
  return rules.strict && settled === "warning" ? "error" : settled;
}

export function usualSeverity(code: Code, { severity }: SeveritiesOfDialect): Severity | "off" {
  return severity[code] ?? codes[code].severity;
}

const described = new WeakMap<Fact, Described>();

/** By the place of a fact: what stages add to a fact makes a new object of it in every run. */
const describedAt = new WeakMap<Place, Map<Code, Described>>();

/**
 * Reuses the diagnostic of a fact while its places are unchanged: an edit leaves most findings as they were.
 * @param files the texts of this run
 */
function describedAs(
  fact: Fact,
  severity: Severity,
  locations: Locations,
  files: ReadonlyMap<SourceText, unknown>,
): Described {
  const known = described.get(fact);
  if (known?.diagnostic.severity === severity) {
    // In the same texts, places are the same.
    if (known.places.every(({ source }) => files.has(source))) return known;
    if (standsAt(fact, known.places, locations)) return known;
  }
  const here = getOrInsert(describedAt, fact.place, () => new Map<Code, Described>());
  const before = here.get(fact.code);
  if (
    before?.diagnostic.severity === severity &&
    isSameFact(before.diagnostic.fact, fact) &&
    standsAt(fact, before.places, locations)
  ) {
    return before;
  }
  const diagnostic = describe(fact, severity, locations);
  const { source, range } = diagnostic;
  const at = [fact.code, source.displayPath, range.offset, range.length].join("\n");
  // Whether something is lacking does not make it a different finding.
  const message = lacks(fact) ? escapeInvisible(sentenceOf(fact, false)) : diagnostic.message;
  const places = placesOf(fact).map((each) => textPlaceOf(each, locations));
  const place = `${severity}\n${at}`;
  const now: Described = {
    ...{ diagnostic, inheritedBy: fact.inheritedBy, causal: causalRank(fact) },
    ...{ path: source.displayPath, place, key: `${at}\n${message}`, places },
  };
  described.set(fact, now);
  here.set(fact.code, now);
  return now;
}

function placesOf({ place, notes = [] }: Fact): Place[] {
  return [place, ...notes.slice(0, mostNotes).flatMap((note) => note.place ?? [])];
}

function standsAt(fact: Fact, places: readonly TextPlace[], locations: Locations): boolean {
  if (fact.notes === undefined) return textPlaceOf(fact.place, locations) === places[0];
  const now = placesOf(fact);
  return (
    now.length === places.length &&
    now.every((place, at) => isSameTextPlace(textPlaceOf(place, locations), places[at]))
  );
}

function describe<C extends Code>(
  fact: Fact<C>,
  severity: Severity,
  locations: Locations,
): Diagnostic {
  const entry = codesAboutContent[fact.code];
  const place = textPlaceOf(fact.place, locations);
  const { source, range } = locateFinding(place);
  const data = shortened(fact.data);
  const message = sentenceOf(fact, lacks(fact));
  const madeBy = "entry" in fact.place ? fact.place.madeBy : undefined;
  const remedy = madeBy === undefined ? entry.help?.(data) : changeEither(madeBy);
  const help = [remedy, hiddenCharacters(message)].filter((each) => each !== undefined);
  const isBesideOthers = (fact.notes ?? []).some((note) => note.place !== undefined);
  const label = isBesideOthers ? entry.label?.(data) : undefined;
  return {
    code: fact.code,
    severity,
    message: escapeInvisible(message),
    ...(help.length === 0 ? {} : { help: escapeInvisible(help.join(" ")) }),
    ...(label === undefined ? {} : { label: escapeInvisible(label) }),
    ...(entry.spec === undefined ? {} : { spec: entry.spec }),
    source,
    range,
    ...("path" in place ? { path: place.path } : {}),
    notes: describeNotes(fact, locations),
    fact,
  };
}

/** Help of a code is about what is written; a computed value is written nowhere. */
function changeEither(madeBy: string): string {
  return `This is what "${madeBy}" makes of an inherited value. Change that one, "${madeBy}" or both.`;
}

export function sentenceOf<C extends Code>(
  { code, data }: Pick<Fact<C>, "code" | "data">,
  isLacking = false,
): string {
  return codesAboutContent[code].message(shortened(data), { lacks: isLacking });
}

function lacks({ loses, covers = [] }: Fact): boolean {
  return loses === true || covers.length > 0;
}

/** Maximum number of other places that are shown with a finding. */
const mostNotes = 20;

function describeNotes({ code, notes = [] }: Fact, locations: Locations): Note[] {
  const shown = notes.slice(0, mostNotes).map((note): Note => {
    const message = escapeInvisible(noteText(code, { ...note, data: shortened(note.data) }));
    return note.place
      ? { message, ...locateFinding(textPlaceOf(note.place, locations)) }
      : { message };
  });
  const more = notes.length - shown.length;
  return more > 0
    ? [...shown, { message: `${more.toLocaleString("en")} more places are not shown` }]
    : shown;
}

/**
 * The sentence of a note, from the file of its finding's code.
 * @throws If the code has no such sentence, which the types of reports prevent.
 */
export function noteText(code: Code, { note, data }: NoteFact): string {
  const { notes } = codes[code] as Partial<Noting<Record<string, unknown>>>;
  const sentences: Readonly<Record<string, (data: never) => string>> = { ...commonNotes, ...notes };
  const sentence = sentences[note];
  if (!sentence) throw new Error(`"${code}" has no sentence for the note "${note}"`);
  return sentence(data as never);
}
