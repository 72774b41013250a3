/**
 * JSON values as three texts, from which each is read by itself when it is asked for: `ids`, one a line; `words`,
 * everything that rows say more than once; `rows`, one a line, as numbers of words. `runtime/packed.ts` reads them
 * and says what each word stands for. The same values in the same order give the same texts.
 */
import type { Json } from "../../model.ts";
import { createEntry, marks, numberWords, printParts, stringLine } from "./entries.ts";
import type { Entry, Part } from "./entries.ts";
import { chooseShapes, type Shape } from "./shapes.ts";
import { chooseShared } from "./sharing.ts";
import { createValueSet, type ObjectNode, type ValueNode } from "./values.ts";

/** Each text holds its lines, every one after a line end; none is empty, and a text of no lines is. */
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

export function pack(inputs: readonly PackInput[]): Pack {
  const set = createValueSet();
  const roots = inputs.map(({ value }) => set.add(value));
  const shapes = chooseShapes(
    set.nodes.filter((node): node is ObjectNode => node.type === "object"),
  );
  const shared = chooseShared(set.nodes, roots, shapes);

  const entries: Entry[] = [];
  const textEntry = createEntry(marks.text);
  const naturalEntry = createEntry(marks.natural);
  const named = new Map<string, Entry>();
  const word = (mark: string, text = ""): Entry => {
    let entry = named.get(mark + text);
    if (entry === undefined) {
      entry = createEntry(mark);
      entries.push(entry);
      named.set(mark + text, entry);
    }
    return entry;
  };
  const ofNode: (Entry | undefined)[] = [];
  const ofKey = new Map<string, Entry>();
  const ofShape = new Map<Shape, Entry>();

  const say = (entry: Entry, parts: Part[]): void => {
    entry.uses += 1;
    parts.push(entry);
  };
  const register = (entry: Entry): Entry => {
    entries.push(entry);
    return entry;
  };
  const stringEntry = (text: string): Entry => {
    let entry = ofKey.get(text);
    if (entry === undefined) ofKey.set(text, (entry = register(createEntry("", text))));
    return entry;
  };

  /** Says a value; `self` is the id of the row where that is known. */
  const sayValue = (node: ValueNode, parts: Part[], self: string | undefined): void => {
    if (node.type === "string") {
      say(node.text === self ? word(marks.self) : stringEntry(node.text), parts);
    } else if (node.type === "scalar") {
      say(
        (ofNode[node.number] ??= register(createEntry(marks.scalar, printScalar(node.value)))),
        parts,
      );
    } else if (shared[node.number] === true) {
      let entry = ofNode[node.number];
      if (entry === undefined) {
        ofNode[node.number] = entry = register(createEntry(marks.shared));
        const inside: Part[] = [];
        sayInside(node, inside, undefined);
        entry.parts = inside;
      }
      say(entry, parts);
    } else sayInside(node, parts, self);
  };

  const sayInside = (
    node: Exclude<ValueNode, { type: "string" | "scalar" }>,
    parts: Part[],
    self: string | undefined,
  ): void => {
    if (node.type === "list") {
      const steps = ascendingSteps(node.items);
      const entry = word(steps ? marks.ascending : marks.list, String(node.items.length));
      entry.parts = [node.items.length];
      say(entry, parts);
      if (steps) parts.push(...steps);
      else for (const item of node.items) sayValue(item, parts, self);
      return;
    }
    const shape = shapes.get(node);
    if (shape === undefined) throw new Error("an object without a shape");
    say(shapeEntry(shape), parts);
    node.items.forEach((item, position) => {
      if (shape.constants[position] === undefined) sayValue(item, parts, self);
    });
  };

  const shapeEntry = (shape: Shape): Entry => {
    let entry = ofShape.get(shape);
    if (entry === undefined) {
      ofShape.set(shape, (entry = register(createEntry(marks.shape))));
      const parts: Part[] = [];
      shape.keys.forEach((key, position) => {
        say(stringEntry(key), parts);
        const constant = shape.constants[position];
        if (constant === undefined) say(word(marks.hole), parts);
        else sayValue(constant, parts, undefined);
      });
      entry.parts = parts;
    }
    return entry;
  };

  const rows = roots.map((root, index) => {
    const parts: Part[] = [];
    sayValue(root, parts, inputs[index]?.id);
    return parts;
  });
  const words = numberWords(entries, textEntry, naturalEntry);
  const printed = (parts: readonly Part[]): string => printParts(parts, textEntry, naturalEntry);
  return {
    ids: lines(inputs.flatMap(({ id }) => (id === undefined ? [] : [id]))),
    words: lines(
      words.map(({ mark, text, parts }) =>
        mark === "" ? stringLine(text ?? "") : mark + (text ?? "") + printed(parts),
      ),
    ),
    rows: lines(rows.map(printed)),
  };
}

function printScalar(value: number | boolean | null): string {
  if (Object.is(value, -0)) return "-0";
  // What overflows JSON's reader is written as something that overflows again.
  if (value === Infinity) return "1e999";
  return value === -Infinity ? "-1e999" : String(value);
}

/** The first of ascending whole numbers and the steps between them; `undefined` for anything else. */
function ascendingSteps(items: readonly ValueNode[]): number[] | undefined {
  if (items.length === 0) return undefined;
  const steps: number[] = [];
  let last = -1;
  for (const item of items) {
    const value = item.type === "scalar" ? item.value : undefined;
    if (typeof value !== "number" || !Number.isSafeInteger(value) || value <= last)
      return undefined;
    if (Object.is(value, -0)) return undefined;
    steps.push(last < 0 ? value : value - last);
    last = value;
  }
  return steps;
}

/** A line end stands in a line as two characters of its own. */
function lines(texts: readonly string[]): string {
  return texts.map((text) => `\n${escapeLine(text)}`).join("");
}

function escapeLine(text: string): string {
  return text.replaceAll(/[\n\x10]/g, (found) => (found === "\n" ? "\x10n" : "\x10e"));
}
