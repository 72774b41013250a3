/** The extension's own script, bundled as it is packed, in an editor that is nothing but its API's outline. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { licenceTexts, packagesOf } from "../../generator/disk/licence-texts.ts";
import { bundleExtension, bundleServer } from "../../generator/lsp/vscode/bundle.ts";
import { command } from "../command.ts";
import { doorProject, eventually, terrain, write } from "../project-folder.ts";
import { root as repository } from "../root.ts";
import { startWorker } from "./worker.ts";

const test = suite("lsp: extension");

type Anything = (...values: readonly unknown[]) => unknown;

/** What comes of a call: something to let go, and to wait for. */
function nothing(): object {
  const done = Promise.resolve(undefined);
  return outline({ then: done.then.bind(done), dispose: () => undefined }) as object;
}

/** Answers to every name: with a class, or with what does nothing and can be let go. */
function outline(known: Readonly<Record<string, unknown>>): unknown {
  const made = new Map<string | symbol, unknown>(Object.entries(known));
  return new Proxy(
    {},
    {
      get: (_, name) => {
        if (!made.has(name)) {
          const isClass = typeof name === "string" && /^[A-Z]/u.test(name);
          made.set(name, isClass ? classOf() : nothing);
        }
        return made.get(name);
      },
    },
  );
}

function classOf(): unknown {
  // A function with members of any name: as a class, as an enumeration.
  class Outline {
    readonly dispose = (): void => undefined;
    readonly event = (): object => ({ dispose: () => undefined });
    readonly fire = (): void => undefined;
  }
  return new Proxy(Outline, {
    get: (target, name, self): unknown => (name in target ? Reflect.get(target, name, self) : 0),
  });
}

const actionKind = { append: () => actionKind };

interface Editor {
  readonly vscode: unknown;
  readonly item: { text: string; tooltip?: string };
  readonly commands: ReadonlyMap<string, Anything>;
  readonly tasks: readonly { readonly words: readonly string[] }[];
}

/** @param own What an edition of the editor has besides, and what its workspace has. */
function editorIn(
  folder: string,
  command: readonly string[],
  own: { readonly workspace?: object } = {},
): Editor {
  const { workspace: ownWorkspace, ...withoutWorkspace } = own;
  const item = { text: "", show: () => undefined, dispose: () => undefined };
  const commands = new Map<string, Anything>();
  const tasks: { words: readonly string[] }[] = [];
  const uri = {
    fsPath: folder,
    scheme: "file",
    toString: () => pathToFileURL(folder).href,
    with: () => uri,
  };
  const silent = (): object => ({ dispose: () => undefined });
  const vscode = outline({
    version: "1.91.0",
    CodeActionKind: { Empty: actionKind },
    Uri: { file: () => uri, parse: () => uri },
    env: outline({ appName: "outline", language: "en" }),
    window: outline({
      createStatusBarItem: () => item,
      createOutputChannel: () => outline({ name: "defwright" }),
      activeTextEditor: undefined,
      tabGroups: { all: [], onDidChangeTabs: silent },
      visibleTextEditors: [],
    }),
    workspace: outline({
      workspaceFolders: [{ uri, name: "game", index: 0 }],
      textDocuments: [],
      notebookDocuments: [],
      getConfiguration: () => ({ get: () => command }),
      ...ownWorkspace,
    }),
    commands: outline({
      registerCommand: (name: string, run: Anything) => {
        commands.set(name, run);
        return silent();
      },
    }),
    languages: outline({ match: () => 0 }),
    ShellExecution: class {
      readonly words: readonly string[];
      constructor(first: string, rest: readonly string[]) {
        this.words = [first, ...rest];
      }
    },
    Task: class {
      readonly words: readonly string[];
      constructor(...values: readonly unknown[]) {
        this.words = (values[4] as { readonly words: readonly string[] }).words;
      }
    },
    tasks: outline({
      executeTask: (task: { readonly words: readonly string[] }) => {
        tasks.push(task);
        return Promise.resolve();
      },
    }),
    ...withoutWorkspace,
  });
  return { vscode, item, commands, tasks };
}

interface Extension {
  readonly activate: (context: object) => Promise<void>;
  readonly deactivate: () => Promise<void>;
}

