/**
 * An object that is a definition of one kind by its members and of another by its `type` is one mistake; all that the
 * stated kind would find in it follows from that. It is left out like an object that cannot be read, and its ids count
 * as known. Only names of members decide: which values they have is looked at when the kind is right.
 */
import { shapes } from "./compiled/shapes.ts";
import type { Report } from "./diagnostics/diagnostic.ts";
import { idsInObject } from "./json/unread-ids.ts";
import { isChange } from "./kinds/profession/modify-profession.ts";
import { placeIn } from "./layer/origins.ts";
import { kindNames, type JsonObject, type KindName, type RawObject } from "./model.ts";
import type { ParsedFile } from "./parse.ts";

/** The file without such objects, each of which is reported. */
export function withoutOtherKinds(parsed: ParsedFile, report: Report): ParsedFile {
  const unread: string[] = [];
  const objects = parsed.objects.filter((object) => {
    const other = otherKind(object);
    if (!other) return true;
    report("other-kind", placeIn(object, ["type"]), { found: object.kind, ...other });
    for (const id of idsInObject(object.value)) unread.push(id);
    return false;
  });
  const removed = parsed.objects.length - objects.length;
  if (removed === 0) return parsed;
  return {
    ...parsed,
    objects,
    unusable: parsed.unusable + removed,
    unread: [...parsed.unread, ...unread],
  };
}

/** Kinds whose definition the object is by its members, and a member that its own kind does not have. */
interface OtherKind {
  readonly meant: readonly KindName[];
  readonly member: string;
}

/** Members by which objects of many kinds are named; they tell nothing of the kind. */
const naming: ReadonlySet<string> = new Set(["id", "ident", "alias", "result", "id_suffix"]);

/** With one of these an object is no definition by itself: what it lacks may come from another. */
const editing: readonly string[] = [
  ...["abstract", "copy-from", "edit-mode"],
  ...["extend", "delete", "relative", "proportional"],
];

function otherKind({ kind, value }: RawObject): OtherKind | undefined {
  // Names are ours, and none of them is one that every object has.
  if (editing.some((member) => value[member] !== undefined)) return undefined;
  if (hasMandatory(kind, value) && saysSomething(kind, value)) return undefined;
  const members = Object.keys(value).filter((name) => name !== "type" && !name.startsWith("//"));
  const member = members.find((name) => !knows(kind, name));
  if (member === undefined || members.some(isChange)) return undefined;
  const meant = kindNames.filter(
    (other) =>
      members.every((name) => knows(other, name)) &&
      hasMandatory(other, value) &&
      saysSomething(other, value),
  );
  return meant.length === 0 ? undefined : { meant, member };
}

function hasMandatory(kind: KindName, value: JsonObject): boolean {
  return shapes[kind].required.every(
    (member) => Object.hasOwn(value, member) || (member === "id" && Object.hasOwn(value, "ident")),
  );
}

/** Whether it has a member of the kind that not nearly every kind has. */
function saysSomething(kind: KindName, value: JsonObject): boolean {
  return Object.keys(value).some(
    (name) => name !== "type" && !naming.has(name) && knows(kind, name),
  );
}

function knows(kind: KindName, member: string): boolean {
  return Object.hasOwn(shapes[kind].definition.properties ?? {}, member);
}
