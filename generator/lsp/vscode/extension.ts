/**
 * The VS Code extension on a desktop: runs the project's own language server, and offers some commands of the command
 * line.
 */
import {
  commands,
  Task,
  TaskRevealKind,
  tasks,
  TaskScope,
  ShellExecution,
  workspace,
  type ExtensionContext,
} from "vscode";
import { LanguageClient } from "vscode-languageclient/node";
import { activateWith, settings, stop, type MakeClient } from "./editions.ts";

export async function activate(context: ExtensionContext): Promise<void> {
  context.subscriptions.push(
    commands.registerCommand("defwright.build", () => runInTerminal(["build"])),
    commands.registerCommand("defwright.conflicts", () => runInTerminal(["conflicts"])),
  );
  const advice = 'Is defwright installed in this folder? See the setting "defwright.command".';
  await activateWith(context, makeClient, advice);
}

export async function deactivate(): Promise<void> {
  await stop();
}

const makeClient: MakeClient = () => {
  const [command = "npx", ...words] = commandLine();
  const folder = workspace.workspaceFolders?.[0]?.uri.fsPath;
  const options = { shell: process.platform === "win32", ...(folder && { cwd: folder }) };
  const client = new LanguageClient(
    "defwright",
    "defwright",
    { command, args: [...words, "lsp", "--stdio"], options },
    {
      documentSelector: [
        { scheme: "file", language: "json" },
        { scheme: "file", language: "jsonc" },
      ],
      initializationOptions: settings(),
    },
  );
  return Promise.resolve(client);
};

function commandLine(): readonly string[] {
  return workspace
    .getConfiguration("defwright")
    .get<readonly string[]>("command", ["npx", "--no-install", "defwright"]);
}

async function runInTerminal(words: readonly string[]): Promise<void> {
  const [command = "npx", ...before] = commandLine();
  const folder = workspace.workspaceFolders?.[0];
  const task = new Task(
    { type: "shell" },
    folder ?? TaskScope.Workspace,
    words.join(" "),
    "defwright",
    new ShellExecution(command, [...before, ...words]),
  );
  task.presentationOptions = { reveal: TaskRevealKind.Always, clear: true };
  await tasks.executeTask(task);
}
