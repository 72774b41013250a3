/** The session in `docs/editors.md` is what the server answers. UPDATE=1 in the environment records it anew. */
import { suite } from "uvu";
import type {
  CodeAction,
  CompletionList,
  Hover,
  Location,
  TextDocumentEdit,
  WorkspaceEdit,
} from "vscode-languageserver-protocol";
import { holds } from "../docs/section.ts";
import { projectFolder, terrain } from "../project-folder.ts";
import { applyTextEdits, endClients, marked, startClient, textAt, type Client } from "./client.ts";

const test = suite("lsp: recording");
test.after(endClients);

const core = "core/doors.json";
const mod = "mods/winter/doors.json";

async function record(): Promise<string> {
  const folder = projectFolder({
    "defwright.config.json": { packs: ["core", "mods/winter"] },
    [core]: [
      terrain("t_gate", { open: "t_gate_open" }),
      terrain("t_gate_open", { close: "t_gate" }),
    ],
    [mod]: [{ type: "terrain", id: "t_gate", "edit-mode": "modify", move_cost: 4 }],
  });
  const client = await startClient(folder);
  const lines: string[] = [];
  const say = (what: string, ...answers: readonly string[]): void => {
    lines.push(what, ...answers.map((answer) => `    ${answer}`));
  };
  await client.open(core);
  await client.open(mod);
  const text = client.text(core);

  await client.type(core, text.replace('"open": "t_gate_open"', '"open": "t_gate_opne"'));
  await client.settled();
  say(
    `${core}, typed: "open": "t_gate_opne"`,
    ...client.diagnostics(core).map(({ code, message }) => `${String(code)}: ${oneLine(message)}`),
  );
  const wrong = marked(client.text(core).replace("t_gate_opne", "t_gate|_opne"));
  const actions = await client.request<CodeAction[]>("textDocument/codeAction", {
    ...at(client, core, wrong.position),
    range: { start: wrong.position, end: wrong.position },
    context: { diagnostics: [] },
  });
  say("actions there", ...actions.map(({ title }) => title));

  const half = text.replace('"open": "t_gate_open"', '"open": "t_|');
  await client.type(core, marked(half).text);
  await client.settled();
  const { items } = await ask<CompletionList>(client, core, half, "completion");
  say(
    'half-written, "open": "t_',
    ...items.map(({ label, detail = "" }) => `${label}  ${detail}`.trim()),
  );

  const onId = text.replace('"close": "t_', '"close": "t_|');
  const found = await ask<Location[]>(client, core, onId, "definition");
  say('definition of "close": "t_gate"', ...found.map((each) => placeOf(client, each)));
  const hover = await ask<Hover>(client, core, onId, "hover");
  const { value } = hover.contents as { readonly value: string };
  say(
    "hover there",
    ...(value.split("\n---\n")[0] ?? "")
      .trim()
      .split("\n")
      .filter((line) => line !== ""),
  );

  const edit = await ask<WorkspaceEdit>(client, core, onId, "rename", { newName: "t_arch" });
  const changed = (edit.documentChanges ?? []) as readonly TextDocumentEdit[];
  for (const { textDocument, edits } of changed) {
    const path = pathOf(client, textDocument.uri);
    await client.type(path, applyTextEdits(client.text(path), edits as never));
  }
  await client.settled();
  say(
    "rename to t_arch",
    ...changed.map(
      ({ textDocument, edits }) =>
        `${pathOf(client, textDocument.uri)}: ${String(edits.length)} places`,
    ),
    `findings afterwards: ${String(client.diagnostics(core).length + client.diagnostics(mod).length)}`,
  );
  return lines.join("\n");
}

function at(client: Client, path: string, position: object): object {
  return { textDocument: { uri: client.uri(path) }, position };
}

async function ask<Answer>(
  client: Client,
  path: string,
  text: string,
  what: string,
  more: object = {},
): Promise<Answer> {
  const { text: typed, position } = marked(text);
  await client.type(path, typed);
  return client.request(`textDocument/${what}`, { ...at(client, path, position), ...more });
}

function pathOf(client: Client, uri: string): string {
  return [core, mod].find((path) => client.uri(path) === uri) ?? uri;
}

function placeOf(client: Client, { uri, range }: Location): string {
  const path = pathOf(client, uri);
  return `${path}:${String(range.start.line + 1)}  ${textAt(client.text(path), range)}`;
}

function oneLine(text: unknown): string {
  return String(text).replaceAll("\n", " – ");
}

test("the page shows what the server answers", async () => {
  holds("session", `\n\`\`\`text\n${await record()}\n\`\`\`\n\n`);
});

test.run();
