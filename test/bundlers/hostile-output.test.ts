/** Nothing that a bundler prints for a plugin is obeyed by a terminal or by CI. */
import { join } from "node:path";
import { build, formatMessages, type BuildFailure } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { build as viteBuild } from "vite";
import webpack, { type Stats } from "webpack";
import defwright from "../../generator/bundlers/esbuild.ts";
import DefwrightPlugin from "../../generator/bundlers/webpack.ts";
import { commandingProject, obeyed } from "../content-is-data/ci-commands.ts";
import { write } from "../project-folder.ts";
import { linkDefwright, viteConfig } from "../vite/station.ts";

const test = suite("hostile output of plugins");

const folder = commandingProject(false);
write(folder, "main.js", 'import "./generated/index.js";');
write(folder, "index.html", '<!doctype html><script type="module" src="/main.js"></script>');
linkDefwright(folder);

function assertNotObeyed(text: string): void {
  assert.match(text, "hostile");
  assert.equal(obeyed(text), []);
}

test("esbuild", async () => {
  const failure = await build({
    absWorkingDir: folder,
    entryPoints: ["./main.js"],
    logLevel: "silent",
    plugins: [defwright()],
  }).catch((error: unknown) => error as BuildFailure);
  assert.ok("errors" in failure);
  assertNotObeyed((await formatMessages(failure.errors, { kind: "error" })).join("\n"));
});

test("webpack", async () => {
  const compiler = webpack({
    context: folder,
    mode: "development",
    entry: "./main.js",
    output: { path: join(folder, "dist") },
    plugins: [new DefwrightPlugin()],
  });
  const stats = await new Promise<Stats | undefined>((resolve) => {
    compiler.run((_error, found) => {
      resolve(found);
    });
  });
  const messages = stats?.toJson({ all: false, errors: true }).errors ?? [];
  assertNotObeyed(messages.map(({ message }) => message).join("\n"));
});

test("Vite", async () => {
  const failure = await viteBuild(viteConfig(folder)).catch((error: unknown) => error);
  assert.ok(failure instanceof Error);
  const { id, frame } = failure as { readonly id?: string; readonly frame?: string };
  assertNotObeyed([failure.message, id, frame].join("\n"));
});

test.run();
