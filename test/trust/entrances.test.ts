/**
 * A canary in every entrance: a project beside whose content lies a stranger's folder with code of every sort, and
 * everything by which defwright can be started, called or loaded. Each entrance is listed by what provides it (the
 * package, the command line, the protocol of editors), so one without a canary fails.
 */
import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { build as bundle } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { build as viteBuild, createServer as createVite } from "vite";
import {
  createConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver/node";
import webpack from "webpack";
import Webpack from "../../generator/bundlers/webpack.ts";
import esbuild from "../../generator/bundlers/esbuild.ts";
import { unpack } from "../../generator/explore/page/unpack.ts";
import * as api from "../../generator/index.ts";
import { serve } from "../../generator/lsp/server.ts";
import { importsOf, shipped, textOf } from "../architecture/imports.ts";
import { none } from "../expect.ts";
import { serve as serveExplorer } from "../explore/served.ts";
import { endClients, startClient } from "../lsp/client.ts";
import {
  defwright,
  doorProject,
  eventually,
  projectFolder,
  terrain,
  write,
} from "../project-folder.ts";
import { root } from "../root.ts";
import { viteConfig } from "../vite/station.ts";

const test = suite("entrances");
test.after.each(endClients);

const evil = "content/mods/evil";

/** Code that leaves a mark where it runs. */
function marking(folder: string): string {
  const mark = JSON.stringify(join(folder, "ran"));
  return `import { writeFileSync } from "node:fs";\nwriteFileSync(${mark}, "");\nexport default { packs: ["p"] };\n`;
}

/** The project and, among its packs, a stranger's folder that is a project too. */
function canaries(name = "defwright.config.mjs"): { folder: string; stranger: string } {
  const folder = doorProject({
    "defwright.config.json": { packs: ["content/core", `${evil}/p`], out: "generated" },
    [`${evil}/p/a.json`]: [terrain("t_evil")],
    [`${evil}/web/main.js`]: "",
    [`${evil}/generated/manifest.json`]: { outputs: [{ path: "terrain.ts", sha256: "" }] },
  });
  const code = marking(folder);
  for (const path of [name, "generated/terrain.ts", "node_modules/defwright/index.js"]) {
    write(folder, `${evil}/${path}`, code);
  }
  return { folder, stranger: join(folder, evil) };
}

function assertNothingRan(folder: string, where: string): void {
  assert.not.ok(existsSync(join(folder, "ran")), `${where}: the stranger's code ran`);
}

/** The words of each command that make it read content. */
const commands: Readonly<Record<string, readonly (readonly string[])[]>> = {
  build: [
    ["--out", "made"],
    ["--stdout", "terrain.ts"],
  ],
  watch: [["--once", "--out", "made"]],
  check: [[], ["--fix"], ["--update-baseline", "--baseline", "baseline.json"]],
  explain: [["t_evil"], ["terrain"]],
  refs: [["t_evil"]],
  rename: [["terrain", "t_evil", "t_other", "--dry-run"]],
  conflicts: [[]],
  diff: [["p"], ["."], ["HEAD"], ["generated"]],
  release: [["1"]],
  migrate: [["p"], [], ["HEAD"]],
  strings: [[]],
  list: [["ids"], ["inputs"]],
  cache: [[], ["--clear"]],
  audit: [[], ["--from", "profession:*"], ["--since", "HEAD"]],
  table: [["terrain"]],
  find: [["t_evil"]],
  explore: [[], ["--out", "made.html", "--since", "p"]],
  infer: [
    ["--type", "terrain"],
    [".", "--type", "terrain", "--update", "made.json"],
  ],
  init: [["."], ["made", "--from", "p"]],
  complete: [["--", "explain", "t_"]],
  // An editor starts it below.
  lsp: [],
};

/** They take no configuration by name. */
const withoutName = ["init", "complete", "lsp"];

test("each command has a canary", async () => {
  const { out } = await defwright(doorProject(), ["--help"]);
  const [, listed = ""] = /^Commands:\n([\s\S]+?)\n\n/mu.exec(out) ?? [];
  const names = [...listed.matchAll(/^ {2}([\w-]+)/gmu)].map(([, name = ""]) => name);
  assert.ok(names.length > 10, out);
  assert.equal(names.filter((name) => name !== "help").sort(), Object.keys(commands).sort());
});

for (const [name, lines] of Object.entries(commands)) {
  test(`defwright ${name}`, async () => {
    const { folder, stranger } = canaries();
    for (const words of lines) {
      for (const place of [stranger, join(stranger, "web"), folder]) {
        await defwright(place, [name, ...words]);
        assertNothingRan(folder, `${name} ${words.join(" ")}`);
      }
    }
    if (withoutName.includes(name)) return;
    await defwright(stranger, [name, ...(lines[0] ?? []), "--config", "defwright.config.mjs"]);
    assert.ok(existsSync(join(folder, "ran")), "what the user names is run: the canary sings");
  });
}

test("defwright explore --serve, and the browser that it answers", async () => {
  const { folder, stranger } = canaries();
  for (const place of [stranger, join(stranger, "web")]) {
    const { code } = await defwright(place, ["explore", "--serve", "--port", "0"]);
    assert.is(code, 2);
    assertNothingRan(folder, `explore --serve in ${place}`);
  }
  const { address, stop } = await serveExplorer(folder);
  const pageWith = async (id: string): Promise<void> => {
    for (;;) {
      const page = await (await fetch(address)).text();
      const { things } = await unpack(/id="data">([^<]*)</u.exec(page)?.[1] ?? "");
      if (things.id.includes(id)) return;
    }
  };
  await pageWith("t_evil");
  for (const path of ["defwright.config.mjs", "p/defwright.config.ts", "defwright.config.js"]) {
    write(stranger, path, marking(folder));
  }
  write(stranger, "p/a.json", [terrain("t_later")]);
  await pageWith("t_later");
  await stop();
  assertNothingRan(folder, "explore --serve");
});

/** What a script can call, as the script of a user who stands in the stranger's folder would. */
const functions: Readonly<Record<string, (folder: string, stranger: string) => unknown>> = {
  loadSettings: async (_, stranger) => {
    const { settings, problems } = await api.loadSettings({ workingDirectory: stranger });
    assert.is(settings, undefined);
    assert.match(problems[0]?.message ?? "", "was not run");
  },
  build: async (folder) => api.build(await settingsIn(folder)),
  check: async (folder) => api.check(await settingsIn(folder)),
  compilePacks: async (folder) => api.compilePacks(await settingsIn(folder)),
  createWatcher: async (folder) => {
    const watcher = await api.createWatcher(await settingsIn(folder), {});
    write(folder, `${evil}/p/a.json`, [terrain("t_evil", { color: "red" })]);
    write(folder, "defwright.config.json", { packs: [`${evil}/p`], out: "generated" });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await watcher.close();
  },
  // They are given texts and values, not places.
  compile: () => undefined,
  defineConfig: () => undefined,
  defineKind: () => undefined,
  ContentQuery: () => undefined,
};

async function settingsIn(folder: string): Promise<api.Settings> {
  const { settings } = await api.loadSettings({ workingDirectory: folder });
  return settings!;
}

for (const name of Object.keys(api)) {
  test(`${name}() of the package`, async () => {
    const { folder, stranger } = canaries();
    await functions[name]!(folder, stranger);
    assertNothingRan(folder, name);
  });
}

const mode = "production";
const plugins: Readonly<Record<string, (context: string) => Promise<unknown>>> = {
  "./esbuild": (context) =>
    bundle({
      absWorkingDir: context,
      entryPoints: ["main.js"],
      write: false,
      logLevel: "silent",
      plugins: [esbuild()],
    }),
  "./webpack": async (context) => {
    const compiler = webpack({ context, mode, entry: "./main.js", plugins: [new Webpack()] });
    await new Promise((resolve) => {
      compiler.run((_, stats) => {
        compiler.close(() => {
          resolve(stats);
        });
      });
    });
  },
  "./vite": async (context) => {
    await viteBuild({ ...viteConfig(context), build: { write: false } }).catch(() => undefined);
    const server = await createVite(viteConfig(context));
    await server.close();
  },
};

/** What game code imports; it loads nothing from a disk. */
const withoutDisk = [
  ...["./runtime", "./runtime/tables", "./mods"],
  ...["./schema/*.json", "./package.json"],
];

test("each entrance of the package has a canary", () => {
  const { exports, bin } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    readonly exports: object;
    readonly bin: object;
  };
  assert.equal(Object.keys(bin), ["defwright"]);
  const known = [".", ...withoutDisk, ...Object.keys(plugins)].sort();
  assert.equal(Object.keys(exports).sort(), known);
  assert.equal(Object.keys(api).sort(), Object.keys(functions).sort());
});

