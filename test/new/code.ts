/** A code of findings: its words, a rule that reports it, its example, its ratings, a class that plants it, its fix. */
import { SyntaxKind } from "ts-morph";
import { shapes } from "../../generator/compiled/shapes.ts";
import { themes } from "../../generator/diagnostics/themes.ts";
import { printJson } from "../../generator/json/print-json.ts";
import { builtInKinds, type BuiltInKind } from "../../generator/model/kind-names.ts";
import { isBuiltIn } from "../built-in.ts";
import type { Json } from "../../generator/model/json.ts";
import { camelCase, pascalCase } from "../../generator/text/names.ts";
import { CannotAdd, todo, type Draft } from "./draft.ts";
import { addRule, parseJson } from "./member.ts";
import { leastOf } from "./sample-content.ts";
import { addMember, addToInterface, importName, listIn, objectIn } from "./syntax.ts";

export interface NewCode {
  readonly theme: string;
  readonly kind: string;
  /** The member that it is reported at. */
  readonly member: string;
  /** JSON: a value that is reported, and one that is not. */
  readonly wrong: string;
  readonly right: string;
  readonly severity: string;
  readonly section?: string | undefined;
  /** The level of its fix; absent if it has none. */
  readonly fix?: string | undefined;
}

const severities: readonly string[] = ["error", "warning", "note"];
const levels: readonly string[] = ["safe", "suggestions"];

/** Where mistakes in each kind are planted: the file of the classes, and its list. */
const classesOf: Readonly<Record<BuiltInKind, readonly [file: string, list: string]>> = {
  profession: ["professions", "professionClasses"],
  profession_item_substitutions: ["professions", "professionClasses"],
  furniture: ["tiles", "tileClasses"],
  terrain: ["tiles", "tileClasses"],
  recipe: ["recipes", "recipeClasses"],
  uncraft: ["recipes", "recipeClasses"],
  requirement: ["recipes", "recipeClasses"],
};

export function addNewCode(draft: Draft, code: string, options: NewCode): void {
  const { theme, kind, member, severity, section, fix } = options;
  if (!/^[a-z]+(?:-[a-z]+)+$/u.test(code)) {
    throw new CannotAdd(
      `"${code}" is no name of a code: write two or more words, like self-transition`,
    );
  }
  const table = `generator/diagnostics/codes/${theme}.ts`;
  if (!Object.hasOwn(themes, theme)) {
    throw new CannotAdd(`"${theme}" is no theme: ${Object.keys(themes).join(", ")}`);
  }
  if (
    Object.keys(themes).some((each) =>
      draft.text(`generator/diagnostics/codes/${each}.md`).includes(`## ${code}\n`),
    )
  ) {
    throw new CannotAdd(`"${code}" is taken: there is such a code`);
  }
  if (!isBuiltIn(kind)) throw new CannotAdd(`"${kind}" is no kind: ${builtInKinds.join(", ")}`);
  if (!shapes[kind].definition.properties?.[member]) {
    throw new CannotAdd(`${kind} has no member "${member}"`);
  }
  if (!severities.includes(severity))
    throw new CannotAdd(`"${severity}" is no severity: ${severities.join(", ")}`);
  if (fix !== undefined && !levels.includes(fix))
    throw new CannotAdd(`"${fix}" is no level: ${levels.join(", ")}`);
  const [wrong, right] = [parseJson(options.wrong), parseJson(options.right)];
  if (fix !== undefined && !isWord(wrong))
    throw new CannotAdd("what a fix is begun for is a text or a number");
  const at = { code, kind, member, wrong, right };

  defineCode(draft, table, options, at);
  explain(draft, `generator/diagnostics/codes/${theme}.md`, code);
  reportCode(draft, at, section);
  draft.createJson(`test/diagnostics/codes/${code}/invalid/${kind}.json`, [
    { ...leastOf[kind], [member]: wrong },
  ]);
  draft.createJson(`test/diagnostics/codes/${code}/valid/${kind}.json`, [
    { ...leastOf[kind], [member]: right },
  ]);
  addSpecificationRule(draft, code, section);
  addMember(
    objectIn(draft.source("test/seed-faults/severities.ts"), "ratings"),
    code,
    JSON.stringify(severity),
  );
  plant(draft, at);
  if (fix !== undefined) addFix(draft, fix, at);
  draft.noteChange(`what \`${code}\` finds`);
  draft.remaining.push(
    `generator/kinds/${kind}/${kind}.ts: the rule ${camelOf(code)} reports ${JSON.stringify(wrong)}; let it report what is wrong, and wrap it in ofOneObject if one object can break it by itself`,
    `test/diagnostics/codes/${code}/invalid and valid: the mistake and nothing else wrong, and the closest correct content; settings.json sets a dialect, rules or known ids`,
    `test/seed-faults: is the rating right for both dialects (severities.ts)? does the class plant it where the rule looks (classes/${classesOf[kind][0]}.ts)?`,
    ...(fix === undefined
      ? []
      : [
          `generator/fix/fixes.ts and test/fix/cases/${code}: what the fix writes; consider a class in test/fix-faults/slips`,
        ]),
    `fill in what is marked, then: npm run typecheck`,
    `UPDATE=1 npm test -- test/diagnostics/codes.test.ts test/docs; read test/diagnostics/codes/${code}/expected.txt as an author of content would`,
    `npm test -- test/new test/kinds test/diagnostics test/docs test/spec test/fix test/seed-faults test/content && npm run lint`,
  );
}

