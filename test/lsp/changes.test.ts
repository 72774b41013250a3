/** Edits that the server offers: rename, fixes, new definitions. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type {
  CodeAction,
  CompletionList,
  TextDocumentEdit,
  TextEdit,
  WorkspaceEdit,
} from "vscode-languageserver-protocol";
import { none } from "../expect.ts";
import { projectFolder, terrain, write } from "../project-folder.ts";
import { root } from "../root.ts";
import {
  applyTextEdits,
  askRename,
  endClients,
  marked,
  startClient,
  type Client,
} from "./client.ts";

const test = suite("lsp: changes");
test.after(endClients);

const doors = "core/doors.json";
const mod = "mod/doors.json";

function project(): string {
  return projectFolder({
    "defwright.config.json": { packs: ["core", "mod"], out: "generated" },
    [doors]: [
      terrain("t_gate", { open: "t_gate_open" }),
      terrain("t_gate_open", { close: "t_gate", looks_like: "t_gate" }),
    ],
    [mod]: [
      { type: "terrain", id: "t_gate", "edit-mode": "modify", move_cost: 4 },
      { ...terrain("t_mod", {}), "copy-from": "t_gate" },
    ],
  });
}

/** Types what the edit says into the open files. */
async function take(client: Client, edit: WorkspaceEdit): Promise<void> {
  const changes: [string, readonly TextEdit[]][] = [
    ...Object.entries(edit.changes ?? {}),
    ...((edit.documentChanges ?? []) as TextDocumentEdit[]).map(
      ({ textDocument, edits }): [string, readonly TextEdit[]] => [
        textDocument.uri,
        edits as TextEdit[],
      ],
    ),
  ];
  for (const [uri, edits] of changes) {
    const path = [doors, mod].find((each) => client.uri(each) === uri);
    assert.ok(path, uri);
    await client.type(path, applyTextEdits(client.text(path), edits));
  }
  await client.settled();
}

async function rename(client: Client, path: string, text: string, to: string): Promise<void> {
  const edit = await askRename(client, path, text, to);
  await take(client, edit);
}

test("rename, in every pack, and back: every byte as it was", async () => {
  const client = await startClient(project());
  await client.open(doors);
  await client.open(mod);
  const before = [client.text(doors), client.text(mod)];
  await rename(
    client,
    doors,
    client.text(doors).replace('"id": "t_gate"', '"id": "t_|gate"'),
    "t_arch",
  );
  assert.not.match(
    client.text(doors) + client.text(mod),
    /"(?:id|open|close|copy-from|looks_like)": "t_gate"/u,
  );
  assert.match(client.text(mod), '"copy-from": "t_arch"');
  none(
    [...client.diagnostics(doors), ...client.diagnostics(mod)],
    "the content has no mistake now: take these back",
  );
  await rename(
    client,
    mod,
    client.text(mod).replace('"id": "t_arch"', '"id": "t_|arch"'),
    "t_gate",
  );
  assert.equal([client.text(doors), client.text(mod)], before);
});

test("rename says what stays, and an editor asks before it applies it", async () => {
  const folder = project();
  const map = [
    { type: "weather_zone", rows: { A: "t_gate" }, near: ["t_gate"] },
    // Known, and the id of something else.
    { type: "item_group", id: "t_gate", items: ["plank"] },
  ];
  write(folder, "core/map.json", map);
  write(folder, "game.ts", "export const gate = TERRAIN_ID.t_gate;\n");
  const client = await startClient(folder);
  await client.open(doors);
  const text = client.text(doors).replace('"id": "t_gate"', '"id": "t_|gate"');
  const edit = await askRename(client, doors, text, "t_arch");
  const [annotation] = Object.values(edit.changeAnnotations ?? {});
  assert.ok(annotation?.needsConfirmation);
  const said = [
    "places that defwright does not know contain it and are not changed: " +
      "core/doors.json:5, core/map.json:5, core/map.json:8",
    "TypeScript contains it and is not changed: game.ts:1",
  ];
  assert.is(annotation.description, said.join("\n"));
  assert.equal(
    client.shown,
    said.map((each) => `defwright: ${each}`),
  );
});

test("an id with characters that mean something in patterns is renamed as well", async () => {
  const folder = project();
  const id = "t-gate.(old)+";
  write(folder, doors, [terrain(id), terrain("t_gate", { open: id })]);
  write(
    folder,
    "game.ts",
    `export const gate = TERRAIN_ID["${id}"];\nexport const other = "t-gate";\n`,
  );
  const client = await startClient(folder);
  await client.open(doors);
  const text = client.text(doors).replace('"id": "t-gate', '"id": "t-|gate');
  const { documentChanges } = await askRename(client, doors, text, "t_arch");
  const edits = (documentChanges ?? []).map((each) => ("edits" in each ? each.edits.length : 0));
  assert.equal(edits, [2]);
  assert.match(client.shown.join("\n"), /not changed: game\.ts:1$/u);
});

test("rename is refused where the id is taken, with the reason", async () => {
  const client = await startClient(project());
  await client.open(doors);
  const text = client.text(doors).replace('"id": "t_gate"', '"id": "t_|gate"');
  const asked = askRename(client, doors, text, "t_mod");
  const reason = await asked.then(
    () => "",
    (error: unknown) => String(error),
  );
  assert.match(reason, '"t_mod" is already defined or referred to');
});

async function actions(client: Client, path: string, text: string): Promise<CodeAction[]> {
  const { text: typed, position } = marked(text);
  await client.type(path, typed);
  return client.request("textDocument/codeAction", {
    textDocument: { uri: client.uri(path) },
    range: { start: position, end: position },
    context: { diagnostics: [] },
  });
}

