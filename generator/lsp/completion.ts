/** Converts choices to the protocol's completion items. */
import {
  CompletionItemKind,
  CompletionItemTag,
  InsertTextFormat,
  type CompletionItem,
  type CompletionList,
} from "vscode-languageserver";
import type { Choice } from "../complete/choice.ts";
import type { SourceText } from "../model/source-text.ts";
import { offsetOf, spanOf } from "./positions.ts";
import type { Snapshot } from "./project.ts";
import type { Position } from "vscode-languageserver";

const kinds: Readonly<Record<Choice["sort"], CompletionItemKind>> = {
  member: CompletionItemKind.Property,
  id: CompletionItemKind.Reference,
  word: CompletionItemKind.EnumMember,
  value: CompletionItemKind.Value,
  definition: CompletionItemKind.Snippet,
};

/**
 * Returns completions for the text as typed; ids come from the last compilation, which is at most a keystroke old.
 * @param snippets whether the editor supports snippets with tab stops
 */
export function completionsAt(
  snapshot: Snapshot,
  absolute: string,
  source: SourceText,
  position: Position,
  snippets: boolean,
): CompletionList {
  const file = snapshot.fileAt(absolute);
  const offset = offsetOf(source, position);
  const { query, settings } = snapshot;
  const choices = file && query.choicesAt(source.text, offset, settings.packs, file);
  if (!choices) return { isIncomplete: false, items: [] };
  const { replaces, list, more } = choices;
  const range = spanOf(source, replaces.offset, replaces.length);
  const begun = source.text.slice(replaces.offset, offset);
  const quoted = begun.startsWith('"');
  return {
    isIncomplete: more,
    items: list.map((choice, index): CompletionItem => {
      const { label, sort, text, snippet, detail, documentation, isFormer } = choice;
      const isSnippet = snippets && snippet !== undefined;
      return {
        label,
        kind: kinds[sort],
        sortText: String(index).padStart(4, "0"),
        filterText: quoted ? `"${label}"` : label,
        textEdit: { range, newText: isSnippet ? snippet : text },
        ...(isSnippet ? { insertTextFormat: InsertTextFormat.Snippet } : {}),
        ...(isFormer ? { tags: [CompletionItemTag.Deprecated] } : {}),
        ...(detail === undefined || detail === "" ? {} : { detail }),
        ...(documentation === undefined
          ? {}
          : { documentation: { kind: "markdown", value: documentation } }),
      };
    }),
  };
}
