/** Rules across the members that recipes and uncrafts have in common (§2.10). */
import { requirementRules } from "../requirement-parts/rules.ts";
import { readUsing, type Needing } from "../requirement-parts/written.ts";
import { bookLevels, repeatedBooks } from "./books.ts";
import { ofOneObject, type Rule } from "../../kind.ts";
import type { Json } from "../../../model/json.ts";
import { isPair } from "../requirement-parts/skill-levels.ts";
import type { CraftRule } from "./craft.ts";
import { recipeMoves, timeString } from "./time.ts";

/** The integer form of `time` is legacy (§2.10, §9.3). */
const legacyTime: CraftRule = ofOneObject((definition, context) => {
  const { time } = definition.value;
  if (typeof time !== "number" || time < 0) return;
  context.report("legacy-time", context.placeOf(definition, ["time"]), {
    moves: time,
    instead: timeString(time),
  });
});

/** A time cannot be negative (§2.10). */
const negativeTime: CraftRule = ofOneObject((definition, context) => {
  const { value: recipe } = definition;
  const { time } = recipe;
  // Few texts have a sign, and only these need to be parsed.
  if (typeof time === "string" && !time.includes("-")) return;
  if (recipeMoves(recipe) >= 0) return;
  context.report("negative-time", context.placeOf(definition, ["time"]), {
    time: String(time),
  });
});

/** Reports a suffix if ids of uncrafts consist of the result alone (§2.10: with the suffix). */
export const uncraftSuffix: CraftRule = ofOneObject((definition, { rules, report, placeOf }) => {
  const { result = "", id_suffix: suffix = "" } = definition.value;
  if (rules.uncraft_id_suffix === "read" || suffix === "") return;
  report("unread-id-suffix", placeOf(definition, ["id_suffix"], "key"), { id: result, suffix });
});

/** Checks prefixes that are a convention; the lists of categories are not part of the format (§2.10). */
const categoryWord: CraftRule = ofOneObject((definition, context) => {
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
});

/** Both members state how much one craft makes (§2.10). */
const chargesWithResultMult: CraftRule = (definition, context) => {
  const { charges, result_mult = 1 } = definition.value;
  if (typeof charges !== "number" || result_mult <= 1) return;
  context.report("charges-with-result-mult", context.placeOf(definition, ["charges"]), {
    charges,
    result_mult,
  });
};

/** Reports a container that is named but must not be used (§2.10). */
const containerNotContained: CraftRule = (definition, context) => {
  const { contained, container } = definition.value;
  if (container === undefined || contained !== false) return;
  context.report("container-not-contained", context.placeOf(definition, ["contained"]), {
    container,
  });
};

/** The game reads the first pair of a flat list, and nothing behind it (§2.10: an array of pairs). */
const flatSkills: CraftRule = ofOneObject((definition, context) => {
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
});

/**
 * Reports the first of the members that state a level: the difficulty, the integer form of `decomp_learn` (a list names
 * its own skills), the books. A level of 0 requires nothing and needs no skill.
 */
const levelsWithoutSkill: CraftRule = (definition, { report, placeOf }) => {
  const { skill_used, difficulty = 0, decomp_learn } = definition.value;
  if (skill_used !== undefined) return;
  const books = bookLevels(definition.value).filter(({ level = 0 }) => level > 0);
  const isLearned = typeof decomp_learn === "number";
  const others = (difficulty > 0 ? 1 : 0) + (isLearned ? 1 : 0) + books.length - 1;
  const [first] = books;
  if (difficulty > 0) {
    const place = placeOf(definition, ["difficulty"]);
    report("difficulty-without-skill", place, { difficulty, others });
  } else if (isLearned) {
    const place = placeOf(definition, ["decomp_learn"]);
    report("decomp-learn-without-skill", place, { level: decomp_learn, others });
  } else if (first) {
    const { book, level = 0, path } = first;
    report("book-learn-without-skill", placeOf(definition, path), { book, level, others });
  }
};

/** A book teaches a recipe once, at the first of its levels (§2.10 `book_learn`). */
const repeatedBook: CraftRule = ofOneObject((definition, { report, placeOf }) => {
  for (const [index, { book: id, same }] of repeatedBooks(definition.value)) {
    const place = placeOf(definition, ["book_learn", index]);
    report("repeated-entry", place, { member: "book_learn", id, same });
  }
});

/**
 * A saving is at most 100 percent, and batches are small: the greater number is the saving, unless the other one is no
 * size of a batch (§2.10).
 */
const batchSwapped: CraftRule = ofOneObject((definition, context) => {
  const [saving = 0, batch = 0] = definition.value.batch_time_factors ?? [];
  if (saving <= 0 || batch <= saving || batch > 100 || !Number.isInteger(saving)) return;
  const data = { saving, batch };
  context.report("batch-swapped", context.placeOf(definition, ["batch_time_factors"]), data);
});

/** Nothing can be needed less than once (extension: multipliers). */
const usingMultiplier: Rule<Needing> = ofOneObject((definition, context) => {
  for (const [index, { id, multiplier }] of readUsing(definition.value).entries()) {
    if (multiplier >= 1) continue;
    context.report("using-multiplier", context.placeOf(definition, ["using", index, 1]), {
      id,
      multiplier,
    });
  }
});

/** The rules that hold for both recipes and uncrafts. */
export const craftRules: readonly CraftRule[] = [
  legacyTime,
  negativeTime,
  levelsWithoutSkill,
  repeatedBook,
  chargesWithResultMult,
  containerNotContained,
  flatSkills,
  batchSwapped,
  categoryWord,
  usingMultiplier,
  ...requirementRules,
];
