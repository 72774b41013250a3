/** `check --save`: says what the content makes of the ids in a player's save (§9). */
import { statSync } from "node:fs";
import { resolve } from "node:path";
import { resolveSavedId } from "../../runtime/ids/saved-id.ts";
import type { Known } from "../../runtime/ids/brands.ts";
import type { FormerIds } from "../../runtime/ids/former-ids.ts";
import type { Compilation } from "../compile.ts";
import { counted } from "../diagnostics/summary.ts";
import { visibleText } from "../diagnostics/visible-text.ts";
import { suggest } from "../diagnostics/suggest.ts";
import { readText } from "../disk/read-bytes.ts";
import { isList, isObject, present, textsIn } from "../json/containers.ts";
import { parseJson } from "../json/parse-json.ts";
import type { Json } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import { savedKinds } from "../kinds/kinds.ts";
import { refuse } from "./command.ts";
import type { Console } from "./console.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import { isData, type GlobalOptions } from "./options.ts";
import { isText } from "../json/checked.ts";
import { readRecord } from "../release/read-record.ts";
import type { Settings } from "../config/settings.ts";

export interface SaveOptions {
  readonly save?: string;
  /** Each as `terrain=$.map.tiles[*]`. */
  readonly ids?: readonly string[];
}

/** Ids of a kind, as a save contains them. */
interface SavedIds {
  readonly kind: KindName;
  readonly ids: ReadonlySet<string>;
  /** The release that the save names; absent if it names none. */
  readonly release?: string | undefined;
}

/** Prints what becomes of each id that is not itself any more; ids that mean nothing fail the check. */
export function checkSave(
  { model, layers }: Compilation,
  settings: Settings,
  { save = "", ids = [], ...options }: SaveOptions & GlobalOptions,
  console: Console,
): ExitCode {
  const file = resolve(settings.workingDirectory, save);
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true)
    return refuse(console, `"${save}" is not there, or is no file`);
  const content = parseJson(readText(file));
  if (content === undefined) return refuse(console, `"${save}" is not valid JSON`);
  const kinds = savedKinds(layers.registry.kinds);
  const found = palettesIn(kinds, content);
  const release = isObject(content) ? textOf(content["release"]) : undefined;
  for (const each of ids) {
    const [, kind, path = ""] = /^([^=]*)=(.*)$/su.exec(each) ?? [];
    const saved = kinds.find((name) => name === kind);
    const steps = stepsOf(path);
    if (!saved || !steps) {
      return refuse(
        console,
        `"${each}" is no kind and path – expected one of ${kinds.join(", ")}, as in terrain=$.map.tiles[*]`,
      );
    }
    const at = textsAt(content, steps);
    if ("reason" in at) {
      return refuse(console, `"${each}" finds nothing in "${save}": ${at.reason}`, at.suggestion);
    }
    found.push({ kind: saved, ids: new Set(at.texts), release });
  }
  if (options.quiet !== true) {
    const named = new Set(found.flatMap((each) => each.release ?? []));
    for (const each of unknownReleases(named, settings)) {
      const text = `the record has no release "${each}", so its ids are read as those of this content`;
      console.err(`warning: ${visibleText(text)}\n`);
    }
  }
  const counts = { same: 0, other: 0, none: 0 };
  for (const { kind, ids: texts, release } of found) {
    const { aliases, migrations, history } = model.former(kind);
    const table = {
      has: (id: string): id is Known<string> => layers.registry.get(kind, id)?.id === id,
      // The very members that a generated table has.
      former: { aliases, migrations, ...history } as FormerIds,
    };
    for (const id of texts) {
      const now = resolveSavedId(table, id, release);
      const to = now.ok ? now.id : undefined;
      counts[to === undefined ? "none" : to === id ? "same" : "other"] += 1;
      if (to === id) continue;
      if (isData(options.format)) {
        const record = { version: 1, save, kind, id, release, to: to ?? null };
        if (options.format === "json") console.out(`${JSON.stringify(record)}\n`, "code");
        continue;
      }
      const of = release === undefined || release === "" ? "" : ` of release ${release}`;
      const becomes = to === undefined ? "nothing has this id" : `becomes "${to}"`;
      console.err(`${visibleText(`${kind} "${id}"${of}: ${becomes}`)}\n`);
    }
  }
  const { same, other, none } = counts;
  if (options.quiet !== true && !isData(options.format)) {
    const text = `${counted(same + other + none, "id")} in ${save}: ${String(same)} as they were, ${String(other)} replaced, ${String(none)} lost`;
    console.err(`defwright: ${visibleText(text)}\n`);
  }
  return none > 0 ? exitCodes.content : exitCodes.ok;
}

