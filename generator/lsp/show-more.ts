/** Answers what editors show beside a text: hints, colours, links; and what they ask for by themselves. */
import type { Connection, FullDocumentDiagnosticReport, Range } from "vscode-languageserver";
import { readText } from "../disk/read-bytes.ts";
import { layoutEdits } from "../json/layout-edits.ts";
import type { SourceText } from "../model/source-text.ts";
import type { Asked } from "./asked.ts";
import type { ClientAbilities } from "./client-abilities.ts";
import { colorNamesFor, colorsIn } from "./colors.ts";
import { pathOf, uriIn, versionAt, type OpenTexts } from "./documents.ts";
import { protocolEdits } from "./edit-of.ts";
import { hintsIn, isOfLens, lensesIn, resolvedLens } from "./hints.ts";
import { editsForMoves, linksInConfiguration, linksInMod } from "./named-files.ts";
import { tokensOf } from "./tokens.ts";

/** What a server can do that is asked for findings. */
export const pulling = {
  diagnosticProvider: { interFileDependencies: true, workspaceDiagnostics: true },
} as const;

export function showMore(
  connection: Connection,
  { workspace, files }: Asked,
  abilities: () => ClientAbilities,
): void {
  const { languages } = connection;
  languages.inlayHint.on(({ textDocument, range }) => {
    const [at] = files(textDocument.uri);
    return at ? hintsIn(at.snapshot, at.file, range, abilities().hints) : [];
  });
  connection.onCodeLens(({ textDocument }) => {
    const [at] = files(textDocument.uri);
    return at ? lensesIn(at.snapshot, at.file, abilities().hints) : [];
  });
  connection.onCodeLensResolve((lens) => {
    const data: unknown = lens.data;
    const path = isOfLens(data) ? pathOf(data.uri) : undefined;
    const [snapshot] = path === undefined ? [] : workspace.snapshotsFor(path);
    return snapshot ? resolvedLens(snapshot, lens) : lens;
  });
  languages.semanticTokens.on(({ textDocument }) => {
    const [at] = files(textDocument.uri);
    return at ? tokensOf(at.snapshot, at.file) : { data: [] };
  });
  connection.onDocumentColor(({ textDocument }) => {
    const [at] = files(textDocument.uri);
    return at ? colorsIn(at.snapshot, at.file) : [];
  });
  connection.onColorPresentation(({ color, range }) => colorNamesFor(color, range));
  const layout = (uri: string, within?: Range) => {
    const [at] = files(uri);
    const edits = at ? protocolEdits(at.file, layoutEdits(at.file.text)) : [];
    return within
      ? edits.filter(
          ({ range: { start, end } }) =>
            start.line >= within.start.line && end.line <= within.end.line,
        )
      : edits;
  };
  connection.onDocumentFormatting(({ textDocument }) => layout(textDocument.uri));
  connection.onDocumentRangeFormatting(({ textDocument, range }) =>
    layout(textDocument.uri, range),
  );
  const report = (items: FullDocumentDiagnosticReport["items"]) =>
    ({ kind: "full", items }) as const;
  languages.diagnostics.on(({ textDocument: { uri } }) =>
    report([...(workspace.findings(uri).get(uri) ?? [])]),
  );
  languages.diagnostics.onWorkspace(() => ({
    items: [...workspace.findings()].map(([uri, found]) => ({
      ...report([...found]),
      uri,
      version: null,
    })),
  }));
}

/** Follows what a configuration and packs name. */
export function followFiles(connection: Connection, open: OpenTexts, { workspace }: Asked): void {
  const configurations = (): { readonly path: string; readonly source: SourceText }[] =>
    workspace
      .configurations()
      .filter((path) => path.endsWith(".json"))
      .map((path) => {
        const text = open.at(path)?.text ?? readText(path);
        return { path, source: { displayPath: path, text } };
      });
  connection.onDocumentLinks(({ textDocument }) => {
    const path = pathOf(textDocument.uri) ?? "";
    const own = configurations().find((each) => each.path === path);
    if (own) return linksInConfiguration(own.path, own.source);
    return workspace.snapshotsFor(path).flatMap((snapshot) => linksInMod(snapshot, path));
  });
  connection.workspace.onWillRenameFiles(({ files }) => {
    const changed = configurations().flatMap(({ path, source }) => {
      const edits = editsForMoves(path, source, files);
      const textDocument = { uri: uriIn(open, path), ...versionAt(open, path) };
      return edits.length > 0 ? [{ textDocument, edits }] : [];
    });
    return changed.length > 0 ? { documentChanges: changed } : null;
  });
}
