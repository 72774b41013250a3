/** The members by which the objects of a kind are named. */
import { isList } from "../json/containers.ts";
import type { JsonObject } from "../model/json.ts";
import type { Kind } from "./kind.ts";

/** Members that ids of the kind are made from, the mandatory one first; empty if its definitions have no ids. */
export function idMembers({ naming }: Kind): readonly string[] {
  const { member, formerMember, suffixMember, otherParts = [] } = naming ?? {};
  const all = [member, formerMember, suffixMember, ...otherParts];
  return [...new Set(all)].filter((each) => each !== undefined);
}

/** The member that names an object, possibly under its former name; a suffix alone names nothing. */
export function idMemberIn({ naming }: Kind, value: JsonObject): string | undefined {
  if (!naming) return undefined;
  const { member, formerMember } = naming;
  if (Object.hasOwn(value, member)) return member;
  return formerMember !== undefined && Object.hasOwn(value, formerMember)
    ? formerMember
    : undefined;
}

/** The member of an object that is a list of ids (extension). */
export function idListIn(kind: Kind, value: JsonObject): string | undefined {
  const member = idMemberIn(kind, value);
  return member !== undefined && isList(value[member]) ? member : undefined;
}

/** Whether an object has a mandatory member, possibly under its former name. */
export function hasMandatory(kind: Kind, value: JsonObject, member: string): boolean {
  if (Object.hasOwn(value, member)) return true;
  return member === kind.naming?.member && idMemberIn(kind, value) !== undefined;
}

/** Whether objects of the kind may state further names of what they define (extension). */
export function hasAliases({ naming }: Kind): boolean {
  return naming?.members.includes("alias") === true;
}

/** The member that is the id of a definition; `undefined` if ids are made from several, or there are none. */
export function wholeIdMember({ naming }: Kind): string | undefined {
  return naming?.joined ? undefined : naming?.member;
}
