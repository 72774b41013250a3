/**
 * Prints JSON values as TypeScript in the form that prettier (default options) would give them, because
 * printing is a small fraction of the cost of formatting. A test holds prettier against every rule here.
 */
import type { Json, JsonArray, JsonObject } from "../model/json.ts";
import { printKey } from "./print-key.ts";
import { printString } from "./print-string.ts";
import { stringWidth } from "../text/string-width.ts";

const lineWidth = 80;
const indentWidth = 2;

/**
 * The text of `value`.
 * @param indent columns by which the line is indented on which the value begins
 * @param column column, from 0, at which the value begins
 * @param trailing columns that follow it in its last line: 1 for a comma or semicolon
 */
export function printValue(value: Json, indent: number, column: number, trailing: number): string {
  if (typeof value !== "object" || value === null) return printScalar(value);
  if (!Array.isArray(value)) return printObject(value as JsonObject, indent);
  return printArray(value as JsonArray, indent, column, trailing);
}

/** `key: value,` of an object literal, in lines of their own, with indentation and a line end. */
export function printEntry(key: string, value: Json, indent: number): string {
  const name = printKey(key);
  const nameWidth = stringWidth(name);
  // Behind the name: colon and space.
  const column = indent + nameWidth + 2;
  if (movesToNextLine(value, nameWidth, column)) {
    const inner = indent + indentWidth;
    const text = printValue(value, inner, inner, 1);
    return `${spaces(indent)}${name}:\n${spaces(inner)}${text},\n`;
  }
  return `${spaces(indent)}${name}: ${printValue(value, indent, column, 1)},\n`;
}

/** Whether an entry's value begins in a line of its own because it does not fit behind its name. */
function movesToNextLine(value: Json, nameWidth: number, column: number): boolean {
  switch (typeof value) {
    case "string":
      // Behind a short name nothing would be gained.
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

function printScalar(value: null | boolean | number | string): string {
  if (typeof value === "string") return printString(value);
  return typeof value === "number" ? printNumber(value) : String(value);
}

function printNumber(value: number): string {
  if (Object.is(value, -0)) return "-0";
  // What overflows JSON's reader is written as something that overflows again.
  if (!Number.isFinite(value)) return value < 0 ? "-1e999" : "1e999";
  const text = String(value);
  return text.includes("+") ? text.replace("+", "") : text;
}

/** Objects are always spread over lines, unless empty. */
function printObject(value: JsonObject, indent: number): string {
  let text = "";
  const inner = indent + indentWidth;
  for (const key of Object.keys(value)) text += printEntry(key, value[key] as Json, inner);
  return text === "" ? "{}" : `{\n${text}${spaces(indent)}}`;
}

function printArray(value: JsonArray, indent: number, column: number, trailing: number): string {
  const flat = printFlat(value, lineWidth - column - trailing);
  if (flat !== undefined) return flat;
  const inner = indent + indentWidth;
  if (value.length > 1 && value.every((item) => typeof item === "number")) {
    return `[\n${fill(value, inner)}\n${spaces(indent)}]`;
  }
  let text = "[\n";
  const margin = spaces(inner);
  for (const item of value) text += `${margin}${printValue(item, inner, inner, 1)},\n`;
  return `${text}${spaces(indent)}]`;
}

/** Numbers, as many in a line as fit. */
function fill(numbers: readonly number[], indent: number): string {
  const margin = spaces(indent);
  let text = margin;
  let column = indent;
  for (const [index, number] of numbers.entries()) {
    const item = `${printNumber(number)},`;
    if (index > 0 && column + 1 + item.length > lineWidth) {
      text += `\n${margin}${item}`;
      column = indent + item.length;
    } else {
      text += index > 0 ? ` ${item}` : item;
      column += (index > 0 ? 1 : 0) + item.length;
    }
  }
  return text;
}

/** An array in one line of at most `width` columns, or `undefined` where it may not or does not fit. */
function printFlat(value: JsonArray, width: number): string | undefined {
  // Two brackets, and between items at least a character, a comma and a space.
  if (value.length * 3 > width + 1 || isAlwaysBroken(value)) return undefined;
  let text = "[";
  let left = width - 2;
  for (let i = 0; i < value.length; i++) {
    const item = value[i] as Json;
    if (i > 0) {
      text += ", ";
      left -= 2;
    }
    let printed: string | undefined;
    if (typeof item !== "object" || item === null) printed = printScalar(item);
    else if (Array.isArray(item)) printed = printFlat(item as JsonArray, left);
    else if (isEmpty(item)) printed = "{}";
    if (printed === undefined) return undefined;
    left -= typeof item === "string" ? stringWidth(printed) : printed.length;
    if (Array.isArray(item)) left += printed.length - stringWidth(printed);
    if (left < 0) return undefined;
    text += printed;
  }
  return `${text}]`;
}

/** Tables: several arrays, or several objects, that each have several entries. */
function isAlwaysBroken(value: JsonArray): boolean {
  if (value.length < 2) return false;
  const first = value[0] as Json;
  if (typeof first !== "object" || first === null) return false;
  const array = Array.isArray(first);
  return value.every(
    (item) =>
      typeof item === "object" &&
      item !== null &&
      Array.isArray(item) === array &&
      (Array.isArray(item) ? item.length : Object.keys(item).length) > 1,
  );
}

function isEmpty(value: JsonArray | JsonObject): boolean {
  if (Array.isArray(value)) return value.length === 0;
  for (const _ in value as JsonObject) return false;
  return true;
}

const margins: string[] = [];

function spaces(width: number): string {
  return (margins[width] ??= " ".repeat(width));
}
