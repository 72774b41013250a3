/**
 * Decides by the shape of a definition where its one wrong bracket is: indentation does not tell it inside of a line,
 * and at different places the bracket gives the definition different meanings.
 */
import type { Json, JsonObject } from "../model/json.ts";
import { getOrInsert } from "../model/maps.ts";
import { spliced, type TextEdit } from "../text/edits.ts";
import type { BracketRepair } from "./bracket-repair.ts";
import { isObject } from "./containers.ts";
import { parseJson } from "./parse-json.ts";
import * as mistakes from "./mistakes.ts";
import { treeIn, valueOf, type JsonNode } from "./tree.ts";

/** Whether an object in a file has the shape of its kind; true if nothing is known of its shape. */
export type HasShape = (object: JsonObject) => boolean;

/** Maximum number of characters of a definition in which brackets are tried at other places. */
const longest = 20_000;
/** Maximum number of places that are tried; each costs as much as reading the definition. */
const mostPlaces = 200;

/** A repair, and whether it is certain. */
interface Decided {
  readonly repair: BracketRepair;
  readonly certain: boolean;
}

/**
 * Returns the usual repair if the definition then has its shape, or else the one that has the same effect on the number
 * of brackets at another place, after which it has. It is certain if there is only one such value of the definition.
 */
export function repairByShape(text: string, usual: BracketRepair, hasShape: HasShape): Decided {
  const result = spliced(text, usual.edits);
  const [place] = result?.places ?? [];
  const node = result && place && definitionAt(result.text, place.offset);
  // What is around the definitions has no shape.
  if (node === undefined || place === undefined) return { repair: usual, certain: true };
  const whole = valueOf(node);
  if (isObject(whole) && hasShape(whole)) return { repair: usual, certain: true };
  const [first, ...others] = soundRepairs(text, usual, stretchesAt(node, usual, place), hasShape);
  if (first === undefined || others.length === 0) {
    return { repair: first?.repair ?? usual, certain: first !== undefined };
  }
  const values = [first, ...others].map(({ value }) => value);
  const mistake = (): mistakes.Mistake => ({
    ...first.repair.mistake(),
    ...mistakes.either(first.member, values),
  });
  return { repair: { ...first.repair, mistake }, certain: false };
}

/** The repairs at other places after which the definition has its shape, one for each value of it. */
function soundRepairs(
  text: string,
  usual: BracketRepair,
  around: Stretches | undefined,
  hasShape: HasShape,
): readonly Sound[] {
  if (around === undefined) return [];
  const { definition, member } = around;
  const own = text.slice(definition.from, definition.to);
  const sound = new Map<string, Sound>();
  for (const repair of otherPlaces(text, usual, around)) {
    const edits = repair.edits.map((each) => ({ ...each, offset: each.offset - definition.from }));
    const object = parseJson(spliced(own, edits)?.text ?? own);
    if (!isObject(object) || !hasShape(object)) continue;
    const value = object[member] ?? null;
    getOrInsert(sound, JSON.stringify(object), () => ({ repair, member, value }));
  }
  return [...sound.values()];
}

/** A repair after which the definition has its shape, and the value of its member then. */
interface Sound {
  readonly repair: BracketRepair;
  readonly member: string;
  readonly value: Json;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

interface Stretches {
  readonly definition: Stretch;
  /** The name of the member in which the bracket is. */
  readonly member: string;
  readonly value: Stretch;
}

/** The object at an offset that is in the list of a file, or instead of it. */
function definitionAt(text: string, at: number): JsonNode | undefined {
  const root = treeIn(text);
  const entries = root?.type === "array" ? (root.children ?? []) : [root];
  const node = entries.find((each) => each && each.offset <= at && at <= each.offset + each.length);
  return node?.type === "object" ? node : undefined;
}

/**
 * Where the repaired definition is in the text before; `undefined` if the repair is not one of a single place in it.
 * @param place of the edit in the repaired text
 */
function stretchesAt(
  node: JsonNode,
  { edits }: BracketRepair,
  place: TextEdit,
): Stretches | undefined {
  const [edit, ...more] = edits;
  const at = place.offset;
  const [name, value] = node.children?.findLast(({ offset }) => offset <= at)?.children ?? [];
  if (more.length > 0 || value === undefined) return undefined;
  const end = edit.offset + edit.length;
  const before = (after: number): number =>
    after <= edit.offset ? after : Math.max(end, after - place.length + edit.length);
  return {
    definition: { from: before(node.offset), to: before(node.offset + node.length) },
    member: String(name?.value),
    value: {
      from: before(Math.min(value.offset, at)),
      to: Math.max(end, before(value.offset + value.length)),
    },
  };
}

/**
 * The repairs that have the same effect on the number of brackets at other places of the value, those first that make
 * the same change; none if they are too many.
 */
function otherPlaces(
  text: string,
  { edits: [usual] }: BracketRepair,
  { definition, value }: Stretches,
): readonly BracketRepair[] {
  const sign = /[[\]{}]/u.exec(usual.text)?.[0] ?? text.charAt(usual.offset);
  const [opener, closer] = "[]".includes(sign) ? "[]" : "{}";
  if (opener === undefined || closer === undefined) return [];
  if (definition.to - definition.from > longest) return [];
  const closes = (sign === closer) === (usual.length === 0);
  // What else the usual repair writes, such as a comma, stays where it is.
  const rest = usual.text.replace(sign, "").trim();
  const others = rest === "" ? [] : [{ offset: usual.offset, length: 0, text: rest }];
  const own = text.slice(value.from, value.to);
  const space = /[[{] \S/u.test(own) ? " " : "";
  const repairs: BracketRepair[] = [];
  const add = (
    offset: number,
    length: number,
    instead: string,
    mistake: mistakes.Mistake,
  ): void => {
    const edit: TextEdit = { offset, length, text: instead };
    const at = { offset, length };
    repairs.push({ at, mistake: () => mistake, edits: [edit, ...others] });
  };
  const found = [...own.matchAll(tokens)].map(({ 0: token, index }) => ({
    token,
    offset: value.from + index,
  }));
  // Of brackets in a row, it does not matter which one is added or removed.
  found.forEach(({ token, offset }, at) => {
    const [before, behind] = [found[at - 1]?.token, found[at + 1]?.token];
    if (closes) {
      if (token === opener && before !== opener) add(offset, 1, "", mistakes.openedTwice(opener));
      if (behind !== closer && !/^[[{:,]/u.test(token)) {
        add(offset + token.length, 0, space + closer, mistakes.closerMissing(closer));
      }
    } else {
      if (token === closer && behind !== closer) add(offset, 1, "", mistakes.closedTwice(closer));
      if (before !== opener && !/^[\]}:,]/u.test(token)) {
        add(offset, 0, opener + space, mistakes.openerMissing(opener));
      }
    }
  });
  if (repairs.length > mostPlaces) return [];
  const isAlike = ({ edits: [edit] }: BracketRepair): boolean => edit.length === usual.length;
  return [...repairs.filter(isAlike), ...repairs.filter((each) => !isAlike(each))];
}

/** Strings, signs and other words. */
const tokens = /"(?:[^"\\]|\\.)*"|[[\]{}:,]|[^\s"[\]{}:,]+/gu;
