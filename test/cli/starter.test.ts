/** What `init` makes, with the package as it is published: type-checked, built, tested, played and edited. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { delimiter, join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { eventually, projectFolder, read } from "../project-folder.ts";
import { root } from "../root.ts";
import { findChromium, startChromium } from "../vite/chromium.ts";
import { edit } from "../vite/station.ts";

const test = suite("what init makes");
const limit = 30_000;

/** A folder with the packed package and what its projects depend on. */
let station = "";
const running: ChildProcess[] = [];

test.before(() => {
  station = projectFolder();
  mkdirSync(join(station, "node_modules/.bin"), { recursive: true });
  const packed = run("npm", ["pack", "--pack-destination", station], root);
  assert.is(packed.status, 0, packed.stderr);
  const tarball = readdirSync(station).find((name) => name.endsWith(".tgz"))!;
  mkdirSync(join(station, "node_modules/defwright"));
  const unpacked = run(
    "tar",
    ["-xzf", tarball, "--strip-components=1", "-C", "node_modules/defwright"],
    station,
  );
  assert.is(unpacked.status, 0, unpacked.stderr);
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    dependencies: Readonly<Record<string, string>>;
  };
  for (const name of Object.keys(dependencies)) install(name);
  for (const name of ["vite", "tsx", "@types/node"]) install(name);
  install("typescript", "@typescript/native");
  for (const [name, script] of [
    ["defwright", "../defwright/dist/generator/cli.js"],
    ["vite", "../vite/bin/vite.js"],
    ["tsc", "../typescript/bin/tsc"],
  ] as const) {
    symlinkSync(script, join(station, "node_modules/.bin", name));
    // As npm does.
    chmodSync(join(station, "node_modules/.bin", name), 0o755);
  }
});

test("every plugin that package.json exports is imported from the package", () => {
  const names = ["vite", "esbuild", "webpack"];
  const program = names.map(
    (name) => `console.log(typeof (await import("defwright/${name}")).default)`,
  );
  const words = ["--input-type=module", "-e", program.join(";")];
  const { stdout, stderr } = run(process.execPath, words, station);
  assert.is(stdout, "function\nfunction\nfunction\n", stderr);
});

test.after.each(() => {
  for (const { pid = 0 } of running.splice(0)) {
    try {
      process.kill(-pid, "SIGKILL");
    } catch {
      // It has ended.
    }
  }
});

function install(name: string, from = name): void {
  const target = join(station, "node_modules", name);
  mkdirSync(join(target, ".."), { recursive: true });
  symlinkSync(join(root, "node_modules", from), target, "junction");
}

function run(
  command: string,
  words: readonly string[],
  cwd: string,
): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  return spawnSync(command, words, { cwd, encoding: "utf8", env: environment() });
}

function environment(): NodeJS.ProcessEnv {
  const path = [join(station, "node_modules/.bin"), process.env["PATH"]].join(delimiter);
  return { ...process.env, PATH: path, npm_config_update_notifier: "false" };
}

/** Makes the project, and runs its scripts. */
function make(template: string): string {
  const made = run("defwright", ["init", template, "--template", template], station);
  assert.is(made.status, 0, made.stderr);
  const folder = join(station, template);
  for (const script of ["check", "build", "test"]) {
    const { status, stdout, stderr } = run("npm", ["run", "--silent", script], folder);
    assert.is(status, 0, `npm run ${script}: ${stdout}${stderr}`);
  }
  return folder;
}

interface Dev {
  readonly process: ChildProcess;
  readonly printed: () => string;
}

function dev(folder: string, words: readonly string[] = []): Dev {
  const child = spawn("npm", ["run", "--silent", "dev", ...words], {
    cwd: folder,
    env: environment(),
    detached: true,
    stdio: ["pipe", "pipe", "pipe"],
  });
  running.push(child);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  return { process: child, printed: () => text };
}

const door = [
  "content/core/terrain.json",
  `"name": "locked door"`,
  `"name": "oaken door"`,
] as const;

if (process.platform === "win32") test.skip("POSIX process groups end what the tests start");
else {
  test("the console game plays, starts anew with an edit, and ends with q", async () => {
    const folder = make("console");
    const { process: game, printed } = dev(folder);
    const has = (text: string): Promise<true> =>
      eventually(
        () => printed().includes(text) || undefined,
        () => `${text} in ${printed()}`,
        limit,
      );
    await has("w a s d");
    game.stdin!.write("d\n");
    await has("Pry the locked door");
    edit(folder, ...door);
    await has("Restarting");
    await eventually(() => printed().split("You are a Carpenter.")[2], "a new game", limit);
    game.stdin!.write("d\n");
    await has("Pry the oaken door");
    edit(folder, "src/main.ts", ", a number,", ", a digit,");
    await has("a digit,");
    // A game that is about to start anew reads nothing any more.
    const quit = setInterval(() => game.stdin!.write("q\n"), 500);
    try {
      assert.is(await eventually(() => game.exitCode ?? undefined, "the end", limit), 0);
    } finally {
      clearInterval(quit);
    }
  });

  const chromium = findChromium();
  if (chromium === undefined) console.log("skipped: no chromium to open the page of init with");
  test("the page builds, plays, and changes while it is played", async () => {
    const folder = make("vite");
    assert.match(read(folder, "dist/index.html"), "/assets/index-");
    if (chromium === undefined) return;
    const { printed } = dev(folder, ["--", "--host", "127.0.0.1", "--port", "0"]);
    const url = await eventually(
      () => /http:\/\/127\.0\.0\.1:\d+\//u.exec(printed())?.[0],
      () => `the address in ${printed()}`,
      limit,
    );
    const browser = await startChromium(chromium);
    try {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      await page.goto(url);
      const button = (words: string): Promise<void> =>
        page.getByRole("button", { name: words }).waitFor({ timeout: limit });
      await page.locator("#map", { hasText: "@" }).waitFor({ timeout: limit });
      await page.keyboard.press("ArrowRight");
      await button("Pry the locked door");
      edit(folder, ...door);
      // The player stands where she stood: the page was not loaded again.
      await button("Pry the oaken door");
      edit(folder, "content/core/terrain.json", `"symbol": "+"`, `"symbol": "%"`);
      await page.locator("#map", { hasText: "%" }).waitFor({ timeout: limit });
      await page.getByRole("button", { name: "Kick the oaken door" }).click();
      await page.locator("#log", { hasText: "You hear:" }).waitFor({ timeout: limit });
      assert.equal(errors, []);
    } finally {
      await browser.close();
    }
  });
}

test.run();
