/** Who may know whom. A new arrow is a decision: it is drawn here, or it is not drawn. */
import { basename } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { among, none } from "../expect.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { root } from "../root.ts";
import { importsOf, sourcesIn, textOf } from "./imports.ts";
import { mayImport, roomOf } from "./order.ts";

const architecture = suite("architecture");

architecture("imports are read as what they are", () => {
  const found = ["generator/watch/rebuild.ts", "generator/watch/chokidar-events.ts"].flatMap(
    (path) => importsOf(path).map(({ to, how }) => `${how} ${to}`),
  );
  for (const each of ["type chokidar", "lazy chokidar", "static generator/build/build.ts"]) {
    among(found, each, "importsOf in test/architecture/imports.ts no longer reads this import");
  }
});

architecture("every module has its place in the order", () => {
  const homeless = ["generator", "templates", "runtime"]
    .flatMap(sourcesIn)
    .filter((path) => roomOf(path) === undefined);
  none(
    homeless,
    "give each of these files a folder of test/architecture/order.ts, or its folder a place there",
  );
});

/** Imports that still go up; the list only shrinks. */
const stillUp: readonly string[] = [];

architecture("imports only go down the order", () => {
  const upward: string[] = [];
  for (const path of ["generator", "templates", "runtime"].flatMap(sourcesIn)) {
    const from = roomOf(path) ?? "";
    for (const { to, own } of importsOf(path)) {
      const room = roomOf(to);
      if (own && (room === undefined || !mayImport(from, room))) upward.push(`${path} -> ${to}`);
    }
  }
  assert.equal(upward, stillUp);
});

architecture("commands load what they compile with when they compile, and not before", () => {
  const loaded = loadedWith("generator/cli.ts");
  assert.ok(loaded.includes("generator/cli/build.ts") && loaded.length > 50);
  // The compiler gets the kinds with its settings, and a build that has nothing to do goes without.
  for (const path of ["compile.ts", "config/load-config.ts", "build/up-to-date.ts"]) {
    assert.not.ok(loadedWith(`generator/${path}`).includes("generator/kinds/registry.ts"));
  }
  const heavy =
    /^generator\/(?:compile\.ts|kinds\/registry\.ts|compiled\/|parse\/|validate\/|check\/)/u;
  none(
    loaded.filter((path) => heavy.test(path)),
    "import these where a command compiles, by await import(…): defwright --help would load them",
  );
});

/** The module and all that are loaded before it runs. */
function loadedWith(start: string): string[] {
  const loaded = new Set([start]);
  // A set is walked in the order in which it grows.
  for (const path of loaded) {
    for (const { to, own, how } of path.endsWith(".ts") ? importsOf(path) : []) {
      if (own && how === "static") loaded.add(to);
    }
  }
  return [...loaded];
}

architecture("kinds and their rules see content through the view alone", () => {
  const stages = ["check", "index", "layer", "resolve", "reuse"].map((each) => `generator/${each}`);
  const seeing = sourcesIn("generator/kinds").flatMap((path) =>
    importsOf(path)
      .filter(({ to }) => stages.includes(roomOf(to) ?? ""))
      .map(({ to }) => `${path} -> ${to}`),
  );
  none(seeing, "ask the view (generator/kinds/view.ts) instead of importing a stage");
});

architecture(
  "work on definitions knows neither the registry nor what is known of other kinds",
  () => {
    const work = [
      ...["check-definition", "check-references"].map((name) => `check/${name}`),
      "resolve/resolve-definition",
    ].map((name) => `generator/${name}.ts`);
    const sources = /\/(?:registry|known-ids|content-view|layer)\.ts$/u;
    const seeing = work.flatMap((path) =>
      importsOf(path)
        .filter(({ to }) => to.startsWith("generator/layer/") && sources.test(to))
        .map(({ to }) => `${path} -> ${to}`),
    );
    none(
      seeing,
      "hand in what is asked for: work that sees the registry could not be reused in a session",
    );
  },
);

architecture("the runtime needs nothing but itself, not even Node", () => {
  const needed = sourcesIn("runtime").flatMap((path) =>
    importsOf(path)
      .filter(({ own }) => !own)
      .map(({ to }) => `${path} -> ${to}`),
  );
  none(needed, "games bundle the runtime: do without these packages");
});

/** Packages that take long to load -> the modules that may load them; `lazy` ones only when they are reached. */
const heavy: Readonly<
  Record<string, { readonly static: RegExp; readonly lazy: readonly string[] }>
> = {
  "ts-morph": { static: /^(?:generator\/codegen|test)\//u, lazy: [] },
  prettier: { static: /^(?:generator\/codegen|test)\//u, lazy: [] },
  "json-schema-to-typescript": { static: /^(?:generator\/codegen|test)\//u, lazy: [] },
  typescript: { static: /^(?:generator\/(?:codegen|package)|test)\//u, lazy: [] },
  ajv: { static: /^test\//u, lazy: [] },
  chokidar: { static: /^test\//u, lazy: ["generator/watch/chokidar-events.ts"] },
  jiti: {
    static: /^test\//u,
    lazy: ["generator/config/run-module.ts"],
  },
};

architecture("packages that load slowly are loaded where they are needed, and only then", () => {
  const wrong: string[] = [];
  for (const path of ["generator", "runtime", "templates", "test"].flatMap(sourcesIn)) {
    for (const { to, own, how } of importsOf(path)) {
      const rule = own ? undefined : heavy[to.split("/")[0] ?? ""];
      if (!rule || how === "type" || rule.static.test(path)) continue;
      if (!(how === "lazy" && rule.lazy.includes(path))) wrong.push(`${path} -> ${to} (${how})`);
    }
  }
  none(wrong, "load these lazily, and name who may in heavy, in this file");
});

architecture("generated modules import the runtime and each other", () => {
  const { modules } = compilePacks(settingsOf(root, { packs: ["content/core"] }));
  const made = new Set(modules.map(({ path }) => `out/${path}`));
  const strangers = modules.flatMap(({ path, text }) =>
    importsOf(`out/${path}`, text)
      .filter(({ to, own }) =>
        own ? !made.has(to.replace(/\.js$/u, ".ts")) : to !== "defwright/runtime/tables",
      )
      .map(({ to }) => `${path} -> ${to}`),
  );
  assert.ok(modules.length > 20);
  none(strangers, "what templates import has to be in the output or in defwright/runtime/tables");
});

architecture("files are named by what they are about", () => {
  const named = ["generator", "runtime", "templates", "test"].flatMap(sourcesIn);
  const vague = /^(?:utils?|helpers?|common|misc|shared|stuff|tools?|lib)(?:\.test)?\.ts$/u;
  none(
    named.filter((path) => vague.test(basename(path))),
    "name these files by what they are about",
  );
});

architecture("every test file runs its suite, and leaves nothing to chance or to the clock", () => {
  const wrong: string[] = [];
  for (const path of sourcesIn("test").filter((each) => each.endsWith(".test.ts"))) {
    const text = textOf(path);
    if (!/^\s*\w+\.run\(\);$/mu.test(text)) wrong.push(`${path}: never run`);
    if (/\bMath\.random\b/u.test(text)) wrong.push(`${path}: chance`);
    if (/\bDate[.(]/u.test(text)) wrong.push(`${path}: clock`);
    if (text.includes(".only" + "(")) wrong.push(`${path}: only`);
  }
  none(
    wrong,
    "end each file with suite.run(), draw from a seed, and leave the clock and .only out",
  );
});

architecture.run();
