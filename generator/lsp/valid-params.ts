/**
 * What a client may send: only what its turn is, after `initialize` and before `shutdown`, and with the parameters that
 * its method declares, as far as they are used here.
 */
import {
  ErrorCodes,
  type Message,
  type Position,
  type NotificationMessage,
  type RequestMessage,
} from "vscode-languageserver";
import { isCount, isNumber, isText, objectOf, type Check } from "../json/checked.ts";
import { isList, isObject, present } from "../json/containers.ts";
import { printPath } from "../json/path.ts";
import type { JsonPath } from "../model/json.ts";

/** What a value has to be: what a check accepts, a list of such, or an object with such members. */
type Form = Check<unknown> | readonly [Form] | { readonly [member: string]: Form };

const position: Form = { line: isCount, character: isCount };
const range: Form = { start: position, end: position };
const ofText: Form = { textDocument: { uri: isText } };
const inText: Form = { ...ofText, position };
const maybeRange: Check<unknown> = (value): value is unknown =>
  value === undefined || mistakeIn(range, value) === undefined;

const methods: Readonly<Record<string, Form>> = {
  initialize: { capabilities: {} },
  "workspace/didChangeConfiguration": {},
  "textDocument/didOpen": { textDocument: { uri: isText, text: isText } },
  "textDocument/didChange": { ...ofText, contentChanges: [{ text: isText, range: maybeRange }] },
  "textDocument/didSave": ofText,
  "textDocument/didClose": ofText,
  "textDocument/completion": inText,
  "textDocument/hover": inText,
  "textDocument/definition": inText,
  "textDocument/implementation": inText,
  "textDocument/prepareTypeHierarchy": inText,
  "typeHierarchy/supertypes": { item: { uri: isText } },
  "typeHierarchy/subtypes": { item: { uri: isText } },
  "textDocument/documentHighlight": inText,
  "textDocument/foldingRange": ofText,
  "textDocument/inlayHint": { ...ofText, range },
  "textDocument/codeLens": ofText,
  "codeLens/resolve": { range },
  "textDocument/semanticTokens/full": ofText,
  "textDocument/documentColor": ofText,
  "textDocument/colorPresentation": {
    range,
    color: { red: isNumber, green: isNumber, blue: isNumber },
  },
  "textDocument/documentLink": ofText,
  "textDocument/formatting": ofText,
  "textDocument/rangeFormatting": { ...ofText, range },
  "textDocument/diagnostic": ofText,
  "workspace/willRenameFiles": { files: [{ oldUri: isText, newUri: isText }] },
  "textDocument/references": { ...inText, context: {} },
  "textDocument/documentSymbol": ofText,
  "textDocument/prepareRename": inText,
  "textDocument/rename": { ...inText, newName: isText },
  "textDocument/codeAction": { ...ofText, range, context: { diagnostics: [{}] } },
  "workspace/symbol": { query: isText },
  "workspace/executeCommand": { command: isText },
};

/** A place as it is handed to a command. */
export const isPlace: Check<{ readonly uri: string; readonly position: Position }> = objectOf({
  uri: isText,
  position: objectOf({ line: isCount, character: isCount }),
});

/** Where a value is not of the form; `undefined` if it is. */
function mistakeIn(form: Form, value: unknown, path: JsonPath = []): JsonPath | undefined {
  if (typeof form === "function") return form(value) ? undefined : path;
  if (isList(form)) {
    const [entry] = form;
    if (!isList(value)) return path;
    return firstMistake(value.map((each, index) => mistakeIn(entry, each, [...path, index])));
  }
  if (!isObject(value)) return path;
  const members = Object.entries(form);
  return firstMistake(
    members.map(([name, member]) => mistakeIn(member, value[name], [...path, name])),
  );
}

function firstMistake(all: readonly (JsonPath | undefined)[]): JsonPath | undefined {
  return all.find((each) => each !== undefined);
}

/** The request in whose place one is answered that is refused; its parameters are the error. */
export const refusedRequest = "defwright/refused";

export interface RefusedMessage {
  readonly code: number;
  readonly message: string;
}

/** Decides on each message of one connection, in order. */
export function createGate(): (message: Message) => Message | undefined {
  let state: "new" | "open" | "ended" = "new";
  return (message) => {
    const { method, params, id } = message as Partial<RequestMessage & NotificationMessage>;
    if (method === undefined) return message;
    const refusal = outOfTurn(method) ?? malformed(method, params);
    if (refusal === undefined) {
      if (method === "initialize") state = "open";
      if (method === "shutdown") state = "ended";
      return message;
    }
    if (id === undefined) return undefined;
    return { ...message, ...present({ method: refusedRequest, params: refusal }) };
  };

  function outOfTurn(method: string): RefusedMessage | undefined {
    if (method === "exit" || (state === "open" && method !== "initialize")) return undefined;
    if (state === "new") {
      if (method === "initialize") return undefined;
      return { code: ErrorCodes.ServerNotInitialized, message: `${method} before initialize` };
    }
    const when = state === "ended" ? "after shutdown" : "for the second time";
    return { code: ErrorCodes.InvalidRequest, message: `${method} ${when}` };
  }

  function malformed(method: string, params: unknown): RefusedMessage | undefined {
    const form = Object.hasOwn(methods, method) ? methods[method] : undefined;
    const at = form && mistakeIn(form, params);
    if (at === undefined) return undefined;
    const where = at.length === 0 ? "the parameters" : printPath(at);
    return {
      code: ErrorCodes.InvalidParams,
      message: `${method}: ${where} is missing or of the wrong type`,
    };
  }
}
