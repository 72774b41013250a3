/**
 * What happens around the texts: files that are not saved yet, packs that come, work that nobody waits for any more.
 */
import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  CancellationTokenSource,
  LSPErrorCodes,
  type CompletionList,
  type Diagnostic,
  type Location,
} from "vscode-languageserver-protocol/node";
import { none } from "../expect.ts";
import {
  defwright,
  doorProject,
  eventually,
  projectFolder,
  terrain,
  write,
} from "../project-folder.ts";
import { askRename, endClients, marked, positionAt, startClient, type Client } from "./client.ts";

const test = suite("lsp: around the texts");
test.after(endClients);

const doors = "content/core/doors.json";

function list(...objects: readonly object[]): string {
  return JSON.stringify(objects, undefined, 1);
}

async function definitions(client: Client, path: string, text: string): Promise<Location[]> {
  const { text: typed, position } = marked(text);
  await client.type(path, typed);
  return client.request("textDocument/definition", {
    textDocument: { uri: client.uri(path) },
    position,
  });
}

test("a new file counts before it is saved, and its folder too; closed unsaved it is gone", async () => {
  const folder = doorProject();
  const client = await startClient(folder);
  const fresh = "content/core/new/winter/gates.json";
  await client.open(doors);
  await client.open(fresh, list(terrain("t_fresh", { open: "t_nowhere" })));
  assert.equal(
    client.diagnostics(fresh).map(({ code }) => code),
    ["unknown-reference"],
  );
  await client.type(fresh, list(terrain("t_fresh", { close: "t_gate" })));
  const used = client.text(doors).replace('"open": "t_gate_open"', '"open": "t_fr|esh"');
  const [found] = await definitions(client, doors, used);
  assert.is(found?.uri, client.uri(fresh));
  await client.settled();
  none(
    [...client.diagnostics(fresh), ...client.diagnostics(doors)],
    "the content has no mistake now: take these back",
  );
  // A rename takes it along.
  const edit = await askRename(client, doors, used, "t_renamed");
  assert.equal(
    (edit.documentChanges ?? []).map((each) => "textDocument" in each && each.textDocument.uri),
    [client.uri(doors), client.uri(fresh)],
  );
  await client.close(fresh);
  await client.settled();
  assert.equal(
    client.diagnostics(doors).map(({ code }) => code),
    ["unknown-reference"],
  );
  assert.not(existsSync(join(folder, "content/core/new")), "nothing was written");
});

test("a configuration counts before it is saved", async () => {
  const folder = doorProject();
  const config = "defwright.config.json";
  const client = await startClient(folder);
  await client.open(config);
  await client.open(doors);
  const text = client.text(config);
  await client.type(
    config,
    text.replace("{", '{ "severity": { "unknown-reference": "warning" }, '),
  );
  await client.type(doors, client.text(doors).replace('"open": "t_gate_open"', '"open": "t_no"'));
  await eventually(() => {
    const [found] = client.diagnostics(doors);
    return found?.severity === 2 ? true : undefined;
  }, "the severity of the text");
  await client.type(config, text.replace("{", '{ "severity": 1, '));
  await eventually(() => client.diagnostics(config)[0], "a mistake in it");
});

test("what a pack says of itself counts before it is saved, where it is written now", async () => {
  const client = await startClient(doorProject());
  const info = "content/core/modinfo.json";
  await client.open(info, list({ type: "MOD_INFO", id: "core", dependencies: ["base"] }));
  const missing = (): Diagnostic | undefined =>
    client.diagnostics(info).find(({ code }) => code === "dependency-missing");
  const { range } = await eventually(missing, "a missing pack");
  await client.type(info, `\n\n${client.text(info)}`);
  const below = { line: range.start.line + 2, character: range.start.character };
  await eventually(
    () => (missing()?.range.start.line === below.line ? true : undefined),
    "the same two lines below",
  );
  assert.equal(missing()?.range.start, below);
  await client.close(info);
  await eventually(() => (missing() ? undefined : true), "what was not saved is gone");
});

test("a request right behind the file that is opened waits for its project", async () => {
  const folder = doorProject();
  const other = doorProject();
  const path = "content/core/doors.json";
  const client = await startClient(folder, { waits: false });
  for (const root of [folder, other]) {
    const uri = pathToFileURL(join(root, path)).href;
    const text = readFileSync(join(root, path), "utf8");
    const opening = client.connection.sendNotification("textDocument/didOpen", {
      textDocument: { uri, languageId: "json", version: 1, text },
    });
    const position = positionAt(text, text.indexOf("t_gate"));
    const found = client.request<object[]>("textDocument/references", {
      ...{ textDocument: { uri }, position },
      context: { includeDeclaration: true },
    });
    await opening;
    assert.ok((await found).length > 1, root);
  }
});

test("a file in the folder of a mod that is not loaded is left out, however it is opened", async () => {
  const mod = (id: string, more: object) => [
    { type: "MOD_INFO", id, name: id, description: id, ...more },
  ];
  const inFolder = (id: string): string => `content/dda/mod_interactions/${id}/a.json`;
  const wrong = (id: string): readonly object[] => [terrain(id, { open: "t_nowhere" })];
  const client = await startClient(
    projectFolder({
      "defwright.config.json": { packs: ["content/dda", "content/winter"], dialect: "dda" },
      "content/dda/modinfo.json": mod("dda", { core: true }),
      "content/dda/a.json": [terrain("t_here")],
      [inFolder("winter")]: wrong("t_winter"),
      [inFolder("summer")]: wrong("t_summer"),
      "content/winter/modinfo.json": mod("winter", { dependencies: ["dda"] }),
    }),
  );
  const codes = (path: string) => client.diagnostics(path).map(({ code }) => code);
  assert.equal(codes(inFolder("winter")), ["unknown-reference"]);
  await client.open(inFolder("summer"));
  assert.equal(codes(inFolder("summer")), []);
  const found = await client.request<object[]>("workspace/symbol", { query: "t_summer" });
  assert.equal(found, []);
});

