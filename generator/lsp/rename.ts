/** Rename in the protocol: the command line's plan, as edits that the editor shows before applying them. */
import {
  ResponseError,
  type PrepareRenameResult,
  type TextDocumentEdit,
  type WorkspaceEdit,
} from "vscode-languageserver";
import { visibleText } from "../diagnostics/visible-text.ts";
import { offerRename } from "../rename/offer-rename.ts";
import { leftBehind } from "../rename/find-constants.ts";
import { keepingIds, type RenamePlan, type UnchangedLine } from "../rename/plan-rename.ts";
import type { RenameRefusal } from "../rename/reference-edits.ts";
import { versionAt, type OpenTexts } from "./documents.ts";
import type { NamedId } from "../parse/external-definitions.ts";
import type { PlaceAt } from "../query/place-at.ts";
import { protocolEdits } from "./edit-of.ts";
import { spanOf } from "./positions.ts";
import type { Snapshot } from "./project.ts";

/** If there are several ids at a place, the one that content defines is renamed. */
function idToRename({ settings: { kinds } }: Snapshot, { ids }: PlaceAt): NamedId | undefined {
  return ids.find(({ kind }) => kinds.has(kind)) ?? ids[0];
}

/** Most lines that a message names. */
const mostLines = 5;

function shownOf(lines: readonly UnchangedLine[]): string {
  const shown = lines
    .slice(0, mostLines)
    .map(({ file, line }) => visibleText(`${file}:${String(line)}`));
  const more = lines.length - mostLines;
  return shown.join(", ") + (more > 0 ? ` and ${String(more)} more` : "");
}

/** The range without quotes, and the whole id, because a joined id is not in the text as a whole. */
export function prepareRename(snapshot: Snapshot, place: PlaceAt): PrepareRenameResult | undefined {
  const named = idToRename(snapshot, place);
  const { file, token } = place;
  if (!named || !token || token.length < 2) return undefined;
  return { range: spanOf(file, token.offset + 1, token.length - 2), placeholder: named.id };
}

export interface RenameChannel {
  /** Whether the editor shows annotations of edits. */
  readonly annotates: boolean;
  /** Shows an unsolicited message to the user. */
  readonly report: (text: string) => void;
}

/** @throws a response error with the reason, if the rename is refused */
export function renameAt(
  snapshot: Snapshot,
  place: PlaceAt,
  to: string,
  open: OpenTexts,
  { annotates, report }: RenameChannel,
): WorkspaceEdit | undefined {
  const named = idToRename(snapshot, place);
  if (!named) return undefined;
  const plan = offerRename(snapshot, named, to);
  if ("refused" in plan) throw refusal(plan);
  const left = leftBehind(plan, snapshot.settings).map(
    ({ what, lines }) => `${what}: ${shownOf(lines)}`,
  );
  const remarks = [...keepingIds(plan), ...left];
  for (const remark of remarks) report(remark);
  return editOf(snapshot, plan, open, {
    remarks: annotates ? remarks : [],
    needsConfirmation: left.length > 0,
  });
}

function refusal({ refused, instead }: RenameRefusal): ResponseError {
  // "Request failed": the request was valid, but cannot be carried out.
  return new ResponseError(
    -32803,
    `Not renamed: ${refused}${instead === undefined ? "" : ` – ${instead}`}`,
  );
}

const remarked = "remarks";

/** What an editor shows with the edits before it applies them. */
interface Remarks {
  readonly remarks: readonly string[];
  /** Whether the edits are only applied once somebody has seen them: something stays that has the old id. */
  readonly needsConfirmation: boolean;
}

function editOf(
  { pathOf, uriOf }: Snapshot,
  { files, named }: RenamePlan,
  open: OpenTexts,
  { remarks, needsConfirmation }: Remarks,
): WorkspaceEdit {
  const label = `Rename ${named.kind} "${named.id}"`;
  const annotation = { label, description: remarks.join("\n"), needsConfirmation };
  return {
    ...(remarks.length > 0 ? { changeAnnotations: { [remarked]: annotation } } : {}),
    documentChanges: files.map(({ file, edits }): TextDocumentEdit => ({
      textDocument: { uri: uriOf(file), ...versionAt(open, pathOf(file)) },
      edits: protocolEdits(file, edits).map((edit) =>
        remarks.length > 0 ? { ...edit, annotationId: remarked } : edit,
      ),
    })),
  };
}
