/** Finds where in a half-written text the cursor is: in which object, at which member or value, after which letters. */
import { cursorIn, valueIn } from "../json/tree.ts";
import { isList, isObject } from "../json/containers.ts";
import type { JsonObject, JsonPath } from "../model/json.ts";
import type { Span } from "../text/edits.ts";
import { blankMark } from "../text/byte-order-mark.ts";

export interface PlaceInText {
  /** The object that the place is in; absent at the top of a file. */
  readonly object: JsonObject | undefined;
  /** The position of that object in the list that the file consists of, if it is one. */
  readonly index: number | undefined;
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
  const location = cursorIn(body, offset);
  if (!location) return undefined;
  const replaces = begun(body, offset, location.previousNode);
  const before = body.slice(0, replaces.offset).trimEnd();
  const last = before.at(-1) ?? "";
  if (last !== "" && !"[{,:".includes(last)) return undefined;
  const after = body.slice(replaces.offset + replaces.length).trimStart();
  const whole = valueIn(body);
  const [first, ...rest] = location.path;
  const inList = isList(whole) || before.startsWith("[") || whole === undefined;
  const entry = isList(whole) ? whole[Number(first)] : inList ? undefined : whole;
  const path = inList ? rest : location.path;
  const object = isObject(entry) ? entry : undefined;
  return {
    object: path.length === 0 ? undefined : object,
    index: inList && typeof first === "number" ? first : undefined,
    path,
    isName: location.isAtPropertyKey,
    hasValue: location.isAtPropertyKey && after.startsWith(":"),
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
    // After a closing quote, the string itself is the whole token.
    if (!isString || isClosed) return { offset: node.offset, length: node.length };
    const rest = /^[\w.:-]*/u.exec(text.slice(offset))?.[0] ?? "";
    return { offset: node.offset, length: offset - node.offset + rest.length };
  }
  const word = /[\w.-]*$/u.exec(text.slice(Math.max(0, offset - 200), offset))?.[0] ?? "";
  return { offset: offset - word.length, length: word.length };
}