function titled(found: readonly CodeAction[], start: string): CodeAction {
  const action = found.find(({ title }) => title.startsWith(start));
  assert.ok(action, found.map(({ title }) => title).join("\n"));
  return action;
}

test("a misspelt id is changed to the suggested one", async () => {
  const client = await startClient(project());
  await client.open(doors);
  const typed = client.text(doors).replace('"open": "t_gate_open"', '"open": "t_gate|_opne"');
  const found = await actions(client, doors, typed);
  const action = found.find(({ edit }) => JSON.stringify(edit ?? {}).includes("t_gate_open"));
  assert.ok(action?.edit);
  await take(client, action.edit);
  none(client.diagnostics(doors), "the content has no mistake now: take these back");
  assert.ok(titled(found, "Explain unknown-reference").command);
});

test("what is written twice is taken away by the action that names the finding", async () => {
  for (const code of ["repeated-entry", "repeated-flag", "repeated-alternative"]) {
    const fixture = join(root, "test/diagnostics/codes", code, "invalid");
    const [name = ""] = readdirSync(fixture);
    const text = readFileSync(join(fixture, name), "utf8");
    const path = "core/a.json";
    const client = await startClient(
      projectFolder({ "defwright.config.json": { packs: ["core"] }, [path]: text }),
    );
    await client.open(path);
    const before = client.diagnostics(path).filter((each) => each.code === code);
    const [found] = before;
    assert.ok(found, code);
    const textDocument = { uri: client.uri(path) };
    const offered = await client.request<CodeAction[]>("textDocument/codeAction", {
      ...{ textDocument, range: found.range, context: { diagnostics: [found] } },
    });
    const fix = offered.find(({ diagnostics = [] }) => diagnostics.some((of) => of.code === code));
    assert.ok(fix?.edit?.changes, code);
    const now = applyTextEdits(text, fix.edit.changes[textDocument.uri] ?? []);
    assert.ok(now.length < text.length, code);
    await client.type(path, now);
    await client.settled();
    const left = client.diagnostics(path).filter((each) => each.code === code);
    assert.is(left.length, before.length - 1, code);
  }
});

test("the missing id is defined, validly, in this file or another", async () => {
  const client = await startClient(project());
  await client.open(doors);
  const typed = client.text(doors).replace('"open": "t_gate_open"', '"open": "t_n|owhere"');
  const { edit } = titled(await actions(client, doors, typed), 'Define terrain "t_nowhere"');
  assert.ok(edit);
  await take(client, edit);
  assert.match(client.text(doors), '"id": "t_nowhere"');
  none(
    client.diagnostics(doors).filter(({ severity }) => severity === 1),
    "the content has no error now: take these back",
  );
});

test("what is added has the line ends and the indentation of its file", async () => {
  const client = await startClient(project(), { snippets: true });
  await client.open(doors);
  const dressed = client.text(doors).replaceAll("\n", "\r\n").replaceAll("  ", "\t");
  const isDressed = (text: string): boolean => text.includes("\n") && !/[^\r]\n|\n\t* /u.test(text);
  const typed = dressed.replace('"open": "t_gate_open"', '"open": "t_n|owhere"');
  const { edit } = titled(await actions(client, doors, typed), 'Define terrain "t_nowhere"');
  assert.ok(edit);
  await take(client, edit);
  assert.match(client.text(doors), '"id": "t_nowhere"');
  assert.ok(isDressed(client.text(doors)), JSON.stringify(client.text(doors)));
  const { text, position } = marked(typed.replace("|", "").replace(/\]\s*$/u, ", | ]"));
  await client.type(doors, text);
  const textDocument = { uri: client.uri(doors) };
  const { items } = await client.request<CompletionList>("textDocument/completion", {
    ...{ textDocument, position },
  });
  const inserted = items.map(({ textEdit }) => textEdit?.newText ?? "");
  assert.ok(inserted.length > 0 && inserted.every(isDressed), JSON.stringify(inserted));
});

test("a definition of an earlier pack is changed in one's own", async () => {
  const client = await startClient(project());
  await client.open(doors);
  await client.open(mod);
  const typed = client.text(doors).replace('"id": "t_gate_open"', '"id": "t_gate|_open"');
  const { edit } = titled(await actions(client, doors, typed), 'Change terrain "t_gate_open"');
  assert.ok(edit);
  await take(client, edit);
  assert.match(client.text(mod), /"id": "t_gate_open",\s+"edit-mode": "modify"/u);
  none(client.diagnostics(mod), "the content has no mistake now: take these back");
});

test("all safe fixes of a file at once", async () => {
  const client = await startClient(project());
  await client.open(doors);
  const text = client.text(doors).replaceAll('"symbol": "."', '"symbol": ["."]');
  await client.type(doors, text);
  const start = { line: 0, character: 0 };
  const [all] = await client.request<CodeAction[]>("textDocument/codeAction", {
    textDocument: { uri: client.uri(doors) },
    range: { start, end: start },
    context: { diagnostics: [], only: ["source.fixAll"] },
  });
  assert.ok(all?.edit);
  await take(client, all.edit);
  none(client.diagnostics(doors), "the content has no mistake now: take these back");
  const told = await client.request<string>("workspace/executeCommand", {
    command: "defwright.explain",
    arguments: ["t_gate"],
  });
  assert.match(told, 'terrain "t_gate"');
});

test.run();
