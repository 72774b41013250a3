/** The compiler itself needs nothing of Node: neither a module nor a name that only Node gives its programs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inlinedInCore } from "../../generator/package/inlined.ts";
import { none } from "../expect.ts";
import { root } from "../root.ts";
import { importsOf, sourcesIn, textOf } from "./imports.ts";
import { core, roomOf } from "./order.ts";

const withoutNode = suite("without Node");

const files = ["generator", "templates", "runtime"]
  .flatMap(sourcesIn)
  .filter((path) => core.includes(roomOf(path) ?? ""));

/** What scripts find in Node and not in a browser. */
const names: ReadonlySet<string> = new Set([
  "Buffer",
  "NodeJS",
  "__dirname",
  "__filename",
  "clearImmediate",
  "exports",
  "global",
  "module",
  "process",
  "require",
  "setImmediate",
]);

withoutNode("the core imports itself and small packages that run anywhere", () => {
  assert.ok(files.includes("generator/compile.ts") && files.length > 300);
  const packages = new Set<string>();
  for (const path of files) {
    for (const { to, own, how } of importsOf(path)) {
      if (own) continue;
      assert.is.not(how, "lazy", `${path} -> ${to}`);
      packages.add(to);
    }
  }
  // Each is looked into below, and goes into our own bundle.
  assert.equal([...packages].sort(), [...inlinedInCore]);
});

withoutNode("the core uses no name that only Node has", () => {
  none(
    files.flatMap((path) => foreignNames(path, textOf(path))),
    "let these be handed in: from generator/compile.ts down everything runs in browsers",
  );
});

withoutNode("such names are seen where they mean Node's, and only there", () => {
  const found = (text: string): string[] => foreignNames("a.ts", text);
  assert.equal(found("const a = process.cwd();"), ["a.ts: process"]);
  assert.equal(found("const a = Buffer.from(b as NodeJS.Dict);"), ["a.ts: Buffer", "a.ts: NodeJS"]);
  assert.equal(found("f({ process });"), ["a.ts: process"]);
  assert.equal(found("a.process; ({ process: 1 }); interface A { process: 1 } // process"), []);
  assert.equal(found("const run = (process: A) => process.step;"), []);
  assert.equal(found('const { module } = a; f(module, "process");'), []);
});

withoutNode("the packages that the core takes in import nothing", () => {
  for (const name of inlinedInCore) {
    const folder = join(root, "node_modules", name);
    const { dependencies = {} } = JSON.parse(
      readFileSync(join(folder, "package.json"), "utf8"),
    ) as {
      dependencies?: object;
    };
    assert.equal(dependencies, {}, name);
  }
});

withoutNode.run();

/** Names of Node that a file uses and does not declare itself. */
function foreignNames(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const used = new Set<string>();
  const declared = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && names.has(node.text)) {
      if (isDeclaration(node)) declared.add(node.text);
      else if (!isMemberName(node)) used.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...used].filter((name) => !declared.has(name)).map((name) => `${path}: ${name}`);
}

function isDeclaration(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isParameter(parent) ||
      ts.isBindingElement(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isImportSpecifier(parent)) &&
    parent.name === node
  );
}

/** The name of a member, which means no variable. */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isPropertySignature(parent) && parent.name === node) ||
    (ts.isMethodDeclaration(parent) && parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node)
  );
}
