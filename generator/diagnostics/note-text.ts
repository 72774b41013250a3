import { codes, type Code } from "./code.ts";
import type { Noting } from "./code-definition.ts";
import { commonNotes } from "./common-notes.ts";
import type { NoteFact } from "./diagnostic.ts";

/**
 * The sentence of a note, from the file of its finding's code.
 * @throws If the code has no such sentence, which the types of reports prevent.
 */
export function noteText(code: Code, { note, data }: NoteFact): string {
  const { notes } = codes[code] as Partial<Noting<Record<string, unknown>>>;
  const sentences: Readonly<Record<string, (data: never) => string>> = { ...commonNotes, ...notes };
  const sentence = sentences[note];
  if (!sentence) throw new Error(`"${code}" has no sentence for the note "${note}"`);
  return sentence(data as never);
}
