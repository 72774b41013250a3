/** A language server of our own as a process, spoken to as an editor does that knows nothing of how it is made. */
import { spawn, type ChildProcess } from "node:child_process";
import { pathToFileURL } from "node:url";
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type ProtocolConnection,
} from "vscode-languageserver-protocol/node";

/** A place as the protocol has it: lines and characters from 0, characters in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

export interface Range {
  readonly start: Position;
  readonly end: Position;
}

export class Server {
  readonly #child: ChildProcess;
  readonly #connection: ProtocolConnection;
  /** What the server says to people, oldest first. */
  readonly said: string[] = [];
  #version = 1;

  private constructor(child: ChildProcess, connection: ProtocolConnection) {
    this.#child = child;
    this.#connection = connection;
  }

  /** @param command Words that start it. */
  static async start(command: readonly string[], folder: string): Promise<Server> {
    const [program = "", ...words] = command;
    const child = spawn(program, [...words, "lsp"], { cwd: folder });
    child.stderr.resume();
    const connection = createProtocolConnection(
      new StreamMessageReader(child.stdout),
      new StreamMessageWriter(child.stdin),
    );
    const server = new Server(child, connection);
    connection.onNotification("window/showMessage", ({ message }: { readonly message: string }) => {
      server.said.push(message);
    });
    connection.onRequest(
      "window/showMessageRequest",
      ({ message }: { readonly message: string }) => {
        server.said.push(message);
        return null;
      },
    );
    // Servers may ask for these; an editor has nothing to add.
    for (const asked of ["client/registerCapability", "window/workDoneProgress/create"]) {
      connection.onRequest(asked, () => null);
    }
    for (const asked of ["diagnostic", "semanticTokens", "inlayHint", "codeLens"]) {
      connection.onRequest(`workspace/${asked}/refresh`, () => null);
    }
    connection.onRequest("workspace/configuration", ({ items }: { readonly items: unknown[] }) =>
      items.map(() => null),
    );
    connection.listen();
    const uri = pathToFileURL(folder).href;
    await server.ask("initialize", {
      processId: process.pid,
      rootUri: uri,
      workspaceFolders: [{ uri, name: "content" }],
      initializationOptions: { diagnostics: "pull" },
      capabilities: {
        general: { positionEncodings: ["utf-16"] },
        workspace: {
          workspaceEdit: { documentChanges: true, changeAnnotationSupport: {} },
          workspaceFolders: true,
        },
        textDocument: {
          diagnostic: {},
          completion: { completionItem: { snippetSupport: false } },
          definition: { linkSupport: false },
          hover: { contentFormat: ["markdown"] },
          rename: { prepareSupport: true, honorsChangeAnnotations: true },
        },
      },
    });
    await connection.sendNotification("initialized", {});
    return server;
  }

  /** @throws What the server answers as an error. */
  ask<Answer>(method: string, parameters: unknown): Promise<Answer> {
    return this.#connection.sendRequest<Answer>(method, parameters);
  }

  async open(file: string, text: string): Promise<void> {
    const textDocument = { uri: uriOf(file), languageId: "json", version: 0, text };
    await this.#connection.sendNotification("textDocument/didOpen", { textDocument });
  }

  async change(
    file: string,
    contentChanges: readonly { readonly range?: Range; readonly text: string }[],
  ): Promise<void> {
    const textDocument = { uri: uriOf(file), version: this.#version++ };
    await this.#connection.sendNotification("textDocument/didChange", {
      textDocument,
      contentChanges,
    });
  }

  async close(file: string): Promise<void> {
    const textDocument = { uri: uriOf(file) };
    await this.#connection.sendNotification("textDocument/didClose", { textDocument });
  }

  /** What `textDocument/<method>` answers at a place. */
  at<Answer>(method: string, file: string, position: Position, more: object = {}): Promise<Answer> {
    const textDocument = { uri: uriOf(file) };
    return this.ask(`textDocument/${method}`, { textDocument, position, ...more });
  }

  async stop(): Promise<void> {
    await this.ask("shutdown", null);
    await this.#connection.sendNotification("exit");
    this.#connection.dispose();
    this.#child.kill();
  }
}

export function uriOf(file: string): string {
  return pathToFileURL(file).href;
}
