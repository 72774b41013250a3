/**
 * The VS Code extension in a browser: its own language server runs as a worker, which gets the files of the workspace
 * from whatever file system the editor has opened, and again those that change.
 */
import { FileType, Uri, workspace, type ExtensionContext } from "vscode";
import { LanguageClient } from "vscode-languageclient/browser";
import { activateWith, settings, stop, type MakeClient } from "./editions.ts";

interface ServerWorker {
  readonly terminate: () => void;
}

declare const Worker: new (address: string) => ServerWorker;

let worker: ServerWorker | undefined;

/** What a project reads. */
const wanted = "**/*.json";

/** Files read at once: each may be a request to a server. */
const together = 32;

export async function activate(context: ExtensionContext): Promise<void> {
  const advice = "Can the folder be read? Reload the window to try again.";
  await activateWith(context, makeClient, advice);
}

export async function deactivate(): Promise<void> {
  await stop();
}

const makeClient: MakeClient = async (context) => {
  const folders = workspace.workspaceFolders ?? [];
  const found = await Promise.all(folders.map(({ uri }) => filesBelow(uri)));
  const files = await contentOf(found.flat());
  const address = Uri.joinPath(context.extensionUri, "server.js").toString(true);
  worker?.terminate();
  worker = new Worker(address);
  const client = new LanguageClient("defwright", "defwright", worker, {
    documentSelector: [{ language: "json" }, { language: "jsonc" }],
    initializationOptions: { ...settings(), files },
  });
  const watcher = workspace.createFileSystemWatcher(wanted);
  const send = async (uri: Uri): Promise<void> => {
    await client.sendNotification("defwright/files", { files: await contentOf([uri]) });
  };
  context.subscriptions.push(
    watcher,
    watcher.onDidChange(send),
    watcher.onDidCreate(send),
    watcher.onDidDelete(send),
  );
  return client;
};

/** The files that a project may read, without those that package managers and version control put there. */
async function filesBelow(folder: Uri): Promise<readonly Uri[]> {
  const entries = await workspace.fs.readDirectory(folder);
  const below = entries.map(async ([name, type]): Promise<readonly Uri[]> => {
    const uri = Uri.joinPath(folder, name);
    if (type === FileType.File) return name.endsWith(".json") ? [uri] : [];
    const isPassed = type !== FileType.Directory || name === "node_modules" || name.startsWith(".");
    return isPassed ? [] : filesBelow(uri);
  });
  return (await Promise.all(below)).flat();
}

/** Bytes by URI; `null` for a file that is gone. */
async function contentOf(uris: readonly Uri[]): Promise<Record<string, Uint8Array | null>> {
  const files: Record<string, Uint8Array | null> = {};
  for (let start = 0; start < uris.length; start += together) {
    const some = uris.slice(start, start + together);
    await Promise.all(
      some.map(async (uri) => {
        const isGone = (): null => null;
        files[uri.toString()] = await workspace.fs.readFile(uri).then((bytes) => bytes, isGone);
      }),
    );
  }
  return files;
}