/** Every palette in a save, wherever it is. */
function palettesIn(kinds: readonly string[], save: Json): SavedIds[] {
  const found: SavedIds[] = [];
  const left: Json[] = [save];
  for (let value = left.pop(); value !== undefined; value = left.pop()) {
    if (isList(value)) for (const each of value) left.push(each);
    if (!isObject(value)) continue;
    for (const each of Object.values(value)) left.push(each);
    const { kind, ids, format } = value;
    const saved = kinds.find((name) => name === kind);
    if (!saved || !isObject(ids ?? null)) continue;
    const texts = Object.values(ids as Readonly<Record<string, Json>>);
    // As `readPalette` has it: a palette with a format and no release is from before the first migration.
    const release = textOf(value["release"]) ?? (format === undefined ? undefined : "");
    found.push({ kind: saved, ids: new Set(texts.filter(isText)), release });
  }
  return found;
}

/** One step of a path: a member, an index, or every one. */
type Step = string | number | typeof every;

const every = Symbol("every member or entry");

/** Reads `$.map.tiles[*]["a b"][0]`; `undefined` if it is no such path. */
function stepsOf(path: string): readonly Step[] | undefined {
  if (!path.startsWith("$")) return undefined;
  const steps: Step[] = [];
  const part =
    /\.(?<name>[^.[\]"]+)|\[(?:(?<index>\d{1,9})|(?<all>\*)|(?<text>"(?:[^"\\]|\\.)*"))\]/uy;
  part.lastIndex = 1;
  while (part.lastIndex < path.length) {
    const groups = part.exec(path)?.groups;
    if (!groups) return undefined;
    const { name, index, text } = groups;
    if (text !== undefined) {
      const read = parseJson(text);
      if (typeof read !== "string") return undefined;
      steps.push(read);
    } else steps.push(index === undefined ? (name ?? every) : Number(index));
  }
  return steps;
}

/** The texts at a path, those of lists at its end as well; or why it leads to nothing. An empty list is not nothing. */
function textsAt(
  save: Json,
  steps: readonly Step[],
): { readonly texts: readonly string[] } | { readonly reason: string; suggestion?: string } {
  let values: readonly Json[] = [save];
  for (const [index, step] of steps.entries()) {
    const next = values.flatMap((value) => childrenAt(value, step));
    if (values.length > 0 && next.length === 0 && !values.every(isEmpty)) {
      const at = printSteps(steps.slice(0, index));
      if (step === every) return { reason: `${at} is neither a list nor an object` };
      const names = new Set(values.flatMap((value) => (isObject(value) ? Object.keys(value) : [])));
      return {
        reason: `there is no ${printSteps(steps.slice(0, index + 1))}`,
        ...present({ suggestion: suggest(String(step), [...names])[0] }),
      };
    }
    values = next;
  }
  const texts = values.flatMap(textsIn);
  return texts.length > 0 || values.every(isEmpty)
    ? { texts }
    : { reason: `${printSteps(steps)} is neither a text nor a list of texts` };
}

function childrenAt(value: Json, step: Step): readonly Json[] {
  if (step === every) return isList(value) || isObject(value) ? Object.values<Json>(value) : [];
  const own: readonly (Json | undefined)[] =
    isList(value) && typeof step === "number"
      ? [value[step]]
      : isObject(value) && Object.hasOwn(value, step)
        ? [value[step]]
        : [];
  return own.flatMap((each) => (each === undefined ? [] : [each]));
}

/** Whether a save has nothing there; a game may write that in any of these ways. */
function isEmpty(value: Json): boolean {
  return value === null || (typeof value === "object" && Object.keys(value).length === 0);
}

function printSteps(steps: readonly Step[]): string {
  const words = steps.map((step) =>
    step === every
      ? "[*]"
      : typeof step === "string" && /^[\p{L}\p{N}_]+$/u.test(step)
        ? `.${step}`
        : `[${JSON.stringify(step)}]`,
  );
  return `$${words.join("")}`;
}

/** The releases among these that the records do not have, if there are records. */
function unknownReleases(
  names: ReadonlySet<string>,
  { kinds, records = [] }: Settings,
): readonly string[] {
  // What is wrong with a record, the check of the content says.
  const read = records.map(({ source }) => readRecord(kinds, source, () => undefined));
  if (read.length === 0 || read.includes(undefined)) return [];
  const known = new Set(read.flatMap((record) => record?.releases.map(({ name }) => name) ?? []));
  // Saves of content that was not released yet carry the name of the last release with "+".
  known.add("");
  return [...names].filter((name) => !known.has(name.replace(/\+$/u, "")));
}

function textOf(value: Json | undefined): string | undefined {
  return isText(value) ? value : undefined;
}
