/** The edit that replaces a word with the one that a finding suggests, for an author to confirm. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { TextEdit } from "../diagnostics/fix.ts";
import { rename, replaceValue } from "./replacements.ts";
import { nameOf, siteOf } from "./site.ts";

export interface SuggestedWord {
  readonly word: string;
  readonly edits: readonly TextEdit[];
}

/** Returns `undefined` if nothing is suggested, or if the text there is not what the finding is about. */
export function suggestedWord(diagnostic: Diagnostic): SuggestedWord | undefined {
  const { fact } = diagnostic;
  const data = (fact?.data ?? {}) as Readonly<Record<string, unknown>>;
  const { suggestion: word } = data;
  if (typeof word !== "string") return undefined;
  const site = siteOf(diagnostic);
  if (!site) return undefined;
  const said = Object.values(data);
  const found: unknown = site.node.value;
  if (typeof found === "string" && said.includes(found)) {
    const edits = replaceValue(site, found, word);
    return edits && { word, edits };
  }
  const name: unknown = nameOf(site.node)?.value;
  const edits =
    typeof name === "string" && said.includes(name) ? rename(site, name, word) : undefined;
  return edits && { word, edits };
}
