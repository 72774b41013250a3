/** One name, one type: whoever reads `Shape` need not ask which one is meant. */
import ts from "typescript";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { groupBy } from "../../generator/model/maps.ts";
import { sourcesIn, textOf } from "./imports.ts";

const test = suite("names of types");

type Declared = readonly [name: string, path: string];

/** The exported types, interfaces, classes and enums that a module declares; passing one on declares nothing. */
function exportedTypes(path: string, text: string): Declared[] {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return statements.flatMap((each): Declared[] => {
    const isType =
      ts.isTypeAliasDeclaration(each) ||
      ts.isInterfaceDeclaration(each) ||
      ts.isClassDeclaration(each) ||
      ts.isEnumDeclaration(each);
    const isExported =
      isType && each.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    return isExported === true && each.name ? [[each.name.text, path]] : [];
  });
}

/** A line for each name that several modules declare. */
function declaredTwice(declared: readonly Declared[]): string[] {
  return [...groupBy(declared, ([name]) => name)].flatMap(([name, all]) => {
    const paths = [...new Set(all.map(([, path]) => path))];
    return paths.length > 1 ? [`${name}: ${paths.join(", ")}`] : [];
  });
}

test("declarations of every form count, what is passed on and what is local do not", () => {
  const text = [
    "export interface One {}",
    "export type Two = string;",
    "export abstract class Three {}",
    "export enum Four {}",
    "interface Local {}",
    'export type { Other } from "./b.ts";',
    "export const value = 1;",
  ].join("\n");
  const names = exportedTypes("a.ts", text);
  assert.equal(
    names.map(([name]) => name),
    ["One", "Two", "Three", "Four"],
  );
  assert.equal(declaredTwice([...names, ["Two", "b.ts"], ["One", "a.ts"]]), ["Two: a.ts, b.ts"]);
});

test("no exported type has the name of another", () => {
  const declared = ["generator", "runtime", "templates"]
    .flatMap(sourcesIn)
    .flatMap((path) => exportedTypes(path, textOf(path)));
  assert.ok(declared.length > 500);
  const twice = declaredTwice(declared);
  assert.equal(
    twice,
    [],
    "These files export types of the same name. If the types are one idea, declare it once and import it; " +
      `if not, give the one that is not public a name that says what it is:\n${twice.join("\n")}`,
  );
});

test.run();
