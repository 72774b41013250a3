/** Whether a message of the client has the parameters that its method declares, as far as they are used here. */
import type { Message, NotificationMessage, RequestMessage } from "vscode-languageserver";
import { isList, isObject } from "../json/containers.ts";

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isPosition: Check = (value) => has(value, { line: isCount, character: isCount });
const isRange: Check = (value) => has(value, { start: isPosition, end: isPosition });
const isDocument: Check = (value) => has(value, { uri: isText });
const isNewDocument: Check = (value) => has(value, { uri: isText, text: isText });
const isListOf =
  (check: Check): Check =>
  (value) =>
    isList(value) && value.every(check);
const isAbsentOr =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const isChange: Check = (value) => has(value, { text: isText, range: isAbsentOr(isRange) });

const inText = { textDocument: isDocument, position: isPosition };

const methods: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  initialize: { capabilities: isObject },
  "textDocument/didOpen": { textDocument: isNewDocument },
  "textDocument/didChange": { textDocument: isDocument, contentChanges: isListOf(isChange) },
  "textDocument/didSave": { textDocument: isDocument },
  "textDocument/didClose": { textDocument: isDocument },
  "textDocument/completion": inText,
  "textDocument/hover": inText,
  "textDocument/definition": inText,
  "textDocument/references": { ...inText, context: isObject },
  "textDocument/documentSymbol": { textDocument: isDocument },
  "textDocument/prepareRename": inText,
  "textDocument/rename": { ...inText, newName: isText },
  "textDocument/codeAction": {
    textDocument: isDocument,
    range: isRange,
    context: (value) => has(value, { diagnostics: isListOf(isObject) }),
  },
  "workspace/symbol": { query: isText },
  "workspace/executeCommand": { command: isText },
};

/**
 * Returns the message; a request with parameters that are not those of its method without any, which the protocol's
 * library answers with InvalidParams. `undefined` for such a notification, which nobody answers.
 */
export function withValidParams(message: Message): Message | undefined {
  const { method, params, id } = message as Partial<RequestMessage & NotificationMessage>;
  const checks =
    method !== undefined && Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (checks === undefined || has(params, checks)) return message;
  if (id === undefined) return undefined;
  const { params: _, ...without } = message as RequestMessage;
  return without;
}

function has(value: unknown, checks: Readonly<Record<string, Check>>): boolean {
  if (!isObject(value)) return false;
  const members: Readonly<Record<string, unknown>> = value;
  return Object.entries(checks).every(([name, check]) => check(members[name]));
}
