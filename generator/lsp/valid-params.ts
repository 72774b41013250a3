/** Whether a message of the client has the parameters that its method declares, as far as they are used here. */
import type { Message, NotificationMessage, RequestMessage } from "vscode-languageserver";
import { isCount, isText, listOf, objectOf, optional, type Check } from "../json/checked.ts";
import { isObject } from "../json/containers.ts";

const isPosition = objectOf({ line: isCount, character: isCount });
const isRange = objectOf({ start: isPosition, end: isPosition });
const isAny: Check<object> = isObject;
const ofText = { textDocument: objectOf({ uri: isText }) };
const inText = { ...ofText, position: isPosition };
const changes = listOf(objectOf({ text: isText, range: optional(isRange) }));

const methods: Readonly<Record<string, Check<unknown>>> = {
  initialize: objectOf({ capabilities: isAny }),
  "textDocument/didOpen": objectOf({ textDocument: objectOf({ uri: isText, text: isText }) }),
  "textDocument/didChange": objectOf({ ...ofText, contentChanges: changes }),
  "textDocument/didSave": objectOf(ofText),
  "textDocument/didClose": objectOf(ofText),
  "textDocument/completion": objectOf(inText),
  "textDocument/hover": objectOf(inText),
  "textDocument/definition": objectOf(inText),
  "textDocument/references": objectOf({ ...inText, context: isAny }),
  "textDocument/documentSymbol": objectOf(ofText),
  "textDocument/prepareRename": objectOf(inText),
  "textDocument/rename": objectOf({ ...inText, newName: isText }),
  "textDocument/codeAction": objectOf({
    ...ofText,
    range: isRange,
    context: objectOf({ diagnostics: listOf(isAny) }),
  }),
  "workspace/symbol": objectOf({ query: isText }),
  "workspace/executeCommand": objectOf({ command: isText }),
};

/**
 * Returns the message; a request with parameters that are not those of its method without any, which the protocol's
 * library answers with InvalidParams. `undefined` for such a notification, which nobody answers.
 */
export function withValidParams(message: Message): Message | undefined {
  const { method, params, id } = message as Partial<RequestMessage & NotificationMessage>;
  const isValid =
    method !== undefined && Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (isValid === undefined || isValid(params)) return message;
  if (id === undefined) return undefined;
  const { params: _, ...without } = message as RequestMessage;
  return without;
}
