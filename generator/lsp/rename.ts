/** Rename in the protocol: the command line's plan, as edits that the editor shows before applying them. */
import {
  ResponseError,
  type PrepareRenameResult,
  type TextDocumentEdit,
  type WorkspaceEdit,
} from "vscode-languageserver";
import { visibleText } from "../diagnostics/visible-text.ts";
import { offerRename } from "../rename/offer-rename.ts";
import { keepingAlias, unchangedElsewhere, type RenamePlan } from "../rename/plan-rename.ts";
import type { RenameRefusal } from "../rename/reference-edits.ts";
import { uriOf, type OpenTexts } from "./documents.ts";
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

function shownOf(lines: readonly string[]): string {
  const more = lines.length - mostLines;
  return lines.slice(0, mostLines).join(", ") + (more > 0 ? ` and ${String(more)} more` : "");
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
  if (plan.keepsAlias) report(keepingAlias(plan.named.id));
  const left = plan.unchangedLines.map(({ file, line }) => visibleText(`${file}:${String(line)}`));
  if (left.length > 0) report(`${unchangedElsewhere}: ${shownOf(left)}`);
  return editOf(snapshot, plan, open, annotates);
}

function refusal({ refused, instead }: RenameRefusal): ResponseError {
  // "Request failed": the request was valid, but cannot be carried out.
  return new ResponseError(
    -32803,
    `Not renamed: ${refused}${instead === undefined ? "" : ` – ${instead}`}`,
  );
}

const aliasKept = "alias";

function editOf(
  { pathOf }: Snapshot,
  { files, named, keepsAlias }: RenamePlan,
  open: OpenTexts,
  annotates: boolean,
): WorkspaceEdit {
  const isSaid = keepsAlias && annotates;
  const label = `Rename ${named.kind} "${named.id}"`;
  const description = keepingAlias(named.id);
  return {
    ...(isSaid ? { changeAnnotations: { [aliasKept]: { label, description } } } : {}),
    documentChanges: files.map(({ file, edits }): TextDocumentEdit => {
      const path = pathOf(file);
      const opened = open.at(path);
      return {
        textDocument: { uri: opened?.uri ?? uriOf(path), version: opened?.version ?? null },
        edits: protocolEdits(file, edits).map((edit) =>
          isSaid ? { ...edit, annotationId: aliasKept } : edit,
        ),
      };
    }),
  };
}
