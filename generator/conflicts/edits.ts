/** What one object does to an existing definition, member by member. */
import { isList, isObject } from "../json/containers.ts";
import { spellingsOf } from "../kinds/parts/inheritance/equivalent-members.ts";
import { entryKey } from "../kinds/parts/modification/entry-key.ts";
import type { RawObject } from "../model/definition.ts";
import type { Kind } from "../kinds/kind.ts";
import type { Json, JsonPath } from "../model/json.ts";
import { isRemark } from "../json/remark.ts";

export type EditHow = "write" | "add" | "remove" | "shift" | "scale";

export interface Edit {
  readonly how: EditHow;
  /** `flags`, `items.both`: the same name for all spellings of a member. */
  readonly member: string;
  /** Keys of the entries that are added or removed. */
  readonly entries: readonly string[];
  readonly value: Json;
  /** Path into the object. */
  readonly path: JsonPath;
}

/** Members that state what an object is and how it is loaded, besides those that name it. */
const notContent: readonly string[] = ["type", "copy-from", "edit-mode", "override"];

const changes: ReadonlyMap<string, EditHow> = new Map([
  ["extend", "add"],
  ["delete", "remove"],
  ["relative", "shift"],
  ["proportional", "scale"],
]);

/** The edits made by a modification, or by an object that copies from the definition that it replaces. */
export function editsOf(kind: Kind, { value }: RawObject): Edit[] {
  const { changedInside = {}, naming } = kind;
  const aside = new Set([...notContent, ...(naming?.members ?? [])]);
  return Object.entries(value).flatMap(([member, content]): Edit[] => {
    if (aside.has(member) || isRemark(member)) return [];
    const change = changes.get(member);
    if (change) {
      if (!isObject(content)) return [];
      return Object.entries(content).flatMap(([inner, part]) =>
        leaves(kind, change, inner, part, [member, inner]),
      );
    }
    // In starting items, for example, each list is changed by itself (§2.1).
    if (Object.hasOwn(changedInside, member) && isObject(content)) {
      return Object.entries(content)
        .filter(([inner]) => !isRemark(inner))
        .map(([inner, part]) => edit(kind, inner, `${member}.`, part, [member, inner]));
    }
    return [edit(kind, member, "", content, [member])];
  });
}

function edit(kind: Kind, name: string, prefix: string, value: Json, path: JsonPath): Edit {
  const [, verb, list = name] = /^(add|remove):(.*)$/su.exec(name) ?? [];
  const how = verb === "add" || verb === "remove" ? verb : "write";
  return {
    how,
    member: prefix + canonical(kind, list),
    entries: how === "write" ? [] : keysOf(list, value),
    value,
    path,
  };
}

/** `extend` and similar members may reach into members that are objects. */
function leaves(kind: Kind, how: EditHow, member: string, value: Json, path: JsonPath): Edit[] {
  if (isObject(value)) {
    return Object.entries(value).flatMap(([inner, part]) =>
      leaves(kind, how, `${member}.${inner}`, part, [...path, inner]),
    );
  }
  const list = member.slice(member.lastIndexOf(".") + 1);
  return [{ how, member: canonical(kind, member), entries: keysOf(list, value), value, path }];
}

function keysOf(list: string, value: Json): string[] {
  const entries = isList(value) ? value : [value];
  const key = entryKey(list);
  return entries.map((entry) => key(entry) ?? JSON.stringify(entry));
}

function canonical(kind: Kind, member: string): string {
  return spellingsOf(kind, member)[0] ?? member;
}
