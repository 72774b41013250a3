/** What is meant by members that an object may not have: others whose names they misspell, or the same elsewhere. */
import { ofSameWords } from "../diagnostics/same-words.ts";
import { suggest } from "../diagnostics/suggest.ts";
import { changedBy } from "../kinds/parts/modification/modify-members.ts";
import { present } from "../json/containers.ts";
import type { Kind } from "../kinds/kind.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { JsonObject, JsonPath } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import { explain } from "../schema/explain.ts";
import type { ShapeFacts, ShapeFinding } from "../schema/shape-facts.ts";

export type UnknownMember = ShapeFacts["unknown-member"];

/** An unknown member, and the path of the member that is meant. */
export interface Typo {
  readonly finding: Extract<ShapeFinding, { code: "unknown-member" }>;
  readonly intended: JsonPath;
}

/** The findings of an object's shape. */
export function explained(kind: Kind, value: JsonObject): readonly ShapeFinding[] {
  return explain(value, kind.shapes.definition).map((finding) =>
    finding.code === "unknown-member" && finding.path.length === 1
      ? { ...finding, data: withoutExcluded(kind, finding.data, value) }
      : finding,
  );
}

export function typosIn(kind: Kind, value: JsonObject): Typo[] {
  return typosAmong(kind, explained(kind, value));
}

export function typosAmong(kind: Kind, findings: readonly ShapeFinding[]): Typo[] {
  return findings.flatMap((finding) => {
    if (finding.code !== "unknown-member") return [];
    const { path, data } = finding;
    const { belongs, member } = data;
    if (belongs !== undefined) {
      return [{ finding, intended: belongs === "" ? [member] : [belongs, member] }];
    }
    const intended = suggestedMember(kind, data);
    return intended === undefined ? [] : [{ finding, intended: [...path.slice(0, -1), intended] }];
  });
}

/** The missing members that are present but misspelt, each with the first finding of a member that means it. */
export function typosOfMissing(
  kind: Kind,
  findings: readonly ShapeFinding[],
): ReadonlyMap<ShapeFinding, ShapeFinding> {
  const lacking = findings.filter((finding) => finding.code === "missing-member");
  if (lacking.length === 0) return new Map();
  const typos = typosAmong(kind, findings).reverse();
  const meant = new Map(typos.map(({ finding, intended }) => [JSON.stringify(intended), finding]));
  return new Map(
    lacking.flatMap((finding) => {
      const typo = meant.get(JSON.stringify([...finding.path, finding.data.member]));
      return typo ? [[finding, typo] as const] : [];
    }),
  );
}

/**
 * The nearest in meaning, words or letters of the members that the object lacks; a misplaced member is not misspelt.
 */
export function suggestedMember(kind: Kind, unknown: UnknownMember): string | undefined {
  const { member, candidates, belongs, among, synonym } = unknown;
  if (belongs !== undefined || among !== undefined) return undefined;
  // A change whose member is spelt correctly does not mean the change of another one.
  if ((unknown.whole ?? misusedChange(kind, unknown).whole) !== undefined) return undefined;
  return synonym ?? ofSameWords(member, candidates) ?? suggest(member, candidates)[0];
}

/** The data reported about an unknown member. */
export function unknownMember(
  kinds: Kinds,
  kind: Kind,
  { data, path }: Typo["finding"],
): UnknownMember {
  const kindsThatHave = path.length === 1 ? kindsWith(kinds, data, kind) : {};
  const misused = misusedChange(kind, data);
  return { ...data, suggestion: suggestedMember(kind, data), ...kindsThatHave, ...misused };
}

/** Parts that the object lacks because it has another member in their place are not where a member belongs. */
function withoutExcluded(
  { exclusive = [] }: Kind,
  data: UnknownMember,
  object: JsonObject,
): UnknownMember {
  const { absent = [], needs: _, ...others } = data;
  const isExcluded = (part: string): boolean =>
    exclusive.some(
      (group) => group.includes(part) && group.some((each) => Object.hasOwn(object, each)),
    );
  const left = absent.filter((part) => !isExcluded(part));
  if (left.length === absent.length) return data;
  const needs = left[0] === absent[0] ? data.needs : undefined;
  return { ...others, ...(left.length > 0 ? { absent: left, ...present({ needs }) } : {}) };
}

/** `add:` and `remove:` of members that accept neither: members that are no lists, and those with lists inside. */
function misusedChange(
  { shapes, changedInside = {} }: Kind,
  { where, member }: UnknownMember,
): Pick<UnknownMember, "whole" | "listsInside"> {
  const whole = changedBy(member);
  if (where !== "" || whole === undefined) return {};
  const { properties = {} } = shapes.definition;
  if (!Object.hasOwn(properties, whole)) return {};
  if (!Object.hasOwn(changedInside, whole)) return { whole };
  const prefix = member.slice(0, -whole.length);
  return { whole, listsInside: (changedInside[whole] ?? []).map((list) => prefix + list) };
}

/** Other kinds that have this member: at their top level, or else in a part of exactly one kind. */
function kindsWith(
  all: Kinds,
  { member, belongs, among, absent }: UnknownMember,
  kind: Kind,
): { readonly kinds?: readonly KindName[] } {
  if (belongs !== undefined || among !== undefined || absent !== undefined) return {};
  const others = all.all.filter((other) => other !== kind);
  const having = others.filter((other) =>
    Object.hasOwn(other.shapes.definition.properties ?? {}, member),
  );
  if (having.length > 0) return { kinds: having.map(({ name }) => name) };
  const inside = others.filter((other) =>
    Object.values(other.shapes.definitions).some(({ properties = {} }) =>
      Object.hasOwn(properties, member),
    ),
  );
  return inside.length === 1 ? { kinds: inside.map(({ name }) => name) } : {};
}
