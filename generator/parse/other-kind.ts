/**
 * An object whose members are those of one kind and whose `type` is another is one mistake; all findings of the
 * declared kind would follow from it. It is left out like an object that cannot be read, and its ids count as known.
 * The names of members decide, and against them the prefix of the id; values are checked once the kind is right.
 */
import { isWhole, kindsOf, knows, ownMembers, typesFor } from "./by-members.ts";
import type { Kind } from "../kinds/kind.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { idsInObject } from "./unread-ids.ts";
import type { RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import { pathTo, type ParsedFile } from "./parse.ts";

/** Returns the file without such objects and reports each of them. */
export function withoutOtherKinds(kinds: Kinds, parsed: ParsedFile, report: Report): ParsedFile {
  const unread: string[] = [];
  const { file: source, objects, indices } = parsed;
  const isLeft = objects.map((object, at) => {
    const other = otherKind(kinds, object);
    if (!other) return true;
    const path = pathTo(indices[at], "type");
    const { type } = object.value;
    const data = {
      found: typeof type === "string" ? type : object.kind,
      ...other,
      suggested: typesFor(kinds, other.suggested),
    };
    report("other-kind", { source, path, target: "value" }, data);
    for (const id of idsInObject(kinds, object.value)) unread.push(id);
    return false;
  });
  const removed = isLeft.filter((each) => !each).length;
  if (removed === 0) return parsed;
  return {
    ...parsed,
    objects: objects.filter((_, at) => isLeft[at]),
    indices: indices.filter((_, at) => isLeft[at]),
    unusable: parsed.unusable + removed,
    unread: [...parsed.unread, ...unread],
  };
}

/** The kinds of which the object's members make a definition, and a member that its own kind does not have. */
interface OtherKind {
  readonly suggested: readonly KindName[];
  readonly member: string;
  /** The prefix of the id, by which it is of its own kind (§2.3). */
  readonly prefix?: string;
}

function otherKind(kinds: Kinds, object: RawObject): OtherKind | undefined {
  const { value } = object;
  const kind = kinds.of(object.kind);
  if (isWhole(kind, value)) return undefined;
  const members = ownMembers(value);
  if (!members) return undefined;
  const member = members.find((name) => !knows(kind, name));
  if (member === undefined) return undefined;
  const suggested = kindsOf(kinds, value, members);
  if (suggested.length === 0) return undefined;
  const prefix = ownPrefix(kind, value);
  if (prefix === undefined) return { suggested, member };
  // The prefix weighs as much as one member that only one of the kinds has.
  const count = (one: Kind, other: Kind): number =>
    members.filter((name) => knows(one, name) && !knows(other, name)).length;
  const others = suggested.map((each) => kinds.of(each));
  const isOther = others.every((other) => count(other, kind) > count(kind, other) + 1);
  return isOther ? { suggested, member, prefix } : undefined;
}

/** The prefix of the kind, if the id has it. */
function ownPrefix({ naming }: Kind, { id }: JsonObject): string | undefined {
  const prefix = naming?.prefix;
  return prefix !== undefined && typeof id === "string" && id.startsWith(prefix)
    ? prefix
    : undefined;
}
