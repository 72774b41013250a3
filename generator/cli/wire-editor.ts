/** Sets VS Code up to complete and check definitions: a file that is a list cannot name its own schema. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { applyEdits, modify, parse, type ParseError } from "jsonc-parser";
import type { StarterReport } from "./starter-report.ts";

const path = ".vscode/settings.json";
const schema = {
  fileMatch: ["/content/**/*.json"],
  url: "./node_modules/defwright/schema/content.schema.json",
};

/** Adds to existing settings and keeps their comments and formatting; settings that cannot be parsed stay as they are. */
export function wireEditor(folder: string): StarterReport {
  const file = join(folder, path);
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify({ "json.schemas": [schema] }, undefined, 2)}\n`);
    return { path, what: "written" };
  }
  const text = readFileSync(file, "utf8");
  const errors: ParseError[] = [];
  const settings: unknown = parse(text, errors, { allowTrailingComma: true });
  const schemas = isObject(settings) ? (settings["json.schemas"] ?? []) : undefined;
  if (errors.length > 0 || !Array.isArray(schemas)) {
    const remark = `add to "json.schemas": ${JSON.stringify(schema)}`;
    return { path, what: "kept", remark };
  }
  if (schemas.some((each) => isObject(each) && each["url"] === schema.url)) {
    return { path, what: "kept" };
  }
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: "\n" };
  const edits =
    schemas.length === 0
      ? modify(text, ["json.schemas"], [schema], { formattingOptions })
      : modify(text, ["json.schemas", schemas.length], schema, {
          formattingOptions,
          isArrayInsertion: true,
        });
  writeFileSync(file, applyEdits(text, edits));
  return { path, what: "added" };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
