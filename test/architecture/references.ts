/**
 * What each top-level declaration of a module refers to by name: other declarations of its file, and what it imports,
 * also lazily (`const { build } = await import("./build.ts")`). A literal that is the code of a diagnostic refers to
 * that code's definition. Types are not followed. Names are taken from the syntax alone: a call through an interface, a
 * parameter or a record (`view.whyUnknown(…)`) leads to none of its implementations, and a local name counts as the
 * import that it hides.
 */
import { posix } from "node:path";
import ts from "typescript";
import { sourcesIn, textOf } from "./imports.ts";
import { getOrInsert } from "../../generator/model/maps.ts";

/** `path#name`; of a package `node:fs#writeFileSync`. */
export type Declaration = `${string}#${string}`;

export class References {
  readonly #modules = new Map<string, ReadonlyMap<string, ReadonlySet<Declaration>>>();
  readonly #codes: ReadonlyMap<string, Declaration> = new Map(
    sourcesIn("generator/diagnostics/codes").flatMap((path) =>
      tablesOf(parsed(path)).map(({ name }) => [name, `${path}#${name}`] as const),
    ),
  );

  /** @throws if it is not there */
  of(declaration: Declaration): ReadonlySet<Declaration> {
    const [path = "", name = ""] = declaration.split("#");
    if (!path.endsWith(".ts")) return new Set();
    const found = getOrInsert(this.#modules, path, () => this.#read(path)).get(name);
    if (!found)
      throw new Error(
        `there is no "${name}" at the top of ${path}; where was it moved to, or what is its name now?`,
      );
    return found;
  }

  #read(path: string): ReadonlyMap<string, ReadonlySet<Declaration>> {
    const source = parsed(path);
    const imported = namesImported(path, source);
    const bodies = new Map(
      [...declarationsOf(source), ...tablesOf(source)].map(({ name, body }) => [name, body]),
    );
    const found = new Map<string, Set<Declaration>>();
    for (const [name, body] of bodies)
      found.set(name, this.#referredIn(body, path, imported, bodies));
    // What is exported again is what it is there.
    for (const [name, from] of imported) if (!found.has(name)) found.set(name, new Set([from]));
    return found;
  }

  #referredIn(
    body: ts.Node,
    path: string,
    imported: ReadonlyMap<string, Declaration>,
    own: ReadonlyMap<string, unknown>,
  ): Set<Declaration> {
    const found = new Set<Declaration>();
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
      if (ts.isIdentifier(node) && !isMemberName(node)) {
        const from =
          imported.get(node.text) ??
          (own.has(node.text) ? (`${path}#${node.text}` as const) : undefined);
        if (from) found.add(from);
      } else if (ts.isStringLiteral(node)) {
        const code = this.#codes.get(node.text);
        if (code) found.add(code);
      }
      ts.forEachChild(node, visit);
    };
    visit(body);
    return found;
  }
}

function parsed(path: string): ts.SourceFile {
  return ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true);
}

interface Named {
  readonly name: string;
  readonly body: ts.Node;
}

function declarationsOf(source: ts.SourceFile): Named[] {
  return source.statements.flatMap((statement): Named[] => {
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.flatMap((each) =>
        ts.isIdentifier(each.name) ? [{ name: each.name.text, body: each }] : [],
      );
    }
    const isNamed =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement);
    return isNamed && statement.name ? [{ name: statement.name.text, body: statement }] : [];
  });
}

/** Entries of the tables at the top of a module, which are found by their names. */
function tablesOf(source: ts.SourceFile): Named[] {
  return declarationsOf(source).flatMap(({ body }) => {
    const table = ts.isVariableDeclaration(body) ? body.initializer : undefined;
    if (!table || !ts.isObjectLiteralExpression(table)) return [];
    return table.properties.flatMap((each) =>
      each.name && ts.isStringLiteral(each.name) ? [{ name: each.name.text, body: each }] : [],
    );
  });
}

/** Names in a module -> what they are where they come from; those of lazy imports and of what is exported again too. */
function namesImported(path: string, source: ts.SourceFile): Map<string, Declaration> {
  const found = new Map<string, Declaration>();
  const add = (
    from: ts.Expression | undefined,
    names: Iterable<{ name: ts.Node; propertyName?: ts.Node | undefined }>,
  ): void => {
    if (!from || !ts.isStringLiteral(from)) return;
    const to = from.text.startsWith(".") ? posix.join(posix.dirname(path), from.text) : from.text;
    for (const { name, propertyName = name } of names)
      found.set(name.getText(source), `${to}#${propertyName.getText(source)}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const bindings = node.importClause?.namedBindings;
      if (bindings && ts.isNamedImports(bindings)) add(node.moduleSpecifier, bindings.elements);
    } else if (ts.isExportDeclaration(node)) {
      if (node.exportClause && ts.isNamedExports(node.exportClause))
        add(node.moduleSpecifier, node.exportClause.elements);
    } else if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name)) {
      const value = node.initializer;
      const call = value && ts.isAwaitExpression(value) ? value.expression : undefined;
      if (call && ts.isCallExpression(call) && call.expression.kind === ts.SyntaxKind.ImportKeyword)
        add(call.arguments[0], node.name.elements);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Whether it is behind a point, or names a member of an object or a type. */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isQualifiedName(parent) && parent.right === node) ||
    ((ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isMethodSignature(parent)) &&
      parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node)
  );
}
