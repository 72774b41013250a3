/**
 * Reads the text of a record. It is a list with one id per line, so that branches merge; contradictions from a merge,
 * lines made unreadable by hand and lines that were lost are reported at their line.
 */
import { getOrInsert } from "../model/maps.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { isList } from "../json/containers.ts";
import { parseJson } from "../json/parse-json.ts";
import type { Json, JsonPath } from "../model/json.ts";
import { recordFormat, releaseStates } from "../model/release-record.ts";
import type {
  Release,
  ReleaseChange,
  ReleasedId,
  ReleaseRecord,
  ReleaseState,
} from "../model/release-record.ts";
import type { SourceText } from "../model/source-text.ts";
import { reportJsonFindings } from "../parse/report-findings.ts";
import { savedKinds, type Kinds } from "../kinds/kinds.ts";
import { formatMistake } from "../../runtime/tables/format.ts";
import { inOrder } from "./release-order.ts";
import { changeSums, type ChangeSum } from "./change-sums.ts";

/** @returns `undefined` if nothing in it is reliable, which has then been reported */
export function readRecord(
  kinds: Kinds,
  source: SourceText,
  report: Report,
): ReleaseRecord | undefined {
  const mistake = (path: JsonPath, found: string, kind?: string): void => {
    const data = { found, ...(kind === undefined ? {} : { kind }) };
    report("release-record", { source, path, target: "value" }, data);
  };
  if (source.text.trim() === "") {
    report("release-record", { source, offset: 0, length: 0 }, { found: "no list: it is empty" });
    return undefined;
  }
  const parsed = parseJson(source.text);
  const value = parsed === undefined ? reportJsonFindings(source, report) : parsed;
  if (value === undefined) return undefined;
  if (!isList(value)) {
    mistake([], "no list of ids");
    return undefined;
  }
  const saved = savedKinds(kinds);
  const entries = value.map((entry) => readEntry(saved, entry));
  const format = entries.findIndex((entry) => entry.is === "format");
  const named = entries[format];
  const unreadable = named?.is === "format" ? formatMistake(named.format, recordFormat) : undefined;
  if (unreadable !== undefined) {
    const place = { source, path: [format, 1], target: "value" } as const;
    report("release-record", place, { found: unreadable, newest: recordFormat });
    return undefined;
  }
  const ids = new Map<string, Map<string, ReleasedId>>();
  const lines: ReleasedId[] = [];
  const listed = new Map<string, ListedRelease>();
  let complete = true;
  const again = (index: number, first: number, found: string): void => {
    const place = { source, path: [first], target: "value" } as const;
    const notes = [{ note: "first", place } as const];
    report("release-record", { source, path: [index], target: "value" }, { found }, { notes });
  };
  for (const [index, entry] of entries.entries()) {
    switch (entry.is) {
      case "mistake":
        complete = false;
        mistake(entry.at === undefined ? [index] : [index, entry.at], entry.found, entry.kind);
        break;
      case "release": {
        const before = listed.get(entry.name);
        if (!before) listed.set(entry.name, { ...entry, index });
        else if (before.sum !== entry.sum || before.number !== entry.number)
          again(index, before.index, `two releases that are called ${entry.name}`);
        break;
      }
      case "id": {
        const { kind, id, changes } = entry;
        const read: ReleasedId = { kind, id, changes, index };
        lines.push(read);
        const own = getOrInsert(ids, kind, () => new Map<string, ReleasedId>());
        const before = own.get(id);
        const both = before && together(before, read);
        if (before && !both)
          again(
            index,
            before.index,
            `two lines about the ${kind} "${id}" that contradict each other`,
          );
        own.set(id, both ?? read);
        break;
      }
      default:
    }
  }
  // A line that was reported counts neither as there nor as lost.
  if (format >= 0 && complete) reportLosses(lines, listed, mistake);
  return { ids, releases: format >= 0 ? inOrder([...listed.values()]) : inOrderOfChanges(lines) };
}

interface ListedRelease extends Release {
  readonly sum: string;
  readonly index: number;
}

