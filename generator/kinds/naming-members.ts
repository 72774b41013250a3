/**
 * The members by which objects are named: of one kind, and of all kinds if the kind of an object is unknown.
 */
import type { RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Naming } from "./naming.ts";
import { kinds } from "./registry.ts";

/** Members that ids of the kind are made from, the mandatory one first; empty if its definitions have no ids. */
export function idMembers(kind: KindName): readonly string[] {
  const { member, formerMember, suffixMember } = kinds[kind].naming ?? {};
  return [member, formerMember, suffixMember].filter((each) => each !== undefined);
}

/** The member that names an object, possibly under its former name; a suffix alone names nothing. */
export function idMemberIn({ kind, value }: Pick<RawObject, "kind" | "value">): string | undefined {
  const { naming } = kinds[kind];
  if (!naming) return undefined;
  const { member, formerMember } = naming;
  if (Object.hasOwn(value, member)) return member;
  return formerMember !== undefined && Object.hasOwn(value, formerMember)
    ? formerMember
    : undefined;
}

/** Whether an object has a mandatory member, possibly under its former name. */
export function hasMandatory(kind: KindName, value: JsonObject, member: string): boolean {
  if (Object.hasOwn(value, member)) return true;
  const { naming } = kinds[kind];
  return member === naming?.member && idMemberIn({ kind, value }) !== undefined;
}

/** All ways of naming that some kind uses, each once. */
export const namings: readonly Naming[] = [
  ...new Set(Object.values(kinds).flatMap(({ naming }) => naming ?? [])),
];