interface At {
  readonly code: string;
  readonly kind: BuiltInKind;
  readonly member: string;
  readonly wrong: Json;
  readonly right: Json;
}

const isWord = (value: Json): value is string | number =>
  ["string", "number"].includes(typeof value);
const camelOf = (code: string): string => camelCase(code.replaceAll("-", "_"));
const quote = (text: string): string => JSON.stringify(text);

function defineCode(
  draft: Draft,
  path: string,
  { severity, section, fix }: NewCode,
  { code, wrong }: At,
): void {
  const source = draft.source(path);
  const types = source.getInterfaces().find((each) => /^\w+Codes$/u.test(each.getName()));
  if (!types) throw new CannotAdd(`${path} has no table of types`);
  const found = typeof wrong === "number" ? "number" : "string";
  const type = fix === undefined ? "ContentCode" : "FixableCode";
  importName(source, "../code-definition.ts", type, true);
  addToInterface(source, types.getName(), code, `${type}<{ member: string; found: ${found} }>`);
  const table = source
    .getVariableDeclarations()
    .find((each) => each.getTypeNode()?.getText() === types.getName());
  if (!table) throw new CannotAdd(`${path} has no table of codes`);
  const printed =
    typeof wrong === "number"
      ? "${String(found)}"
      : typeof wrong === "string"
        ? '"${found}"'
        : "${found}";
  addMember(
    objectIn(source, table.getName()),
    code,
    [
      "{",
      `severity: ${quote(severity)},`,
      ...(section === undefined ? [] : [`spec: ${quote(section)},`]),
      ...(fix === undefined
        ? []
        : [`fix: { level: ${quote(fix)}, does: ${quote(todo("what the fix does"))} },`]),
      `message: ({ member, found }) => \`"\${member}" is ${printed} – ${todo("what was expected")}.\`,`,
      `help: ({ member }) => \`${todo("what to do with")} "\${member}".\`,`,
      "}",
    ].join("\n"),
  );
}

