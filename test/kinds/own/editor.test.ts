/** The language server and the live schema on kinds that exist only as data. */
import { Ajv } from "ajv";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type {
  CodeAction,
  CompletionList,
  DocumentSymbol,
  Hover,
  Location,
  SymbolInformation,
  TextDocumentEdit,
  TextEdit,
  WorkspaceEdit,
} from "vscode-languageserver-protocol";
import {
  applyTextEdits,
  endClients,
  marked,
  startClient,
  textAt,
  type Client,
} from "../../lsp/client.ts";
import { eventually, projectFolder, read, write } from "../../project-folder.ts";
import { core, expectCode, monsterSchema, world, worldFiles } from "./world.ts";

const test = suite("an editor on own kinds");
test.after(endClients);

const file = "content/core/core.json";
const schema = "kinds/monster.schema.json";

/** Asks at the mark in the text of the core, after typing it. */
async function at<Result>(
  client: Client,
  method: string,
  from: string,
  to: string,
  more: object = {},
): Promise<Result> {
  const before = client.text(file);
  assert.ok(before.includes(from), from);
  const { text, position } = marked(before.replace(from, to));
  await client.type(file, text);
  return client.request(`textDocument/${method}`, {
    textDocument: { uri: client.uri(file) },
    position,
    ...more,
  });
}

async function opened(folder = world()): Promise<Client> {
  const client = await startClient(folder);
  await client.open(file);
  return client;
}

test("diagnostics while it is typed, with fixes", async () => {
  const client = await opened();
  assert.equal(client.diagnostics(file), []);
  await client.type(
    file,
    client.text(file).replace('"upgrade": "mon_dire"', '"upgrade": "mon_dier"'),
  );
  await client.settled();
  const found = client.diagnostics(file);
  assert.equal(
    found.map(({ code, range }) => [code, textAt(client.text(file), range)]),
    [["unknown-reference", '"mon_dier"']],
  );
  const actions = await client.request<CodeAction[]>("textDocument/codeAction", {
    textDocument: { uri: client.uri(file) },
    range: found[0]?.range,
    context: { diagnostics: found },
  });
  assert.ok(
    actions.some(({ edit }) => JSON.stringify(edit).includes("mon_dire")),
    JSON.stringify(actions.map(({ title }) => title)),
  );
  assert.ok(
    actions.some(({ title }) => title.includes("Define")),
    JSON.stringify(actions.map(({ title }) => title)),
  );
});

test("objects are added with their ids in the member of the kind", async () => {
  const one = "core/a.json";
  const folder = projectFolder({
    "defwright.config.json": { packs: ["core", "more"], kinds: { k: { schema: "k.json" } } },
    "k.json": { "x-id": "code", required: ["next"], properties: { next: { "x-ref": "k" } } },
    [one]: [
      { type: "k", code: "other", next: "one" },
      { type: "k", code: "one", next: "two" },
    ],
    "more/b.json": [{ type: "k", code: "more", next: "one" }],
  });
  const client = await startClient(folder);
  await client.open(one);
  await client.settled();
  const added = async (title: string, path: string, word: string): Promise<unknown> => {
    const { position } = marked(read(folder, one).replace(word, `|${word}`));
    const actions = await client.request<CodeAction[]>("textDocument/codeAction", {
      textDocument: { uri: client.uri(one) },
      range: { start: position, end: position },
      context: { diagnostics: client.diagnostics(one) },
    });
    const found = actions.find((each) => each.title.startsWith(title));
    assert.ok(found, actions.map((each) => each.title).join(", "));
    const edits = found.edit?.changes?.[client.uri(path)] ?? [];
    const text = applyTextEdits(read(folder, path), edits);
    return (JSON.parse(text) as unknown[]).at(-1);
  };
  const two = { type: "k", code: "two", next: "other" };
  assert.equal(await added('Define k "two" in core/a.json', one, '"two"'), two);
  const change = { type: "k", code: "one", "edit-mode": "modify" };
  assert.equal(await added('Change k "one" in pack more', "more/b.json", '"one"'), change);
  // What is written for a member is never the id of the object itself.
  const { text, position } = marked(read(folder, one).replace('"next": "two"', "|"));
  await client.type(one, text);
  const { items } = await client.request<CompletionList>("textDocument/completion", {
    textDocument: { uri: client.uri(one) },
    position,
  });
  const next = items.find(({ label }) => label === "next");
  assert.match(JSON.stringify(next), /other/u);
});

