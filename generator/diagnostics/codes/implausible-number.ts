import type { ContentCode, Reason } from "../code-definition.ts";
import type { ShapeFacts } from "../../schema/shape-facts.ts";
import { subjectAt } from "../sentence.ts";

export const code: ContentCode<ShapeFacts["implausible-number"]> = {
  severity: "warning",
  spec: "2",
  theme: "members",
  meaning: "A number is far outside what its member can mean, or what the game can hold.",
  message: ({ where, found: number, least, greatest }) =>
    `${subjectAt(where)} is ${String(number)}, which can hardly be meant – expected ${String(least)} to ${String(greatest)}.`,
};

export const reason: Reason = {
  why: "The number has the right type, and yet it can hardly be what was meant: skills go to level 10, a chance in percent to 100, and the game holds whole numbers in 32 bits. Often a digit stands twice or a zero too many. The value is kept as it is written.",
  remedy:
    "Correct the number; the message gives the range. If a game of yours knows greater ones, lower the severity of the code.",
};