function load(code: string, vscode: unknown): Extension {
  const require = createRequire(join(repository, "package.json"));
  const module = { exports: {} };
  const own = (name: string): unknown => (name === "vscode" ? vscode : require(name));
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the script of a package, as an editor runs it
  const run = new Function("module", "exports", "require", code) as Anything;
  run(module, module.exports, own);
  return module.exports as Extension;
}

test("starts the server, shows its state, runs the command line, and stops", async () => {
  const folder = doorProject();
  const { code, modules } = await bundleExtension();
  const { vscode, item, commands, tasks } = editorIn(folder, command);
  const extension = load(code, vscode);
  await extension.activate({ subscriptions: [] });
  assert.is(item.tooltip, undefined, item.tooltip);
  await eventually(
    () => (item.text === "$(check) defwright" ? true : undefined),
    item.text,
    20_000,
  );
  await commands.get("defwright.build")?.();
  assert.equal(tasks[0]?.words, [...command, "build"]);
  for (const name of ["showResolved", "showPlaces"]) {
    await commands.get(`defwright.${name}`)?.("", { line: 0, character: 0 }, []);
  }
  await extension.deactivate();
  assert.match(licenceTexts(packagesOf(modules)), /^minimatch\n/mu);
});

/** What the edition in a browser asks of the editor: files of a folder, by addresses that no disk has. */
function inBrowser(folder: string) {
  const changed: Anything[] = [];
  const uriOf = (path: string): object => ({
    path,
    scheme: "memory",
    toString: () => `memory://here${encodeURI(path)}`,
    with: () => uriOf(path),
  });
  const watched = { dispose: () => undefined };
  const workspace = {
    workspaceFolders: [{ uri: uriOf(folder), name: "game", index: 0 }],
    fs: {
      readDirectory: ({ path }: { path: string }) =>
        Promise.resolve(
          readdirSync(path, { withFileTypes: true }).map((each) => [
            each.name,
            each.isFile() ? 1 : 2,
          ]),
        ),
      readFile: ({ path }: { path: string }) =>
        new Promise((resolve) => {
          resolve(new Uint8Array(readFileSync(path)));
        }),
    },
    createFileSystemWatcher: () => ({
      ...watched,
      onDidChange: (run: Anything) => {
        changed.push(run);
        return watched;
      },
      onDidCreate: () => watched,
      onDidDelete: () => watched,
    }),
  };
  return {
    workspace,
    FileType: { File: 1, Directory: 2 },
    Uri: {
      joinPath: ({ path }: { path: string }, name: string) => uriOf(join(path, name)),
      file: uriOf,
      parse: uriOf,
    },
    change: (path: string) => Promise.all(changed.map((run) => run(uriOf(join(folder, path))))),
  };
}

test("in a browser, a worker gets the files from the editor, and those that change", async () => {
  const folder = doorProject({ "node_modules/a/p.json": "{", "content/core/sub/a.json": [] });
  const [extension, server] = [await bundleExtension("browser"), await bundleServer()];
  const { change, ...own } = inBrowser(folder);
  const { vscode, item } = editorIn(folder, [], own);
  const started: string[] = [];
  const found = globalThis as { Worker?: unknown };
  found.Worker = function (address: string) {
    started.push(address);
    return Object.assign(startWorker(server.code), {
      addEventListener: () => undefined,
      terminate: () => undefined,
    });
  };
  try {
    const script = load(extension.code, vscode);
    await script.activate({ subscriptions: [], extensionUri: own.Uri.file("/extension") });
    assert.is(item.tooltip, undefined, item.tooltip);
    assert.equal(started, ["memory://here/extension/server.js"]);
    const shows = (text: string) => () => (item.text === text ? true : undefined);
    await eventually(shows("$(check) defwright"), item.text, 20_000);
    write(folder, "content/core/doors.json", [terrain("t_gate", { open: "t_nowhere" })]);
    await change("content/core/doors.json");
    await eventually(shows("defwright $(error) 1 $(warning) 0"), item.text, 20_000);
    await script.deactivate();
  } finally {
    delete found.Worker;
  }
});

test("a server that cannot start is said, with what to do", async () => {
  const { code } = await bundleExtension();
  const { vscode, item } = editorIn(doorProject(), [join(repository, "nothing-here")]);
  await load(code, vscode).activate({ subscriptions: [] });
  assert.match(item.text, "$(error)");
  assert.match(item.tooltip ?? "", "Is defwright installed");
});

test.run();