test("completion of members, ids, flags, words, types and whole objects", async () => {
  const folder = world();
  const client = await opened(folder);
  const labels = async (from: string, to: string): Promise<string[]> => {
    const { items } = await at<CompletionList>(client, "completion", from, to);
    await client.type(file, read(folder, file));
    // What is offered comes from the last compilation.
    await client.settled();
    return items.map(({ label }) => label);
  };
  const has = (found: string[], ...wanted: string[]): void => {
    for (const each of wanted) assert.ok(found.includes(each), `${each}: ${found.join(" ")}`);
  };
  const members = await labels('"name": "rat"', '"name": "rat", |');
  has(members, "hp", "upgrade", "attack", "edit-mode");
  assert.not.ok(members.includes("symbol"));
  has(await labels('"upgrade": "mon_dire"', '"upgrade": "|"'), "mon_dire", "mon_rat", "mon_wolf");
  has(await labels('"upgrade": "mon_dire"', '"drops": ["|"]'), "meat", "fang", "knife");
  has(await labels('"SWIMS"', '"|"'), "FLIES", "SWIMS");
  const flags = await at<CompletionList>(client, "completion", '"SWIMS"', '"FLI|"');
  assert.equal(
    flags.items.map(({ label, detail }) => `${label}: ${String(detail)}`),
    ["FLIES: named by the schema"],
  );
  await client.type(file, read(folder, file));
  has(await labels('"dice": 2', '"dice": 2, |'), "verb");
  has(await labels('"dice": 2', '"dice": 2, "verb": "|"'), "bite", "claw");
  has(
    await labels('"type": "MONSTER"', '"type": "|"'),
    "MONSTER",
    "GENERIC",
    "TOOL",
    "omen",
    "terrain",
  );
  has(await labels('"copy-from": "mon_base"', '"copy-from": "|"'), "mon_base", "mon_wolf");
  has(await labels('"upgrade": "mon_dire"', '"extend": { | }'), "drops", "flags", "habitats");
});

test("completion of the names of maps", async () => {
  const one = "core/a.json";
  const integer = { type: "integer" };
  const attitude = { additionalProperties: integer, propertyNames: { "x-ref": "k" } };
  const names = { anyOf: [{ "x-ref": "k" }, { enum: ["all", "none"] }] };
  const notes = { additionalProperties: true, propertyNames: names };
  const client = await startClient(
    projectFolder({
      "defwright.config.json": { packs: ["core"], kinds: { k: { schema: "k.json" } } },
      "k.json": { properties: { attitude, notes } },
      [one]: [{ type: "k", id: "one" }],
      "core/b.json": ["two", "three"].map((id) => ({ type: "k", id })),
    }),
  );
  await client.open(one);
  const offered = async (object: string): Promise<string[]> => {
    const { text, position } = marked(
      client.text(one).replace('"id": "one"', `"id": "one", ${object}`),
    );
    const before = client.text(one);
    await client.type(one, text);
    const { items } = await client.request<CompletionList>("textDocument/completion", {
      textDocument: { uri: client.uri(one) },
      position,
    });
    await client.type(one, before);
    await client.settled();
    return items.map(({ textEdit }) => textEdit?.newText ?? "").sort();
  };
  assert.equal(await offered('"attitude": { "|" }'), ['"one": 1', '"three": 1', '"two": 1']);
  assert.equal(await offered('"attitude": { "two": 5, "|" }'), ['"one": 1', '"three": 1']);
  assert.equal(await offered('"attitude": { "t|wo": 5 }'), ['"three"', '"two"']);
  assert.equal(await offered('"notes": { "n|" }'), ['"none": "…"', '"one": "…"']);
});

