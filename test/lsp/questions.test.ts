/** What an editor asks, and what it is told, in texts that nobody has saved. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type {
  CompletionList,
  DocumentSymbol,
  Hover,
  Location,
  SymbolInformation,
  TypeHierarchyItem,
} from "vscode-languageserver-protocol";
import { none } from "../expect.ts";
import { defwright, eventually, projectFolder, terrain, write } from "../project-folder.ts";
import { applyTextEdits, endClients, marked, startClient, textAt, type Client } from "./client.ts";

const test = suite("lsp: questions");
test.after(endClients);

const doors = "core/doors.json";
const winter = "winter/doors.json";

function project(): string {
  return projectFolder({
    "defwright.config.json": { packs: ["core", "winter"], out: "generated" },
    [doors]: [
      terrain("t_gate", { open: "t_gate_open", alias: "t_old_gate" }),
      terrain("t_gate_open", { close: "t_old_gate" }),
    ],
    [winter]: [{ type: "terrain", id: "t_gate", "edit-mode": "modify", move_cost: 4 }],
    "core/items.json": [
      { type: "GENERIC", id: "plank", name: "plank" },
      { type: "recipe", result: "plank", time: "1 m", components: [[["plank", 2]]] },
    ],
  });
}

async function at<Result>(
  client: Client,
  path: string,
  text: string,
  method: string,
  more: object = {},
): Promise<Result> {
  const { text: typed, position } = marked(text);
  await client.type(path, typed);
  return client.request(method, { textDocument: { uri: client.uri(path) }, position, ...more });
}

function places(client: Client, locations: readonly Location[]): string[] {
  return locations.map(({ uri, range }) => {
    const path = [doors, winter, "core/items.json"].find((each) => client.uri(each) === uri) ?? uri;
    return `${path} ${textAt(client.text(path), range)}`;
  });
}

test("findings are those of the text as it is typed, and go when it is right again", async () => {
  const client = await startClient(project());
  await client.open(doors);
  const text = client.text(doors);
  none(client.diagnostics(doors), "the content has no mistake: report none of these");
  await client.type(doors, text.replace('"open": "t_gate_open"', '"open": "t_nowhere"'));
  await client.settled();
  const [found] = client.diagnostics(doors);
  assert.ok(found);
  assert.is(found.code, "unknown-reference");
  assert.is(found.severity, 1);
  assert.match(found.codeDescription?.href ?? "", /unknown-reference\.md$/u);
  assert.is(textAt(client.text(doors), found.range), '"t_nowhere"');
  await client.type(doors, text);
  await client.settled();
  none(client.diagnostics(doors), "the content has no mistake: report none of these");
  await client.type(doors, text.replace('"open": "t_gate_open"', '"open": "t_nowhere"'));
  await client.close(doors);
  await client.settled();
  none(client.diagnostics(doors), "the content has no mistake: report none of these");
});

test("the other objects of a broken file count", async () => {
  const client = await startClient(project());
  await client.open(doors);
  const text = client.text(doors);
  await client.type(doors, text.replace('"move_cost": 2,', '"move_cost": 2,,'));
  await client.settled();
  assert.equal(
    client.diagnostics(doors).map(({ code }) => code),
    ["invalid-json"],
  );
});

test("what has a newer form, and what has no effect, is shown as such", async () => {
  const client = await startClient(project());
  await client.open("core/items.json");
  const text = client.text("core/items.json");
  await client.type("core/items.json", text.replace('"1 m"', '1000, "override": true'));
  await client.settled();
  const tags = client.diagnostics("core/items.json").map(({ code, tags: own }) => [code, own]);
  assert.equal(
    tags.filter(([, own]) => own !== undefined),
    [
      ["unused-override", [1]],
      ["legacy-time", [2]],
    ],
  );
});

test("both ends of a clash", async () => {
  const client = await startClient(project());
  await client.open(winter);
  await client.type(winter, JSON.stringify([terrain("t_gate")], undefined, 1));
  await client.settled();
  const [found] = client.diagnostics(winter);
  assert.ok(found);
  assert.is(found.code, "duplicate-id");
  assert.is(found.relatedInformation?.[0]?.location.uri, client.uri(doors));
});

test("definition: each layer of what an id or an alias names, and objects of other types", async () => {
  const client = await startClient(project());
  await client.open(doors);
  const text = client.text(doors);
  const layers = [`${doors} "t_gate"`, `${winter} "t_gate"`];
  const close = text.replace('"close": "t_old', '"close": "t_|old');
  const found = await at<Location[]>(client, doors, close, "textDocument/definition");
  assert.equal(places(client, found), layers);
  await client.open("core/items.json");
  const items = client.text("core/items.json");
  const component = items.replace('"plank",\n          2', '"pl|ank",\n          2');
  const item = await at<Location[]>(
    client,
    "core/items.json",
    component,
    "textDocument/definition",
  );
  assert.is(item.length, 1);
  assert.is(item[0]?.range.start.line, 3);
});

test("references, by every name, with and without definitions", async () => {
  const client = await startClient(project());
  await client.open(doors);
  const text = client.text(doors).replace('"id": "t_gate"', '"id": "t_|gate"');
  const only = await at<Location[]>(client, doors, text, "textDocument/references", {
    context: { includeDeclaration: false },
  });
  assert.equal(places(client, only), [`${doors} "t_old_gate"`]);
  const all = await at<Location[]>(client, doors, text, "textDocument/references", {
    context: { includeDeclaration: true },
  });
  assert.is(all.length, 4);
});

test("what copies from what, the same id in the file, and the value of a member", async () => {
  const root = project();
  write(root, "core/copies.json", [
    { ...terrain("t_base"), id: undefined, abstract: "t_base" },
    { type: "terrain", id: "t_mid", "copy-from": "t_base", move_cost: 3 },
    { type: "terrain", id: "t_leaf", "copy-from": "t_mid", open: "t_mid" },
  ]);
  const client = await startClient(root);
  const path = "core/copies.json";
  await client.open(path);
  const mid = client.text(path).replace('"id": "t_mid"', '"id": "t_m|id"');
  const ask = <Result>(method: string): Promise<Result> => at<Result>(client, path, mid, method);
  const [child] = await ask<Location[]>("textDocument/implementation");
  assert.ok(child);
  assert.is(textAt(client.text(path), child.range), '"t_leaf"');
  const [item] = await ask<TypeHierarchyItem[]>("textDocument/prepareTypeHierarchy");
  const names = async (method: string): Promise<string[]> =>
    (await client.request<TypeHierarchyItem[]>(method, { item: item ?? {} })).map(
      ({ name, detail = "" }) => `${name}: ${detail}`,
    );
  assert.equal(await names("typeHierarchy/supertypes"), ["t_base: terrain template, core"]);
  assert.equal(await names("typeHierarchy/subtypes"), ["t_leaf: terrain, core"]);
  assert.is((await ask<object[]>("textDocument/documentHighlight")).length, 3);
  const folds = await ask<object[]>("textDocument/foldingRange");
  assert.is(folds.length, 3);
  const cost = client.text(path).replace('"move_cost": 3', '"move_c|ost": 3');
  const hover = await at<Hover>(client, path, cost, "textDocument/hover");
  assert.match(
    (hover.contents as { value: string }).value,
    /`move_cost` is `3`: core \(\w+, core\/copies\.json:\d+\)/u,
  );
  const volume = cost.replace('"move_c|ost"', '"max_v|olume": "2 L", "move_cost"');
  const unit = await at<Hover>(client, path, volume, "textDocument/hover");
  assert.match((unit.contents as { value: string }).value, /`max_volume_ml` is `2000`: core/u);
});

test("hover: the record in short, who set what, who uses it; what a member means", async () => {
  const client = await startClient(project());
  await client.open(doors);
  const text = client.text(doors).replace('"close": "t_old', '"close": "t_|old');
  const hover = await at<Hover>(client, doors, text, "textDocument/hover");
  const { value } = hover.contents as { value: string };
  assert.match(value, "| `move_cost` | `4` | winter (replaced, winter/doors.json:6) |");
  assert.match(value, "used once: terrain `t_gate_open` (close)");
  assert.match(value, "**close** – id of terrain");
  const cost = client.text(doors).replace('"move_cost"', '"mo|ve_cost"');
  const member = await at<Hover>(client, doors, cost, "textDocument/hover");
  assert.match((member.contents as { value: string }).value, "§2.6");
});

test("what a migration leads to is found from there, and there", async () => {
  const root = project();
  const path = "core/migrations.json";
  write(root, path, [{ type: "terrain_migration", id: "t_older", replace: "t_gate" }]);
  const client = await startClient(root);
  await client.open(path);
  const text = client.text(path).replace('"t_gate"', '"t_|gate"');
  const [found] = await at<Location[]>(client, path, text, "textDocument/definition");
  assert.is(found?.uri, client.uri(doors));
  const all = await at<Location[]>(client, path, text, "textDocument/references", {
    context: { includeDeclaration: false },
  });
  assert.equal(
    all.map(({ uri }) => uri),
    [doors, path].map((each) => client.uri(each)),
  );
  const half = text.replace('"t_|gate"', '"t_g|"');
  const { items } = await at<CompletionList>(client, path, half, "textDocument/completion");
  assert.equal(
    items.slice(0, 2).map(({ label }) => label),
    ["t_gate", "t_gate_open"],
  );
  const { out } = await defwright(root, ["refs", "t_gate"]);
  assert.match(out, /core\/migrations\.json:5/u);
});

test("in a list of what is removed, what the list may have is offered", async () => {
  const client = await startClient(project());
  await client.open("core/items.json");
  const removing = (member: string): string =>
    `[{ "type": "terrain", "id": "t_new", "copy-from": "t_gate", ${member} }]`;
  for (const member of ['"extend": { "flags": ["AU|"] }', '"delete": { "flags": ["AU|"] }']) {
    const text = removing(member);
    const { items } = await at<CompletionList>(
      client,
      "core/items.json",
      text,
      "textDocument/completion",
    );
    assert.ok(
      items.some(({ label }) => label === "AUTO_WALL_SYMBOL"),
      member,
    );
  }
});

test("symbols of a file and of the workspace", async () => {
  const client = await startClient(project());
  await client.open(doors);
  const own = await client.request<DocumentSymbol[]>("textDocument/documentSymbol", {
    textDocument: { uri: client.uri(doors) },
  });
  assert.equal(
    own.map(({ name, detail }) => `${String(detail)} ${name}`),
    ["terrain t_gate", "terrain t_gate_open"],
  );
  const all = await client.request<SymbolInformation[]>("workspace/symbol", { query: "gateop" });
  assert.equal(
    all.map(({ name }) => name),
    ["t_gate_open"],
  );
});

test("completion: ids that are there, in half-written text", async () => {
  const client = await startClient(project());
  await client.open(winter);
  const typed = '[{ "type": "terrain", "id": "t_gate", "edit-mode": "modify", "open": "t_|';
  const { items } = await at<CompletionList>(client, winter, typed, "textDocument/completion");
  assert.equal(
    items.map(({ label }) => label),
    ["t_gate_open", "t_old_gate", "t_null", "t_gate"],
  );
  const [open] = items;
  assert.ok(open?.textEdit && "range" in open.textEdit);
  const taken = applyTextEdits(client.text(winter), [open.textEdit]);
  assert.ok(taken.endsWith('"open": "t_gate_open"'), taken);
});

test("completion: in a string that is not closed, nothing behind the word is replaced", async () => {
  const client = await startClient(project());
  await client.open(winter);
  const begin = '[{ "type": "terrain", "edit-mode": "modify", ';
  const halves = {
    [`${begin}"open": "t_|, "close": "t_gate", "id": "t_gate" }]`]: `"open": "t_gate_open", "close": "t_gate", "id"`,
    [`${begin}"open": "t_g|a, "id": "t_gate" }]`]: `"open": "t_gate_open", "id": "t_gate" }]`,
    [`${begin}"id": "t_gate", "open": "t_| }, { "id": 1 }]`]: `"open": "t_gate_open" }, { "id": 1 }]`,
    [`${begin}"open": "t_|" "id": "t_gate" }]`]: `"open": "t_gate_open", "id": "t_gate" }]`,
    [`${begin}"op|, "id": "t_gate" }]`]: `"open": "t_gate", "id": "t_gate" }]`,
  };
  for (const [half, expected] of Object.entries(halves)) {
    const { items } = await at<CompletionList>(client, winter, half, "textDocument/completion");
    const chosen = items.find(({ label }) => label === "t_gate_open" || label === "open");
    assert.ok(chosen?.textEdit && "range" in chosen.textEdit, half);
    const taken = applyTextEdits(client.text(winter), [chosen.textEdit]);
    assert.ok(taken.startsWith(begin) && taken.includes(expected), taken);
  }
});

test("half-written text costs no answer about the other objects of its file, whenever it is asked", async () => {
  const client = await startClient(project());
  await client.open(doors);
  const text = client.text(doors);
  const behind = ',{ "type": "terrain", "id": "t_new", "open": "t_|';
  const halves = [
    text.replace('"open": "t_gate_open"', '"open": "t_|'),
    text.replace(/\s*\]\s*$/u, `${behind}"\n]`),
    text.replace(/\s*\]\s*$/u, `${behind}\n]`),
    text.replace("[", `[${behind.slice(1)}"\n,`),
    text.replace("[", `[${behind.slice(1)}\n,`),
  ];
  for (const half of halves) {
    await client.type(doors, marked(half).text);
    await client.settled();
    const { items } = await at<CompletionList>(client, doors, half, "textDocument/completion");
    const labels = items.map(({ label }) => label);
    for (const id of ["t_gate", "t_gate_open"]) assert.ok(labels.includes(id), `${half}: ${id}`);
    const used = marked(half).text.replace('"close": "t_', '"close": "t_|');
    const found = await at<Location[]>(client, doors, used, "textDocument/references", {
      context: { includeDeclaration: true },
    });
    assert.ok(places(client, found).includes(`${doors} "t_old_gate"`), half);
    const symbols = await client.request<DocumentSymbol[]>("textDocument/documentSymbol", {
      textDocument: { uri: client.uri(doors) },
    });
    assert.ok(
      symbols.some(({ name }) => name === "t_gate_open"),
      half,
    );
  }
});

test("completion: ids that were written just before, in this file or another", async () => {
  const client = await startClient(project());
  await client.open(doors);
  await client.open(winter);
  const [text, other] = [client.text(doors), client.text(winter)];
  const labels = async (path: string, half: string): Promise<readonly string[]> =>
    (await at<CompletionList>(client, path, half, "textDocument/completion")).items.map(
      ({ label }) => label,
    );
  const changing =
    '[{ "type": "terrain", "id": "t_gate", "edit-mode": "modify", "open": "t_ga|" }]';
  const renamed = text.replaceAll('"t_gate_open"', '"t_gap"');
  await client.type(doors, renamed);
  assert.equal(await labels(winter, changing), ["t_gap", "t_gate", "t_old_gate"]);
  await client.type(winter, other);
  await client.type(doors, text);
  const half = text.replace('"open": "t_gate_open"', '"open": "t_gate_|"');
  assert.ok((await labels(doors, half)).includes("t_gate_open"));
});

test("completion: what fits best first, then what is used there or near; former ids are marked", async () => {
  const root = project();
  const doorsOf = (kind: string, ids: readonly string[], more: object = {}): object[] =>
    ids.map((id) => ({ ...terrain(id, more), type: kind }));
  write(root, "core/waters.json", [
    ...doorsOf("terrain", ["t_awater", "t_water", "t_water_sh", "t_w_a_t"], { close: "t_gate" }),
    { type: "recipe", result: "plank", id_suffix: "x", category: "CC_OWN", obsolete: true },
  ]);
  // It takes the place of the one in the core, which still is what packs before it refer to.
  write(root, "winter/replaced.json", [terrain("t_water_sh", { "edit-mode": "override" })]);
  const client = await startClient(root);
  await client.open("core/items.json");
  const offered = async (member: string): Promise<CompletionList["items"]> => {
    const half = `[{ "type": "terrain", "id": "t_new", ${member} }]`;
    return (await at<CompletionList>(client, "core/items.json", half, "textDocument/completion"))
      .items;
  };
  const labels = (items: CompletionList["items"]): string[] => items.map(({ label }) => label);
  assert.equal(labels(await offered('"open": "wat|"')), [
    "t_water",
    "t_water_sh",
    "t_awater",
    "t_w_a_t",
  ]);
  assert.equal(labels(await offered('"open": "t_water|"')).slice(0, 2), ["t_water", "t_water_sh"]);
  await offered('"looks_like": "t_wat|"');
  await client.settled();
  const looks = labels(await offered('"looks_like": "t_wat|"'));
  assert.ok(
    looks.includes("t_water") && !looks.includes("t_wat"),
    "the unfinished word is no word",
  );
  const [first, ...others] = await offered('"close": "t_|"');
  assert.is(first?.label, "t_gate");
  const alias = others.find(({ label }) => label === "t_old_gate");
  assert.equal([alias?.detail, alias?.tags], ["core, alias of t_gate", [1]]);
  const recipe = '[{ "type": "recipe", "result": "plank", "category": "|" }]';
  const own = await at<CompletionList>(
    client,
    "core/items.json",
    recipe,
    "textDocument/completion",
  );
  assert.equal(
    own.items.map(({ label, detail = "" }) => `${label} ${detail}`),
    ["CC_OWN used once", '"" '],
  );
});

test("a comment that allows a finding: what it allows is not shown, and nothing is completed in it", async () => {
  const client = await startClient(project());
  await client.open(winter);
  const allow = '"//defwright": "allow |unknown-look: drawn by the tile set"';
  const typed = `[${JSON.stringify(terrain("t_new", { looks_like: "t_nowhere" })).slice(0, -1)}, ${allow} }]`;
  const completed = await at<CompletionList | null>(
    client,
    winter,
    typed,
    "textDocument/completion",
  );
  assert.equal(completed?.items ?? [], []);
  assert.is(await at(client, winter, typed, "textDocument/hover"), null);
  await client.settled();
  none(client.diagnostics(winter), "the content has no mistake: report none of these");
});

test("completion: what is mandatory first, nothing that is there, and whole definitions", async () => {
  const client = await startClient(project(), { snippets: true });
  await client.open(winter);
  const typed = '[{ "type": "terrain", "id": "t_new", "name": "new", | }]';
  const { items } = await at<CompletionList>(client, winter, typed, "textDocument/completion");
  assert.equal(
    items.slice(0, 4).map(({ label }) => label),
    ["color", "move_cost", "symbol", "bash"],
  );
  assert.not(items.some(({ label }) => label === "id"));
  assert.match(items[3]?.textEdit?.newText ?? "", /"ter_set": "\$\{1:/u);
  const whole = await at<CompletionList>(client, winter, "[|]", "textDocument/completion");
  assert.ok(whole.items.some(({ label }) => label === "furniture"));
});

test("completion: flags that the runtime reads and those that content has, colours, units, templates", async () => {
  const root = project();
  const own = terrain("t_own", { flags: ["FLAT", "OUR_FLAG"], alias: "t_once_own" });
  const template = { ...terrain("t"), id: undefined, abstract: "t_template" };
  write(root, "core/flagged.json", [own, template]);
  const client = await startClient(root);
  await client.open(doors);
  const offered = async (member: string): Promise<CompletionList["items"]> => {
    const half = `[{ "type": "terrain", "id": "t_new", ${member} }]`;
    return (await at<CompletionList>(client, doors, half, "textDocument/completion")).items;
  };
  const flags = await offered('"flags": ["|"]');
  const details = new Map(flags.map(({ label, detail }) => [label, detail]));
  assert.is(details.get("DIGGABLE"), "read by the runtime");
  assert.is(details.get("OUR_FLAG"), "used once");
  const labels = async (member: string): Promise<string[]> =>
    (await offered(member)).map(({ label }) => label);
  assert.ok((await labels('"color": "|"')).includes("light_gray"));
  assert.ok((await labels('"copy-from": "|"')).includes("t_template"));
  assert.ok((await labels('"open": "|"')).includes("t_once_own"), "an alias");
  assert.not((await labels('"open": "|"')).includes("t_template"));
  const recipe = '[{ "type": "recipe", "result": "plank", "time": | }]';
  const times = await at<CompletionList>(client, doors, recipe, "textDocument/completion");
  assert.ok(times.items.some(({ label }) => label === "10 minutes"));
});

test("completion: no member that means nothing in its kind", async () => {
  const client = await startClient(project());
  await client.open(doors);
  const offered = async (kind: string, part: string): Promise<string[]> => {
    const half = `[{ "type": "${kind}", "id": "x_new", "${part}": { | } }]`;
    const { items } = await at<CompletionList>(client, doors, half, "textDocument/completion");
    return items.map(({ label }) => label).filter((label) => /furn|ter_|^tent_/u.test(label));
  };
  const ofTerrain = ["ter_set", "ter_set_bashed_from_above"];
  assert.equal((await offered("terrain", "bash")).sort(), ofTerrain);
  assert.equal((await offered("furniture", "bash")).sort(), ["furn_set", "tent_centers"]);
  assert.equal(await offered("terrain", "deconstruct"), ["ter_set"]);
  assert.equal(await offered("furniture", "deconstruct"), ["furn_set"]);
});

test("files that change on disk, new ones, and the configuration count", async () => {
  const folder = project();
  const client = await startClient(folder);
  await client.open(doors);
  await client.type(doors, client.text(doors).replace('"t_gate_open",', '"t_new_gate",'));
  await client.settled();
  assert.is(client.diagnostics(doors).length, 1);
  write(folder, "core/new.json", [terrain("t_new_gate")]);
  await eventually(() => (client.diagnostics(doors).length === 0 ? true : undefined), "a new file");
  write(folder, "defwright.config.json", { packs: ["core"], shape: "round" });
  const config = "defwright.config.json";
  await eventually(() => client.diagnostics(config)[0], "a wrong configuration");
  write(folder, "defwright.config.json", { packs: ["core"] });
  await eventually(
    () => (client.diagnostics(config).length === 0 ? true : undefined),
    "a right configuration",
  );
});

test.run();
