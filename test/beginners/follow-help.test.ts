/**
 * Whoever follows a help text to the letter, or takes its fix, loses nothing that is written, and meets no second
 * finding: each text of the kit is followed until nothing is found, and each step is judged.
 */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { loadSettings, type Compilation } from "../../generator/index.ts";
import type { Json } from "../../generator/model/json.ts";
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

const mostSteps = 8;
/** Of the cases in which only the author can know what was meant, none counts. */
const judged = cases.filter(({ disputed, unclear }) => (disputed ?? unclear) === undefined);

interface Outcome {
  /** What went wrong in a step. */
  readonly failures: readonly string[];
  /** What is left says nothing that can be done to the letter. */
  readonly isOpen: boolean;
  readonly text: string;
}

const shownIn = ({ diagnostics }: Compilation): readonly Diagnostic[] =>
  diagnostics.filter(
    ({ severity, source }) => severity !== "note" && source.displayPath === "b-added.json",
  );

const named = ({ code, message }: Diagnostic): string => `[${code}] ${message}`;

function follow({ world, written, meant }: Case): Outcome {
  let text = written;
  const failures: string[] = [];
  const intended = parsed(meant);
  for (let step = 0; step < mostSteps; step += 1) {
    const before = compileIn(given, world, text);
    const shown = shownIn(before);
    if (shown.length === 0) return { failures, isOpen: false, text };
    const tried = shown
      .map((finding) => ({ finding, ways: waysToFollow(finding, before, intended) }))
      .find(({ ways }) => ways.length > 0);
    if (!tried) return { failures, isOpen: true, text };
    const { finding, ways } = tried;
    const judgements = ways.map((way) => ({
      way,
      after: compileIn(given, world, way.text),
      lost: lostIn(text, way),
    }));
    for (const { way, after, lost } of judgements) {
      const now = shownIn(after).map(named);
      const known = new Set(shown.map(named));
      const told = `${named(finding)} | ${finding.help ?? ""} (${way.said})`;
      if (now.includes(named(finding))) failures.push(`stays: ${told}`);
      const fresh = now.filter((each) => !known.has(each));
      if (fresh.length > 0) failures.push(`new: ${told} -> ${fresh.join(" ")}`);
      if (lost.length > 0) failures.push(`loses ${lost.join(", ")}: ${told}`);
    }
    const sameAs = judgements.find(({ way }) => isSame(way.text, meant)) ?? judgements[0];
    if (!sameAs || sameAs.way.text === text) return { failures, isOpen: true, text };
    text = sameAs.way.text;
  }
  return { failures: [...failures, "no end"], isOpen: true, text };
}

/** The texts and numbers of the file that are not there any more. */
function lostIn(before: string, { text, replaced }: Way): readonly string[] {
  const [one, other] = [parsed(before), parsed(text)];
  if (one === undefined || other === undefined) return [];
  const now = countsOf(scalarsIn(other));
  const names = new Set(namesIn(other));
  const most = Math.max(0, ...now.values());
  return scalarsIn(one).filter((each) => {
    const left = now.get(each) ?? 0;
    now.set(each, left - 1);
    // A word or number that is replaced is the mistake; a count may be told by repetition, an id by a member's name.
    if (left > 0 || each === JSON.stringify(replaced) || names.has(each)) return false;
    return !(Number(each) > 1 && Number(each) <= most);
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

function isSame(one: string, other: string): boolean {
  const sorted = (value: Json): Json =>
    typeof value !== "object" || value === null || Array.isArray(value)
      ? Array.isArray(value)
        ? value.map(sorted)
        : value
      : Object.fromEntries(
          Object.entries(value)
            .filter(([name]) => !name.startsWith("//"))
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([name, inner]) => [name, sorted(inner)]),
        );
  const [a, b] = [parsed(one), parsed(other)];
  return a !== undefined && b !== undefined && JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

test("no help text or fix loses what is written, or leads to another finding", () => {
  const outcomes = judged.map((each) => ({ name: each.name, meant: each.meant, ...follow(each) }));
  const failures = outcomes.flatMap(({ name, failures: own }) =>
    own.map((failure) => `${name}: ${failure}`),
  );
  const ended = outcomes.filter(({ isOpen }) => !isOpen);
  const arrived = ended.filter(({ text, meant }) => isSame(text, meant));
  if (process.env["SHOW"]) {
    console.log(failures.join("\n"));
    console.log(`${String(outcomes.length)} cases, ${String(ended.length)} ended, ${String(arrived.length)} as meant, ${String(failures.length)} failures`);
    for (const each of ended) if (!arrived.includes(each)) console.log(`OTHER ${each.name}: ${JSON.stringify(parsed(each.text))} MEANT ${JSON.stringify(parsed(each.meant))}`);
    for (const each of outcomes) if (each.isOpen) console.log(`OPEN ${each.name}`);
  }
  assert.equal(failures, []);
});

test.run();
