/** Definitions by words in their ids, names and values. */
import { isObject, textsIn } from "../json/containers.ts";
import type { JsonObject } from "../model/json.ts";
import type { NamedId } from "../parse/external-definitions.ts";

export interface FoundThing extends NamedId {
  /** "" if it has none besides its id. */
  readonly name: string;
}

/** A name for readers: a text, or the singular of one with a plural. */
export function nameIn({ name }: JsonObject): string {
  const found = isObject(name) ? (name["str"] ?? name["str_sp"] ?? name["male"]) : name;
  return textsIn(found)[0] ?? "";
}

/** Those in which all words occur; whose id or name is or begins with the words first. */
export function findThings(
  words: string,
  things: Iterable<FoundThing & { readonly value: JsonObject | undefined }>,
): readonly FoundThing[] {
  const text = words.trim().toLowerCase();
  const each = text.split(/\s+/u).filter((word) => word !== "");
  const ranked: { readonly rank: number; readonly found: FoundThing }[] = [];
  for (const { kind, id, name, value } of each.length > 0 ? things : []) {
    const own = `${id}\n${name}`.toLowerCase();
    const isNamed = each.every((word) => own.includes(word));
    const all = isNamed ? own : `${own}\n${JSON.stringify(value ?? {}).toLowerCase()}`;
    if (!isNamed && !each.every((word) => all.includes(word))) continue;
    const starts = own
      .split("\n")
      .map((line) => (line === text ? 0 : line.startsWith(text) ? 1 : 2));
    ranked.push({ rank: isNamed ? Math.min(...starts) : 3, found: { kind, id, name } });
  }
  return ranked.sort((one, other) => one.rank - other.rank).map(({ found }) => found);
}
