/** What the editions of the VS Code extension have in common: the server's state in the status bar, and commands. */
import {
  commands,
  StatusBarAlignment,
  Uri,
  ViewColumn,
  window,
  workspace,
  type ExtensionContext,
  type StatusBarItem,
} from "vscode";
import type { BaseLanguageClient, Location, Position } from "vscode-languageclient";
import { statusText, type Compiled } from "./status-text.ts";

/** Makes a client whose server is not started yet. */
export type MakeClient = (context: ExtensionContext) => Promise<BaseLanguageClient>;

let client: BaseLanguageClient | undefined;

/** @param advice what to do if no server starts */
export async function activateWith(
  context: ExtensionContext,
  make: MakeClient,
  advice: string,
): Promise<void> {
  const item = window.createStatusBarItem(StatusBarAlignment.Left);
  item.name = "defwright";
  item.command = "workbench.actions.view.problems";
  context.subscriptions.push(
    item,
    commands.registerCommand("defwright.explainId", explain),
    commands.registerCommand("defwright.showResolved", showResolved),
    commands.registerCommand("defwright.showPlaces", showPlaces),
    workspace.onDidChangeConfiguration(async () => {
      const sent = { settings: { defwright: settings() } };
      await client?.sendNotification("workspace/didChangeConfiguration", sent);
    }),
    workspace.registerTextDocumentContentProvider(resolvedScheme, {
      provideTextDocumentContent: ({ path }) => resolvedTexts.get(path) ?? "",
    }),
    commands.registerCommand("defwright.restart", async () => {
      await stop();
      await start();
    }),
  );
  const start = (): Promise<void> => startClient(() => make(context), item, advice);
  await start();
}

async function startClient(
  make: () => Promise<BaseLanguageClient>,
  item: StatusBarItem,
  advice: string,
): Promise<void> {
  const compiled = new Map<string, Compiled>();
  const show = (): void => {
    item.text = statusText([...compiled.values()]);
    item.show();
  };
  show();
  try {
    const started = await make();
    client = started;
    started.onNotification("defwright/compiled", (state: Compiled) => {
      compiled.set(state.configFile, state);
      show();
    });
    await started.start();
  } catch (error) {
    item.text = "$(error) defwright";
    item.tooltip = `${String(error)}\n${advice}`;
  }
}

export async function stop(): Promise<void> {
  const running = client;
  client = undefined;
  if (running?.isRunning() === true) await running.stop();
}

/** What the server reads of the editor's settings. */
export function settings(): object {
  return { hints: workspace.getConfiguration("defwright").get("hints") };
}

/** Asks for an id, suggesting the word at the cursor; the server's answer opens beside the editor. */
async function explain(): Promise<void> {
  const editor = window.activeTextEditor;
  const range = editor?.document.getWordRangeAtPosition(editor.selection.active, /[^"\s,:{}[\]]+/u);
  const subject = await window.showInputBox({
    prompt: "An id, a diagnostic code, a kind or a member of one",
    ...(editor && range && { value: editor.document.getText(range) }),
  });
  if (subject === undefined || subject === "") return;
  const answer = await client?.sendRequest<string | null>("workspace/executeCommand", {
    command: "defwright.explain",
    arguments: [subject],
  });
  if (answer === undefined || answer === null) {
    await window.showInformationMessage(`Nothing is known about "${subject}".`);
    return;
  }
  const document = await workspace.openTextDocument({ content: answer, language: "plaintext" });
  await window.showTextDocument(document, { preview: true, viewColumn: ViewColumn.Beside });
}

/** Of documents that show what definitions resolve to. */
const resolvedScheme = "defwright";

/** By the path of the document. */
const resolvedTexts = new Map<string, string>();

/** Opens the whole resolved definition at the cursor beside the one that is written. */
async function showResolved(): Promise<void> {
  const editor = window.activeTextEditor;
  if (!editor || !client) return;
  const uri = editor.document.uri.toString();
  const { line, character } = editor.selection.active;
  const found = await client.sendRequest<{ title: string; text: string } | null>(
    "workspace/executeCommand",
    { command: "defwright.resolved", arguments: [uri, { line, character }] },
  );
  if (found === null) {
    await window.showInformationMessage("There is no definition here.");
    return;
  }
  const shown = Uri.from({ scheme: resolvedScheme, path: `/${found.title}.jsonc` });
  resolvedTexts.set(shown.path, found.text);
  const document = await workspace.openTextDocument(shown);
  await window.showTextDocument(document, { preview: true, viewColumn: ViewColumn.Beside });
}

/** Shows the places of a lens. */
async function showPlaces(
  uri: string,
  position: Position,
  places: readonly Location[],
): Promise<void> {
  const convert = client?.protocol2CodeConverter;
  if (!convert) return;
  const locations = places.map((each) => convert.asLocation(each));
  const at = convert.asPosition(position);
  await commands.executeCommand("editor.action.showReferences", Uri.parse(uri), at, locations);
}
