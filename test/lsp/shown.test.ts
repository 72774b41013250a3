/** What an editor shows beside the texts, and what it asks for by itself: hints, colours, tokens, links, findings. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type {
  CodeAction,
  CodeLens,
  ColorInformation,
  ColorPresentation,
  DocumentDiagnosticReport,
  DocumentLink,
  DocumentSymbol,
  InlayHint,
  SemanticTokens,
  TextEdit,
  WorkspaceDiagnosticReport,
  WorkspaceEdit,
} from "vscode-languageserver-protocol/node";
import { doorProject, ownKindProject, projectFolder, terrain } from "../project-folder.ts";
import {
  applyTextEdits,
  endClients,
  positionAt,
  startClient,
  textAt,
  type Client,
} from "./client.ts";

const test = suite("lsp: shown");
test.after(endClients);

const doors = "content/core/doors.json";

/** A core, and a mod that changes it. */
function winterProject(): string {
  return projectFolder({
    "defwright.config.json": { packs: ["core", "mods/winter"], dialect: "bright-nights" },
    "core/doors.json": [
      terrain("t_gate", { move_cost: 2, color: "light_red", alias: "t_old_gate" }),
      { type: "terrain", id: "t_side_gate", "copy-from": "t_gate", name: "side", close: "t_gate" },
      { type: "terrain", abstract: "t_any", name: "any" },
    ],
    "mods/winter/modinfo.json": [
      { type: "MOD_INFO", id: "winter", name: "Winter", description: "", dependencies: ["dda"] },
    ],
    "mods/winter/doors.json": [
      { type: "terrain", id: "t_gate", "edit-mode": "modify", move_cost: 7 },
    ],
    "core/modinfo.json": [
      { type: "MOD_INFO", id: "dda", name: "Core", description: "", core: true },
    ],
  });
}

const inCore = "core/doors.json";

async function shown<Answer>(
  client: Client,
  method: string,
  path: string,
  more: object = {},
): Promise<Answer> {
  return client.request<Answer>(method, { textDocument: { uri: client.uri(path) }, ...more });
}

const everything = { start: { line: 0, character: 0 }, end: { line: 1000, character: 0 } };

async function hints(client: Client): Promise<string[]> {
  const found = await shown<InlayHint[]>(client, "textDocument/inlayHint", inCore, {
    range: everything,
  });
  const lines = client.text(inCore).split("\n");
  return found.map(({ position: { line, character }, label }) => {
    const before = (lines[line] ?? "").slice(0, character).trim();
    return `${before} <- ${typeof label === "string" ? label : ""}`;
  });
}

/** As an editor shows them: each asked for by itself. */
async function lensesIn(client: Client, path: string): Promise<CodeLens[]> {
  const lenses = await shown<CodeLens[]>(client, "textDocument/codeLens", path);
  assert.ok(lenses.every(({ command }) => command === undefined));
  return Promise.all(lenses.map((each) => client.request<CodeLens>("codeLens/resolve", each)));
}

test("hints are off, and each is switched on by its setting, at the start or later", async () => {
  const folder = winterProject();
  const client = await startClient(folder);
  await client.open(inCore);
  assert.equal(await hints(client), []);
  assert.equal(await shown(client, "textDocument/codeLens", inCore), []);
  const settings = { defwright: { hints: { later: true } } };
  await client.connection.sendNotification("workspace/didChangeConfiguration", { settings });
  assert.equal(await hints(client), ['"move_cost": 2 <- winter replaces this with 7']);
  const other = await startClient(folder, { settings: { hints: { inherited: true, uses: true } } });
  await other.open(inCore);
  const [inherited = "", ...more] = await hints(other);
  assert.match(inherited, /^"copy-from": "t_gate" <- inherits .*color: /u);
  assert.not.match(inherited, /name: /u, "the object has its own");
  assert.equal(more, []);
  const lenses = await lensesIn(other, inCore);
  assert.equal(
    lenses.map(({ command }) => command?.title),
    ["used once, copied once", "used nowhere", "used nowhere"],
  );
  const [places] = (lenses[0]?.command?.arguments ?? []).slice(2) as object[][];
  assert.is(places?.length, 2);
  // What is no setting switches nothing on.
  for (const odd of [null, [], { defwright: { hints: { later: "yes" } } }]) {
    await client.connection.sendNotification("workspace/didChangeConfiguration", { settings: odd });
    assert.equal(await hints(client), []);
  }
});

