import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { findAtPath } from "../../generator/json/locate-path.ts";
import { createSeeker, type Sought } from "../../generator/json/seek.ts";
import type { Json, JsonPath } from "../../generator/model/json.ts";

const seeking = suite("seek");

/** Every path of a value, and some that lead nowhere. */
function pathsOf(value: Json, path: JsonPath = []): JsonPath[] {
  if (typeof value !== "object" || value === null) return [path, [...path, "x"], [...path, 0]];
  const inside = Object.entries(value).flatMap(([key, inner]) =>
    pathsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, [...path, Array.isArray(value) ? value.length : "no such member"], ...inside];
}

/** What the library's tree says of the path. */
function byTree(text: string, path: JsonPath): Sought | undefined {
  const found = findAtPath({ displayPath: "a.json", text }, path);
  if (!found) return undefined;
  const { node, base } = found;
  const [key] = node.parent?.type === "property" ? (node.parent.children ?? []) : [];
  return {
    value: { offset: base + node.offset, length: node.length },
    ...(key ? { key: { offset: base + key.offset, length: key.length } } : {}),
  };
}

/** The text with white space of all sorts between its tokens, and now and then a member twice. */
function spread(value: Json, dice: Iterator<number>): string {
  const roll = (sides: number): number => (dice.next().value as number) % sides;
  const space = (): string => ["", " ", "\n  ", "\r\n", "\t"][roll(5)] ?? "";
  const print = (at: Json): string => {
    if (typeof at !== "object" || at === null) return `${space()}${JSON.stringify(at)}${space()}`;
    if (Array.isArray(at)) return `${space()}[${at.map(print).join(",") || space()}]${space()}`;
    const members = Object.entries(at).map(
      ([key, inner]) => `${space()}${JSON.stringify(key)}${space()}:${print(inner)}`,
    );
    const all = roll(4) === 0 ? [...members, ...members.slice(0, 1)] : members;
    return `${space()}{${all.join(",") || space()}}${space()}`;
  };
  return print(value);
}

seeking("finds what the tree has, whatever stands around it", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.infiniteStream(fc.nat()), (value, dice) => {
      const text = `[${spread(value as Json, dice)}]`;
      const start = text.length - text.slice(1).trimStart().length;
      const whole = byTree(text, [0])?.value ?? { offset: start, length: 1 };
      // Once with every container remembered, and once with none.
      const seekers = [createSeeker(text, 0), createSeeker(text)];
      for (const path of pathsOf((JSON.parse(text) as Json[])[0] ?? null)) {
        const expected = byTree(text, [0, ...path]);
        const said = `${text} ${String(path)}`;
        const bare = path.length === 0 && expected ? { value: expected.value } : expected;
        for (const seek of seekers) assert.equal(seek(whole, path), bare, said);
      }
    }),
    { numRuns: 500 },
  );
});

seeking("names and texts may hold brackets, commas and escaped quotes", () => {
  const text = String.raw`{ "a\"]{": "}\\", "b,\u0041": [ "[", { "c": -1.5e3 } ] }`;
  const seek = createSeeker(text);
  const whole = { offset: 0, length: text.length };
  assert.equal(seek(whole, ['a"]{']), {
    value: { offset: 11, length: 5 },
    key: { offset: 2, length: 7 },
  });
  const inner = seek(whole, ["b,A", 1, "c"]);
  assert.is(text.slice(inner?.value.offset).slice(0, inner?.value.length), "-1.5e3");
});

seeking.run();
