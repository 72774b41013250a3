/** The language server as a browser runs it: a worker with the files in memory, and nothing of Node. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { bundleServer } from "../../generator/lsp/vscode/bundle.ts";
import { terrain } from "../project-folder.ts";
import { findChromium, startChromium } from "../vite/chromium.ts";
import { startWorker, type Message, type Port } from "./worker.ts";

const test = suite("lsp: in a browser");

const { code } = await bundleServer();

/** Of a scheme and a host that are not those of a disk. */
const root = "vscode-vfs://github/someone/a%20game";
const doors = `${root}/content/core/doors.json`;

const files = {
  [`${root}/defwright.config.json`]: JSON.stringify({ packs: ["content/*"], out: "generated" }),
  [doors]: JSON.stringify(
    [terrain("t_gate", { open: "t_gate_open" }), terrain("t_gate_open", { close: "t_gate" })],
    undefined,
    1,
  ),
  [`${root}/content/core/more.json`]: JSON.stringify([terrain("t_wall", { open: "t_gat_open" })]),
};

interface Said {
  readonly found: readonly (readonly string[])[];
  readonly hover: unknown;
  readonly offered: readonly string[];
  readonly renamed: unknown;
  readonly explained: unknown;
}

/** Speaks with a worker; everything that it uses is handed in, so that it can do so in a page. */
async function converse(
  worker: Port,
  { root: folder, doors: uri, files: all }: { root: string; doors: string; files: object },
): Promise<Said> {
  const answers = new Map<unknown, (message: Message) => void>();
  const published = new Map<string, string[]>();
  worker.onmessage = ({ data }) => {
    const { id, method, params } = data;
    if (method === undefined) answers.get(id)?.(data);
    else if (id !== undefined) worker.postMessage({ jsonrpc: "2.0", id, result: null });
    else if (method === "textDocument/publishDiagnostics" && params)
      published.set(
        params.uri,
        params.diagnostics.map((each) => each.code),
      );
  };
  const tell = (method: string, params: object): void => {
    worker.postMessage({ jsonrpc: "2.0", method, params });
  };
  const ask = async (method: string, params: object): Promise<unknown> => {
    const id = answers.size + 1;
    const answer = new Promise<Message>((resolve) => answers.set(id, resolve));
    worker.postMessage({ jsonrpc: "2.0", id, method, params });
    const { result, error } = await answer;
    if (error !== undefined) throw new Error(JSON.stringify(error));
    return result;
  };
  const found: string[][] = [];
  const look = async (): Promise<void> => {
    await ask("workspace/symbol", { query: "t_" });
    found.push([...published].map(([at, codes]) => [at.split("/").at(-1), ...codes].join(" ")));
  };
  const workspaceFolders = [{ uri: folder, name: "game" }];
  await ask("initialize", {
    ...{ processId: null, rootUri: null, workspaceFolders, capabilities: {} },
    initializationOptions: { files: all },
  });
  tell("initialized", {});
  await look();
  const more = `${folder}/content/core/more.json`;
  tell("defwright/files", { files: { [more]: "[]" } });
  await look();
  const winter = JSON.stringify([{ type: "terrain", id: "t_snow", "copy-from": "t_gone" }]);
  tell("defwright/files", { files: { [`${folder}/content/winter/a.json`]: winter, [more]: null } });
  // A new pack changes the settings, which are read anew.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const text = (all as Record<string, string>)[uri] ?? "";
  const open = { uri, languageId: "json", version: 1, text };
  tell("textDocument/didOpen", { textDocument: open });
  await look();
  const before = text.slice(0, text.indexOf('"t_gate_open"') + 3).split("\n");
  const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
  const at = { textDocument: { uri }, position };
  const hover = await ask("textDocument/hover", at);
  const offered = (await ask("textDocument/completion", at)) as { items: { label: string }[] };
  const renamed = await ask("textDocument/rename", { ...at, newName: "t_gate_wide" });
  const command = "defwright.explain";
  const explained = await ask("workspace/executeCommand", { command, arguments: ["bad-unit"] });
  await ask("shutdown", {});
  return { found, hover, offered: offered.items.map(({ label }) => label), renamed, explained };
}

function assertSaid({ found, hover, offered, renamed, explained }: Said): void {
  assert.equal(found, [
    ["more.json unknown-reference"],
    ["more.json"],
    ["more.json", "a.json unknown-parent"],
  ]);
  assert.match(JSON.stringify(hover), /terrain.*t_gate_open.*defined by \*\*core\*\*/u);
  assert.ok(offered.includes("t_gate_open") && offered.includes("t_gate"), offered.join(" "));
  const { documentChanges } = renamed as {
    documentChanges: { textDocument: { uri: string }; edits: object[] }[];
  };
  assert.equal(
    documentChanges.map(({ textDocument: { uri }, edits }) => [uri, edits.length]),
    [[doors, 2]],
  );
  assert.match(String(explained), /bad-unit/u);
}

test("a script engine with nothing of Node's answers", async () => {
  const said = JSON.stringify(await converse(startWorker(code), { root, doors, files }));
  assertSaid(JSON.parse(said) as Said);
});

const executable = findChromium();
if (executable === undefined) {
  console.log("skipped: no chromium (set CHROMIUM, or install Debian's package); test/lsp/web");
  test.skip("there is no chromium");
} else {
  test("Chromium's worker answers the same", async () => {
    const browser = await startChromium(executable);
    try {
      const page = await browser.newPage();
      const said = await page.evaluate<Said>(`(async () => {
        const __name = (each) => each;
        const address = URL.createObjectURL(new Blob([${JSON.stringify(code)}]));
        const worker = new Worker(address);
        worker.onerror = ({ message }) => { throw new Error(message); };
        return (${converse.toString()})(worker, ${JSON.stringify({ root, doors, files })});
      })()`);
      assertSaid(said);
    } finally {
      await browser.close();
    }
  });
}

test.run();
