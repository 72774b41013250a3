/** Members that an object can have but does not have yet: mandatory ones first, extensions last. */
import { idMembers } from "../kinds/naming-members.ts";
import { replacedBy } from "../kinds/parts/inheritance/equivalent-members.ts";
import { valueAt } from "../json/path.ts";
import { isObject, textsIn } from "../json/containers.ts";
import type { Json } from "../model/json.ts";
import { restOf, type Shape } from "../schema/shape.ts";
import type { Choice } from "./choice.ts";
import { validity, withValue } from "./validity.ts";
import type { Writing, WritingPlace } from "./choice.ts";
import { describeMember } from "./describe-member.ts";
import { alternatives, branchesOf, followed } from "../schema/choose-branch.ts";
import { sampleValue } from "../schema/sample.ts";
import { shapesAt } from "./shapes-at.ts";
import { plainOf, snippetOf } from "./snippet.ts";
import { idChoice } from "./value-choices.ts";

export function memberChoices(place: WritingPlace, writing: Writing): Choice[] {
  const { kind, object, path, hasValue } = place;
  const holder = path.slice(0, -1);
  const own = valueAt(object, holder);
  const written = String(path.at(-1));
  const present = new Set(isObject(own) ? Object.keys(own) : []);
  // The name being written is already present, as far as it was typed.
  if (!hasValue) present.delete(written);
  const taken = new Set([...present].flatMap((each) => replacedBy(kind, each)));
  const found: Choice[] = [];
  const names = new Set<string>();
  const before = isObject(own) ? withValue(object, [...holder, written], undefined) : object;
  for (const shape of shapesAt(kind, object, holder)) {
    for (const branch of alternatives(shape, own)) {
      const { properties = {}, required = [] } = branch;
      const mandatory = holder.length === 0 ? mandatoryOf(place) : required;
      for (const [name, member] of Object.entries(properties)) {
        const isTaken = taken.has(name) && !(hasValue && name === written);
        if (isTaken || names.has(name) || member.deprecated === true) continue;
        if (!isOffered(name, place)) continue;
        const value = sampleMember(place, name, member, writing);
        if (value === undefined) continue;
        if (!hasValue && !validity(kind, before, [...holder, name])(value)) continue;
        names.add(name);
        found.push(memberChoice(place, name, member, value, mandatory.includes(name)));
      }
      const others = nameChoices(place, branch, writing).filter(
        ({ label }) => !names.has(label) && (!taken.has(label) || (hasValue && label === written)),
      );
      for (const { label } of others) names.add(label);
      found.push(...others);
    }
  }
  return found;
}

/** A sample value. Members that name definitions without a reference in the schema get an existing id. */
function sampleMember(
  { kind, path }: WritingPlace,
  name: string,
  member: Shape,
  { pick }: Writing,
): Json | undefined {
  const names = path.length === 1 && (name === "copy-from" || name === kind.similar?.member);
  return (names ? pick(kind.name) : undefined) ?? sampleValue(member, pick, name);
}

function memberChoice(
  { hasValue }: WritingPlace,
  name: string,
  member: Shape,
  value: Json,
  isMandatory: boolean,
): Choice {
  const { "x-extension": extension } = followed(member);
  return {
    label: name,
    sort: "member",
    ...textOf(name, value, hasValue),
    rank: isMandatory ? 0 : extension === true || name.includes(":") ? 2 : 1,
    detail: isMandatory ? "mandatory" : extension === true ? "extension" : "",
    documentation: describeMember(name, member),
  };
}

/** The text of a member; only its name if it already has a value. */
function textOf(name: string, value: Json, hasValue: boolean): Pick<Choice, "text" | "snippet"> {
  const key = JSON.stringify(name);
  if (hasValue) return { text: key };
  return { text: `${key}: ${plainOf(value)}`, snippet: `${key}: ${snippetOf(value)}` };
}

/** What a map may have as a value if its schema does not say. */
const anything: Shape = { type: "string" };

/** Members of a map whose names are ids, or words of a list. */
function nameChoices(place: WritingPlace, map: Shape, writing: Writing): readonly Choice[] {
  const { propertyNames } = map;
  if (!propertyNames) return [];
  const value = sampleMember(place, "", restOf(map) ?? anything, writing);
  if (value === undefined) return [];
  const named = branchesOf(propertyNames).flatMap(
    ({ "x-ref": ref, enum: words = [] }): readonly Omit<Choice, "text">[] => [
      ...(ref === undefined ? [] : writing.words.ids(ref).map(idChoice)),
      ...textsIn(words).map((label) => ({ label, sort: "word" as const, rank: 1 })),
    ],
  );
  return named.map((choice) => ({ ...choice, ...textOf(choice.label, value, place.hasValue) }));
}

/** Members that a whole definition needs; one that copies or changes another need not state them. */
function mandatoryOf({ kind, object }: WritingPlace): readonly string[] {
  const isPart = ["copy-from", "abstract", "edit-mode"].some((name) => Object.hasOwn(object, name));
  const { required } = kind.shapes;
  return isPart ? [] : ["type", ...required, ...(kind.startsWith ?? [])];
}

/** Whether a member is offered: some are meaningful only beside others. */
function isOffered(name: string, { kind, object, path }: WritingPlace): boolean {
  if (path.length > 1) return true;
  if (/^(?:add|remove):/u.test(name)) return object["edit-mode"] === "modify";
  if (["extend", "delete", "relative", "proportional"].includes(name)) {
    return Object.hasOwn(object, "copy-from");
  }
  const { naming } = kind;
  if (name === naming?.formerMember) return false;
  if (name === "abstract") return !idMembers(kind).some((each) => Object.hasOwn(object, each));
  return true;
}