test("hover, definition and references", async () => {
  const client = await opened();
  const hover = await at<Hover>(client, "hover", '"upgrade": "mon_dire"', '"upgrade": "mon_|dire"');
  assert.match(JSON.stringify(hover), "dire wolf");
  const member = await at<Hover>(client, "hover", '"faction": "beast"', '"fac|tion": "beast"');
  assert.match(JSON.stringify(member), "Whom it fights for.");
  const found = await at<Location[]>(
    client,
    "definition",
    '"upgrade": "mon_dire"',
    '"upgrade": "mon_|dire"',
  );
  assert.equal(
    found.map(({ range }) => textAt(client.text(file), range)),
    ['"mon_dire"'],
  );
  const references = await at<Location[]>(client, "references", '"id": "meat"', '"id": "me|at"', {
    context: { includeDeclaration: false },
  });
  const paths = references.map(({ uri }) => uri.split("/content/")[1]).sort();
  assert.equal(paths, [
    "core/core.json",
    "core/recipes.json",
    "core/recipes.json",
    "more/more.json",
  ]);
});

test("rename, in every pack", async () => {
  const client = await opened();
  const { documentChanges = [] } = await at<WorkspaceEdit>(
    client,
    "rename",
    '"id": "meat"',
    '"id": "me|at"',
    { newName: "beef" },
  );
  const edits = documentChanges as TextDocumentEdit[];
  assert.is(edits.flatMap((each) => each.edits).length, 5);
  const own = edits.find(({ textDocument }) => textDocument.uri === client.uri(file));
  const text = applyTextEdits(client.text(file), (own?.edits ?? []) as TextEdit[]);
  assert.match(text, '"id": "beef"');
});

test("symbols of a file and of the workspace", async () => {
  const client = await opened();
  const symbols = await client.request<DocumentSymbol[]>("textDocument/documentSymbol", {
    textDocument: { uri: client.uri(file) },
  });
  const names = symbols.map(({ name }) => name);
  for (const name of ["mon_rat", "mon_wolf", "meat", "omen"]) {
    assert.ok(names.includes(name), names.join(" "));
  }
  const all = await client.request<SymbolInformation[]>("workspace/symbol", { query: "mon_w" });
  assert.equal(
    all.map(({ name }) => name),
    ["mon_wolf"],
  );
});

test("a wrong schema is said in its file, the last good kinds stay, and it is followed when it is right", async () => {
  const folder = world();
  const client = await opened(folder);
  write(
    folder,
    schema,
    JSON.stringify(monsterSchema, undefined, 2).replace('"x-ref": "item"', '"x-ref": "itme"'),
  );
  await eventually(() => client.diagnostics(schema)[0], "a finding in the schema");
  assert.match(JSON.stringify(client.diagnostics(schema)), "itme");
  await client.type(
    file,
    client.text(file).replace('"upgrade": "mon_dire"', '"upgrade": "mon_dier"'),
  );
  await client.settled();
  assert.equal(
    client.diagnostics(file).map(({ code }) => code),
    ["unknown-reference"],
  );
  const { properties } = monsterSchema as { properties: object };
  write(folder, schema, {
    ...monsterSchema,
    properties: { ...properties, speed: { type: "integer" } },
  });
  await eventually(
    () => (client.diagnostics(schema).length === 0 ? true : undefined),
    "the schema is right",
  );
  await client.type(file, read(folder, file).replace('"upgrade": "mon_dire"', '"speed": "fast"'));
  await eventually(
    () => (client.diagnostics(file).some(({ code }) => code === "wrong-type") ? true : undefined),
    () => JSON.stringify(client.diagnostics(file)),
  );
});

test("a schema that is typed and not saved counts as it is typed, as long as it is open", async () => {
  const folder = world();
  const client = await opened(folder);
  await client.open(schema);
  const codes = (): readonly unknown[] => [
    ...new Set(client.diagnostics(file).map(({ code }) => code)),
  ];
  const becomes = async (...wanted: readonly string[]): Promise<void> => {
    const isSo = (): true | undefined => (codes().join() === wanted.join() ? true : undefined);
    await eventually(isSo, () => codes().join());
  };
  const saved = client.text(schema);
  await client.type(schema, saved.replace('"minimum": 1', '"minimum": 40'));
  await becomes("out-of-range");
  await client.type(schema, saved.replace('"x-ref": "item"', '"x-ref": "itme"'));
  await eventually(() => client.diagnostics(schema)[0], "a finding in the schema");
  await client.close(schema);
  await becomes();
  assert.equal(client.diagnostics(schema), []);
});

