/** Where in a half-written text somebody is: in which object, at which member or value, behind which letters. */
import { getLocation, parse } from "jsonc-parser";
import { isList, isObject } from "../json/containers.ts";
import type { Json, JsonObject, JsonPath } from "../model/json.ts";
import type { Stretch } from "./choice.ts";

export interface TextPlace {
  /** The object that the place is in; absent at the top of a file. */
  readonly object: JsonObject | undefined;
  /** Into the object; its last step is the member or the entry that is written. */
  readonly path: JsonPath;
  /** A name is to be written, not a value. */
  readonly isName: boolean;
  /** The name has its colon and its value already. */
  readonly hasValue: boolean;
  /** What is to be replaced: the word or string that was begun, or nothing. */
  readonly replaces: Stretch;
  /** The letters of it before the cursor, without quotes. */
  readonly typed: string;
  /** Something follows that needs a comma before it. */
  readonly needsComma: boolean;
}

/** `undefined` where nothing can be written: behind a value without a comma. */
export function textPlaceAt(text: string, offset: number): TextPlace | undefined {
  const body = text.replace(/^\uFEFF/u, " ");
  const location = getLocation(body, offset);
  const replaces = begun(body, offset, location.previousNode);
  const before = body.slice(0, replaces.offset).trimEnd();
  const last = before.at(-1) ?? "";
  if (last !== "" && !"[{,:".includes(last)) return undefined;
  const after = body.slice(replaces.offset + replaces.length).trimStart();
  const whole = parse(body, [], { allowTrailingComma: true, disallowComments: true }) as
    Json | undefined;
  const [first, ...rest] = location.path;
  const inList = isList(whole) || before.startsWith("[") || whole === undefined;
  const entry = isList(whole) ? whole[Number(first)] : inList ? undefined : whole;
  const path = inList ? rest : location.path;
  const object = isObject(entry) ? entry : undefined;
  return {
    object: path.length === 0 ? undefined : object,
    path,
    isName: location.isAtPropertyKey,
    hasValue: location.isAtPropertyKey && after.startsWith(":"),
    replaces,
    typed: body.slice(replaces.offset, offset).replaceAll('"', ""),
    needsComma: /^["{[\-\dtfn]/u.test(after),
  };
}

/** The token that the cursor is in or behind. */
function begun(
  text: string,
  offset: number,
  node: { readonly type: string; readonly offset: number; readonly length: number } | undefined,
): Stretch {
  if (node && node.offset < offset && offset <= node.offset + node.length) {
    const written = text.slice(node.offset, node.offset + node.length);
    const isString = written.startsWith('"');
    const isClosed = isString && written.length > 1 && written.endsWith('"');
    // Behind a closing quote nothing of it is to be replaced.
    if (!isString || isClosed) return { offset: node.offset, length: node.length };
    const rest = /^[\w.:-]*/u.exec(text.slice(offset))?.[0] ?? "";
    return { offset: node.offset, length: offset - node.offset + rest.length };
  }
  const word = /[\w.-]*$/u.exec(text.slice(Math.max(0, offset - 200), offset))?.[0] ?? "";
  return { offset: offset - word.length, length: word.length };
}
