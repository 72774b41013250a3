/** The language server: answers the protocol's requests with the compiler. Nothing is written to a disk. */
import {
  TextDocuments,
  TextDocumentSyncKind,
  LSPErrorCodes,
  Message,
  MessageType,
  ResponseError,
  type Connection,
  type ConnectionOptions,
  type InitializeParams,
  type InitializeResult,
  type TextDocumentPositionParams,
  type TypeHierarchyItem,
} from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import { obstacleOf } from "../disk/obstacle.ts";
import { realPath } from "../disk/real-path.ts";
import { objectOf } from "../json/checked.ts";
import { version } from "../disk/version.ts";
import { explainCode } from "../explain/explain-code.ts";
import { printExplanation } from "../explain/print-explanation.ts";
import { askedIn, type Asked } from "./asked.ts";
import { abilitiesOf, type ClientAbilities, type Refreshed } from "./client-abilities.ts";
import { actionKinds, actionsAt } from "./code-actions.ts";
import { prepareRename, renameAt } from "./rename.ts";
import { completionsAt } from "./completion.ts";
import { pathOf, type OpenTexts } from "./documents.ts";
import { hintSettings } from "./hints.ts";
import { hoverAt } from "./hover.ts";
import {
  hierarchyOf,
  highlightsOf,
  implementationsOf,
  subtypesOf,
  supertypesOf,
} from "./inheritance.ts";
import { definitionsOf, referencesTo, unique } from "./locations.ts";
import type { NamedId } from "../parse/external-definitions.ts";
import type { Snapshot } from "./project.ts";
import { resolvedAt } from "./resolved.ts";
import { followFiles, pulling, showMore } from "./show-more.ts";
import { countOf } from "./diagnostics.ts";
import { documentSymbols, workspaceSymbols } from "./symbols.ts";
import { tokenLegend } from "./tokens.ts";
import { Turns } from "./turns.ts";
import { createGate, isPlace, refusedRequest, type RefusedMessage } from "./valid-params.ts";
import { Workspace } from "./workspace.ts";

/**
 * Options for a connection: messages out of turn, or with parameters that are not those of their method, are refused;
 * requests that are cancelled before their turn are not processed. A request that is being processed is completed,
 * which does not take long.
 */
function optionsOf(turns: Turns): ConnectionOptions {
  const admitted = createGate();
  return {
    messageStrategy: {
      handleMessage: (message, next) => {
        const valid = admitted(message);
        if (valid) turns.take(valid, next);
      },
    },
    connectionStrategy: {
      cancelUndispatched: (message) => {
        if (!Message.isRequest(message)) return undefined;
        const error = { code: LSPErrorCodes.RequestCancelled, message: "cancelled" };
        return { jsonrpc: message.jsonrpc, id: message.id, error };
      },
    },
  };
}

const hasOurs = objectOf({ defwright: (each): each is unknown => each !== undefined });

/**
 * Serves a connection, which is made with these options, until the client ends it.
 * @param ready called once the projects of the workspace are compiled
 */
export function serve(
  connect: (options: ConnectionOptions) => Connection,
  ready: () => void = ignore,
): void {
  const turns = new Turns();
  const connection = connect(optionsOf(turns));
  const documents = new TextDocuments(TextDocument);
  const openTexts = textsOf(documents);
  let abilities = abilitiesOf({ capabilities: {} });
  let folders: readonly string[] = [];
  const refresh = (what: Refreshed): void => {
    if (!abilities.refreshes.has(what)) return;
    connection.sendRequest(`workspace/${what}/refresh`).catch(ignore);
  };
  const workspace = new Workspace(openTexts, {
    diagnostics: (uri, diagnostics) => {
      if (abilities.pulls) refresh("diagnostic");
      else connection.sendDiagnostics({ uri, diagnostics: [...diagnostics] }).catch(ignore);
    },
    compiled: ({ configFile }, { compilation }, milliseconds) => {
      const { diagnostics, parsed } = compilation;
      const errors = countOf("error", diagnostics);
      connection
        .sendNotification("defwright/compiled", {
          configFile: configFile.path,
          errors,
          warnings: countOf("warning", diagnostics) - errors,
          files: parsed.length,
          milliseconds: Math.round(milliseconds * 10) / 10,
        })
        .catch(ignore);
    },
    failed: (error) => {
      const unexpected = error instanceof Error ? (error.stack ?? error.message) : String(error);
      connection.console.error(obstacleOf(error)?.message ?? unexpected);
    },
  });

  connection.onRequest(refusedRequest, ({ code, message }: RefusedMessage) => {
    throw new ResponseError(code, message);
  });
  connection.onInitialize((params): InitializeResult => {
    abilities = abilitiesOf(params);
    folders = foldersOf(params);
    return {
      serverInfo: { name: "defwright", version },
      capabilities: { ...capabilities(), ...(abilities.pulls ? pulling : {}) },
    };
  });
  const begin = async (): Promise<void> => {
    if (abilities.folders) followFolders(connection, workspace, turns);
    const progress = await connection.window.createWorkDoneProgress();
    progress.begin("defwright", undefined, "reading packs");
    // Lets the editor show it before the first compilation occupies the thread.
    await new Promise((resolve) => setTimeout(resolve));
    await workspace.open(folders);
    progress.done();
    connection.sendNotification("defwright/ready").catch(ignore);
    ready();
  };
  connection.onInitialized(() => turns.hold(begin()));
  connection.onShutdown(() => workspace.end());
  connection.onDidChangeConfiguration((params) => {
    const settings: unknown = params.settings;
    abilities = { ...abilities, hints: hintSettings(hasOurs(settings) ? settings.defwright : {}) };
    refresh("inlayHint");
    refresh("codeLens");
  });
  followDocuments(documents, workspace, turns);
  const asked = askedIn(workspace);
  answerQueries(connection, documents, asked, () => abilities);
  showStructure(connection, asked);
  offerChanges(connection, openTexts, asked, () => abilities);
  showMore(connection, asked, () => abilities);
  followFiles(connection, openTexts, asked);
  documents.listen(connection);
  connection.listen();
}

