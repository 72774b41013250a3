/** Small changes that a programmer's slip could make, each of which some test should notice. */
import ts from "typescript";

export interface Mutant {
  /** Path below the root. */
  readonly path: string;
  readonly operator: Operator;
  /** What is replaced: characters of the file, from `start` to before `end`. */
  readonly start: number;
  readonly end: number;
  /** Of an expression another one; of a statement, "". */
  readonly text: string;
  readonly isStatement: boolean;
  /** 1-based. */
  readonly line: number;
}

export type Operator =
  "condition" | "boundary" | "arithmetic" | "constant" | "statement" | "returned value";

/** Every mutant of a file, in the order of its text. */
export function mutantsOf(path: string, text: string): Mutant[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const note = (operator: Operator, node: ts.Node, replacement: string, isStatement = false) => {
    const start = node.getStart(file);
    const line = file.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ path, operator, start, end: node.end, text: replacement, isStatement, line });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    for (const [operator, replaced, replacement] of changesOf(node, file)) {
      note(operator, replaced, replacement);
    }
    if (isRemovable(node)) note("statement", node, "", true);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The text with that one change. */
export function mutatedText(
  text: string,
  { start, end, text: replacement, isStatement }: Mutant,
): string {
  return `${text.slice(0, start)}${isStatement ? ";" : `(${replacement})`}${text.slice(end)}`;
}

type Change = readonly [operator: Operator, replaced: ts.Expression, replacement: string];

function changesOf(node: ts.Node, file: ts.SourceFile): Change[] {
  const textOf = (part: ts.Node): string => part.getText(file);
  if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
    const condition = ts.isIfStatement(node) ? node.expression : node.condition;
    // What compares or joins has mutants of its own, and the same meaning as this one.
    return isEquality(condition) ? [] : [["condition", condition, `!(${textOf(condition)})`]];
  }
  if (ts.isWhileStatement(node)) return [["condition", node.expression, "false"]];
  if (ts.isForStatement(node)) {
    return node.condition === undefined ? [] : [["condition", node.condition, "false"]];
  }
  if (ts.isBinaryExpression(node)) return changesOfBinary(node, textOf);
  if (ts.isCallExpression(node)) return changesOfCall(node, textOf);
  if (ts.isReturnStatement(node) && node.expression !== undefined) {
    return changesOfReturned(node.expression, functionAround(node)?.type, file);
  }
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) {
    return changesOfReturned(node.body, node.type, file);
  }
  if (ts.isPrefixUnaryExpression(node)) {
    const operand = textOf(node.operand);
    if (node.operator === ts.SyntaxKind.MinusToken) return [["arithmetic", node, operand]];
    const isNegation = node.operator === ts.SyntaxKind.ExclamationToken;
    return isNegation && !isConditionOfIf(node) ? [["condition", node, operand]] : [];
  }
  if (ts.isNumericLiteral(node)) {
    return isName(node) ? [] : [["constant", node, numberBeside(node.text)]];
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword && !isReturned(node)) {
    return [["constant", node as ts.Expression, "false"]];
  }
  if (node.kind === ts.SyntaxKind.FalseKeyword && !isReturned(node)) {
    return [["constant", node as ts.Expression, "true"]];
  }
  return [];
}

const boundaries: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
};
const conditions: Readonly<Record<string, string>> = {
  "===": "!==",
  "!==": "===",
  "&&": "||",
  "||": "&&",
};
const arithmetic: Readonly<Record<string, string>> = {
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
  "**": "*",
};
const arithmeticAssignments: Readonly<Record<string, string>> = {
  "+=": "-=",
  "-=": "+=",
  "*=": "/=",
};

function changesOfBinary(node: ts.BinaryExpression, textOf: (part: ts.Node) => string): Change[] {
  const operator = textOf(node.operatorToken);
  const joined = (other: string): string => `${textOf(node.left)} ${other} ${textOf(node.right)}`;
  const changes: Change[] = [];
  for (const [name, others] of [
    ["boundary", boundaries],
    ["condition", conditions],
    ["arithmetic", arithmetic],
    ["arithmetic", arithmeticAssignments],
  ] as const) {
    if (!Object.hasOwn(others, operator)) continue;
    // Texts are joined, not added.
    if (operator.startsWith("+") && [node.left, node.right].some(isText)) continue;
    changes.push([name, node, joined(others[operator] ?? "")]);
  }
  if (operator === "??") changes.push(["condition", node, textOf(node.right)]);
  return changes;
}

