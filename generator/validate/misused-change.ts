/** `add:` and `remove:` of members that accept neither: members that are no lists, and those with lists inside. */
import { shapes } from "../compiled/shapes.ts";
import { changedBy } from "../kinds/parts/modification/modify-members.ts";
import { kinds } from "../kinds/registry.ts";
import type { KindName } from "../model/kind-names.ts";
import type { ShapeFacts } from "../schema/shape-facts.ts";

type UnknownMember = ShapeFacts["unknown-member"];

/** @param unknown an unknown member of an object of the kind, or of a part of it */
export function misusedChange(
  kind: KindName,
  { where, member }: Pick<UnknownMember, "where" | "member">,
): Pick<UnknownMember, "whole" | "listsInside"> {
  const whole = changedBy(member);
  if (where !== "" || whole === undefined) return {};
  const { properties = {} } = shapes[kind].definition;
  if (!Object.hasOwn(properties, whole)) return {};
  const { changedInside = {} } = kinds[kind];
  if (!Object.hasOwn(changedInside, whole)) return { whole };
  const prefix = member.slice(0, -whole.length);
  return { whole, listsInside: (changedInside[whole] ?? []).map((list) => prefix + list) };
}
