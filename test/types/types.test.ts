/** What the compiler accepts of a game's code and what it refuses, in both shapes and on every line of TypeScript. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { root } from "../root.ts";
import { clientProject, generate } from "../runtime/client-project.ts";
import { compilers } from "./compilers.ts";

const wrong = readFileSync(join(root, "test/types/must-not-compile.ts"), "utf8");
const bare = wrong.replaceAll(/^\/\/ @ts-expect-error .*$/gmu, "//");
/** From 1; the wrong line stands under its reason. */
const wrongLines: readonly number[] = wrong
  .split("\n")
  .flatMap((line, index) => (line.startsWith("// @ts-expect-error ") ? [index + 2] : []));
/** Line -> what the first line of the compiler's message says of it, behind the colon of its reason. */
const sentences = new Map(
  wrongLines.flatMap((line) => {
    const sentence = /: (?<said>.*)$/u.exec(wrong.split("\n")[line - 2]!)?.groups?.["said"];
    return sentence === undefined ? [] : [[line, sentence] as const];
  }),
);

const test = suite("types");

const shapes = ["literal", "packed"] as const;
const folders = new Map<(typeof shapes)[number], string>();
test.before(async () => {
  for (const shape of shapes) {
    const folder = clientProject({
      "test/types/must-compile.ts": readFileSync(join(root, "test/types/must-compile.ts"), "utf8"),
      "test/types/must-not-compile.ts": wrong,
      "test/types/bare.ts": bare,
    });
    await generate(folder, undefined, shape);
    folders.set(shape, folder);
  }
});

test("the wrong lines each have a reason", () => {
  assert.equal(
    wrong
      .split("\n")
      .filter(
        (line) => line.includes("@ts-expect-error") && !/^\/\/ @ts-expect-error .{5}/u.test(line),
      ),
    [],
  );
});

const cases = Object.entries(compilers).flatMap(([name, path]) =>
  shapes.map((shape) => ({ name, path, shape })),
);
for (const { name, path, shape } of cases) {
  test(`${name}, ${shape}: what is right is accepted, each wrong line is refused and nothing else`, () => {
    const folder = folders.get(shape);
    const { stdout, stderr } = spawnSync(process.execPath, [path, "-p", ".", "--pretty", "false"], {
      cwd: folder,
      encoding: "utf8",
    });
    assert.is(stderr, "");
    const errors = [
      ...stdout.matchAll(/^(?<file>\S.*)\((?<line>\d+),\d+\): error (?<text>.*)$/gmu),
    ].map(({ groups }) => ({
      file: groups!["file"]!,
      line: Number(groups!["line"]),
      text: groups!["text"]!,
    }));
    assert.equal(
      errors.filter(({ file }) => file !== "test/types/bare.ts"),
      [],
      "outside the wrong lines",
    );
    assert.equal(
      errors.map(({ line }) => line),
      wrongLines,
    );
    const unsaid = errors.filter(({ line, text }) => !text.includes(sentences.get(line) ?? ""));
    assert.equal(unsaid, [], "the first line says what is wrong");
    const lastOverload = `Argument of type '"t_dor_c"' is not assignable to parameter of type 'TerrainKey'.`;
    assert.ok(stdout.includes(lastOverload), "looked up by a misspelt key");
    const messages = errors.map(({ text }) => text);
    assert.ok(
      messages.includes(
        "TS2551: Property 't_dor_c' does not exist on type 'TerrainIds'. Did you mean 't_door_c'?",
      ),
    );
    assert.ok(
      messages.includes(
        `TS2820: Type '"t_dor_c"' is not assignable to type 'TerrainKey'. Did you mean '"t_door_c"'?`,
      ),
    );
  });
}

test.run();
