/** Where requests ask: in each project that a file is part of. */
import type { TextDocumentPositionParams } from "vscode-languageserver";
import type { SourceFile } from "../model/source-file.ts";
import type { PlaceAt } from "../query/place-at.ts";
import { pathOf } from "./documents.ts";
import { offsetOf } from "./positions.ts";
import type { Snapshot } from "./project.ts";
import type { Workspace } from "./workspace.ts";

export interface Asked {
  readonly workspace: Workspace;
  readonly files: (uri: string) => { readonly snapshot: Snapshot; readonly file: SourceFile }[];
  readonly places: (
    params: TextDocumentPositionParams,
  ) => { readonly snapshot: Snapshot; readonly place: PlaceAt }[];
}

export function askedIn(workspace: Workspace): Asked {
  const files: Asked["files"] = (uri) => {
    const path = pathOf(uri);
    if (path === undefined) return [];
    return workspace.snapshotsFor(path).flatMap((snapshot) => {
      const file = snapshot.fileAt(path);
      return file ? [{ snapshot, file }] : [];
    });
  };
  return {
    workspace,
    files,
    places: ({ textDocument, position }) =>
      files(textDocument.uri).map(({ snapshot, file }) => ({
        snapshot,
        place: snapshot.query.placeAt(file, offsetOf(file, position)),
      })),
  };
}