test("hints of a kind of one's own", async () => {
  const folder = ownKindProject();
  const client = await startClient(folder, { settings: { hints: { uses: true } } });
  const path = "content/core/monsters.json";
  await client.open(path);
  const lenses = await lensesIn(client, path);
  assert.equal(
    lenses.map(({ command }) => command?.title),
    ["used nowhere"],
  );
});

test("the whole resolved definition, with what set each member", async () => {
  const client = await startClient(winterProject());
  await client.open(inCore);
  const text = client.text(inCore);
  const position = positionAt(text, text.indexOf('"side"'));
  const resolved = await client.request<{ title: string; text: string }>(
    "workspace/executeCommand",
    { command: "defwright.resolved", arguments: [client.uri(inCore), position] },
  );
  assert.is(resolved.title, "terrain t_side_gate");
  assert.match(resolved.text, /^ {2}"move_cost": 2, \/\/ inherited core core\/doors.json:\d+$/mu);
  assert.match(resolved.text, /^ {2}"name": "side", \/\/ replaced core core\/doors.json:\d+$/mu);
  const json = resolved.text.replaceAll(/ \/\/ .*$/gmu, "");
  assert.is((JSON.parse(json) as { close: string }).close, "t_gate");
  for (const odd of [[], [1, 2], [client.uri(inCore), {}], [client.uri("no.json"), position]]) {
    const answer = await client.request("workspace/executeCommand", {
      command: "defwright.resolved",
      arguments: odd,
    });
    assert.is(answer, null);
  }
});

test("tokens: ids by their kind, templates, former names", async () => {
  const client = await startClient(winterProject());
  await client.open(inCore);
  const child = { id: "t_child", "copy-from": "t_any" };
  const { legend } = client.initialized.capabilities.semanticTokensProvider ?? {};
  assert.ok(legend);
  await client.type(
    inCore,
    client.text(inCore).replace(/\]\s*$/u, `,\n${JSON.stringify({ ...child, type: "terrain" })}]`),
  );
  const { data } = await shown<SemanticTokens>(client, "textDocument/semanticTokens/full", inCore);
  const lines = client.text(inCore).split("\n");
  const found: string[] = [];
  let [line, character] = [0, 0];
  for (let at = 0; at < data.length; at += 5) {
    const [down = 0, right = 0, length = 0, type = 0, modifiers = 0] = data.slice(at, at + 5);
    character = down === 0 ? character + right : right;
    line += down;
    const word = (lines[line] ?? "").slice(character, character + length);
    const also = legend.tokenModifiers.filter((_, bit) => (modifiers >> bit) & 1);
    found.push([word, legend.tokenTypes[type], ...also].join(" "));
  }
  const kind = found[0]?.split(" ")[1] ?? "";
  assert.equal(found, [
    `t_gate ${kind} declaration`,
    `t_old_gate ${kind} declaration deprecated`,
    `t_side_gate ${kind} declaration`,
    `t_gate ${kind}`,
    `t_gate ${kind}`,
    "t_any interface declaration",
    `t_child ${kind} declaration`,
    "t_any interface",
  ]);
});

