/** What a client sends by mistake is answered as the protocol says, and silences nothing. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { command } from "../command.ts";
import { doorProject } from "../project-folder.ts";
import type { Message } from "vscode-languageserver";
import { createGate, type RefusedMessage } from "../../generator/lsp/valid-params.ts";
import { Frames } from "../../generator/lsp/start.ts";
import { endClients, startClient } from "./client.ts";

const test = suite("mistakes of a client");
test.after(endClients);

const frame = (body: string): string => `Content-Length: ${String(body.length)}\r\n\r\n${body}`;

test("parameters that are not those of a method are refused, and the server goes on", async () => {
  const client = await startClient(doorProject());
  await client.open("content/core/doors.json");
  const textDocument = { uri: client.uri("content/core/doors.json") };
  const position = { line: 0, character: 0 };
  const wrong: Readonly<Record<string, readonly object[]>> = {
    "textDocument/hover": [{ textDocument, position: null }, { textDocument }, { position }, {}],
    "textDocument/completion": [{ textDocument, position: { line: -1, character: 0 } }],
    "textDocument/definition": [{ textDocument: null, position }, [] as object],
    "textDocument/references": [
      { textDocument, position },
      { textDocument, position, context: 1 },
    ],
    "textDocument/rename": [{ textDocument, position, newName: 7 }],
    "textDocument/prepareRename": [{ textDocument, position: "0:0" }],
    "textDocument/documentSymbol": [{ textDocument: { uri: {} } }],
    "textDocument/codeAction": [
      { textDocument, range: { start: position }, context: { diagnostics: [] } },
      { textDocument, range: { start: position, end: position }, context: { diagnostics: [null] } },
    ],
    "workspace/symbol": [{ query: null }],
    "workspace/executeCommand": [{ command: null }],
  };
  for (const [method, all] of Object.entries(wrong)) {
    for (const params of all) {
      const shown = `${method} ${JSON.stringify(params)}`;
      try {
        await client.request(method, params);
        assert.unreachable(shown);
      } catch (error) {
        assert.is((error as { code?: number }).code, -32602, `${shown}: ${String(error)}`);
        assert.match(String(error), `${method}: `);
      }
    }
  }
  for (const params of [{ textDocument: null }, { textDocument, contentChanges: [{ text: 1 }] }]) {
    await client.connection.sendNotification("textDocument/didChange", params);
  }
  await client.connection.sendNotification("textDocument/didOpen", { textDocument });
  assert.ok(await client.request("textDocument/documentSymbol", { textDocument }));
});

test("what is wrong with parameters is named", () => {
  const admitted = createGate();
  const request = { jsonrpc: "2.0", id: 1 };
  const refused = (method: string, params: object): unknown =>
    (admitted({ ...request, method, params } as Message) as { params?: RefusedMessage }).params;
  assert.equal(refused("textDocument/hover", {}), {
    code: -32002,
    message: "textDocument/hover before initialize",
  });
  assert.equal(refused("initialize", {}), {
    code: -32602,
    message: "initialize: capabilities is missing or of the wrong type",
  });
  refused("initialize", { capabilities: {} });
  const textDocument = { uri: "file:///x" };
  assert.equal(refused("textDocument/hover", { textDocument, position: { line: -1 } }), {
    code: -32602,
    message: "textDocument/hover: position.line is missing or of the wrong type",
  });
  refused("shutdown", {});
  assert.equal(refused("textDocument/hover", { textDocument }), {
    code: -32600,
    message: "textDocument/hover after shutdown",
  });
  const exit = { jsonrpc: "2.0", method: "exit" };
  assert.is(admitted(exit), exit);
  assert.is(admitted({ jsonrpc: "2.0", method: "textDocument/didOpen" } as Message), undefined);
});

test("text nested 5,000 deep, and nobody waits for an answer", async () => {
  const client = await startClient(doorProject());
  const path = "content/core/deep.json";
  await client.open(path, `[{"type":"terrain","id":"t_deep","bash":${'{"a":['.repeat(5000)}`);
  const at = { textDocument: { uri: client.uri(path) }, position: { line: 0, character: 900 } };
  assert.is((await client.request<{ items: [] }>("textDocument/completion", at)).items.length, 0);
  assert.is(await client.request("textDocument/hover", at), null);
  const context = { diagnostics: [] };
  const range = { start: at.position, end: at.position };
  await client.request("textDocument/codeAction", { ...at, range, context });
});

test("frames pass in any pieces; what belongs to none is dropped", async () => {
  const bad = [
    "Content-Length: -5\r\n\r\n",
    "Content-Length: many\r\n\r\n{}",
    "Content-Length: 99999999999999\r\n\r\n",
    "Something\r\n\r\n",
    "\r\n\r\n",
  ];
  const good = ['{"é":"\\r\\n\\r\\n"}', "{}", '{"a":1}'].map((each) => frame(each));
  const sent = Buffer.from(
    good.map((each, index) => `${bad[index] ?? ""}${each}`).join("") +
      bad.slice(3).join("") +
      frame("[]"),
    "latin1",
  );
  for (const size of [1, 2, 7, sent.length]) {
    const dropped: string[] = [];
    const frames = new Frames((headers) => dropped.push(headers));
    const passed: Buffer[] = [];
    frames.on("data", (each: Buffer) => passed.push(each));
    for (let at = 0; at < sent.length; at += size) frames.write(sent.subarray(at, at + size));
    frames.end();
    await once(frames, "end");
    assert.is(Buffer.concat(passed).toString("latin1"), [...good, frame("[]")].join(""));
    assert.is(dropped.length, bad.length);
  }
});

test("a server answers after a frame of a negative length, and ends with its input", async () => {
  const [program, script] = command;
  const server = spawn(program, [script, "lsp", "--stdio"], { stdio: ["pipe", "pipe", "ignore"] });
  const ended = once(server, "exit");
  const initialize = {
    jsonrpc: "2.0",
    id: 1,
    method: "initialize",
    params: { processId: null, rootUri: null, capabilities: {} },
  };
  server.stdin.write(`Content-Length: -5\r\n\r\n${frame(JSON.stringify(initialize))}`);
  let text = "";
  for await (const each of server.stdout) {
    text += String(each);
    if (text.includes("serverInfo")) break;
  }
  assert.match(text, '"serverInfo":{"name":"defwright"');
  server.stdin.end();
  assert.is((await ended)[0], 1);
});

test.run();
