import { printJson } from "../json/print-json.ts";
import { sameJson } from "../json/same-json.ts";
import type { Json } from "../model/json.ts";
import type { Repair } from "../schema/repair/repair.ts";
import { list } from "./sentence.ts";

/** Longer texts are read by nobody, and typed by nobody. */
const longest = 120;

/** What to write, as it is typed; `undefined` where no repair is known. */
export function repairSentence(repair: Repair | undefined): string | undefined {
  if (repair === undefined) return undefined;
  const { up, where, found, instead, incomplete } = repair;
  const [first] = instead;
  const texts = instead.map((each) => printJson(each));
  const subject = up === 0 ? "" : `"${where}" as `;
  const choice = incomplete ? ", with the number that is meant" : "";
  if (texts.every(({ length }) => length <= longest)) {
    return `Write ${subject}${list(texts, "or")}${choice}.`;
  }
  const entry = instead.length === 1 ? firstChange(found, first) : undefined;
  if (entry === undefined || printJson(entry.value).length > longest) return undefined;
  return `Write "${where}[${String(entry.index)}]" as ${printJson(entry.value)}${choice}, and others like it.`;
}

function firstChange(
  found: Json,
  instead: Json,
): { readonly index: number; readonly value: Json } | undefined {
  if (!Array.isArray(found) || !Array.isArray(instead)) return undefined;
  const [before, after] = [found as readonly Json[], instead as readonly Json[]];
  if (before.length !== after.length) return undefined;
  const index = after.findIndex((entry, at) => !sameJson(entry, before[at] ?? null));
  return index < 0 ? undefined : { index, value: after[index] ?? null };
}
