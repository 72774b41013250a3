/** Encodes a value as a sequence of words and bare numbers. */
import { bare, type Parts } from "./entries.ts";
import type { GroupNode, ObjectNode, ScalarNode, ValueNode } from "./nodes.ts";
import type { Shapes } from "./shapes.ts";
import type { Words } from "./words.ts";

export interface ValueEncoder {
  /** Appends a value; `self` is the id of the row if known. */
  readonly encodeValue: (node: ValueNode, parts: Parts, self: string | undefined) => void;
  /** Appends a list or an object itself, even if it is shared. */
  readonly encodeItems: (node: GroupNode, parts: Parts, self: string | undefined) => void;
}

/** @param isShared whether a value has a word of its own that represents it */
export function createValueEncoder(
  words: Words,
  shapes: Shapes,
  isShared: (node: GroupNode) => boolean,
): ValueEncoder {
  const encodeValue: ValueEncoder["encodeValue"] = (node, parts, self) => {
    if (node.type === "string" && node.text === self) {
      parts.push(words.self().index);
    } else if (node.type === "string" || node.type === "scalar" || isShared(node)) {
      parts.push(words.ofNode(node).index);
    } else encodeItems(node, parts, self);
  };

  const encodeItems = (node: GroupNode, parts: Parts, self: string | undefined): void => {
    if (node.type === "object") encodeObject(node, parts, self);
    else if (isAscending(node.items)) encodeAscending(node.items, parts);
    else {
      parts.push(words.list(node.items.length).index);
      for (const item of node.items) encodeValue(item, parts, self);
    }
  };

  const encodeAscending = (items: readonly ScalarNode[], parts: Parts): void => {
    parts.push(words.ascending(items.length).index);
    let last = 0;
    for (const { value } of items) {
      const number = value as number;
      parts.push(bare(number - last));
      last = number;
    }
  };

  const encodeObject = (node: ObjectNode, parts: Parts, self: string | undefined): void => {
    const shape = shapes.of(node);
    parts.push(words.ofShape(shape).index);
    let position = 0;
    for (const item of node.items) {
      if (shape.constants[position] === undefined) encodeValue(item, parts, self);
      position += 1;
    }
  };

  return { encodeValue, encodeItems };
}

/** Whether these are ascending whole numbers, which are written as the first number and the steps between them. */
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