test("colours are shown and chosen by name", async () => {
  const client = await startClient(
    doorProject({
      [doors]: [
        terrain("t_gate", { color: ["light_red", "c_dark_gray_white", "nonsense", "ltblue"] }),
        { ...terrain("t_back"), color: undefined, bgcolor: "yellow" },
      ],
    }),
  );
  await client.open(doors);
  const found = await shown<ColorInformation[]>(client, "textDocument/documentColor", doors);
  assert.equal(
    found.map(({ range, color: { red, green, blue } }) => [
      textAt(client.text(doors), range),
      ...[red, green, blue].map((part) => Math.round(part * 255)),
    ]),
    [
      ['"light_red"', 255, 150, 150],
      ['"c_dark_gray_white"', 99, 99, 99],
      ['"ltblue"', 100, 100, 255],
      ['"yellow"', 255, 255, 0],
    ],
  );
  const [first] = await shown<ColorPresentation[]>(
    client,
    "textDocument/colorPresentation",
    doors,
    {
      color: { red: 0.9, green: 0.1, blue: 0, alpha: 1 },
      range: found[0]?.range ?? everything,
    },
  );
  assert.is(first?.textEdit?.newText, '"red"');
});

test("links: files that a configuration names, and packs that a pack depends on", async () => {
  const folder = winterProject();
  const client = await startClient(folder);
  const config = "defwright.config.json";
  await client.open(config);
  const links = await shown<DocumentLink[]>(client, "textDocument/documentLink", config);
  assert.equal(
    links.map(({ range, target }) => [textAt(client.text(config), range), target]),
    [
      ["core", pathToFileURL(join(folder, "core")).href],
      ["mods/winter", pathToFileURL(join(folder, "mods/winter")).href],
    ],
  );
  const mod = "mods/winter/modinfo.json";
  await client.open(mod);
  const toPacks = await shown<DocumentLink[]>(client, "textDocument/documentLink", mod);
  assert.equal(
    toPacks.map(({ range, target }) => [textAt(client.text(mod), range), target]),
    [["dda", client.uri("core/modinfo.json")]],
  );
});

test("a folder that moves is named so in the configuration", async () => {
  const client = await startClient(winterProject());
  const move = (from: string, to: string) => ({ oldUri: client.uri(from), newUri: client.uri(to) });
  const ask = (...files: readonly object[]) =>
    client.request<WorkspaceEdit | null>("workspace/willRenameFiles", { files });
  const config = "defwright.config.json";
  const edits = async (...files: readonly object[]): Promise<string> => {
    const [change] = (await ask(...files))?.documentChanges ?? [];
    assert.ok(change && "edits" in change);
    return applyTextEdits(client.text(config), change.edits as TextEdit[]);
  };
  assert.match(await edits(move("mods/winter", "mods/snow")), '"mods/snow"');
  assert.match(await edits(move("mods", "packs")), '"packs/winter"');
  assert.is(await ask(move("core/doors.json", "core/gates.json")), null);
  // Names and words may be the same as folders; only paths are changed.
  const packs = [
    { name: "core", path: "core" },
    { path: "mods/winter", name: "winter" },
  ];
  const named = {
    packs,
    kinds: {},
    places: { map: { core: "terrain" } },
    known: { item: ["core"] },
  };
  await client.open(config, JSON.stringify({ ...named, out: "generated", game_version: "core" }));
  assert.equal(JSON.parse(await edits(move("core", "base"))), {
    ...named,
    packs: [{ name: "core", path: "base" }, packs[1]],
    out: "generated",
    game_version: "core",
  });
});

test("each fix names the finding that it is for", async () => {
  const client = await startClient(doorProject());
  const opened = [terrain("t_a", { open: "t_gat" }), terrain("t_b", { open: "t_gat" })];
  await client.open(doors, JSON.stringify([terrain("t_gate"), ...opened], undefined, 1));
  const found = client.diagnostics(doors);
  assert.is(found.length, 2);
  const actions = await shown<CodeAction[]>(client, "textDocument/codeAction", doors, {
    range: everything,
    context: { diagnostics: found, only: ["quickfix"] },
  });
  const about = (title: string) =>
    actions.filter((each) => each.title.startsWith(title)).map(({ diagnostics }) => diagnostics);
  assert.equal(about("Change to"), [[found[0]], [found[1]]]);
  assert.equal(about("Define terrain"), [[found[0]], [found[1]]]);
});

