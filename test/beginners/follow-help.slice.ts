/**
 * Whoever follows a help text to the letter, or takes its fix, loses nothing that is written, and meets no second
 * finding: each text of the kit is followed until nothing is found, and each step is judged.
 */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { loadSettings, type Compilation } from "../../generator/index.ts";
import { contentDigest } from "../../generator/fix/same-content.ts";
import type { Json } from "../../generator/model/json.ts";
import { none } from "../expect.ts";
import { projectFolder } from "../project-folder.ts";
import { cases, compileIn, type Case } from "./case.ts";
import { parsed, waysToFollow, type Way } from "./follow.ts";

const test = suite("help texts, followed to the letter");

const { settings } = await loadSettings({
  workingDirectory: projectFolder({ "pack/empty.json": [] }),
  overrides: { packs: ["pack"] },
});
if (!settings) throw new Error("no settings");
const given = settings;

/** A text with more mistakes than this is none of a beginner. */
const mostSteps = 20;
const mostCompilations = 60;
/** Of the cases in which only the author can know what was meant, none counts. */
const judged = cases.filter(({ disputed, unclear }) => (disputed ?? unclear) === undefined);

interface Outcome {
  /** What went wrong in a step. */
  readonly failures: readonly string[];
  /** The text in which nothing is found any more; `undefined` if what is left cannot be done to the letter. */
  readonly text: string | undefined;
}

const shownIn = ({ diagnostics }: Compilation): readonly Diagnostic[] =>
  diagnostics.filter(
    ({ severity, source }) => severity !== "note" && source.displayPath === "b-added.json",
  );

const named = ({ code, message }: Diagnostic): string => `[${code}] ${message}`;

/**
 * Follows the findings of a text until none is left, each in every way that it allows. What is found on the way does
 * not count as long as a finding of the text is left that it may follow from.
 */
function follow({ world, written, meant }: Case): Outcome {
  const intended = parsed(meant);
  const failures: string[] = [];
  const isMeant = meaningOf(world, meant);
  let ended: string | undefined;
  let left = mostCompilations;
  const first = compileIn(given, world, written);
  const initial = new Set(shownIn(first).map(named));
  walk(written, first, []);
  return { failures: [...new Set(failures)], text: ended };

  function walk(text: string, before: Compilation, told: readonly string[]): void {
    const shown = shownIn(before);
    if (shown.length === 0) {
      if (ended === undefined || isMeant(text)) ended = text;
      return;
    }
    const all = shown.map((finding) => ({
      finding,
      ways: waysToFollow(finding, before, intended),
    }));
    const known = all.filter(({ finding }) => initial.has(named(finding)) || isOfText(finding));
    const fresh = shown.filter((finding) => !initial.has(named(finding)) && !isOfText(finding));
    if (known.length === 0 && told.length > 0) {
      failures.push(`new after ${told.join(" THEN ")}: ${fresh.map(named).join(" ")}`);
      return;
    }
    const next = known.find(({ ways }) => ways.length > 0);
    if (!next || told.length >= mostSteps) return;
    const { finding, ways } = next;
    const seen = new Set<string>();
    for (const way of ways) {
      if (seen.has(way.text) || left <= 0) continue;
      seen.add(way.text);
      left -= 1;
      const said = `${named(finding)} | ${finding.help ?? ""} (${way.said})`;
      const lost = lostIn(text, way);
      if (lost.length > 0) failures.push(`loses ${lost.join(", ")}: ${said}`);
      const after = compileIn(given, world, way.text);
      const count = (all: readonly Diagnostic[]): number =>
        all.filter((each) => named(each) === named(finding)).length;
      if (count(shownIn(after)) >= count(shown)) failures.push(`stays: ${said}`);
      else walk(way.text, after, [...told, said]);
    }
  }
}

/** While a text cannot be read, what is found in it is what the reader comes to first. */
function isOfText({ code }: Diagnostic): boolean {
  return code === "invalid-json";
}

/** Whether a text has the same records as what is meant. */
function meaningOf(world: string, meant: string): (text: string) => boolean {
  const digest = contentDigest(compileIn(given, world, meant).model);
  return (text) => contentDigest(compileIn(given, world, text).model) === digest;
}

/** The texts and numbers of the file that are not there any more. */
function lostIn(before: string, { text, replaced }: Way): readonly string[] {
  const [one, other] = [parsed(before), parsed(text)];
  if (one === undefined || other === undefined) return [];
  const now = countsOf(scalarsIn(other));
  const names = new Set(namesIn(other));
  const most = Math.max(0, ...now.values());
  const words = new Set(
    [...(other ? scalarsIn(other) : [])].flatMap((each) => each.match(/[\w.]+/gu) ?? []),
  );
  return scalarsIn(one).filter((each) => {
    const left = now.get(each) ?? 0;
    now.set(each, left - 1);
    // A word or number that is replaced is the mistake; a count may be told by repetition, an id by a member's name.
    if (left > 0 || each === JSON.stringify(replaced) || names.has(each)) return false;
    // Parts of a quantity are joined: `{ "value": 60, "unit": "L" }` is "60 L".
    if (words.has(each.replaceAll('"', ""))) return false;
    return !(Number(each) >= 1 && Number(each) <= most);
  });
}

function scalarsIn(value: Json): string[] {
  if (typeof value !== "object" || value === null) {
    return typeof value === "boolean" || value === null ? [] : [JSON.stringify(value)];
  }
  return Object.values(value).flatMap(scalarsIn);
}

function namesIn(value: Json): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value).map((name) => JSON.stringify(name));
  return [...own, ...Object.values(value).flatMap(namesIn)];
}

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

test("no help text or fix loses what is written, or leads to another finding", () => {
  const outcomes = judged.map((each) => ({ ...each, ...follow(each) }));
  const failures = outcomes.flatMap(({ name, failures: own }) =>
    own.map((failure) => `${name}: ${failure}`),
  );
  const ended = outcomes.filter(({ text }) => text !== undefined);
  const arrived = ended.filter(({ world, text = "", meant }) => meaningOf(world, meant)(text));
  none(
    failures,
    "whoever follows the help has to get rid of the finding: mend the help or the suggestion",
  );
  const other = ended.filter((each) => !arrived.includes(each)).map(({ name }) => name);
  // Both only rise.
  assert.ok(
    ended.length >= 415,
    `${String(ended.length)} of ${String(outcomes.length)} come to an end`,
  );
  assert.ok(arrived.length >= 0.97 * ended.length, other.join("\n"));
});

test.run();
