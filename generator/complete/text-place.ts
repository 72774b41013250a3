/** Finds where in a half-written text the cursor is: in which object, at which member or value, after which letters. */
import { cursorIn, valueOf } from "../json/tree.ts";
import { isObject } from "../json/containers.ts";
import type { JsonObject, JsonPath } from "../model/json.ts";
import type { Span } from "../text/edits.ts";
import { blankMark } from "../text/byte-order-mark.ts";

export interface PlaceInText {
  /** The object that the place is in; absent at the top of a file. */
  readonly object: JsonObject | undefined;
  /** Where the object begins. */
  readonly begins: number | undefined;
  /** Path into the object; its last step is the member or entry being written. */
  readonly path: JsonPath;
  /** Whether a name is being written, rather than a value. */
  readonly isName: boolean;
  /** Whether the name already has its colon and value. */
  readonly hasValue: boolean;
  /** The text to be replaced: the word or string that was begun, or nothing. */
  readonly replaces: Span;
  /** Its letters before the cursor, without quotes. */
  readonly typed: string;
  /** Whether something follows that needs a comma before it. */
  readonly needsComma: boolean;
}

/** Returns `undefined` if nothing can be written there: after a value without a comma, or too deep. */
export function textPlaceAt(text: string, offset: number): PlaceInText | undefined {
  const body = blankMark(text);
  const cursor = cursorIn(body, offset);
  if (!cursor) return undefined;
  const { entry, path, isName, token } = cursor;
  const replaces = begun(body, offset, token);
  const before = body.slice(0, replaces.offset).trimEnd();
  const last = before.at(-1) ?? "";
  if (last !== "" && !"[{,:".includes(last)) return undefined;
  const after = body.slice(replaces.offset + replaces.length).trimStart();
  const object = entry && path.length > 0 ? valueOf(entry) : undefined;
  return {
    object: isObject(object) ? object : undefined,
    begins: entry?.offset,
    path,
    isName,
    hasValue: isName && after.startsWith(":"),
    replaces,
    typed: body.slice(replaces.offset, offset).replaceAll('"', ""),
    needsComma: /^["{[\-\dtfn]/u.test(after),
  };
}

/** The token that the cursor is in or directly after. */
function begun(
  text: string,
  offset: number,
  node: { readonly type: string; readonly offset: number; readonly length: number } | undefined,
): Span {
  if (node && node.offset < offset && offset <= node.offset + node.length) {
    const written = text.slice(node.offset, node.offset + node.length);
    const isString = written.startsWith('"');
    const isClosed = isString && written.length > 1 && written.endsWith('"');
    // A letter directly behind it shows that the quote opens the next string.
    const isNext = isClosed && /[^\s",:\]}]/u.test(text.charAt(node.offset + node.length));
    // After a closing quote, the string itself is the whole token.
    if (!isString || (isClosed && !isNext)) return { offset: node.offset, length: node.length };
    const rest = /^[\w.:-]*/u.exec(text.slice(offset))?.[0] ?? "";
    return { offset: node.offset, length: offset - node.offset + rest.length };
  }
  const word = /[\w.-]*$/u.exec(text.slice(Math.max(0, offset - 200), offset))?.[0] ?? "";
  return { offset: offset - word.length, length: word.length };
}
