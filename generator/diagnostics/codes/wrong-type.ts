import type { FixableCode, Reason } from "../code-definition.ts";
import type { ShapeFacts } from "../../schema/shape-facts.ts";
import { typeWords } from "../../schema/describe-shape.ts";
import { repairSentence } from "../repair-sentence.ts";
import { list, subjectAt } from "../sentence.ts";

const typeNames: Readonly<Record<string, string>> = {
  ...typeWords,
  number: "a number with a fraction",
};

export const code: FixableCode<ShapeFacts["wrong-type"]> = {
  severity: "error",
  spec: "2",
  theme: "members",
  losesContent: true,
  fix: {
    level: "safe",
    reveals: true,
    levelOf: ({ repair }) => (repair?.instead[0].member === undefined ? "safe" : "suggestions"),
    does: "write brackets, quotes and order as the member needs them, if there is only one way",
  },
  meaning: "A value has a different JSON type than its member accepts.",
  message: ({ where, found, expected }) => {
    const due = list(expected, "or");
    // If an object was found where an object is expected, its members are those of another one.
    if (found === "object" && expected.every((each) => each.startsWith("an object"))) {
      const known = due === typeNames["object"] ? "some" : due;
      return `${subjectAt(where)} is an object without known members – expected ${known}.`;
    }
    return `${subjectAt(where)} is ${typeNames[found] ?? found} – expected ${due}.`;
  },
  help: ({ repair, example, found }) => {
    const sentence = repairSentence(repair);
    if (sentence !== undefined || example === undefined) return sentence;
    // It is no instruction: to write the example would lose what is there.
    const form = `he form is that of ${example}.`;
    return found === "null" ? `Remove it, or give it a value: t${form}` : `T${form}`;
  },
};

export const reason: Reason = {
  why: "A number in quotes is text, and a word without brackets is not a list. Reading it as something else would be a guess, so the object is left out and the build fails. If a member accepts several forms, the message describes the one closest to what was written.",
  remedy: "Write the value in the form that the message describes.",
};
