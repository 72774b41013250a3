/**
 * Reads the text of a record. It is a list with one id per line, so that branches merge; contradictions from a merge
 * and lines made unreadable by hand are reported at their line.
 */
import { isList } from "../json/containers.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { parseJson } from "../json/parse-json.ts";
import type { Json } from "../model/json.ts";
import { releaseStates } from "../model/release-record.ts";
import type { ReleaseChange, ReleasedId, ReleaseState } from "../model/release-record.ts";
import type { SourceText } from "../model/source-text.ts";
import { reportJsonFindings } from "../parse/report-findings.ts";
import { savedKinds } from "../parse/migrations.ts";

/** By kind and id, in the order of the record. */
export type Released = ReadonlyMap<string, ReadonlyMap<string, ReleasedId>>;

/** @returns `undefined` if nothing in it is reliable, which has then been reported */
export function readRecord(source: SourceText, report: Report): Released | undefined {
  const parsed = parseJson(source.text);
  const value = parsed.ok ? parsed.value : reportJsonFindings(source, report);
  if (value === undefined) return undefined;
  if (!isList(value)) {
    report("release-record", { source, path: [], target: "value" }, { found: "no list of ids" });
    return undefined;
  }
  const list: readonly Json[] = value;
  const released = new Map<string, Map<string, ReleasedId>>();
  for (const [index, entry] of list.entries()) {
    const read = readEntry(entry, index);
    if (read === "nothing") continue;
    if ("found" in read) {
      const path = read.at === undefined ? [index] : [index, read.at];
      report("release-record", { source, path, target: "value" }, { found: read.found });
      continue;
    }
    const own = released.get(read.kind) ?? new Map<string, ReleasedId>();
    released.set(read.kind, own);
    const before = own.get(read.id);
    const both = before && together(before, read);
    if (before && !both) {
      const { kind, id } = read;
      const first = { source, path: [before.index], target: "value" } as const;
      report(
        "release-record",
        { source, path: [index], target: "value" },
        { found: `two lines about the ${kind} "${id}" that contradict each other` },
        { notes: [{ note: "first", place: first }] },
      );
    }
    own.set(read.id, both ?? read);
  }
  return released;
}

/** What is wrong with an entry, and with which of its words. */
interface Mistake {
  readonly found: string;
  readonly at?: number;
}

/** Reads an entry; strings are comments, and an empty list ends the file. */
function readEntry(entry: Json, index: number): ReleasedId | Mistake | "nothing" {
  if (typeof entry === "string") return "nothing";
  if (!isList(entry)) return { found: "an entry that is not a list" };
  const words: readonly Json[] = entry;
  if (words.length === 0) return "nothing";
  const wrong = words.findIndex((word) => typeof word !== "string");
  if (wrong >= 0) return { found: "a value that is not text", at: wrong };
  const [kind = "", id, ...changeWords] = words as readonly string[];
  if (!(savedKinds as readonly string[]).includes(kind)) {
    return { found: `"${kind}", which is not a kind whose ids are recorded`, at: 0 };
  }
  if (id === undefined) return { found: "a line without an id" };
  const changes: ReleaseChange[] = [];
  for (const [position, words] of changeWords.entries()) {
    const change = readChange(words);
    if (!change)
      return { found: `"${words}", which is not a state and a release`, at: position + 2 };
    changes.push(change);
  }
  if (changes.length === 0) return { found: `no state of the ${kind} "${id}"` };
  return { kind, id, changes, index };
}

const change = /^(?<state>[a-z]+) (?<release>\S+)(?: (?<to>[^]*))?$/u;

function readChange(text: string): ReleaseChange | undefined {
  const { state = "", release = "", to } = change.exec(text)?.groups ?? {};
  if (!isState(state)) return undefined;
  const leads = state === "migrated" || state === "alias";
  if (leads !== (to !== undefined && to !== "")) return undefined;
  return { state, release, ...(to === undefined ? {} : { to }) };
}

function isState(word: string): word is ReleaseState {
  return (releaseStates as readonly string[]).includes(word);
}

/** Merges two lines about an id: returns the longer one if the shorter one is its beginning. */
function together(one: ReleasedId, other: ReleasedId): ReleasedId | undefined {
  const [short, long] = one.changes.length <= other.changes.length ? [one, other] : [other, one];
  const agrees = short.changes.every((each, index) => {
    const same = long.changes[index];
    return same?.state === each.state && same.to === each.to;
  });
  return agrees ? long : undefined;
}
