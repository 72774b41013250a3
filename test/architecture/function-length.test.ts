/** No function takes more than a page, except for those listed here; the list only shrinks. */
import ts from "typescript";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { none } from "../expect.ts";
import { sourcesIn, textOf } from "./imports.ts";

const suiteOf = suite("functions");

const limit = 80;

/** Functions that are still longer, with their lines, comments and empty lines included. */
const stillLonger: readonly string[] = [
  "runtime/crafting/crafting-tracker.ts: trackCrafting, 116 lines",
  "runtime/tables/packed.ts: unpack, 121 lines",
];

/** Path and name -> lines from the first word of the signature to the last brace. */
function functionLengths(path: string, text: string): [string, number][] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: [string, number][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && "body" in node && node.body !== undefined) {
      const [start, end] = [node.getStart(file), node.getEnd()].map(
        (at) => file.getLineAndCharacterOfPosition(at).line,
      );
      found.push([`${path}: ${nameOf(node, file)}`, (end ?? 0) - (start ?? 0) + 1]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Its own name, or that of what it is assigned or handed to. */
function nameOf(node: ts.Node, file: ts.SourceFile): string {
  if ("name" in node && node.name !== undefined) return (node.name as ts.Node).getText(file);
  if (ts.isConstructorDeclaration(node)) return "constructor";
  const { parent } = node;
  if ("name" in parent && parent.name !== undefined) return (parent.name as ts.Node).getText(file);
  if (ts.isCallExpression(parent)) return `argument of ${parent.expression.getText(file)}`;
  return "anonymous";
}

suiteOf("lengths are those of whole functions of every form", () => {
  const text = [
    "export function one(): void {",
    "  const two = () => {",
    "    three(function () {});",
    "  };",
    "}",
    "const object = {",
    "  four() {",
    "    return 4;",
    "  },",
    "};",
    "declare function five(): void;",
  ].join("\n");
  assert.equal(functionLengths("a.ts", text), [
    ["a.ts: one", 5],
    ["a.ts: two", 3],
    ["a.ts: argument of three", 1],
    ["a.ts: four", 3],
  ]);
});

suiteOf(`none is longer than ${String(limit)} lines`, () => {
  const longer = ["generator", "templates", "runtime"]
    .flatMap(sourcesIn)
    .flatMap((path) => functionLengths(path, textOf(path)))
    .filter(([, lines]) => lines > limit)
    .map(([name, lines]) => `${name}, ${String(lines)} lines`);
  none(
    longer.filter((each) => !stillLonger.includes(each)),
    "give the parts of these functions names of their own",
  );
  none(
    stillLonger.filter((each) => !longer.includes(each)),
    "these are as long no more: take them off the list in this file",
  );
});

suiteOf.run();
