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
import type { Position } from "vscode-languageserver";
import type { Workspace } from "./workspace.ts";

const kinds: Readonly<Record<Choice["sort"], CompletionItemKind>> = {
  member: CompletionItemKind.Property,
  id: CompletionItemKind.Reference,
  word: CompletionItemKind.EnumMember,
  value: CompletionItemKind.Value,
  definition: CompletionItemKind.Snippet,
};

/**
 * Returns completions for the text as typed; ids come from the last compilation, as long as nothing else was written
 * since then but the word at the position.
 * @param snippets whether the editor supports snippets with tab stops
 */
export function completionsAt(
  workspace: Workspace,
  absolute: string,
  source: SourceText,
  position: Position,
  snippets: boolean,
): CompletionList {
  const offset = offsetOf(source, position);
  const [snapshot] = workspace.lastFor(absolute, (compiled) =>
    differOnlyInWord(source.text, offset, compiled),
  );
  const file = snapshot?.fileAt(absolute);
  const choices =
    file && snapshot?.query.choicesAt(source.text, offset, snapshot.settings.packs, file);
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

/** Whether a text is as another one was, but for the word at an offset, with the quotes that it has. */
function differOnlyInWord(text: string, offset: number, before: string): boolean {
  let [from, to] = [offset, offset];
  while (from > 0 && !endsWord.test(text.charAt(from - 1))) from -= 1;
  while (to < text.length && !endsWord.test(text.charAt(to))) to += 1;
  const head = text.slice(0, text.charAt(from - 1) === '"' ? from - 1 : from);
  const tail = text.slice(text.charAt(to) === '"' ? to + 1 : to);
  return (
    before.length >= head.length + tail.length && before.startsWith(head) && before.endsWith(tail)
  );
}

/** What stands around words in JSON. */
const endsWord = /[\s"\\{}[\]:,]/u;
