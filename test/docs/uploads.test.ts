/** The page on content from strangers: its program runs as it is shown. `UPDATE=1` copies it into the page. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import schema from "../../generator/config/config.schema.json" with { type: "json" };
import { none } from "../expect.ts";
import { projectFolder, terrain, write } from "../project-folder.ts";
import { root } from "../root.ts";
import { holds, table } from "./section.ts";

const test = suite("page on uploads");
const textOf = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`recipes/${name}`, import.meta.url)), "utf8");

for (const [name, language] of [
  ["compile-upload.mjs", "js"],
  ["upload.config.json", "json"],
] as const) {
  test(`it shows ${name} as it is`, () => {
    holds(`recipe ${name}`, `\n\`\`\`${language}\n${textOf(name).trimEnd()}\n\`\`\`\n\n`, "recipe");
  });
}

test("it lists the limits of the configuration", () => {
  const rows = Object.entries(schema.properties.limits.properties).map(
    ([name, { description, default: value }]) => [`\`${name}\``, description, String(value)],
  );
  holds("limits", table(["limit", "what it bounds", "default"], rows));
});

interface Outcome {
  readonly status: number | null;
  readonly findings: readonly { readonly code: string; readonly file: string }[];
}

function compileUpload(upload: Readonly<Record<string, unknown>>): Outcome & { out: string } {
  const folder = projectFolder({
    "package.json": { type: "module" },
    "compile-upload.mjs": textOf("compile-upload.mjs"),
    "upload.config.json": textOf("upload.config.json"),
    "core/a.json": [terrain("t_gate")],
  });
  for (const [path, value] of Object.entries(upload)) write(folder, `upload/${path}`, value);
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(root, join(folder, "node_modules/defwright"), "junction");
  const out = join(folder, "out");
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      "--conditions=defwright-source",
      "--import",
      import.meta.resolve("tsx"),
      "compile-upload.mjs",
      "upload",
      out,
    ],
    { cwd: folder, encoding: "utf8" },
  );
  const lines = stdout.trim().split("\n").filter(Boolean);
  return {
    status,
    out,
    findings: lines.map((line) => JSON.parse(line) as { code: string; file: string }),
  };
}

test("the program compiles an upload", () => {
  const { status, findings, out } = compileUpload({
    "b.json": [terrain("t_pier", { open: "t_gate" })],
  });
  none(findings, "the recipe no longer passes: mend docs/recipes or the check");
  assert.is(status, 0);
  assert.ok(existsSync(join(out, "terrain/upload/b.ts")));
});

test("it says what is wrong, and obeys no configuration of the upload", () => {
  const { status, findings, out } = compileUpload({
    "defwright.config.json": { packs: ["."], limits: { objects: 1e9 } },
    "b.json": Array.from({ length: 20_001 }, (_, at) => ({ type: "x", id: String(at) })),
  });
  assert.is(status, 1);
  assert.equal(
    findings.map(({ code, file }) => [code, file]),
    [["content-limit", "upload/b.json"]],
  );
  assert.not.ok(existsSync(out));
});

test.run();