const otherFunctions: Readonly<Record<string, string>> = {
  "Math.floor": "Math.ceil",
  "Math.ceil": "Math.floor",
  "Math.round": "Math.floor",
  "Math.trunc": "Math.ceil",
  "Math.min": "Math.max",
  "Math.max": "Math.min",
};
const otherMethods: Readonly<Record<string, string>> = { some: "every", every: "some" };

function changesOfCall(node: ts.CallExpression, textOf: (part: ts.Node) => string): Change[] {
  const called = textOf(node.expression);
  const args = node.arguments.map(textOf).join(", ");
  const other = Object.hasOwn(otherFunctions, called) ? otherFunctions[called] : undefined;
  if (other !== undefined) return [["arithmetic", node, `${other}(${args})`]];
  if (!ts.isPropertyAccessExpression(node.expression)) return [];
  const { expression: object, name, questionDotToken } = node.expression;
  // Inside a chain with ?. the rest of the chain depends on what stands before it.
  if (questionDotToken !== undefined || ts.isOptionalChain(node)) return [];
  if (Object.hasOwn(otherMethods, name.text)) {
    return [["condition", node, `${textOf(object)}.${otherMethods[name.text] ?? ""}(${args})`]];
  }
  if (name.text === "filter" && args !== "") return [["condition", node, textOf(object)]];
  return [];
}

/** An empty value of the type that the function declares, or the opposite. */
function changesOfReturned(
  value: ts.Expression,
  type: ts.TypeNode | undefined,
  file: ts.SourceFile,
): Change[] {
  if (type === undefined) return [];
  const text = value.getText(file);
  const empty = emptyValue(type.getText(file), text);
  return empty === undefined || empty === text ? [] : [["returned value", value, empty]];
}

function emptyValue(type: string, value: string): string | undefined {
  if (type === "boolean" || type.includes(" is ") || value === "true" || value === "false")
    return `!(${value})`;
  if (type === "number") return value === "0" ? "1" : "0";
  if (type === "string") return value === '""' ? '"mutant"' : '""';
  if (/(^|\|\s*)undefined$/u.test(type)) return value === "undefined" ? undefined : "undefined";
  if (/^(readonly )?[^|&]*\[\]$/u.test(type)) return "[]";
  if (/^(Readonly)?Map</u.test(type)) return "new Map()";
  if (/^(Readonly)?Set</u.test(type)) return "new Set()";
  return undefined;
}

function functionAround(node: ts.Node): ts.FunctionLikeDeclaration | undefined {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isFunctionLike(at)) return at as ts.FunctionLikeDeclaration;
  }
  return undefined;
}

/** Statements that only do something: what declares a name is needed by others. */
function isRemovable(node: ts.Node): boolean {
  if (ts.isContinueStatement(node)) return true;
  if (!ts.isExpressionStatement(node)) return false;
  return !ts.isStringLiteral(node.expression);
}

function isEquality(node: ts.Expression): boolean {
  if (!ts.isBinaryExpression(node)) return false;
  const { kind } = node.operatorToken;
  return (
    kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
    kind === ts.SyntaxKind.ExclamationEqualsEqualsToken
  );
}

function isConditionOfIf(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isIfStatement(parent)) return parent.expression === node;
  return ts.isConditionalExpression(parent) && parent.condition === node;
}

function isReturned(node: ts.Node): boolean {
  return ts.isReturnStatement(node.parent) || ts.isLiteralTypeNode(node.parent);
}

function isText(node: ts.Node): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

/** `{ 1: … }` names a member. */
function isName(node: ts.Node): boolean {
  return "name" in node.parent && node.parent.name === node;
}

function numberBeside(text: string): string {
  const value = Number(text.replaceAll("_", ""));
  return String(value === 1 ? 0 : value + 1);
}
