/**
 * JSON values as three texts, from which each is read by itself when it is asked for: `ids`, one a line; `words`,
 * everything that rows say more than once; `rows`, one a line, as numbers of words. `runtime/packed.ts` reads them
 * and says what each word stands for. The same values in the same order give the same texts.
 */
import type { Json } from "../../model.ts";
import { bare, createEntries, marks, numberWords, stringLine } from "./entries.ts";
import type { Entry, Parts } from "./entries.ts";
import { printLines } from "./lines.ts";
import { chooseShapes, type Shape } from "./shapes.ts";
import { chooseShared } from "./sharing.ts";
import { createValueSet, groupsIn, type GroupNode } from "./values.ts";
import type { ScalarNode, ValueNode, ValueSet } from "./values.ts";

/** Each text holds its lines, every one after a separator; none is empty, and a text of no lines is. */
export interface Pack {
  readonly ids: string;
  readonly words: string;
  readonly rows: string;
}

export interface PackInput {
  /** What the row is asked for by; empty for all rows where they are asked for by position alone. */
  readonly id?: string;
  readonly value: Json;
}

/** @param set of an earlier pack, which knows most of the values: what comes out is the same. */
export function pack(inputs: readonly PackInput[], set: ValueSet = createValueSet()): Pack {
  const roots = inputs.map(({ value }) => set.add(value));
  const groups = groupsIn(roots, set.size);
  const shapes = chooseShapes(groups);
  const shared = chooseShared(groups, roots, shapes, set.size);

  const { all: entries, make } = createEntries();
  const textEntry = make(marks.text);
  const naturalEntry = make(marks.natural);
  let hole: Entry | undefined;
  let selfEntry: Entry | undefined;
  const ofLength: Entry[] = [];
  const ofAscending: Entry[] = [];
  const ofNode = new Array<Entry | undefined>(set.size);
  const ofText = new Map<string, Entry>();
  const ofShape = new Map<Shape, Entry>();

  const say = (entry: Entry, parts: Parts): void => {
    entry.uses += 1;
    parts.push(entry.index);
  };
  const stringEntry = (text: string): Entry => {
    let entry = ofText.get(text);
    if (entry === undefined) ofText.set(text, (entry = make("", text)));
    return entry;
  };

  /** Says a value; `self` is the id of the row where that is known. */
  const sayValue = (node: ValueNode, parts: Parts, self: string | undefined): void => {
    const { number } = node;
    if (node.type === "string") {
      if (node.text === self) say((selfEntry ??= make(marks.self)), parts);
      else say((ofNode[number] ??= stringEntry(node.text)), parts);
    } else if (node.type === "scalar") {
      say((ofNode[number] ??= make(marks.scalar, printScalar(node.value))), parts);
    } else if (shared[number] === 1) {
      let entry = ofNode[number];
      if (entry === undefined) {
        ofNode[number] = entry = make(marks.shared);
        const inside: Parts = [];
        sayInside(node, inside, undefined);
        entry.parts = inside;
      }
      say(entry, parts);
    } else sayInside(node, parts, self);
  };

  const sayInside = (node: GroupNode, parts: Parts, self: string | undefined): void => {
    const { items } = node;
    if (node.type === "list") {
      const { length } = items;
      if (isAscending(items)) {
        say((ofAscending[length] ??= lengthEntry(marks.ascending, length)), parts);
        let last = 0;
        for (const { value } of items) {
          const natural = value as number;
          parts.push(bare(natural - last));
          last = natural;
        }
      } else {
        say((ofLength[length] ??= lengthEntry(marks.list, length)), parts);
        for (const item of items) sayValue(item, parts, self);
      }
      return;
    }
    const shape = shapes.get(node);
    if (shape === undefined) throw new Error("an object without a shape");
    say(shapeEntry(shape), parts);
    let position = 0;
    for (const item of items) {
      if (shape.constants[position] === undefined) sayValue(item, parts, self);
      position += 1;
    }
  };

  const lengthEntry = (mark: string, length: number): Entry => {
    const entry = make(mark);
    entry.parts = [bare(length)];
    return entry;
  };

  const shapeEntry = (shape: Shape): Entry => {
    let entry = ofShape.get(shape);
    if (entry === undefined) {
      ofShape.set(shape, (entry = make(marks.shape)));
      const parts: Parts = [];
      shape.keys.forEach((key, position) => {
        say(stringEntry(key), parts);
        const constant = shape.constants[position];
        if (constant === undefined) say((hole ??= make(marks.hole)), parts);
        else sayValue(constant, parts, undefined);
      });
      entry.parts = parts;
    }
    return entry;
  };

  const rows = roots.map((root, index) => {
    const parts: Parts = [];
    sayValue(root, parts, inputs[index]?.id);
    return parts;
  });
  const words = numberWords(entries, textEntry, naturalEntry);
  return {
    ids: printLines(inputs.flatMap(({ id }) => (id === undefined ? [] : [id]))),
    words: printLines(
      words.lines.map(({ mark, text, parts }) =>
        mark === "" ? stringLine(text ?? "") : mark + (text ?? "") + words.print(parts),
      ),
    ),
    rows: printLines(rows.map(words.print)),
  };
}

function printScalar(value: number | boolean | null): string {
  if (Object.is(value, -0)) return "-0";
  // What overflows JSON's reader is written as something that overflows again.
  if (value === Infinity) return "1e999";
  return value === -Infinity ? "-1e999" : String(value);
}

/** Whether these are ascending whole numbers, which are written as the first and the steps between them. */
function isAscending(items: readonly ValueNode[]): items is readonly ScalarNode[] {
  let last = -1;
  for (const item of items) {
    const value = item.type === "scalar" ? item.value : undefined;
    if (typeof value !== "number" || !Number.isSafeInteger(value) || value <= last) return false;
    if (Object.is(value, -0)) return false;
    last = value;
  }
  return items.length > 0;
}