for (const [name, run] of Object.entries(plugins)) {
  test(`the plugin ${name}`, async () => {
    const { folder, stranger } = canaries();
    write(folder, "main.js", "");
    write(folder, "index.html", "");
    write(stranger, "web/index.html", "");
    for (const context of [join(stranger, "web"), folder]) {
      await run(context).catch(() => undefined);
      assertNothingRan(folder, `${name} in ${context}`);
    }
  });
}

/** The messages of an editor that the server answers or takes note of, as it registers them. */
function handledMessages(): string[] {
  const streams = [new PassThrough(), new PassThrough()] as const;
  const connection = createConnection(
    new StreamMessageReader(streams[0]),
    new StreamMessageWriter(streams[1]),
  );
  const names = new Set<string>();
  const noting = new Proxy(connection, {
    get: (target, name) => {
      if (typeof name === "string" && /^on[A-Z]/u.test(name)) names.add(name);
      return Reflect.get(target, name) as unknown;
    },
  });
  serve(() => noting);
  connection.dispose();
  return [...names];
}

const start = { line: 0, character: 0 };
const range = { start, end: start };

/** Handler -> the message and its parameters, about a file of the stranger's. */
const messages: Readonly<Record<string, readonly [string, object] | "sent by every client">> = {
  onInitialize: "sent by every client",
  onInitialized: "sent by every client",
  onShutdown: "sent by every client",
  onDidOpenTextDocument: "sent by every client",
  onDidChangeTextDocument: "sent by every client",
  onDidCloseTextDocument: "sent by every client",
  onWorkspaceSymbol: "sent by every client",
  // What no server knows.
  onRequest: ["textDocument/noSuchRequest", {}],
  onDidSaveTextDocument: ["textDocument/didSave", {}],
  onWillSaveTextDocument: ["textDocument/willSave", { reason: 1 }],
  onWillSaveTextDocumentWaitUntil: ["textDocument/willSaveWaitUntil", { reason: 1 }],
  onDidChangeConfiguration: ["workspace/didChangeConfiguration", { settings: {} }],
  onPrepareRename: ["textDocument/prepareRename", { position: start }],
  onRenameRequest: ["textDocument/rename", { position: start, newName: "t_other" }],
  onCodeAction: ["textDocument/codeAction", { range, context: { diagnostics: [] } }],
  onExecuteCommand: [
    "workspace/executeCommand",
    { command: "defwright.explain", arguments: ["t_evil"] },
  ],
  onDefinition: ["textDocument/definition", { position: start }],
  onImplementation: ["textDocument/implementation", { position: start }],
  onDocumentHighlight: ["textDocument/documentHighlight", { position: start }],
  onFoldingRanges: ["textDocument/foldingRange", {}],
  onReferences: [
    "textDocument/references",
    { position: start, context: { includeDeclaration: true } },
  ],
  onHover: ["textDocument/hover", { position: start }],
  onDocumentSymbol: ["textDocument/documentSymbol", {}],
  onCompletion: ["textDocument/completion", { position: start }],
  onCodeLens: ["textDocument/codeLens", {}],
  onCodeLensResolve: [
    "codeLens/resolve",
    { range, data: { uri: "file:///", kind: "terrain", id: "t_evil" } },
  ],
  onDocumentColor: ["textDocument/documentColor", {}],
  onColorPresentation: [
    "textDocument/colorPresentation",
    { range, color: { red: 1, green: 1, blue: 1, alpha: 1 } },
  ],
  onDocumentFormatting: ["textDocument/formatting", { options: {} }],
  onDocumentRangeFormatting: ["textDocument/rangeFormatting", { range, options: {} }],
  onDocumentLinks: ["textDocument/documentLink", {}],
};

