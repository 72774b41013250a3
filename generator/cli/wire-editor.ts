/** Sets up VS Code to complete and check definitions: a file that is a list cannot name its own schema. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { makeFolders } from "../disk/make-folders.ts";
import { applyEdits, modify, parse, type JSONPath, type ParseError } from "jsonc-parser";
import { isList, isObject } from "../json/containers.ts";
import { associateSchema, type SchemaAssociation } from "../editor-schema/schema-association.ts";
import { workspaceRoot } from "../editor-schema/workspace-root.ts";
import type { StarterReport } from "./starter-report.ts";

const settingsPath = ".vscode/settings.json";
const member = "json.schemas";

/**
 * Wires the project's own folder and, if the project is part of a workspace of packages, the workspace's root folder.
 */
export async function wireEditor(project: string): Promise<StarterReport[]> {
  const whole = workspaceRoot(project);
  const report: StarterReport[] = [];
  for (const folder of [project, ...(whole === undefined ? [] : [whole])]) {
    const path = relative(project, join(folder, settingsPath)).split(sep).join("/");
    const association = await associateSchema(project, folder);
    if (association) report.push(wire(join(folder, settingsPath), path, association));
    else if (folder === project) {
      const remark = 'no schema: the configuration cannot be read (see "defwright check")';
      report.push({ path, what: "kept", remark });
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
    makeFolders(dirname(file));
    writeFileSync(file, `${JSON.stringify({ [member]: [association] }, undefined, 2)}\n`);
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
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: "\n" };
  const put = (at: JSONPath, value: unknown, isArrayInsertion: boolean): string =>
    applyEdits(text, modify(text, at, value, { formattingOptions, isArrayInsertion }));
  const wired =
    own >= 0
      ? put([member, own], association, false)
      : schemas.length === 0
        ? put([member], [association], false)
        : put([member, schemas.length], association, true);
  writeFileSync(file, wired);
  return { path, what: "added" };
}

/**
 * Whether a URL is this project's, or one that earlier versions wrote for every project: a path into an installed
 * package.
 */
function isOurs(url: unknown, association: SchemaAssociation): boolean {
  return url === association.url || url === "./node_modules/defwright/schema/content.schema.json";
}
