/** Definitions found by name and by what they bring along (§2.1, §2.3), against looking at each by itself. */
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createTable, professionsWith, searchByName, type Table } from "../../runtime/index.ts";
import { runs } from "../random.ts";

const test = suite("search");

function tableOf<Row extends object>(
  rows: readonly Row[],
): Table<Row & { id: string }, string, string> {
  const ids = rows.map((_, at) => `r${String(at).padStart(3, "0")}`);
  return createTable("terrain", {
    order: ids,
    records: [Object.fromEntries(rows.map((row, at) => [ids[at]!, { ...row, id: ids[at]! }]))],
  });
}

const words = fc.array(fc.constantFrom("door", "do", "Oak", "é", "-"), {
  minLength: 1,
  maxLength: 3,
});
const names = words.chain((list) => fc.constantFrom(list.join(" "), list.join("")));

test("what holds the text is found, and better answers come first", () => {
  fc.assert(
    fc.property(fc.array(names, { maxLength: 8 }), names, (list, text) => {
      const lower = (name: string): string => name.toLowerCase().replaceAll("é", "e");
      const wanted = lower(text);
      const rank = (name: string): number => {
        if (lower(name) === wanted) return 0;
        if (lower(name).startsWith(wanted)) return 1;
        const isWord = [" ", "-"].some((gap) => lower(name).includes(gap + wanted));
        return isWord ? 2 : 3;
      };
      const expected = list
        .filter((name) => lower(name).includes(wanted))
        .sort((one, other) => rank(one) - rank(other));
      const found = searchByName(tableOf(list.map((name) => ({ name }))), text);
      assert.equal(
        found.map(({ name }) => name),
        expected,
      );
    }),
    runs(1500, 5),
  );
});

test("both names of a profession are searched, text of spaces finds nothing, a limit cuts", () => {
  const table = tableOf([
    { name: { male: "monk", female: "nun" } },
    { name: { male: "Mönch", female: "Nonne" } },
  ]);
  const found = (text: string, limit = 5): readonly string[] =>
    searchByName(table, text, { limit }).map(({ id }) => id);
  assert.equal(found("NUN"), ["r000"]);
  assert.equal(found(" monch "), ["r001"]);
  assert.equal(found("n"), ["r000", "r001"]);
  assert.equal(found("n", 1), ["r000"]);
  assert.equal(found("  "), []);
  table.replace({ order: ["x"], records: [{ x: { id: "x", name: "nun" } }] });
  assert.equal(found("nun"), ["x"]);
});

const lists = fc.array(fc.constantFrom<string[]>("hat", "pin", "__proto__"), { maxLength: 2 });

test("a profession has an item for everybody, or for one gender", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(lists, lists, lists), { maxLength: 5 }), (all) => {
      const asItems = (items: readonly string[]): object => ({
        list: items.map((item) => ({ item })),
      });
      const table = tableOf(
        all.map(([both, male, female]) => ({
          items: { both: asItems(both), male: asItems(male), female: asItems(female) },
        })),
      ) as never;
      for (const item of ["hat", "pin", "__proto__"]) {
        const expected = all.flatMap(([both, male, female], at) => {
          const hisAll = [...both, ...male].includes(item);
          const hersAll = [...both, ...female].includes(item);
          if (!hisAll && !hersAll) return [];
          return [[at, hisAll && hersAll ? "both" : hisAll ? "male" : "female"]];
        });
        const found = professionsWith<Row>(table, item);
        assert.equal(
          found.map(({ profession: { id }, gender }) => [Number(id.slice(1)), gender]),
          expected,
        );
      }
    }),
    runs(800, 5),
  );
});

interface Row {
  readonly id: string;
  readonly items: Readonly<
    Record<"both" | "male" | "female", { readonly list: readonly { readonly item: string }[] }>
  >;
}

test.run();
