/** Who may know whom. A new arrow is a decision: it is drawn here, or it is not drawn. */
import { basename } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
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
    assert.ok(found.includes(each), each);
  }
});

architecture("every module has its place in the order", () => {
  const homeless = ["generator", "templates", "runtime"]
    .flatMap(sourcesIn)
    .filter((path) => roomOf(path) === undefined);
  assert.equal(homeless, []);
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
  const compiler = loadedWith("generator/compile.ts");
  assert.ok(compiler.includes("generator/kinds/registry.ts"));
  const heavy =
    /^generator\/(?:compile\.ts|kinds\/registry\.ts|compiled\/|parse\/|validate\/|check\/)/u;
  assert.equal(
    loaded.filter((path) => heavy.test(path)),
    [],
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
  assert.equal(seeing, []);
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
    assert.equal(seeing, []);
  },
);

architecture("the runtime needs nothing but itself, not even Node", () => {
  const needed = sourcesIn("runtime").flatMap((path) =>
    importsOf(path)
      .filter(({ own }) => !own)
      .map(({ to }) => `${path} -> ${to}`),
  );
  assert.equal(needed, []);
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
  assert.equal(wrong, []);
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
  assert.equal(strangers, []);
});

architecture("files are named by what they are about", () => {
  const named = ["generator", "runtime", "templates", "test"].flatMap(sourcesIn);
  const vague = /^(?:utils?|helpers?|common|misc|shared|stuff|tools?|lib)(?:\.test)?\.ts$/u;
  assert.equal(
    named.filter((path) => vague.test(basename(path))),
    [],
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
  assert.equal(wrong, []);
});

architecture.run();
