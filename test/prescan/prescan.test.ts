import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { decodeUtf8 } from "../../generator/text/utf8.ts";
import { parseJson } from "../../generator/json/parse-json.ts";
import { treeIn } from "../../generator/json/tree.ts";
import type { Json, JsonObject } from "../../generator/model/json.ts";
import { summarize } from "../../generator/read/read.ts";
import { prescan } from "../../generator/read/prescan/prescan.ts";
import { textOffsets } from "../../generator/read/read.ts";
import { placedIds } from "../../generator/parse/placed-objects.ts";
import { projectKinds } from "../../generator/kinds/project-kinds.ts";
import type { Kinds } from "../../generator/kinds/kinds.ts";
import type { PlacedIds } from "../../generator/model/external-summary.ts";
import type { PlaceTable } from "../../generator/model/dialect.ts";
import { format, kindsIn } from "../built-in.ts";
import { runs, share } from "../random.ts";

const prescans = suite("prescan");

const seen = (text: string): readonly JsonObject[] | undefined =>
  prescan(format, Buffer.from(text))?.objects();

/** Of the members that a prescan has, in the order in which they are written. */
const kept = [
  ...["type", "id", "ident", "abstract", "copy-from", "flags", "extend", "delete", "replace"],
  ...["snippet_category", "text", "update_mapgen_id"],
];

function prescanOf(value: Json): readonly JsonObject[] {
  return [value].flat(1).map((each) => {
    const members = Object.entries(each as JsonObject).filter(([name]) => kept.includes(name));
    return Object.fromEntries(members);
  });
}

prescans("keeps the members that say what an object defines, and nothing inside others", () => {
  const objects = [
    { type: "GENERIC", id: ["a", "b"], name: { id: "no" }, flags: ["X"], extend: { flags: [] } },
    { type: "MIGRATION", id: "caf\u00e9", replace: 'say "\u{1F600}"\\', note: [[{}], "]"] },
    { "copy-from": "a", abstract: "c", delete: {}, update_mapgen_id: null, ident: -1.5 },
    { text: [{ id: "s", text: "\t" }], snippet_category: false, idx: "id", Type: 1 },
    {},
  ];
  for (const spacing of [0, 2, "\t", 40]) {
    assert.equal(seen(JSON.stringify(objects, undefined, spacing)), prescanOf(objects));
  }
  assert.equal(seen('\r\n{"\\u0061": 1, "id":\t"\\u0061\\/\\n" }\n'), undefined);
  assert.equal(seen('\r\n{"a": 1, "id":\t"\\u0061\\/\\n" }\n'), [{ id: "a/\n" }]);
  assert.equal(seen(" [ ] "), []);
});

prescans("sums up a file without objects of ours, and no other", () => {
  const place = { path: "a.json", displayPath: "a.json", pack: { name: "p", directory: "/p" } };
  const nothing = { objects: () => [], ids: () => ({}) };
  const isForeign = (text: string): boolean =>
    summarize(format, prescan(format, Buffer.from(text)) ?? nothing, place) !== undefined;
  assert.is(isForeign('[{ "type" :\n"recipe" }]'), false);
  assert.is(isForeign('[{"type":"GENERIC","id":"a"},{"id":"x","type":"requirement"}]'), false);
  assert.is(isForeign('{"id":"x","type":"recipe_group","text":"\\"type\\":\\"recipe\\""}'), true);
  assert.is(isForeign('{"type":"speech","name":{"type":"recipe"}}'), true);
  assert.is(isForeign('{"type":"snippet","text":[{"type":"recipe"}]}'), true);
  assert.is(isForeign('{"type":"re\\u0063ipe"}'), false);
  assert.is(isForeign('{"type":"recipy"}'), false);
});