test("a default that is an id of nothing is said in the schema", async () => {
  const { properties } = monsterSchema as { properties: object };
  const upgrade = { "x-ref": "monster", default: "mon_dier" };
  const folder = world({ [schema]: { ...monsterSchema, properties: { ...properties, upgrade } } });
  const client = await opened(folder);
  const [found] = await eventually(
    () => (client.diagnostics(schema).length > 0 ? client.diagnostics(schema) : undefined),
    "a finding in the schema",
  );
  assert.ok(found);
  assert.is(found.code, "unknown-reference");
  assert.is(textAt(read(folder, schema), found.range), '"mon_dier"');
});

test("projects with different kinds in one workspace", async () => {
  const beast = { required: ["legs"], properties: { legs: { type: "integer" } } };
  const folder = projectFolder({
    ...Object.fromEntries(
      Object.entries(worldFiles()).map(([path, text]) => [`one/${path}`, text]),
    ),
    "two/defwright.config.json": {
      packs: ["content"],
      kinds: { beast: { types: ["MONSTER"], schema: "beast.schema.json" } },
    },
    "two/beast.schema.json": beast,
    "two/content/a.json": [{ type: "MONSTER", id: "b_cat", legs: 4 }],
  });
  const client = await startClient(folder);
  const two = "two/content/a.json";
  await client.open(`one/${file}`);
  await client.open(two);
  assert.equal([...client.diagnostics(`one/${file}`), ...client.diagnostics(two)], []);
  await client.type(two, '[{ "type": "MONSTER", "id": "b_cat", "legs": 4, "hp": 1 }]');
  await client.settled();
  assert.equal(
    client.diagnostics(two).map(({ code }) => code),
    ["unknown-member"],
  );
  assert.equal(client.diagnostics(`one/${file}`), []);
});

test("kinds whose names are those of parts of every kind, or of schemas, are checked by their own", async () => {
  const shade = { type: "string", enum: ["red", "blue"] };
  const schema = {
    properties: { hue: { $ref: "#/definitions/amount" }, size: { type: "integer" } },
    definitions: { amount: { type: "object", properties: { shade }, required: ["shade"] } },
  };
  for (const kind of ["inheritance", "layering", "object"]) {
    const folder = projectFolder({
      "defwright.config.json": {
        ...{ packs: ["core"], out: "generated" },
        kinds: { [kind]: { schema: "kinds/one.schema.json" } },
      },
      "kinds/one.schema.json": schema,
      "core/a.json": [
        { type: kind, id: "one", hue: { shade: "red" }, size: 2 },
        { type: kind, id: "two", "copy-from": "one", relative: { size: 3 } },
      ],
    });
    await expectCode(folder, 0, "build");
    const live = JSON.parse(read(folder, ".defwright/content.schema.json")) as object;
    const accepts = new Ajv({ strict: false }).compile(live);
    const wrong = [{ type: kind, id: "one", hue: { shade: "green" }, size: 2 }];
    assert.ok(accepts(JSON.parse(read(folder, "core/a.json"))), kind);
    assert.not.ok(accepts(wrong), kind);
    write(folder, "core/a.json", wrong);
    const { out, err } = await expectCode(folder, 1, "check");
    assert.match(out + err, /"hue.shade" is "green"/u);
  }
});

test("the live schema accepts the content, and refuses what is wrong", async () => {
  const folder = world();
  await expectCode(folder, 0, "build");
  const live = JSON.parse(read(folder, ".defwright/content.schema.json")) as object;
  const accepts = new Ajv({ strict: false }).compile(live);
  assert.ok(accepts(core), JSON.stringify(accepts.errors));
  const [, , wolf = {}] = core;
  for (const wrong of [
    { hp: "12" },
    { hpp: 1 },
    { weight: "heavy" },
    { attack: { verb: "lick", dice: 1 } },
    { drops: "meat" },
  ]) {
    assert.not.ok(accepts([{ ...wolf, ...wrong }]), JSON.stringify(wrong));
  }
  assert.not.ok(accepts([{ type: "omen", monster: 3, sign: "x" }]));
  const text = JSON.stringify(live);
  for (const word of ['"mon_dire"', '"meat"', "How much it survives."]) assert.match(text, word);
});

test.run();
