/**
 * Prints JSON values as TypeScript, formatted as by prettier (default options), because printing costs a small fraction
 * of formatting. A test compares every rule here with prettier.
 */
import { isList } from "../json/containers.ts";
import type { Json, JsonArray, JsonObject } from "../model/json.ts";
import { printKey } from "./print-key.ts";
import { printString } from "./print-string.ts";
import { stringWidth } from "../text/string-width.ts";
import type { TextWriter } from "./text-writer.ts";
import { printNumber } from "./print-number.ts";

const lineWidth = 80;
const indentWidth = 2;

/**
 * Writes the text of `value`.
 * @param indent indentation, in columns, of the line on which the value begins
 * @param column column, from 0, at which the value begins
 * @param trailing number of columns that follow the value in its last line: 1 for a comma or semicolon
 */
export function writeValue(
  out: TextWriter,
  value: Json,
  indent: number,
  column: number,
  trailing: number,
): void {
  if (typeof value !== "object" || value === null) writeScalar(out, value);
  else if (isList(value)) writeArray(out, value, indent, column, trailing);
  else writeObject(out, value, indent);
}

/** Writes `key: value,` of an object literal in lines of its own, with indentation and a line end. */
export function writeEntry(out: TextWriter, key: string, value: Json, indent: number): void {
  writeMember(out, key, value, indent);
  out.write(",\n");
}

/** Writes `key: value` of an object literal, indented, without what ends its line. */
export function writeMember(out: TextWriter, key: string, value: Json, indent: number): void {
  const name = printKey(key);
  const nameWidth = stringWidth(name);
  // A colon and a space follow the name.
  const column = indent + nameWidth + 2;
  out.spaces(indent);
  out.write(name);
  if (movesToNextLine(value, nameWidth, column)) {
    const inner = indent + indentWidth;
    out.write(":\n");
    out.spaces(inner);
    writeValue(out, value, inner, inner, 1);
  } else {
    out.write(": ");
    writeValue(out, value, indent, column, 1);
  }
}

/** Whether an entry's value begins in a line of its own because it does not fit after its name. */
function movesToNextLine(value: Json, nameWidth: number, column: number): boolean {
  switch (typeof value) {
    case "string":
      // After a short name nothing would be gained.
      if (nameWidth < indentWidth + 3 || column + value.length < lineWidth - 2 - value.length * 5) {
        return false;
      }
      return column + stringWidth(printString(value)) + 1 > lineWidth;
    case "number":
      return (value < 0 || Object.is(value, -0)) && column + printNumber(value).length >= lineWidth;
    case "boolean":
      return false;
    default:
      if (value === null) return column + 5 > lineWidth;
      return column + (isEmpty(value) ? 3 : 1) > lineWidth;
  }
}

/** @returns the number of columns written */
function writeScalar(out: TextWriter, value: null | boolean | number | string): number {
  if (typeof value === "string" && out.writeQuoted(value)) return value.length + 2;
  const text = printScalar(value);
  out.write(text);
  return typeof value === "string" ? stringWidth(text) : text.length;
}

function printScalar(value: null | boolean | number | string): string {
  if (typeof value === "string") return printString(value);
  return typeof value === "number" ? printNumber(value) : String(value);
}

/** Objects always span several lines, unless empty. */
function writeObject(out: TextWriter, value: JsonObject, indent: number): void {
  if (isEmpty(value)) {
    out.write("{}");
    return;
  }
  const inner = indent + indentWidth;
  out.write("{\n");
  for (const key of Object.keys(value)) writeEntry(out, key, value[key] as Json, inner);
  out.spaces(indent);
  out.write("}");
}

function writeArray(
  out: TextWriter,
  value: JsonArray,
  indent: number,
  column: number,
  trailing: number,
): void {
  const name = out.named?.get(value);
  if (name !== undefined) {
    out.write(name);
    return;
  }
  const start = out.length;
  if (writeFlat(out, value, lineWidth - column - trailing) !== undefined) return;
  out.backTo(start);
  const inner = indent + indentWidth;
  out.write("[\n");
  if (value.length > 1 && value.every((item) => typeof item === "number")) {
    fill(out, value, inner);
    out.write("\n");
  } else {
    for (const item of value) {
      out.spaces(inner);
      writeValue(out, item, inner, inner, 1);
      out.write(",\n");
    }
  }
  out.spaces(indent);
  out.write("]");
}

/** Writes numbers, as many per line as fit. */
function fill(out: TextWriter, numbers: readonly number[], indent: number): void {
  out.spaces(indent);
  let column = indent;
  numbers.forEach((number, index) => {
    const item = `${printNumber(number)},`;
    if (index > 0 && column + 1 + item.length > lineWidth) {
      out.write("\n");
      out.spaces(indent);
      column = indent + item.length;
    } else {
      if (index > 0) out.spaces(1);
      column += (index > 0 ? 1 : 0) + item.length;
    }
    out.write(item);
  });
}

/**
 * Writes an array in one line of at most `width` columns.
 * @returns the number of columns written, or `undefined` if the array must be broken or does not fit; a part of it may
 * then have been written
 */
function writeFlat(out: TextWriter, value: JsonArray, width: number): number | undefined {
  // Two brackets, and per item at least a character, a comma and a space.
  if (value.length * 3 > width + 1 || isAlwaysBroken(value, out.named)) return undefined;
  out.write("[");
  let left = width - 2;
  for (let i = 0; i < value.length; i++) {
    const item = value[i] as Json;
    if (i > 0) {
      out.write(", ");
      left -= 2;
    }
    const columns = writeFlatItem(out, item, left);
    if (columns === undefined || columns > left) return undefined;
    left -= columns;
  }
  out.write("]");
  return width - left;
}

function writeFlatItem(out: TextWriter, item: Json, width: number): number | undefined {
  if (typeof item !== "object" || item === null) return writeScalar(out, item);
  const name = out.named?.get(item);
  if (name !== undefined) {
    out.write(name);
    return name.length;
  }
  if (isList(item)) return writeFlat(out, item, width);
  if (!isEmpty(item)) return undefined;
  out.write("{}");
  return 2;
}

/** Whether the array is a table: several arrays or several objects that each have several entries. */
function isAlwaysBroken(value: JsonArray, named: TextWriter["named"]): boolean {
  if (value.length < 2) return false;
  if (named && value.some((item) => typeof item === "object" && item !== null && named.has(item)))
    return false;
  const first = value[0] as Json;
  if (typeof first !== "object" || first === null) return false;
  const array = isList(first);
  return value.every(
    (item) =>
      typeof item === "object" &&
      item !== null &&
      isList(item) === array &&
      (isList(item) ? item.length : Object.keys(item).length) > 1,
  );
}

function isEmpty(value: JsonArray | JsonObject): boolean {
  if (isList(value)) return value.length === 0;
  for (const _ in value) return false;
  return true;
}
