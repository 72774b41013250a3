/** Who may know whom. A new arrow is a decision: it is drawn here, or it is not drawn. */
import { basename } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compile } from "../../generator/compile.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { importsOf, root, sourcesIn, textOf } from "./imports.ts";

const architecture = suite("architecture");

/** Folder -> what its modules may import besides each other. Stages, in `generator/` itself, may import any; every folder but `runtime` may ask for the one order. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  runtime: [],
  templates: [
    "generator/compiled",
    "generator/emit",
    "generator/dialect.ts",
    "generator/index-recipes.ts",
    "generator/index-tables.ts",
    "generator/model.ts",
  ],
  "generator/json": ["generator/diagnostics", "generator/model.ts"],
  "generator/diagnostics": [
    "generator/json",
    "generator/emit/string-width.ts",
    "generator/dialect.ts",
    "generator/model.ts",
    "generator/version.ts",
  ],
  "generator/schema": ["generator/diagnostics/catalogue", "generator/model.ts"],
  "generator/kinds": [
    "generator/schema",
    "generator/diagnostics",
    "generator/dialect.ts",
    "generator/model.ts",
  ],
  "generator/compiled": ["generator/schema", "generator/dialect.ts", "generator/model.ts"],
  "generator/layer": [
    "generator/json",
    "generator/kinds",
    "generator/schema",
    "generator/compiled",
    "generator/diagnostics",
    "generator/dialect.ts",
    "generator/layer.ts",
    "generator/model.ts",
    "generator/validate.ts",
  ],
  "generator/check": [
    "generator/kinds",
    "generator/layer",
    "generator/diagnostics",
    "generator/model.ts",
  ],
  "generator/ids": ["generator/diagnostics", "generator/layer/origins.ts", "generator/model.ts"],
  "generator/emit": ["generator/kinds/null-definitions.ts", "generator/model.ts"],
  "generator/config": [
    "generator/diagnostics",
    "generator/json",
    "generator/schema",
    "generator/dialect.ts",
    "generator/external-kinds.ts",
    "generator/ids/characters.ts",
    "generator/model.ts",
    "generator/read.ts",
  ],
  "generator/explain": [
    "generator/compiled",
    "generator/diagnostics",
    "generator/fix",
    "generator/kinds",
    "generator/layer",
    "generator/schema",
    "generator/compile.ts",
    "generator/layer.ts",
    "generator/model.ts",
  ],
  "generator/fix": [
    "generator/compiled",
    "generator/config",
    "generator/diagnostics",
    "generator/json",
    "generator/kinds",
    "generator/schema",
    "generator/slips",
    "generator/built-in-ids.ts",
    "generator/compile.ts",
    "generator/model.ts",
    "generator/read.ts",
    "generator/resolve.ts",
    "generator/session.ts",
    "generator/validate.ts",
  ],
  "generator/slips": [
    "generator/diagnostics",
    "generator/json",
    "generator/layer",
    "generator/built-in-ids.ts",
    "generator/external-kinds.ts",
    "generator/known-ids.ts",
    "generator/layer.ts",
    "generator/model.ts",
  ],
  "generator/conflicts": [
    "generator/config/pack-order.ts",
    "generator/diagnostics",
    "generator/explain",
    "generator/kinds",
    "generator/layer",
    "generator/layer.ts",
    "generator/model.ts",
  ],
  "generator/diff": [
    "generator/config",
    "generator/diagnostics",
    "generator/explain",
    "generator/compile.ts",
    "generator/manifest.ts",
    "generator/model.ts",
    "generator/sha256.ts",
  ],
  "generator/incremental": [
    "generator/config/settings.ts",
    "generator/diagnostics",
    "generator/json",
    "generator/kinds",
    "generator/layer",
    "generator/emit/module-memo.ts",
    "generator/check.ts",
    "generator/index-tables.ts",
    "generator/known-ids.ts",
    "generator/layer.ts",
    "generator/load.ts",
    "generator/model.ts",
    "generator/parse.ts",
    "generator/read.ts",
    "generator/resolve.ts",
    "generator/session.ts",
  ],
  "generator/foreign": [
    "generator/json",
    "generator/cache-folder.ts",
    "generator/game-types.ts",
    "generator/load.ts",
    "generator/model.ts",
    "generator/parse.ts",
    "generator/read.ts",
    "generator/sha256.ts",
    "generator/version.ts",
    "generator/write-cache.ts",
  ],
  "generator/outline": ["generator/compiled", "generator/model.ts"],
  "generator/watch": [
    "generator/config",
    "generator/json/same-json.ts",
    "generator/compile.ts",
    "generator/leftovers.ts",
    "generator/model.ts",
    "generator/read.ts",
    "generator/session.ts",
    "generator/sha256.ts",
  ],
  "generator/vite": [
    "generator/build.ts",
    "generator/config",
    "generator/diagnostics",
    "generator/model.ts",
    "generator/watch",
    "generator/watch.ts",
    // What the plugin sends is what the runtime hears.
    "runtime/hot-content.ts",
  ],
  "generator/codegen": [
    "generator/dialect.ts",
    "generator/schema",
    "generator/model.ts",
    "templates",
  ],
  "generator/package": [
    "generator/codegen",
    "generator/compiled",
    "generator/config",
    "generator/explain",
    "generator/model.ts",
  ],
};

architecture("imports are read as what they are", () => {
  const found = ["generator/watch.ts", "generator/watch/chokidar-events.ts"].flatMap((path) =>
    importsOf(path).map(({ to, how }) => `${how} ${to}`),
  );
  for (const each of ["type chokidar", "lazy chokidar", "static generator/build.ts"]) {
    assert.ok(found.includes(each), each);
  }
});

architecture("every folder imports only what it may know", () => {
  const strangers: string[] = [];
  for (const [folder, allowed] of Object.entries(arrows)) {
    // The runtime knows itself alone.
    const order = folder === "runtime" ? [] : ["generator/code-unit.ts"];
    for (const path of sourcesIn(folder)) {
      for (const { to, own } of importsOf(path)) {
        const known = [folder, ...order, ...allowed].some(
          (each) => to === each || to.startsWith(`${each}/`),
        );
        if (own && !known) strangers.push(`${path} -> ${to}`);
      }
    }
  }
  assert.equal(strangers, []);
});

architecture("the drawing has every folder but the command line, which stands above all", () => {
  const folders = new Set(
    sourcesIn("generator").flatMap((path) => /^generator\/[^/]+(?=\/)/u.exec(path) ?? []),
  );
  assert.equal(
    [...folders].filter((folder) => !Object.hasOwn(arrows, folder)),
    ["generator/cli"],
  );
});

architecture("stages know neither the command line nor codegen, and nobody knows the tests", () => {
  const strangers: string[] = [];
  for (const path of [
    ...sourcesIn("generator"),
    ...sourcesIn("runtime"),
    ...sourcesIn("templates"),
  ]) {
    for (const { to, own } of importsOf(path)) {
      if (!own) continue;
      const stage = /^generator\/[^/]+$/u.test(path) && path !== "generator/cli.ts";
      if (to.startsWith("test/") || to.startsWith("generated/")) strangers.push(`${path} -> ${to}`);
      if (stage && /^generator\/(?:cli|codegen|package)\//u.test(to)) {
        strangers.push(`${path} -> ${to}`);
      }
    }
  }
  assert.equal(strangers, []);
});

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
  prettier: { static: /^(?:generator\/codegen|test)\//u, lazy: ["generator/emit/string-width.ts"] },
  "json-schema-to-typescript": { static: /^(?:generator\/codegen|test)\//u, lazy: [] },
  typescript: { static: /^(?:generator\/codegen|test)\//u, lazy: [] },
  ajv: { static: /^test\//u, lazy: [] },
  chokidar: { static: /^test\//u, lazy: ["generator/watch/chokidar-events.ts"] },
  jiti: {
    static: /^test\//u,
    lazy: ["generator/config/read-config.ts", "generator/diff/read-output.ts"],
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
  const { modules } = compile(settingsOf(root, { packs: ["content/core"] }));
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
  // What craft and disassembly recipes share has no other name.
  const allowed = new Set(["generator/kinds/recipe/shared.ts"]);
  assert.equal(
    named.filter((path) => vague.test(basename(path)) && !allowed.has(path)),
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