/** Reports releases of which lines were lost or edited, and lines of releases that the record does not list. */
function reportLosses(
  lines: readonly ReleasedId[],
  listed: ReadonlyMap<string, ListedRelease>,
  mistake: (path: JsonPath, found: string) => void,
): void {
  const found = changeSums(lines);
  for (const { name, sum, index } of listed.values()) {
    const now: ChangeSum = found.get(name) ?? { changes: 0, text: "0 0" };
    if (now.text === sum) continue;
    const [was = "0"] = sum.split(" ");
    const lost = Number(was) - now.changes;
    mistake(
      [index],
      lost > 0
        ? `only ${String(now.changes)} of the ${was} lines of release ${name}`
        : `lines of release ${name} that are not as it was recorded`,
    );
  }
  const unlisted = new Set<string>();
  for (const { changes, index } of lines) {
    for (const { release } of changes) {
      if (listed.has(release) || unlisted.has(release)) continue;
      unlisted.add(release);
      mistake([index], `a line of release ${release}, which it does not list`);
    }
  }
}

/** The releases of a record without a format, which does not list them. */
function inOrderOfChanges(lines: readonly ReleasedId[]): readonly Release[] {
  const places = new Map<string, number>();
  for (const { changes } of lines) {
    for (const [place, { release }] of changes.entries())
      places.set(release, Math.max(places.get(release) ?? 0, place));
  }
  const releases = [...places].map(([name, place]) => ({ name, number: place, base: [] }));
  return inOrder(releases, "versions").map((each, place) => ({ ...each, number: place + 1 }));
}

/** What a line says, or what is wrong with it and with which of its words. */
type Line =
  | { readonly is: "nothing" }
  | { readonly is: "format"; readonly format: Json }
  | (Release & { readonly is: "release"; readonly sum: string })
  | ({ readonly is: "id" } & Omit<ReleasedId, "index">)
  | Mistake;

interface Mistake {
  readonly is: "mistake";
  readonly found: string;
  readonly at?: number;
  /** What the line names as its kind, if that is none whose ids are saved. */
  readonly kind?: string;
}

function wrong(found: string, at?: number): Mistake {
  return { is: "mistake", found, ...(at === undefined ? {} : { at }) };
}

/** Reads an entry; strings are comments, and an empty list ends the file. */
function readEntry(saved: readonly string[], entry: Json): Line {
  if (typeof entry === "string") return { is: "nothing" };
  if (!isList(entry)) return wrong("an entry that is not a list");
  const words: readonly Json[] = entry;
  if (words.length === 0) return { is: "nothing" };
  if (words[0] === "format") return { is: "format", format: words[1] ?? null };
  const notText = words.findIndex((word) => typeof word !== "string");
  if (notText >= 0) return wrong("a value that is not text", notText);
  const [kind = "", id, ...rest] = words as readonly string[];
  if (kind === "release") return readRelease(id, rest);
  if (!saved.includes(kind))
    return { ...wrong(`"${kind}", which is not a kind whose ids are recorded`, 0), kind };
  if (id === undefined) return wrong("a line without an id");
  const changes: ReleaseChange[] = [];
  for (const [position, words] of rest.entries()) {
    const change = readChange(words);
    if (!change) return wrong(`"${words}", which is not a state and a release`, position + 2);
    changes.push(change);
  }
  if (changes.length === 0) return wrong(`no state of the ${kind} "${id}"`);
  return { is: "id", kind, id, changes };
}

const ordinal = /^(?<number>[1-9]\d{0,8}) (?<sum>\d{1,9} [\da-f]{1,8})$/u;

function readRelease(name: string | undefined, [words = "", ...base]: readonly string[]): Line {
  const { number, sum = "" } = ordinal.exec(words)?.groups ?? {};
  if (name === undefined || number === undefined)
    return wrong("a release without its number and sum");
  return { is: "release", name, number: Number(number), sum, base };
}

const change = /^(?<state>[a-z]+) (?<release>\S+)(?: (?<more>[^]*))?$/u;

function readChange(text: string): ReleaseChange | undefined {
  const { state = "", release = "", more } = change.exec(text)?.groups ?? {};
  if (!isState(state)) return undefined;
  switch (state) {
    case "live":
    case "obsolete":
      return { state, release, ...(more === undefined ? {} : { meaning: more }) };
    case "removed":
      return more === undefined ? { state, release } : undefined;
    default:
      return more === undefined || more === "" ? undefined : { state, release, to: more };
  }
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
