/** Writes the files of `init`; existing files are not overwritten. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { makeFolders } from "../disk/make-folders.ts";
import { writeWhole } from "../disk/write-whole.ts";
import { configurationNames } from "../config/config-file.ts";
import { missingScripts, packageOf, type StarterTemplate } from "./starter-packages.ts";
import type { StarterReport } from "./starter-report.ts";
import { byCodeUnit } from "../text/code-unit.ts";
import { applyEdits, modify, parse, type JSONPath, type ParseError } from "jsonc-parser";
import { isList, isObject } from "../json/containers.ts";
import { layoutOf, lineBreakOf } from "../json/layout.ts";
import { associateSchema, type SchemaAssociation } from "../editor-schema/schema-association.ts";
import { workspaceRoot } from "../editor-schema/workspace-root.ts";

const settingsPath = ".vscode/settings.json";

const member = "json.schemas";

/**
 * Wires the project's own folder and, if the project is part of a workspace of packages, the workspace's root folder.
 */
async function wireEditor(project: string): Promise<StarterReport[]> {
  const whole = workspaceRoot(project);
  const report: StarterReport[] = [];
  for (const folder of [project, ...(whole === undefined ? [] : [whole])]) {
    const path = relative(project, join(folder, settingsPath)).split(sep).join("/");
    const association = await associateSchema(project, folder);
    if (typeof association === "object") {
      report.push(wire(join(folder, settingsPath), path, association));
    } else if (folder === project && association === "unreadable") {
      const [file = configFile] = configurationNames.filter((name) =>
        existsSync(join(folder, name)),
      );
      const remark =
        "no schema for editors: the configuration cannot be read; mend it, then run init again";
      report.push({ path: file, what: "kept", remark });
    }
  }
  return report;
}

/**
 * Adds the association to existing settings, keeping their comments and formatting; settings that cannot be parsed are
 * left unchanged.
 */
function wire(file: string, path: string, association: SchemaAssociation): StarterReport {
  if (!existsSync(file)) {
    writeWhole(file, `${JSON.stringify({ [member]: [association] }, undefined, 2)}\n`);
    return { path, what: "written" };
  }
  const text = readFileSync(file, "utf8");
  const errors: ParseError[] = [];
  const settings: unknown = parse(text, errors, { allowTrailingComma: true });
  const schemas: unknown = isObject(settings) ? (settings[member] ?? []) : undefined;
  if (errors.length > 0 || !isList(schemas)) {
    const remark = `add to "${member}": ${JSON.stringify(association)}`;
    return { path, what: "kept", remark };
  }
  const own = schemas.findIndex((each) => isObject(each) && isOurs(each["url"], association));
  if (own >= 0 && JSON.stringify(schemas[own]) === JSON.stringify(association)) {
    return { path, what: "kept" };
  }
  const { lineBreak: eol, indent } = layoutOf(text);
  const formattingOptions = { insertSpaces: !indent.includes("\t"), tabSize: indent.length, eol };
  const put = (at: JSONPath, value: unknown, isArrayInsertion: boolean): string =>
    applyEdits(text, modify(text, at, value, { formattingOptions, isArrayInsertion }));
  const wired =
    own >= 0
      ? put([member, own], association, false)
      : schemas.length === 0
        ? put([member], [association], false)
        : put([member, schemas.length], association, true);
  writeWhole(file, wired);
  return { path, what: "added" };
}

/**
 * Whether a URL is this project's, or one that earlier versions wrote for every project: a path into an installed
 * package.
 */
function isOurs(url: unknown, association: SchemaAssociation): boolean {
  return url === association.url || url === "./node_modules/defwright/schema/content.schema.json";
}

const packFolder = "content/core";
const configFile = "defwright.config.json";

/** Lines that make other tools ignore generated modules. */
const lines: readonly (readonly [file: string, line: string])[] = [
  [".prettierignore", "generated/"],
  [".prettierignore", ".defwright/"],
  [".gitattributes", "generated/** linguist-generated=true text eol=lf"],
];
const gameLines: readonly (readonly [file: string, line: string])[] = [
  [".gitignore", "node_modules/"],
  [".gitignore", "dist/"],
];

/**
 * @param folder Absolute path; created if missing.
 * @param template The game that goes with the content; if absent, only the content is written.
 */