test("a file is one, by whatever link or spelling the editor names it", async () => {
  const folder = doorProject();
  symlinkSync(join(folder, "content"), join(folder, "linked"));
  const client = await startClient(folder);
  const own = pathToFileURL(join(folder, "linked/core/doors.json")).href;
  const uri = own.replace("doors", "%64oors");
  const text = client.text(doors).replace('"open": "t_gate_open"', '"open": "t_no"');
  const found = new Map<string, number>();
  client.connection.onNotification(
    "textDocument/publishDiagnostics",
    (sent: { readonly uri: string; readonly diagnostics: readonly object[] }) => {
      found.set(sent.uri, sent.diagnostics.length);
    },
  );
  await client.connection.sendNotification("textDocument/didOpen", {
    textDocument: { uri, languageId: "json", version: 1, text },
  });
  await client.settled();
  assert.equal([...found], [[uri, 1]]);
  const symbols = await client.request<object[]>("textDocument/documentSymbol", {
    textDocument: { uri },
  });
  assert.ok(symbols.length > 1);
});

test("what was cancelled before its turn is not answered, all else is", async () => {
  const client = await startClient(doorProject());
  await client.open(doors);
  const text = client.text(doors);
  const { position } = marked(text.replace('"open": "t_', '"open": "t_|'));
  const textDocument = { uri: client.uri(doors) };
  const ids = [1, 2, 3].map((each) => `asked-${String(each)}`);
  const answers = new Map<string, string>();
  const { connection } = client;
  const asked = ids.map((id) => {
    const source = new CancellationTokenSource();
    const answer = connection
      .sendRequest<CompletionList>(
        "textDocument/completion",
        { textDocument, position },
        source.token,
      )
      .then(
        ({ items }) => answers.set(id, `${String(items.length)} items`),
        (error: unknown) => answers.set(id, String((error as { readonly code: number }).code)),
      );
    return { source, answer };
  });
  asked[0]?.source.cancel();
  asked[1]?.source.cancel();
  await Promise.all(asked.map(({ answer }) => answer));
  assert.equal(
    ids.map((id) => answers.get(id)),
    [String(LSPErrorCodes.RequestCancelled), String(LSPErrorCodes.RequestCancelled), "3 items"],
  );
});

test("the first load says that it goes on, and that it is done", async () => {
  const client = await startClient(doorProject());
  assert.equal(client.progress, ["begin: reading packs", "end"]);
});

test("packs and rules follow the configuration; packs come into folders of patterns", async () => {
  const folder = projectFolder({
    "defwright.config.json": { packs: ["content/core"] },
    [doors]: [terrain("t_gate", { open: "t_mod" })],
    "mods/one/a.json": [terrain("t_mod")],
  });
  const client = await startClient(folder);
  await client.open(doors);
  const codes = (): unknown[] => client.diagnostics(doors).map(({ code }) => code);
  const become = (expected: readonly string[], when: string): Promise<boolean> =>
    eventually(
      () => (JSON.stringify(codes()) === JSON.stringify(expected) ? true : undefined),
      when,
    );
  await become(["unknown-reference"], "a pack that is not configured");
  write(folder, "defwright.config.json", { packs: ["content/core", "mods/*"] });
  await become([], "a pack that is configured");
  await client.type(doors, client.text(doors).replace('"t_mod"', '"t_two"'));
  await become(["unknown-reference"], "an id that nothing defines");
  write(folder, "mods/two/a.json", [terrain("t_two")]);
  await become([], "a pack that came");
  await client.type(doors, client.text(doors).replace('"t_two"', '"t_three"'));
  await become(["unknown-reference"], "another id that nothing defines");
  write(folder, "defwright.config.json", {
    packs: ["content/core", "mods/*"],
    known: { terrain: ["t_three"] },
  });
  await eventually(() => client.diagnostics("defwright.config.json")[0], "no kind to be listed");
});

test("several projects in one workspace each have their own ids", async () => {
  const folder = projectFolder({
    "one/defwright.config.json": { packs: ["core"] },
    "one/core/a.json": [terrain("t_one")],
    "two/defwright.config.json": { packs: ["core"] },
    "two/core/a.json": [terrain("t_two", { open: "t_one" })],
  });
  const client = await startClient(folder);
  none(client.diagnostics("one/core/a.json"), "the content has no mistake now: take these back");
  assert.equal(
    client.diagnostics("two/core/a.json").map(({ code }) => code),
    ["unknown-reference"],
  );
});

test("a released id stays as an alias when it is renamed, and the user is told", async () => {
  const folder = doorProject();
  assert.is((await defwright(folder, ["release", "1.0"])).code, 0);
  const client = await startClient(folder);
  await client.open(doors);
  const text = client.text(doors).replace('"id": "t_gate"', '"id": "t_|gate"');
  const edit = await askRename(client, doors, text, "t_arch");
  assert.match(JSON.stringify(edit), '\\"alias\\": \\"t_gate\\"');
  assert.match(JSON.stringify(edit.changeAnnotations), "saved games may contain it");
  assert.match(client.shown.join("\n"), '"t_gate" is kept as an alias');
  const { code, err } = await defwright(folder, ["rename", "terrain", "t_gate", "t_arch"]);
  assert.is(code, 0, err);
  assert.match(err, '"t_gate" is kept as an alias');
  const checked = await defwright(folder, ["build"]);
  assert.is(checked.code, 0, checked.err);
  assert.match(checked.err, "released-id-renamed");
});

test.run();
