/** Additions to tables and lists of TypeScript files, found by their names. */
import {
  SyntaxKind,
  type ArrayLiteralExpression,
  type Expression,
  type Node,
  type ObjectLiteralExpression,
  type SourceFile,
} from "ts-morph";
import { CannotAdd } from "./draft.ts";

/** The object that a variable is, without `as` and `satisfies`. */
export function objectIn(source: SourceFile, variable: string): ObjectLiteralExpression {
  return valueOf(source, variable).asKindOrThrow(SyntaxKind.ObjectLiteralExpression);
}

/** The list that a variable is. */
export function listIn(source: SourceFile, variable: string): ArrayLiteralExpression {
  return valueOf(source, variable).asKindOrThrow(SyntaxKind.ArrayLiteralExpression);
}

function valueOf(source: SourceFile, variable: string): Expression {
  const value = source.getVariableDeclarationOrThrow(variable).getInitializerOrThrow();
  const cast =
    value.asKind(SyntaxKind.AsExpression) ?? value.asKind(SyntaxKind.SatisfiesExpression);
  return cast?.getExpression() ?? value;
}

/** The name of a member, without quotes. */
function nameOf(member: Node): string | undefined {
  const property =
    member.asKind(SyntaxKind.PropertyAssignment) ??
    member.asKind(SyntaxKind.ShorthandPropertyAssignment) ??
    member.asKind(SyntaxKind.PropertySignature);
  const name = property?.getNameNode();
  return name?.asKind(SyntaxKind.StringLiteral)?.getLiteralValue() ?? name?.getText();
}

const isName = (text: string): boolean => /^[A-Za-z_$][\w$]*$/u.test(text);
const keyOf = (name: string): string => (isName(name) ? name : JSON.stringify(name));

/** Adds a member behind the others, or in the order of the names if they are in order. */
export function addMember(object: ObjectLiteralExpression, name: string, value: string): void {
  const names = object.getPropertiesWithComments().map(nameOf);
  if (names.includes(name)) {
    throw new CannotAdd(`"${name}" is taken: ${object.getSourceFile().getBaseName()} has it`);
  }
  object.insertPropertyAssignment(placeFor(name, names), { name: keyOf(name), initializer: value });
}

/** Adds a member to an interface, in the order of the names if they are in order. */
export function addToInterface(source: SourceFile, type: string, name: string, of: string): void {
  const declaration = source.getInterfaceOrThrow(type);
  const properties = declaration.getProperties();
  const names = properties.map(nameOf);
  if (names.includes(name.replace(/\?$/u, "")))
    throw new CannotAdd(`"${name}" is taken: ${type} has it`);
  const isReadonly = properties.some((property) => property.isReadonly());
  const isOptional = name.endsWith("?");
  declaration.insertProperty(placeFor(name, names), {
    name: keyOf(name.replace(/\?$/u, "")),
    type: of,
    isReadonly,
    hasQuestionToken: isOptional,
  });
}

/** Adds a word to a union of words. */
export function addToUnion(source: SourceFile, type: string, word: string): void {
  const alias = source.getTypeAliasOrThrow(type);
  const node = alias.getTypeNodeOrThrow();
  const words = node.asKind(SyntaxKind.UnionType)?.getTypeNodes() ?? [node];
  const quoted = JSON.stringify(word);
  if (words.some((each) => each.getText() === quoted))
    throw new CannotAdd(`"${word}" is taken: ${type} has it`);
  alias.setType(`${words.map((each) => each.getText()).join(" | ")} | ${quoted}`);
}

/** Behind the last, or where it belongs if the names are sorted. */
function placeFor(name: string, names: readonly (string | undefined)[]): number {
  const isSorted =
    names.length > 2 &&
    names.every(
      (each, index) => each !== undefined && (index === 0 || (names[index - 1] ?? "") < each),
    );
  const behind = isSorted ? names.findIndex((each) => each !== undefined && each > name) : -1;
  return behind < 0 ? names.length : behind;
}

/** Imports a name from a module, beside what is imported from it already. */
export function importName(source: SourceFile, from: string, name: string, isType = false): void {
  const declarations = source
    .getImportDeclarations()
    .filter((each) => each.getModuleSpecifierValue() === from);
  const isThere = declarations.some((each) =>
    each.getNamedImports().some((one) => one.getName() === name),
  );
  if (isThere) return;
  const fitting =
    declarations.find((each) => each.isTypeOnly() === isType) ??
    declarations.find((each) => !each.isTypeOnly());
  if (!fitting) {
    source.addImportDeclaration({
      moduleSpecifier: from,
      namedImports: [name],
      isTypeOnly: isType,
    });
    return;
  }
  const names = fitting.getNamedImports().map((each) => each.getName());
  fitting.insertNamedImport(placeFor(name, names), {
    name,
    isTypeOnly: isType && !fitting.isTypeOnly(),
  });
}

/** Adds a statement behind the one that asks that function in an `if`. */
export function addBehindIf(source: SourceFile, asked: string, statement: string): void {
  const asking = source
    .getDescendantsOfKind(SyntaxKind.IfStatement)
    .findLast((each) => each.getExpression().getText().startsWith(`${asked}(`));
  const block = asking?.getParentIfKind(SyntaxKind.Block);
  if (!asking || !block) throw new CannotAdd(`${source.getBaseName()} does not ask ${asked}`);
  block.insertStatements(asking.getChildIndex() + 1, statement);
}

/** Adds tests in front of the last statement, `suite.run()`. `{suite}` stands for the suite's name. */
export function addTest(source: SourceFile, text: string): void {
  const run = source.getStatements().findLast((each) => /^\w+\.run\(\);$/u.test(each.getText()));
  if (!run) throw new CannotAdd(`${source.getBaseName()} runs no suite`);
  const suite = run.getText().split(".", 1)[0] ?? "";
  source.insertStatements(run.getChildIndex(), `\n${text.replaceAll("{suite}", suite)}\n`);
}
