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
