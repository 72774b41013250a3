/**
 * The language server as a worker of a browser. The client sends the files with `initialize`, and later those that
 * changed with `defwright/files`, each by its URI: bytes, a text, or `null` for one that is gone.
 */
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  createConnection,
  Message,
  ProposedFeatures,
} from "vscode-languageserver/browser";
import { isList, isObject } from "../../json/containers.ts";
import { pathOf } from "../documents.ts";
import { serve } from "../server.ts";
import { place } from "./fs.ts";
import { setBase } from "./url.ts";

declare const self: ConstructorParameters<typeof BrowserMessageReader>[0];

const encoder = new TextEncoder();

function isBytes(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value);
}

function placeAll(files: unknown): void {
  if (!isObject(files)) return;
  for (const [uri, content] of Object.entries<unknown>(files)) {
    const path = pathOf(uri);
    const bytes = typeof content === "string" ? encoder.encode(content) : content;
    if (path !== undefined) place(path, isBytes(bytes) ? bytes : undefined);
  }
}

/** Takes the files out of a message; returns whether there is more in it. */
function received(message: Message): boolean {
  if (!Message.isRequest(message) && !Message.isNotification(message)) return true;
  const { method } = message;
  const params: unknown = message.params;
  if (!isObject(params)) return true;
  if (method === "defwright/files") placeAll(params["files"]);
  if (method === "initialize") {
    const { workspaceFolders, rootUri, initializationOptions: options } = params;
    const first: unknown = isList(workspaceFolders) ? workspaceFolders[0] : undefined;
    const uri = isObject(first) ? first["uri"] : rootUri;
    if (typeof uri === "string" && URL.canParse(uri)) setBase(uri);
    if (isObject(options)) placeAll(options["files"]);
  }
  return method !== "defwright/files";
}

serve((options) =>
  createConnection(
    ProposedFeatures.all,
    new BrowserMessageReader(self),
    new BrowserMessageWriter(self),
    {
      ...options,
      messageStrategy: {
        handleMessage: (message, next) => {
          if (received(message)) void options.messageStrategy?.handleMessage(message, next);
        },
      },
    },
  ),
);