function ignore(): void {
  return undefined;
}

function foldersOf(params: InitializeParams): string[] {
  // Editors that support only a single folder pass it in the deprecated `rootUri`.
  const root = Object.entries(params).find(([name]) => name === "rootUri")?.[1] as unknown;
  const uris =
    params.workspaceFolders?.map(({ uri }) => uri) ?? (typeof root === "string" ? [root] : []);
  return uris.flatMap((uri) => pathOf(uri) ?? []);
}

function capabilities(): InitializeResult["capabilities"] {
  return {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
    completionProvider: { triggerCharacters: ['"', ":", "["] },
    hoverProvider: true,
    definitionProvider: true,
    implementationProvider: true,
    typeHierarchyProvider: true,
    documentHighlightProvider: true,
    foldingRangeProvider: true,
    referencesProvider: true,
    documentSymbolProvider: true,
    workspaceSymbolProvider: true,
    renameProvider: { prepareProvider: true },
    codeActionProvider: { codeActionKinds: [...actionKinds] },
    executeCommandProvider: { commands: ["defwright.explain", "defwright.resolved"] },
    inlayHintProvider: true,
    codeLensProvider: { resolveProvider: true },
    semanticTokensProvider: { legend: tokenLegend, full: true },
    colorProvider: true,
    documentLinkProvider: {},
    documentFormattingProvider: true,
    documentRangeFormattingProvider: true,
    workspace: {
      workspaceFolders: { supported: true, changeNotifications: true },
      fileOperations: { willRename: { filters: [{ pattern: { glob: "**/*" } }] } },
    },
  };
}

function textsOf(documents: TextDocuments<TextDocument>): OpenTexts {
  /** By real path: the editor's spelling of a URI may differ from ours, and so may links. */
  const byPath = new Map<string, TextDocument>();
  documents.onDidOpen(withPath((path, document) => byPath.set(realPath(path), document)));
  documents.onDidClose(withPath((path) => byPath.delete(realPath(path))));
  return {
    at: (absolute) => {
      const document = byPath.size > 0 ? byPath.get(realPath(absolute)) : undefined;
      return document && { uri: document.uri, version: document.version, text: document.getText() };
    },
    paths: () => byPath.keys(),
  };
}

function followFolders(connection: Connection, workspace: Workspace, turns: Turns): void {
  connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
    const paths = (list: readonly { readonly uri: string }[]): string[] =>
      list.flatMap(({ uri }) => pathOf(uri) ?? []);
    void turns.hold(workspace.close(paths(removed)).then(() => workspace.open(paths(added))));
  });
}

function followDocuments(
  documents: TextDocuments<TextDocument>,
  workspace: Workspace,
  turns: Turns,
): void {
  const touch = withPath((path) => {
    workspace.touch(path);
  });
  documents.onDidOpen(touch);
  documents.onDidOpen(withPath((path) => void turns.hold(workspace.opened(path))));
  documents.onDidChangeContent(touch);
  documents.onDidSave(touch);
  documents.onDidClose(() => {
    workspace.closed();
  });
  documents.onDidClose(touch);
}

/** A listener to events of documents that are files. */
function withPath(listen: (path: string, document: TextDocument) => unknown) {
  return ({ document }: { readonly document: TextDocument }): void => {
    const path = pathOf(document.uri);
    if (path !== undefined) listen(path, document);
  };
}

