import type { ContentCode, Reason } from "../code-definition.ts";
import type { ShapeFacts } from "../../schema/shape-facts.ts";
import { subjectAt } from "../sentence.ts";

export const code: ContentCode<ShapeFacts["implausible-number"]> = {
  severity: "warning",
  spec: "2",
  theme: "members",
  meaning:
    "A number is far outside the range that makes sense for its member, or that the game can store.",
  message: ({ where, found: number, least, greatest }) =>
    `${subjectAt(where)} is ${String(number)}, which is implausible – expected ${String(least)} to ${String(greatest)}.`,
};

export const reason: Reason = {
  why: "The number has the right type but is hardly intended: skills go up to level 10, a chance in percent up to 100, and the game stores whole numbers in 32 bits. Often a digit was typed twice, or a zero too many. The value is kept as it is written.",
  remedy:
    "Correct the number; the message gives the range. If your game uses greater numbers, lower the severity of the code.",
};
