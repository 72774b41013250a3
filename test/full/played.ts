/** The story of `test/client`, for whatever runs JavaScript: its lines are the answer. */
import { playScript } from "../client/script.ts";

export function played(): string {
  return `${playScript().transcript.join("\n")}\n`;
}