test("each message of an editor has a canary", () => {
  const handled = handledMessages();
  assert.ok(handled.length > 12);
  none(
    handled.filter((name) => !Object.hasOwn(messages, name)),
    "say in this file what a stranger can send with each of these messages, and test it",
  );
});

for (const name of ["defwright.config.mjs", "defwright.config.ts", "defwright.config.js"]) {
  test(`an editor that opens the project, or the folder with a ${name}`, async () => {
    for (const opened of ["", evil, `${evil}/web`]) {
      const { folder, stranger } = canaries(name);
      const client = await startClient(join(folder, opened));
      assertNothingRan(folder, `initialize in "${opened}"`);
      const path = join(stranger, "p/a.json").slice(join(folder, opened).length + 1);
      const relative = opened === `${evil}/web` ? "../p/a.json" : path;
      await client.open(relative);
      for (const message of Object.values(messages)) {
        if (typeof message === "string") continue;
        const [method, params] = message;
        const whole = { textDocument: { uri: client.uri(relative) }, ...params };
        await client.connection.sendRequest(method, whole).catch(() => undefined);
        await client.connection.sendNotification(method, whole);
      }
      await client.type(relative, JSON.stringify([terrain("t_typed")]));
      await client.connection.sendNotification("workspace/didChangeWorkspaceFolders", {
        event: { added: [{ uri: client.uri("."), name: "again" }], removed: [] },
      });
      await client.settled();
      await client.close(relative);
      assertNothingRan(folder, `messages in "${opened}"`);
      const found = client.diagnostics(
        opened === "" ? `${evil}/${name}` : opened === evil ? name : `../${name}`,
      );
      assert.match(JSON.stringify(found), "was not run");
      await endClients();
    }
  });
}