/** The section of the theme's Markdown, in the order of the codes. */
function explain(draft: Draft, path: string, code: string): void {
  const sections = draft.text(path).split(/^(?=## )/mu);
  const section = [
    `## ${code}`,
    `> ${todo("what it means, in one line")}`,
    todo("why it matters"),
    `${todo("what to do")}\n`,
  ].join("\n\n");
  const behind = sections.findIndex((each) => each > `## ${code}\n`);
  const at = behind < 0 ? sections.length : behind;
  const before = sections.slice(0, at).join("").trimEnd();
  const after = sections.slice(at).join("");
  draft.replaceText(
    path,
    [...(before === "" ? [] : [`${before}\n`]), section, ...(after === "" ? [] : [after])].join(
      "\n",
    ),
  );
}

/** A rule at the end of the kind's module, in the list of its rules. */
function reportCode(
  draft: Draft,
  { code, kind, member, wrong }: At,
  section: string | undefined,
): void {
  const source = draft.source(`generator/kinds/${kind}/${kind}.ts`);
  const authored = `Authored${pascalCase(kind)}`;
  importName(source, "../../compiled/authored-types.ts", authored, true);
  importName(source, "../../model/definition.ts", "Definition", true);
  importName(source, "../kind.ts", "RuleContext", true);
  if (!isWord(wrong)) importName(source, "../../json/print-json.ts", "printJson");
  const own = /^[A-Za-z_]\w*$/u.test(member) ? `.${member}` : `[${quote(member)}]`;
  const data = `{ member: ${quote(member)}, found${isWord(wrong) ? "" : ": printJson(found)"} }`;
  const isRight = isWord(wrong)
    ? `found !== ${JSON.stringify(wrong)}`
    : `found === undefined || printJson(found) !== ${quote(printJson(wrong))}`;
  addRule(source, camelOf(code));
  source.addStatements(
    [
      "",
      `/** ${todo("the rule, in a sentence")} (${section === undefined ? "extension" : `§${section}`}). */`,
      `function ${camelOf(code)}(definition: Definition<${authored}>, context: RuleContext): void {`,
      `  const found = definition.value${own};`,
      `  // ${todo("when it is wrong")}`,
      `  if (${isRight}) return;`,
      `  context.report(${quote(code)}, context.placeOf(definition, [${quote(member)}]), ${data});`,
      "}",
    ].join("\n"),
  );
}

/** Behind the other rules of the section. */
function addSpecificationRule(draft: Draft, code: string, section = "extension"): void {
  const list = listIn(draft.source("test/spec/rules.ts"), "specificationRules");
  const last = list
    .getElements()
    .findLastIndex(
      (each) =>
        each.asKind(SyntaxKind.CallExpression)?.getArguments()[0]?.getText() === quote(section),
    );
  if (last < 0) throw new CannotAdd(`test/spec/rules.ts has no rules of §${section}`);
  list.insertElement(
    last + 1,
    `rule(${quote(section)}, ${quote(todo("the rule, in our own words"))}, ${quote(code)})`,
  );
}

/** A class that gives a plain definition the wrong value. */
function plant(draft: Draft, { code, kind, member, wrong }: At): void {
  const [file, list] = classesOf[kind];
  const source = draft.source(`test/seed-faults/classes/${file}.ts`);
  importName(source, "../../search/edit.ts", "set");
  importName(source, "../fault-class.ts", "atEntries");
  importName(source, "../fault-class.ts", "isPlain");
  listIn(source, list).addElement(
    [
      `atEntries(`,
      `${quote(code)},`,
      `[${quote(kind)}],`,
      `// ${todo("where the mistake can be made")}`,
      `isPlain,`,
      `(entry) => {`,
      `  const { edit, mark } = set(entry, entry.node, ${quote(member)}, ${JSON.stringify(wrong)});`,
      `  return { edits: [edit], expected: [{ code: ${quote(code)}, at: mark }] };`,
      `},`,
      `)`,
    ].join("\n"),
  );
}

function addFix(draft: Draft, level: string, { code, kind, member, wrong, right }: At): void {
  const source = draft.source("generator/fix/fixes.ts");
  importName(source, "../json/tree.ts", "replaced");
  addMember(
    objectIn(source, "fixes"),
    code,
    [
      `({ found }, { node }) =>`,
      `// ${todo("what it becomes")}`,
      `node.value === found ? [replaced(node, ${quote(JSON.stringify(right))})] : undefined`,
    ].join("\n"),
  );
  const folder = `test/fix/cases/${code}`;
  draft.createJson(`${folder}/before/${kind}.json`, [{ ...leastOf[kind], [member]: wrong }]);
  draft.createJson(`${folder}/after/${kind}.json`, [{ ...leastOf[kind], [member]: right }]);
  draft.createJson(
    `${folder}/case.json`,
    level === "safe" ? { fixed: 1 } : { level: "suggestions", fixed: 1 },
  );
}
