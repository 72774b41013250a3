import type { FixableCode, Reason } from "../code-definition.ts";
import type { ShapeFacts } from "../../schema/shape-facts.ts";
import type { Json } from "../../model/json.ts";
import { list, subjectAt } from "../sentence.ts";

const unitForms: Readonly<Record<string, string>> = {
  time: 'numbers, each with a unit, such as "10 minutes", "1 h 30 m" or "45 s"',
  volume: 'whole numbers with "ml" or "L", such as "250 ml" or "2 L"',
  mass: 'whole numbers with "mg", "g" or "kg", such as "1 kg 500 g"',
};

export const code: FixableCode<ShapeFacts["bad-unit"]> = {
  severity: "error",
  spec: "2",
  theme: "members",
  losesContent: true,
  fix: {
    level: "safe",
    reveals: true,
    does: "write the same quantity with units that are known",
    levelOf: ({ misspelt }) => (misspelt === true ? "suggestions" : "safe"),
  },
  meaning: "A time, volume or mass cannot be read.",
  message: ({ where, found: text, format = "", examples, tooLarge }) => {
    const found = `${subjectAt(where)} is "${text}"`;
    if (tooLarge) return `${found}, which is too large – expected fewer digits.`;
    return `${found} – expected ${unitForms[format] ?? `text ${suchAs(examples)}`}.`;
  },
  help: ({ suggestion, misspelt, format, tooLarge }) => {
    if (suggestion !== undefined) {
      const text = JSON.stringify(suggestion);
      return misspelt === true ? `Did you mean ${text}?` : `Write ${text}.`;
    }
    return format === "time" && !tooLarge
      ? "Units: s, seconds, t, turns, m, minutes, h, hours, d, days."
      : undefined;
  },
};

/** Shows the allowed form by examples: nobody reads patterns. */
function suchAs(examples: readonly Json[]): string {
  const texts = examples.map((each) => JSON.stringify(each));
  return texts.length === 0 ? "in another form" : `such as ${list(texts, "or")}`;
}

export const reason: Reason = {
  why: "Times, volumes and masses are text with units. A misspelt unit, a fraction or a number without a unit cannot be converted to seconds, millilitres or grams without guessing.",
  remedy:
    'Write whole numbers, each with its unit, and several of them where one is not enough: "1 h 30 m" instead of "1.5 h", "2500 ml" instead of "2.5 L".',
};
