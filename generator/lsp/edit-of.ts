import {
  CodeActionKind,
  type CodeAction,
  type TextEdit as ProtocolEdit,
  type WorkspaceEdit,
} from "vscode-languageserver";
import type { TextEdit } from "../text/edits.ts";
import type { SourceFile } from "../model/source-file.ts";
import { spanOf } from "./positions.ts";
import type { Snapshot } from "./project.ts";

/** Converts the edits of one file. */
export function editOf(
  { uriOf }: Snapshot,
  file: SourceFile,
  edits: readonly TextEdit[],
): WorkspaceEdit {
  return { changes: { [uriOf(file)]: protocolEdits(file, edits) } };
}

export function protocolEdits(file: SourceFile, edits: readonly TextEdit[]): ProtocolEdit[] {
  return edits.map(({ offset, length, text }) => ({
    range: spanOf(file, offset, length),
    newText: text,
  }));
}

/** An action that edits one file. */
export function quickFix(
  snapshot: Snapshot,
  file: SourceFile,
  title: string,
  edits: readonly TextEdit[],
): CodeAction {
  return { title, kind: CodeActionKind.QuickFix, edit: editOf(snapshot, file, edits) };
}