test("a configuration that an editor finds names nothing outside what was opened", async () => {
  const secret = projectFolder({
    "p/a.json": [terrain("t_secret")],
    "known.json": ["secret"],
    "baseline.json": { version: 1, findings: [] },
  });
  const open = projectFolder({
    "mods/evil/defwright.config.json": {
      packs: [join(secret, "p"), "../../own", "p"],
      known: { item: [join(secret, "known.json")] },
      baseline: join(secret, "baseline.json"),
      baseRecords: [join(secret, "defwright.lock.json")],
      roots: [secret],
    },
    "mods/evil/p/a.json": [terrain("t_evil")],
    "own/a.json": [terrain("t_own")],
  });
  symlinkSync(join(secret, "p/a.json"), join(open, "mods/evil/p/link.json"));
  const problemsOf = async (opened: string): Promise<string> => {
    const client = await startClient(join(open, opened));
    await client.settled();
    const path = opened === "" ? "mods/evil/defwright.config.json" : "defwright.config.json";
    const found = JSON.stringify(client.diagnostics(path).map(({ message }) => message));
    const symbols = await client.request<unknown[]>("workspace/symbol", { query: "t_" });
    assert.not.match(JSON.stringify(symbols), "t_secret");
    await endClients();
    return found;
  };
  // "own" is inside the project that was opened, and outside the stranger's folder when that alone was.
  const whole = await problemsOf("");
  assert.match(whole, secret);
  assert.not.match(whole, "../../own");
  assert.match(await problemsOf("mods/evil"), "../../own");
});

test("a configuration that comes while an editor is open", async () => {
  const { folder } = canaries();
  write(folder, "other/defwright.config.json", { packs: ["p"] });
  write(folder, "other/p/a.json", [terrain("t_first")]);
  const client = await startClient(folder);
  mkdirSync(join(folder, "third"));
  for (const place of ["other", "third"]) {
    write(folder, `${place}/defwright.config.ts`, marking(folder));
    write(folder, `${place}/p/b.json`, [terrain("t_later")]);
  }
  await client.open("third/p/b.json");
  await client.open("other/p/b.json");
  await eventually(
    () => (client.diagnostics("third/defwright.config.ts").length > 0 ? true : undefined),
    "the finding that it was not run",
  );
  assertNothingRan(folder, "a later configuration");
});

/** What runs code, and the only modules in which it may stand. */
const runs: readonly (readonly [what: string, found: RegExp, where: readonly string[]])[] = [
  ["a module by its path", /\bimport\((?!\s*["'])/u, ["generator/config/run-module.ts"]],
  ["jiti", /["']jiti["']/u, ["generator/config/run-module.ts"]],
  ["a program", /["'](?:node:)?child_process["']/u, ["generator/diff/git-revision.ts"]],
  ["a text", /\beval\(|\bnew (?:Function|Worker|vm\.Script)\(/u, []],
];

for (const [what, found, where] of runs) {
  test(`${what} is run in one place alone`, () => {
    const code = (path: string): string => textOf(path).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/gu, "");
    assert.equal(shipped.filter((path) => found.test(code(path))).sort(), [...where]);
  });
}

test("editors, hooks, CI and build tools start what the project has installed, and download nothing", () => {
  for (const path of [
    "docs/editors.md",
    "docs/guide/build-tools.md",
    "docs/guide/ci.md",
    "generator/cli/build-tasks.ts",
    "generator/lsp/vscode/extension.ts",
  ]) {
    const starts = textOf(path).match(/npx\W.*defwright\W.*/gu) ?? [];
    assert.ok(starts.length > 0);
    assert.equal(
      starts.filter((line) => !line.includes("--no-install")),
      [],
      path,
    );
  }
});

test("only the words of a user name a configuration", () => {
  const naming = shipped.filter((path) => /\bConfigFile\.named\(|\bownFolder:/u.test(textOf(path)));
  assert.equal(naming, [
    "generator/bundlers/options.ts",
    "generator/cli/options.ts",
    "generator/index.ts",
  ]);
  for (const path of ["runtime/index.ts", "runtime/tables/index.ts"]) {
    assert.not.ok(
      importsOf(path).some(({ own }) => !own),
      path,
    );
  }
});

test.run();
