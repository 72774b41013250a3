/** Rules across the members that recipes and uncrafts have in common (§2.10). */
import type { Json } from "../../../model/json.ts";
import { isPair } from "../requirement-parts/skill-levels.ts";
import type { CraftRule } from "./craft.ts";
import { recipeMoves, timeString } from "./time.ts";

/** The integer form of `time` is legacy (§2.10, §9.3). */
export const legacyTime: CraftRule = (definition, context) => {
  const { time } = definition.value;
  if (typeof time !== "number" || time < 0) return;
  context.report("legacy-time", context.placeOf(definition, ["time"]), {
    moves: time,
    instead: timeString(time),
  });
};

/** A time cannot be negative (§2.10). */
export const negativeTime: CraftRule = (definition, context) => {
  const { value: recipe } = definition;
  const { time } = recipe;
  // Few texts have a sign, and only these need to be parsed.
  if (typeof time === "string" && !time.includes("-")) return;
  if (recipeMoves(recipe) >= 0) return;
  context.report("negative-time", context.placeOf(definition, ["time"]), {
    time: String(time),
  });
};

/** Reports a suffix if ids of uncrafts consist of the result alone (§2.10: with the suffix). */
export const uncraftSuffix: CraftRule = (definition, { rules, report, placeOf }) => {
  const { result = "", id_suffix: suffix = "" } = definition.value;
  if (rules.uncraft_id_suffix === "read" || suffix === "") return;
  report("unread-id-suffix", placeOf(definition, ["id_suffix"], "key"), { id: result, suffix });
};

/** Checks prefixes that are a convention; the lists of categories are not part of the format (§2.10). */
export const categoryWord: CraftRule = (definition, context) => {
  const { value: recipe } = definition;
  const check = (member: "category" | "subcategory", prefix: string): void => {
    const word = recipe[member] ?? "";
    if (word === "" || word.startsWith(prefix)) return;
    context.report("category-word", context.placeOf(definition, [member]), {
      member,
      word,
      prefix,
    });
  };
  check("category", "CC_");
  check("subcategory", "CSC_");
};

/** Both members state how much one craft makes (§2.10). */
export const chargesWithResultMult: CraftRule = (definition, context) => {
  const { charges, result_mult = 1 } = definition.value;
  if (typeof charges !== "number" || result_mult <= 1) return;
  context.report("charges-with-result-mult", context.placeOf(definition, ["charges"]), {
    charges,
    result_mult,
  });
};

/** Reports a container that is named but must not be used (§2.10). */
export const containerNotContained: CraftRule = (definition, context) => {
  const { contained, container } = definition.value;
  if (container === undefined || contained !== false) return;
  context.report("container-not-contained", context.placeOf(definition, ["contained"]), {
    container,
  });
};

/** The game reads the first pair of a flat list, and nothing behind it (§2.10: an array of pairs). */
export const flatSkills: CraftRule = (definition, context) => {
  const { skills_required: skills } = definition.value;
  if (skills === undefined || !isPair(skills)) return;
  const listed: readonly Json[] = skills;
  if (listed.length === 2) return;
  const pairs = Array.from({ length: Math.ceil(listed.length / 2) }, (_, index) =>
    listed.slice(index * 2, index * 2 + 2),
  );
  const isPaired = pairs.every(
    ([one, other]) => typeof one === "string" && typeof other === "number",
  );
  context.report("flat-skills", context.placeOf(definition, ["skills_required"]), {
    skill: skills[0],
    ...(isPaired ? { instead: pairs } : {}),
  });
};