prescans("tells where the entries of a list stand", () => {
  const entries = (text: string): (readonly string[])[] => {
    const bytes = Buffer.from(text);
    const found = textOffsets(prescan(format, bytes)?.entries() ?? new Int32Array(), bytes, text);
    const tree = treeIn(text);
    const spans = tree?.type === "array" ? (tree.children ?? []) : [];
    assert.equal(
      [...found],
      spans.flatMap(({ offset, length }) => [offset, offset + length]),
    );
    return spans.map(({ offset, length }) => [text.slice(offset, offset + length)]);
  };
  assert.equal(entries("[{}]"), [["{}"]]);
  assert.equal(entries('\n[ {"a":[1,{}] } ,\t{"b":"]}"}\n] '), [['{"a":[1,{}] }'], ['{"b":"]}"}']]);
  assert.equal(entries('[{"ä":"€😀"},{"b":"é"} ,{}]'), [['{"ä":"€😀"}'], ['{"b":"é"}'], ["{}"]]);
  assert.equal(entries('{"a":1}'), []);
  assert.equal(entries("[]"), []);
  assert.is(entries(`[${"{},".repeat(50_000)}{}]`).length, 50_001);
});

prescans("gives up whatever is not plainly right", () => {
  for (const text of [
    "",
    " ",
    "1",
    '"id"',
    "[1]",
    "[[]]",
    "[{}",
    "[{}]]",
    "[{},]",
    "[,{}]",
    "[{} {}]",
    "{",
    '{"a"',
    '{"a":',
    '{"a":1',
    '{"a":1,}',
    '{"a" 1}',
    "{a:1}",
    '{"a":}',
    '{"a":tru}',
    '{"a":True}',
    '{"a":falze}',
    '{"a":nul',
    '{"a":01}',
    '{"a":+1}',
    '{"a":.5}',
    '{"a":1.}',
    '{"a":-}',
    '{"a":1e3}',
    '{"a":0x1}',
    '{"a":[1,]}',
    '{"a":[1 2]}',
    '{"a":"\n"}',
    '{"a":"\u0000"}',
    '{"a\n":1}',
    '{"a":"\\x"}',
    '{"a":"\\u12g4"}',
    '{"a":"\\u12',
    '{"a":"',
    `{"a":"${"x".repeat(40)}`,
    '{"a":1,"a":2}',
    '{"b":[{"a":1,"c":{},"a":2}]}',
    '{"a":1}\u0000',
    '{"a":1} // note',
    "\uFEFF[]",
    "\u00a0[]",
  ]) {
    assert.is(seen(text), undefined, JSON.stringify(text));
  }
  assert.is(prescan(format, Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])), undefined);
});

prescans("gives up what is very deep or has very many members", () => {
  const deep = (levels: number): string => `{"a":${"[".repeat(levels)}${"]".repeat(levels)}}`;
  assert.equal(seen(deep(90)), [{}]);
  for (const levels of [100, 199, 1_000_000]) assert.is(seen(deep(levels)), undefined);
  assert.is(seen(`{"a":${"[".repeat(1_000_000)}`), undefined);
  const wide = (count: number): string =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, name) => [`m${name}`, 1])));
  assert.equal(seen(wide(1000)), [{}]);
  assert.is(seen(wide(3000)), undefined);
});

prescans(
  "two members of one hash are given up, and a name of the same hash is not taken for it",
  () => {
    // 31 · 106 + 69 = 31 · 105 + 100
    assert.equal(seen('{"jE":1}'), [{}]);
    assert.is(seen('{"jE":1,"id":2}'), undefined);
  },
);

prescans("files of any size, one after the other, up to what is larger than any content", () => {
  for (const count of [1, 60_000, 2, 200_000, 0]) {
    const items = Array.from({ length: count }, (_, index) => ({
      type: "GENERIC",
      id: `i${index}`,
    }));
    assert.equal(seen(JSON.stringify(items)), items);
  }
  assert.equal(seen("[]".padEnd(1 << 24)), []);
  assert.is(seen("[]".padEnd((1 << 24) + 1)), undefined);
});

