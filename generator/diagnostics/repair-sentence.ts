import { isList } from "../json/containers.ts";
import { printJson } from "../json/print-json.ts";
import { sameJson } from "../json/same-json.ts";
import type { Json } from "../model/json.ts";
import type { Repair } from "../schema/repair/repair.ts";
import { list } from "./sentence.ts";

/** Maximum length of shown texts; nobody reads or types longer ones. */
const longest = 200;

/** Tells what to write, as it is typed; `undefined` if no repair is known. */
export function repairSentence(repair: Repair | undefined): string | undefined {
  if (repair === undefined) return undefined;
  const { up, where, found, instead, incomplete } = repair;
  const [first] = instead;
  const texts = instead.map((each) => printJson(each));
  const subject = up === 0 ? "" : `"${where}" as `;
  const choice = incomplete ? ", with the intended number" : "";
  if (texts.every(({ length }) => length <= longest)) {
    return `Write ${subject}${list(texts, "or")}${choice}.`;
  }
  const entry = instead.length === 1 ? firstChange(found, first) : undefined;
  if (entry !== undefined && printJson(entry.value).length <= longest) {
    return `Write "${where}[${String(entry.index)}]" as ${printJson(entry.value)}${choice}, and others like it.`;
  }
  return `Write ${subject}${list(instead.map(shortened), "or")}${choice}.`;
}

/** Prints the beginning of a value: of each list the first entry, of each text the first words. */
function shortened(value: Json): string {
  return printJson(value, (each) => {
    if (typeof each === "string" && each.length > 40)
      return JSON.stringify(`${each.slice(0, 40)}…`);
    if (!isList(each) || each.length < 2 || printJson(each).length <= 40) return undefined;
    return `[${shortened(each[0] ?? null)}, …]`;
  });
}

function firstChange(
  found: Json,
  instead: Json,
): { readonly index: number; readonly value: Json } | undefined {
  if (!isList(found) || !isList(instead)) return undefined;
  const [before, after] = [found, instead];
  if (before.length !== after.length) return undefined;
  const index = after.findIndex((entry, at) => !sameJson(entry, before[at] ?? null));
  return index < 0 ? undefined : { index, value: after[index] ?? null };
}