function answerQueries(
  connection: Connection,
  documents: TextDocuments<TextDocument>,
  { workspace, ...asked }: Asked,
  abilities: () => ClientAbilities,
): void {
  connection.onDefinition((params) =>
    unique(
      asked.places(params).flatMap(({ snapshot, place: { ids } }) => {
        const found = ids.map((id) => definitionsOf(snapshot, id));
        // In a name made of two members, what is referred to comes first.
        return found.find((each) => each.length > 0) ?? [];
      }),
    ),
  );
  connection.onReferences((params) =>
    unique(
      asked
        .places(params)
        .flatMap(({ snapshot, place: { ids } }) =>
          ids.flatMap((id) => referencesTo(snapshot, id, params.context.includeDeclaration)),
        ),
    ),
  );
  connection.onHover((params) => {
    const places = asked.places(params);
    return places.flatMap(({ snapshot, place }) => hoverAt(snapshot, place) ?? [])[0] ?? null;
  });
  connection.onDocumentSymbol(({ textDocument }) => {
    const [at] = asked.files(textDocument.uri);
    return at ? documentSymbols(at.snapshot, at.file) : [];
  });
  connection.onWorkspaceSymbol(({ query }) =>
    workspace.all().flatMap((snapshot) => workspaceSymbols(snapshot, query)),
  );
  connection.onCompletion(({ textDocument, position }) => {
    const path = pathOf(textDocument.uri);
    const document = documents.get(textDocument.uri);
    if (path === undefined || !document) return null;
    const source = { displayPath: path, text: document.getText() };
    return completionsAt(workspace, path, source, position, abilities().snippets);
  });
}

/** Answers what copies from what, and what belongs together in a file. */
function showStructure(connection: Connection, { workspace, ...asked }: Asked): void {
  const idsAt = <Found>(
    params: TextDocumentPositionParams,
    find: (snapshot: Snapshot, named: NamedId) => readonly Found[],
  ): Found[] =>
    asked
      .places(params)
      .flatMap(({ snapshot, place: { ids } }) => ids.flatMap((id) => find(snapshot, id)));
  const inAll =
    (find: typeof subtypesOf) =>
    ({ item }: { readonly item: TypeHierarchyItem }): TypeHierarchyItem[] =>
      workspace.snapshotsFor(pathOf(item.uri) ?? "").flatMap((snapshot) => find(snapshot, item));
  connection.onImplementation((params) => unique(idsAt(params, implementationsOf)));
  connection.languages.typeHierarchy.onPrepare((params) => idsAt(params, hierarchyOf));
  connection.languages.typeHierarchy.onSupertypes(inAll(supertypesOf));
  connection.languages.typeHierarchy.onSubtypes(inAll(subtypesOf));
  connection.onDocumentHighlight((params) => {
    const path = pathOf(params.textDocument.uri) ?? "";
    return idsAt(params, (snapshot, id) => highlightsOf(snapshot, id, path));
  });
  connection.onFoldingRanges(({ textDocument }) => {
    const [at] = asked.files(textDocument.uri);
    const symbols = at ? documentSymbols(at.snapshot, at.file) : [];
    return symbols.map(({ range: { start, end } }) => ({
      startLine: start.line,
      endLine: end.line,
    }));
  });
}

/** Answers requests for edits that the editor shows and applies, and for explanations. */
function offerChanges(
  connection: Connection,
  open: OpenTexts,
  { workspace, ...asked }: Asked,
  abilities: () => ClientAbilities,
): void {
  connection.onPrepareRename((params) => {
    const [at] = asked.places(params);
    return (at && prepareRename(at.snapshot, at.place)) ?? null;
  });
  connection.onRenameRequest((params) => {
    const [at] = asked.places(params);
    const channel = {
      annotates: abilities().annotations,
      report: (text: string) => {
        const message = { type: MessageType.Info, message: `defwright: ${text}` };
        connection.sendNotification("window/showMessage", message).catch(ignore);
      },
    };
    return (at && renameAt(at.snapshot, at.place, params.newName, open, channel)) ?? null;
  });
  connection.onCodeAction((params) => {
    const [at] = asked.files(params.textDocument.uri);
    return at ? actionsAt(at.snapshot, at.file, params, { ...abilities(), open }) : [];
  });
  connection.onExecuteCommand(({ command, arguments: words }) => {
    const subject: unknown = words?.[0];
    const position: unknown = words?.[1];
    const place = { uri: subject, position };
    if (command === "defwright.resolved" && isPlace(place)) {
      const [at] = asked.places({ textDocument: place, position: place.position });
      return (at && resolvedAt(at.snapshot, at.place)) ?? null;
    }
    if (command !== "defwright.explain" || typeof subject !== "string") return null;
    const code = explainCode(subject);
    if (code !== undefined) return code;
    const texts = workspace
      .all()
      .flatMap(({ query, compilation: { locations } }) =>
        query.explain(subject).map((each) => printExplanation(each, locations, false)),
      );
    return texts.length > 0 ? texts.join("\n") : null;
  });
}
