/** Code actions for findings and ids: edits for the editor to apply. */
import {
  CodeActionKind,
  type CodeAction,
  type CodeActionParams,
  type Diagnostic as ProtocolDiagnostic,
  type Position,
  type Range,
  type WorkspaceEdit,
} from "vscode-languageserver";
import { codes, isContentCode } from "../diagnostics/code.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { TextEdit } from "../text/edits.ts";
import { applyEdits } from "../fix/apply-edits.ts";
import { fixOf, suggestedWord } from "../fix/fixes.ts";
import type { SourceFile } from "../model/source-file.ts";
import { definingActions, overridingActions } from "./new-objects.ts";
import { editOf, protocolEdits, quickFix } from "./edit-of.ts";
import { offsetOf, rangeOf } from "./positions.ts";
import type { ClientAbilities } from "./client-abilities.ts";
import { versionAt, type OpenTexts } from "./documents.ts";
import type { Snapshot } from "./project.ts";

const fixAllKind = `${CodeActionKind.SourceFixAll}.defwright`;

/** Not below `source.fixAll`, which editors apply on saving. */
const previewKind = `${CodeActionKind.Source}.previewFixes.defwright`;

export const actionKinds: readonly string[] = [
  CodeActionKind.QuickFix,
  CodeActionKind.RefactorRewrite,
  fixAllKind,
  previewKind,
];

export function actionsAt(
  snapshot: Snapshot,
  file: SourceFile,
  { range, context }: CodeActionParams,
  { open, annotations }: Pick<ClientAbilities, "annotations"> & { readonly open: OpenTexts },
): CodeAction[] {
  const wants = (kind: string): boolean =>
    context.only?.some((only) => kind === only || kind.startsWith(`${only}.`)) ?? true;
  const own = snapshot.compilation.diagnostics.filter(({ source }) => source === file);
  const here = own.filter((each) => touches(rangeOf(each.range), range));
  const about = (actions: readonly CodeAction[], each: Diagnostic): CodeAction[] => {
    const diagnostics = context.diagnostics.filter((shown) => isSame(shown, each));
    return actions.map((action) => ({ ...action, diagnostics }));
  };
  const { ids } = snapshot.query.placeAt(file, offsetOf(file, range.start));
  const explained = [...new Set(here.map(({ code }) => code))].map((code) => explain(code));
  const actions = [
    ...here.flatMap((each) => about(quickFixes(snapshot, file, each), each)),
    ...here.flatMap((each) => about(definingActions(snapshot, file, each), each)),
    ...ids.flatMap((id) => overridingActions(snapshot, id)),
    ...explained,
    ...(context.only?.some((only) => only.startsWith(CodeActionKind.Source)) === true
      ? fixAll(snapshot, file, own, annotations ? open : undefined)
      : []),
  ];
  return actions.filter(({ kind = "" }) => wants(kind));
}

function quickFixes(snapshot: Snapshot, file: SourceFile, diagnostic: Diagnostic): CodeAction[] {
  const { code } = diagnostic;
  const fix = fixOf(diagnostic, snapshot.compilation.evidence);
  if (fix) {
    const isPreferred = fix.level === "safe";
    return [{ ...quickFix(snapshot, file, `Fix: ${doesOf(code)}`, fix.edits), isPreferred }];
  }
  const suggested = suggestedWord(diagnostic);
  if (!suggested) return [];
  const title = `Change to ${JSON.stringify(suggested.word)}`;
  return [quickFix(snapshot, file, title, suggested.edits)];
}

/**
 * All safe fixes of the file that can be applied together: at once, and each to be confirmed.
 *
 * @param open absent if the editor asks nobody to confirm edits
 */
function fixAll(
  snapshot: Snapshot,
  file: SourceFile,
  own: readonly Diagnostic[],
  open: OpenTexts | undefined,
): CodeAction[] {
  const taken: TextEdit[] = [];
  const applied: { readonly diagnostic: Diagnostic; readonly edits: readonly TextEdit[] }[] = [];
  for (const diagnostic of own) {
    const fix = fixOf(diagnostic, snapshot.compilation.evidence);
    if (fix?.level !== "safe") continue;
    if (applyEdits(file.text, [...taken, ...fix.edits]) === undefined) continue;
    taken.push(...fix.edits);
    applied.push({ diagnostic, edits: fix.edits });
  }
  if (taken.length === 0) return [];
  const title = "Fix everything in this file that is safe to fix";
  const all = { title, kind: fixAllKind, edit: editOf(snapshot, file, taken) };
  if (!open) return [all];
  const uri = snapshot.uriOf(file);
  const edit: WorkspaceEdit = {
    changeAnnotations: Object.fromEntries(
      applied.map(({ diagnostic: { code, message } }, at) => [
        String(at),
        { label: `Fix: ${doesOf(code)}`, description: message, needsConfirmation: true },
      ]),
    ),
    documentChanges: [
      {
        textDocument: { uri, ...versionAt(open, snapshot.pathOf(file)) },
        edits: applied.flatMap(({ edits }, at) =>
          protocolEdits(file, edits).map((each) => ({ ...each, annotationId: String(at) })),
        ),
      },
    ],
  };
  return [all, { title: "Preview what is safe to fix in this file", kind: previewKind, edit }];
}

/** What the fix of a code does. */
function doesOf(code: string): string {
  return isContentCode(code) && "fix" in codes[code] ? codes[code].fix.does : code;
}

function explain(code: string): CodeAction {
  const title = `Explain ${code}`;
  const command = { title, command: "defwright.explain", arguments: [code] };
  return { title, kind: CodeActionKind.QuickFix, command };
}

/** Whether an editor's finding is this one. */
function isSame({ code, range }: ProtocolDiagnostic, each: Diagnostic): boolean {
  const { start, end } = rangeOf(each.range);
  return code === each.code && isAt(range.start, start) && isAt(range.end, end);
}

function isAt(one: Position, other: Position): boolean {
  return one.line === other.line && one.character === other.character;
}

function touches(one: Range, other: Range): boolean {
  return !isBefore(one.end, other.start) && !isBefore(other.end, one.start);
}

function isBefore(one: Range["start"], other: Range["start"]): boolean {
  return one.line < other.line || (one.line === other.line && one.character < other.character);
}