const anyObject = fc.dictionary(
  fc.oneof(fc.constantFrom(...kept), fc.string({ unit: "grapheme", maxLength: 5 })),
  fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>,
  { noNullPrototype: true, maxKeys: 6 },
);

const withoutExponents = (_: string, value: unknown): unknown =>
  typeof value === "number" ? Math.round(value % 1000) / 8 : value;

prescans("whatever has a prescan is strict JSON, and the prescan is true of it", () => {
  let plain = 0;
  fc.assert(
    fc.property(
      fc.oneof(fc.array(anyObject, { maxLength: 5 }), anyObject),
      fc.constantFrom(0, 1, 3, "\t"),
      fc.array(fc.record({ at: fc.nat(), byte: fc.integer({ min: 1, max: 255 }) }), {
        maxLength: 2,
      }),
      (value, spacing, changes) => {
        const bytes = Buffer.from(JSON.stringify(value, withoutExponents, spacing));
        for (const { at, byte } of changes) bytes[at % bytes.length] = byte;
        const found = prescan(format, bytes)?.objects();
        if (!found) return;
        plain += 1;
        const decoded = decodeUtf8(bytes);
        assert.ok("text" in decoded);
        const parsed = parseJson(decoded.text);
        assert.ok(parsed !== undefined, decoded.text);
        assert.equal(found, prescanOf(parsed), decoded.text);
      },
    ),
    runs(4000, 11),
  );
  assert.ok(plain > 500 / share, `${plain} were plain`);
});

prescans("finds the ids at known places that are found in the parsed value", () => {
  const kinds = withPlaces({
    first: { a: "terrain", "a[]": "item", "b.*": "trap", "b.a.{}": "furniture", "*.b": "monster" },
    second: { "a[][]": "item", "a[][LIST]": "requirement", "b.a[LIST]": "trait" },
    third: { a: "first", "b[]": ["terrain", "furniture", "any"], type: "trap", "*.ä": "item" },
  });
  const names = ["a", "b", "ä", "type", "//a", "//"];
  const word = fc.constantFrom("x", "y", "f_x", "t_x", "LIST", "list", "", 'q"', "LISTS", "\u00e9");
  const { value } = fc.letrec<{ value: Json; list: Json; map: Json }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      word,
      tie("list"),
      tie("map"),
      fc.constantFrom(null, true, 1.5),
    ),
    list: fc.array(tie("value"), { maxLength: 4 }),
    map: fc.dictionary(fc.constantFrom(...names, "c"), tie("value"), { noNullPrototype: true }),
  }));
  const type = fc.constantFrom<Json>("first", "second", "third", "other", 1);
  const object = fc.tuple(type, fc.dictionary(fc.constantFrom("a", "b", "c", "//"), value));
  let some = 0;
  fc.assert(
    fc.property(fc.array(object, { maxLength: 3 }), fc.boolean(), (objects, isLast) => {
      const all = objects.map(([of, members]) =>
        isLast ? { ...members, type: of } : { type: of, ...members },
      );
      const text = JSON.stringify(all);
      const found = prescan(kinds, Buffer.from(text));
      if (!found) {
        assert.ok(text.includes("\\"), text);
        return;
      }
      const parsed = placedIds(kinds, all, {
        pack: { name: "" },
        path: "a.json",
        displayPath: "a.json",
        text,
      });
      assert.equal(sortedIds(found.ids()), sortedIds(parsed), text);
      some += Object.keys(parsed).length;
    }),
    runs(3000, 5),
  );
  assert.ok(some > 800 / share, `${some} kinds of ids`);
});

function withPlaces(places: PlaceTable): Kinds {
  const { dialect } = kindsIn("spec");
  return projectKinds({ ...dialect, places });
}

/** Ids are asked in any order. */
function sortedIds(ids: PlacedIds): object {
  return Object.fromEntries(Object.entries(ids).map(([kind, some]) => [kind, some.toSorted()]));
}

prescans.run();
