import { isList, isObject } from "../json/containers.ts";
import { printJson } from "../json/print-json.ts";
import type { Json } from "../model/json.ts";

const width = 100;

/** Prints a schema for its author to edit: what is simple and short stands in one line. */
export function printSchema(value: Json, indent = ""): string {
  const line = printJson(value);
  if (typeof value !== "object" || value === null) return line;
  const inner: readonly Json[] = Object.values(value);
  const isSimple = inner.every((each) => !isObject(each) && !(isList(each) && each.some(isObject)));
  // Room for the name before it, which few make longer.
  if (inner.length === 0 || (isSimple && indent.length + line.length <= width - 30)) return line;
  const deeper = `${indent}  `;
  const [open, close] = isList(value) ? "[]" : "{}";
  const entries = isList(value)
    ? value.map((each) => deeper + printSchema(each, deeper))
    : Object.entries(value).map(
        ([name, each]) => `${deeper}${JSON.stringify(name)}: ${printSchema(each, deeper)}`,
      );
  return `${open ?? ""}\n${entries.join(",\n")}\n${indent}${close ?? ""}`;
}
