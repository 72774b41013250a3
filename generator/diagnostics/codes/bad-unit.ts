import type { ContentCode, Reason } from "../code-definition.ts";
import type { ShapeFacts } from "../../schema/shape-facts.ts";
import type { Json } from "../../model/json.ts";
import { list, subjectAt } from "../sentence.ts";

const unitForms: Readonly<Record<string, string>> = {
  time: 'numbers with a unit each, such as "10 minutes", "1 h 30 m" or "45 s"',
  volume: 'whole numbers with "ml" or "L", such as "250 ml" or "2 L"',
  mass: 'whole numbers with "mg", "g" or "kg", such as "1 kg 500 g"',
};

export const code: ContentCode<ShapeFacts["bad-unit"]> = {
  severity: "error",
  spec: "2",
  theme: "members",
  losesContent: true,
  meaning: "A time, volume or mass cannot be read.",
  message: ({ where, found: text, format = "", examples }) =>
    `${subjectAt(where)} is "${text}" – expected ${unitForms[format] ?? `text ${suchAs(examples)}`}.`,
  help: ({ format }) =>
    format === "time" ? "Units: s, seconds, t, turns, m, minutes, h, hours, d, days." : undefined,
};

/** What is allowed is shown by examples: nobody reads patterns. */
function suchAs(examples: readonly Json[]): string {
  const texts = examples.map((each) => JSON.stringify(each));
  return texts.length === 0 ? "of another form" : `such as ${list(texts, "or")}`;
}

export const reason: Reason = {
  why: "Times, volumes and masses are text with a unit. A unit that is misspelt, a fraction or a number without a unit cannot be turned into seconds, millilitres or grams without guessing.",
  remedy:
    'Write whole numbers, each with its unit, and several where one is not enough: "1 h 30 m" instead of "1.5 h", "2500 ml" instead of "2.5 L".',
};
