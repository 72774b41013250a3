/**
 * Of several ways to read a wrong bracket, the right one is that which makes sense of most of the text after it. Only
 * brackets, names and commas are looked at, so that looking ahead is cheaper than reading.
 */
import { isSpace } from "./scan.ts";

export type Closer = "}" | "]";

/**
 * Where the text from an offset on first contradicts its brackets; `Infinity` if it never does. `open` contains the
 * closers of the containers open there, the innermost last; `at` tells whether an entry comes next.
 */
export type Outlook = (from: number, open: readonly Closer[], at: "entry" | "after") => number;

/**
 * Maximum number of looks ahead, enough for all that a person may have written; after it all ways seem equally good.
 */
const maximumLooks = 60;

export function createOutlook(text: string): Outlook {
  let looks = 0;
  return (from, open, at) => (++looks > maximumLooks ? 0 : contradiction(text, from, open, at));
}

function contradiction(
  text: string,
  from: number,
  open: readonly Closer[],
  at: "entry" | "after",
): number {
  const stack = [...open];
  const next = (): "name" | "value" => (stack.at(-1) === "}" ? "name" : "value");
  let state: "name" | "value" | "after" = at === "after" ? "after" : next();
  for (let i = from; i < text.length; i++) {
    if (isSpace(text.charCodeAt(i))) continue;
    const character = text.charAt(i);
    if (stack.length === 0) return i;
    switch (character) {
      case "}":
      case "]":
        if (stack.pop() !== character) return i;
        state = "after";
        break;
      case "{":
      case "[":
        if (state === "name" || (state === "after" && next() === "name")) return i;
        stack.push(character === "{" ? "}" : "]");
        state = next();
        break;
      case ",":
        state = next();
        break;
      case ":":
        state = "value";
        break;
      case '"': {
        const start = i;
        i = endOfLineString(text, i);
        if (isName(text, i + 1) ? next() === "value" : state === "name") return start;
        state = "after";
        break;
      }
      default:
        if (state === "name") return i;
        state = "after";
    }
  }
  return stack.length === 0 ? Infinity : text.length;
}

/** Offset of the closing quote, or of the last character before the line end. */
function endOfLineString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x22) return i;
    if (code === 0x0a || code === 0x0d) return i - 1;
    if (code === 0x5c) i++;
  }
  return text.length;
}

function isName(text: string, from: number): boolean {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at++;
  return text.charAt(at) === ":";
}