export async function writeStarter(
  folder: string,
  template: StarterTemplate | undefined,
): Promise<StarterReport[]> {
  makeFolders(folder);
  const report = writePackage(folder, template);
  const configured = configurationNames.find((name) => existsSync(join(folder, name)));
  const files = new Map(starterFiles("game"));
  if (template !== undefined)
    for (const [path, file] of starterFiles(template)) files.set(path, file);
  if (configured !== undefined) report.push({ path: configured, what: "kept" });
  const ownContent = configured !== undefined || holdsFiles(join(folder, packFolder));
  if (configured === undefined && ownContent) report.push({ path: packFolder, what: "kept" });
  for (const [path, file] of files) {
    if (path === configFile || path.startsWith("kinds/")) {
      if (configured === undefined) report.push(copy(folder, path, file));
    } else if (path.startsWith("content/")) {
      if (!ownContent) report.push(copy(folder, path, file));
    } else if (template !== undefined) report.push(copy(folder, path, file));
  }
  report.push(...(await wireEditor(folder)));
  for (const [file, line] of template === undefined ? lines : [...lines, ...gameLines])
    report.push(addLine(folder, file, line));
  report.push(...viteRemark(folder));
  return onceEach(report);
}

/** Writes `package.json` if there is none; otherwise reports what it lacks, for the user to paste. */
function writePackage(folder: string, template: StarterTemplate | undefined): StarterReport[] {
  const path = "package.json";
  const file = join(folder, path);
  if (existsSync(file)) {
    const missing = missingScripts(folder, template);
    if (missing === undefined) return [{ path, what: "kept" }];
    const pasted = Object.entries(missing).map((each) => each.map((word) => JSON.stringify(word)));
    const remark = `add to "scripts": ${pasted.map((each) => each.join(": ")).join(", ")}`;
    return [{ path, what: "kept", remark }];
  }
  if (template === undefined) return [];
  writeWhole(file, json(packageOf(template, basename(folder))));
  return [{ path, what: "written" }];
}

/** Reports what to add to Vite's configuration, which is the user's code and is not edited. */
function viteRemark(folder: string): StarterReport[] {
  return readdirSync(folder)
    .filter((name) => /^vite\.config\.[cm]?[jt]s$/u.test(name))
    .filter((name) => !readFileSync(join(folder, name), "utf8").includes("defwright/vite"))
    .map((path) => {
      const remark = `add: import defwright from "defwright/vite"; and to "plugins": defwright()`;
      return { path, what: "kept", remark };
    });
}

/** Keeps one report per file: the last one, unless an earlier one says that the file was written. */
function onceEach(report: readonly StarterReport[]): StarterReport[] {
  const byPath = new Map<string, StarterReport>();
  for (const each of report) {
    const before = byPath.get(each.path);
    if (before === undefined || (before.what === "kept" && each.what !== "kept") || each.remark)
      byPath.set(each.path, each);
  }
  return [...byPath.values()];
}

/**
 * Pairs of a path below the project and the package's file for it. The folder is equally far up from here and from
 * `dist/generator`.
 */
function starterFiles(part: "game" | StarterTemplate): [path: string, file: string][] {
  const folder = fileURLToPath(new URL(`../../templates/starter/${part}`, import.meta.url));
  return filesBelow(folder, "").sort(([one], [other]) => byCodeUnit(one, other));
}

/**
 * Lists files folder by folder: Yarn reads packages from archives, where a recursive `readdir` sees only the top level.
 */
function filesBelow(folder: string, path: string): [path: string, file: string][] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(file, `${path}${entry.name}/`);
    return [[`${path}${entry.name}`, file] satisfies [string, string]];
  });
}

function copy(folder: string, path: string, from: string): StarterReport {
  const target = join(folder, path);
  if (existsSync(target)) return { path, what: "kept" };
  writeWhole(target, readFileSync(from, "utf8"));
  return { path, what: "written" };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function holdsFiles(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}

function addLine(folder: string, path: string, line: string): StarterReport {
  const file = join(folder, path);
  if (!existsSync(file)) {
    writeWhole(file, `${line}\n`);
    return { path, what: "written" };
  }
  const text = readFileSync(file, "utf8");
  const [pattern = line] = line.split(" ");
  const same = (each: string): boolean =>
    each
      .trim()
      .split(/\s+/u)[0]
      ?.replaceAll(/^\/|\/$/gu, "") === pattern.replace(/\/$/u, "");
  if (text.split(/\r?\n/u).some(same)) return { path, what: "kept" };
  const end = lineBreakOf(text);
  writeWhole(file, `${text}${text === "" || text.endsWith("\n") ? "" : end}${line}${end}`);
  return { path, what: "added" };
}