test("an outline has the members of definitions", async () => {
  const client = await startClient(doorProject());
  await client.open(doors);
  const [gate] = await shown<DocumentSymbol[]>(client, "textDocument/documentSymbol", doors);
  assert.is(gate?.name, "t_gate");
  assert.equal(
    gate?.children?.map(({ name }) => name),
    Object.keys(terrain("t_gate", { open: "t_gate_open" })),
  );
});

test("formatting keeps the style of the file", async () => {
  const client = await startClient(doorProject());
  await client.open(doors);
  const format = async (text: string): Promise<string> => {
    await client.type(doors, text);
    const edits = await shown<TextEdit[]>(client, "textDocument/formatting", doors, {
      options: { tabSize: 8, insertSpaces: false },
    });
    return applyTextEdits(text, edits);
  };
  const spaced = `[
  {
    "type": "terrain",
    "id": "t_a",
    "flags": [ "A", "B" ],
    "bash": { "str_min": 1, "str_max": 2 }
  },
  { "type": "terrain", "id": "t_b" }
]
`;
  assert.is(await format(spaced), spaced);
  const untidy = spaced
    .replace('    "id"', '"id"  ')
    .replace('"A", "B" ]', '"A","B"]')
    .replace("  }\n]", "  }   \n\n\n\n]");
  assert.is(await format(untidy.replace('"str_min": 1,', '"str_min":1 ,')), spaced);
  const tabs = spaced
    .replaceAll("    ", "\t\t")
    .replaceAll("\n  ", "\n\t")
    .replaceAll("\n", "\r\n");
  assert.is(await format(tabs), tabs);
  assert.is(await format(tabs.replace("\t\t", "")), tabs);
  assert.is(await format(`${spaced}]`), `${spaced}]`, "no JSON");
});

test("findings are given when they are asked for, if the editor wants that", async () => {
  const text = JSON.stringify([terrain("t_gate", { open: "t_nowhere" })]);
  const pushed = await startClient(doorProject());
  assert.not(pushed.initialized.capabilities.diagnosticProvider);
  const client = await startClient(doorProject(), { settings: { diagnostics: "pull" } });
  assert.ok(client.initialized.capabilities.diagnosticProvider);
  await client.open(doors, text);
  assert.equal(client.diagnostics(doors), []);
  const report = await shown<DocumentDiagnosticReport>(client, "textDocument/diagnostic", doors);
  assert.equal(report.kind === "full" && report.items.map(({ code }) => code), [
    "unknown-reference",
  ]);
  const { items } = await client.request<WorkspaceDiagnosticReport>("workspace/diagnostic", {
    previousResultIds: [],
  });
  assert.equal(
    items.map((each) => [each.uri, each.kind === "full" && each.items.length]),
    [[client.uri(doors), 1]],
  );
});

test("what fixing everything would do is shown fix by fix", async () => {
  const client = await startClient(doorProject());
  const text = JSON.stringify([{ ...terrain("t_gate"), move_cost: "2", symbl: "+" }]);
  await client.open(doors, text);
  const actions = await shown<CodeAction[]>(client, "textDocument/codeAction", doors, {
    range: everything,
    context: { diagnostics: [], only: ["source"] },
  });
  const [all, preview] = actions;
  assert.is(all?.kind, "source.fixAll.defwright");
  assert.is(preview?.kind, "source.previewFixes.defwright");
  const annotations = Object.values(preview?.edit?.changeAnnotations ?? {});
  assert.ok(annotations.length > 0);
  assert.ok(annotations.every(({ label, needsConfirmation }) => needsConfirmation && label !== ""));
  const [change] = preview?.edit?.documentChanges ?? [];
  assert.ok(change && "edits" in change);
  assert.type(change.textDocument.version, "number");
  assert.is(
    applyTextEdits(text, change.edits as TextEdit[]),
    applyTextEdits(text, all?.edit?.changes?.[client.uri(doors)] ?? []),
  );
  const onSave = await shown<CodeAction[]>(client, "textDocument/codeAction", doors, {
    range: everything,
    context: { diagnostics: [], only: ["source.fixAll"] },
  });
  assert.equal(
    onSave.map(({ kind }) => kind),
    ["source.fixAll.defwright"],
  );
});

test.run();
