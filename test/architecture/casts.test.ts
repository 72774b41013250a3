/** A cast states what the compiler cannot check, so there are few, and they become fewer. */
import ts from "typescript";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sourcesIn, textOf } from "./imports.ts";

const test = suite("casts");

/** The number of casts in the sources; lower it whenever there are fewer. */
const most = 187;

/** `line: text` of each cast; `as const` is none, and of `as unknown as T` both count. */
function castsIn(text: string): string[] {
  const file = ts.createSourceFile("a.ts", text, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && node.type.getText(file) !== "const") {
      const { line } = file.getLineAndCharacterOfPosition(node.type.getStart(file));
      found.push(`${String(line + 1)}: as ${node.type.getText(file)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

test("every form of a cast is counted, constants are not", () => {
  const text = [
    "const a = [1] as const;",
    "const b = a as readonly number[];",
    "const c = b as unknown as string;",
    "const d = 1 satisfies number;",
  ].join("\n");
  assert.equal(castsIn(text), ["2: as readonly number[]", "3: as string", "3: as unknown"]);
});

test(`there are no more than ${String(most)}`, () => {
  const casts = ["generator", "runtime", "templates"]
    .flatMap(sourcesIn)
    .flatMap((path) => castsIn(textOf(path)).map((each) => `${path}:${each}`));
  assert.ok(
    casts.length <= most,
    `There are ${String(casts.length)} casts instead of at most ${String(most)}. Write the new ones without: a guard ` +
      "(`isObject`, `isList`, `isKindName`, `isAbout`), `memberOf` for a member of any JSON, `Object.entries` instead " +
      `of an index, \`satisfies\`, or a type that says more. All of them:\n${casts.join("\n")}`,
  );
});

test.run();
