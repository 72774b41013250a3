import type { DialectRules } from "../../../model/dialect.ts";
import type { JsonObject } from "../../../model/json.ts";
import type { Naming } from "../../naming.ts";

/**
 * For kinds whose objects are named by what they make and a suffix, `<result><id_suffix>` (§2.10).
 * @param isSuffixRead whether the dialect reads the suffix of the kind
 */
export function namedByResult(isSuffixRead: (rules: DialectRules) => boolean): Naming {
  return {
    member: "result",
    suffixMember: "id_suffix",
    members: ["result", "id_suffix", "abstract"],
    idsOf: ({ result, id_suffix: suffix }, rules) => {
      if (typeof result !== "string") return [];
      if (!isSuffixRead(rules) || suffix === undefined || suffix === "") return [result];
      return typeof suffix === "string" ? [result + rules.recipe_id_separator + suffix] : [];
    },
    joined: joinedWithSuffix,
    suffix: (rules) => (isSuffixRead(rules) ? "id_suffix" : undefined),
  };
}

/** The first parts of ids that objects have of their parents. */
const inherited = new WeakMap<JsonObject, string>();

/** The same, for dialects in which ids are made of these members, the first of which may be inherited. */
export function namedByParts(naming: Naming, [first = "", ...others]: readonly string[]): Naming {
  return {
    ...naming,
    members: [first, ...others, "abstract"],
    otherParts: others,
    inherits: (value, name) => inherited.set(value, name),
    idsOf: (value, { recipe_id_separator: separator }) => {
      const start = value[first] ?? inherited.get(value);
      const parts = [start, ...others.map((each) => value[each])].filter(
        (part) => part !== undefined && part !== "",
      );
      const texts = parts.filter((part) => typeof part === "string");
      return start === undefined || texts.length < parts.length ? [] : [texts.join(separator)];
    },
  };
}

/** One function for all such kinds, so that texts are searched once for them. */
const joinedWithSuffix: NonNullable<Naming["joined"]> = ({ result, id_suffix: suffix }) =>
  result === undefined || suffix === undefined ? [] : [result + suffix, `${result}_${suffix}`];

/** The id as the other dialect would join it, if that is different. */
export function otherSpelling(
  { result, id_suffix: suffix }: JsonObject,
  { recipe_id_separator: separator }: DialectRules,
): string | undefined {
  if (typeof result !== "string" || typeof suffix !== "string" || suffix === "") return undefined;
  return separator === "" ? `${result}_${suffix}` : `${result}${suffix}`;
}
