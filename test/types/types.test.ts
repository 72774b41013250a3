/** What the compiler accepts of a game's code and what it refuses, in both shapes and on every line of TypeScript. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { once } from "../../generator/model/once.ts";
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
const right = readFileSync(join(root, "test/types/must-compile.ts"), "utf8");
/** The same game in both shapes, which is compiled as one program. */
const folder = clientProject(
  Object.fromEntries(
    shapes.flatMap((shape) => [
      [`${shape}/test/types/must-compile.ts`, right],
      [`${shape}/test/types/must-not-compile.ts`, wrong],
      [`${shape}/test/types/bare.ts`, bare],
    ]),
  ),
);
test.before(async () => {
  for (const shape of shapes) await generate(join(folder, shape), undefined, shape);
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

const cases = Object.entries(compilers).flatMap(([name, path]) => {
  const compiled = once(() =>
    spawnSync(process.execPath, [path, "-p", ".", "--pretty", "false"], {
      cwd: folder,
      encoding: "utf8",
    }),
  );
  return shapes.map((shape) => ({ name, compiled, shape }));
});
for (const { name, compiled, shape } of cases) {
  test(`${name}, ${shape}: what is right is accepted, each wrong line is refused and nothing else`, () => {
    const { stdout, stderr } = compiled();
    assert.is(stderr, "");
    const others = shapes.filter((each) => each !== shape);
    const all = [
      ...stdout.matchAll(/^(?<file>\S.*)\((?<line>\d+),\d+\): error (?<text>.*)$/gmu),
    ].map(({ groups }) => ({
      file: groups!["file"]!,
      line: Number(groups!["line"]),
      text: groups!["text"]!,
    }));
    const errors = all.filter(({ file }) => !others.some((each) => file.startsWith(`${each}/`)));
    assert.equal(
      errors.filter(({ file }) => file !== `${shape}/test/types/bare.ts`),
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
    const said = stdout.split(lastOverload).length - 1;
    assert.ok(said >= shapes.length, "looked up by a misspelt key");
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
