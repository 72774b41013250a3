/**
 * What can still be read of a text with mistakes: the objects in which there are none. One mistake, such as an object
 * of which the end is not written yet, then costs that object, not all others of its file.
 */
import type { Json, JsonObject } from "../model/json.ts";
import { blankMark } from "../text/byte-order-mark.ts";
import type { Span } from "../text/edits.ts";
import { isObject } from "./containers.ts";
import { exceedsDepth } from "./depth.ts";
import { withoutConflicts } from "./merge-conflict.ts";
import { parseJson, readJson } from "./parse-json.ts";

export interface IntactObject extends Span {
  readonly value: JsonObject;
}

/** The value of a text; of one that cannot be read, a list of its intact objects. */
export function contentOf(text: string): Json {
  return wholeValue(text) ?? intactObjects(text).map(({ value }) => value);
}

/** The intact objects of a text, in text order, if it cannot be read as a whole. */
export function intactInstead(text: string): readonly IntactObject[] | undefined {
  return wholeValue(text) === undefined ? intactObjects(text) : undefined;
}

function wholeValue(text: string): Json | undefined {
  return exceedsDepth(text) ? undefined : readJson(text);
}

/** The one among these objects that an offset is in, with its index. */
export function objectAround(
  intact: readonly IntactObject[],
  at: number,
): (IntactObject & { readonly index: number }) | undefined {
  const index = intact.findIndex(({ offset, length }) => offset < at && at < offset + length);
  const found = intact[index];
  return found && { ...found, index };
}

function intactObjects(text: string): readonly IntactObject[] {
  // Which side of a merge conflict counts is not known.
  const { outside } = withoutConflicts(blankMark(text));
  return outermostObjects(outside).flatMap((span) => {
    const value = parseJson(text.slice(span.offset, span.offset + span.length));
    return isObject(value) ? [{ ...span, value }] : [];
  });
}

interface Open {
  readonly sign: "{" | "[";
  readonly offset: number;
  readonly isValue: boolean;
}

/**
 * The objects that are closed, other than those inside them and those that are the value of a member. A closing bracket
 * belongs to the last opening one of its sort; those between them have lost theirs.
 */
function outermostObjects(body: string): readonly Span[] {
  const found: Span[] = [];
  const open: Open[] = [];
  const count = { "{": 0, "[": 0 };
  let last = "";
  for (const { 0: token, index: offset } of body.matchAll(tokens)) {
    const sign = token.charAt(0);
    if (sign === "{" || sign === "[") {
      open.push({ sign, offset, isValue: last === ":" });
      count[sign] += 1;
    } else if (sign === "}" || sign === "]") {
      const opener = sign === "}" ? "{" : "[";
      let closed = count[opener] > 0 ? open.pop() : undefined;
      while (closed) {
        count[closed.sign] -= 1;
        if (closed.sign === opener) break;
        closed = open.pop();
      }
      if (closed?.sign === "{") {
        const { offset: start, isValue } = closed;
        while ((found.at(-1)?.offset ?? -1) > start) found.pop();
        if (!isValue) found.push({ offset: start, length: offset + 1 - start });
      }
    }
    if (!token.startsWith("//") && !token.startsWith("/*")) last = sign;
  }
  return found;
}

/** Comments, strings (one that is not closed ends with its line), and characters outside of them. */
const tokens = /\/\/[^\r\n]*|\/\*[^]*?(?:\*\/|$)|"(?:[^"\\\r\n]|\\.)*"?|\S/gu;
