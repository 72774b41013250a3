import { distance } from "fastest-levenshtein";
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  createEditSearch,
  effortFor,
  type Effort,
} from "../../generator/diagnostics/edit-search.ts";
import { nearest } from "../../generator/diagnostics/suggest.ts";
import {
  farFrom,
  suggestionsFrom,
  type Suggestions,
} from "../../generator/diagnostics/suggestions.ts";
import { word } from "../growth/mistake.ts";
import { runs } from "../random.ts";

const suggestions = suite("suggestions");

const prefixes: readonly string[] = ["f_", "t_"];

/** Words that share beginnings, ends and prefixes, in alphabets in which much is near. */
const alphabets = ["ab", "abc_", "aAbBfFtT_", "abcdefghijklmnop_", "aİiıßẞΣσς ", "\ud83d\ude00a"];

const cases = fc
  .record({
    alphabet: fc.constantFrom(...alphabets),
    longest: fc.constantFrom(5, 12, 30, 70),
    shared: fc.nat(20),
  })
  .chain(({ alphabet, longest, shared }) => {
    const unit = fc.constantFrom(...alphabet.split(""));
    const text = fc.string({ unit, maxLength: longest });
    const start = fc.string({ unit, minLength: shared, maxLength: shared });
    const prefix = fc.constantFrom("", "", "t_", "f_", "T_");
    return fc
      .tuple(start, fc.array(fc.tuple(prefix, fc.boolean(), text), { maxLength: 40 }))
      .chain(([common, parts]) => {
        const words = parts.map(([before, isShared, rest]) => {
          return before + (isShared ? common : "") + rest;
        });
        const known = fc.constantFrom("", ...words);
        // A known word with something taken out or put in, or any other.
        const mistyped = fc
          .tuple(known, fc.nat(90), fc.nat(3), fc.string({ unit, maxLength: 3 }))
          .map(([each, at, gone, put]) => each.slice(0, at) + put + each.slice(at + gone));
        const asked = fc.array(fc.oneof(mistyped, known, text), { minLength: 1, maxLength: 8 });
        return fc.record({ words: fc.constant([...new Set(words)]), asked });
      });
  });

suggestions("are those of looking at every candidate", () => {
  fc.assert(
    fc.property(cases, ({ words, asked }) => {
      const index = suggestionsFrom(words, prefixes);
      for (const each of asked)
        assert.equal(index.nearest(each), nearest(each, words, prefixes), each);
    }),
    runs(400),
  );
});

suggestions("after candidates come and go, they are those of the candidates that there are", () => {
  const edits = fc.array(fc.tuple(cases, fc.boolean()), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(cases, edits, ({ words, asked }, steps) => {
      let present: readonly string[] = words;
      let index = suggestionsFrom(present, prefixes);
      for (const [{ words: others, asked: more }, isAdded] of steps) {
        const all = [...asked, ...more];
        for (const each of all) askAll(index, each);
        const come = isAdded ? others.filter((each) => !present.includes(each)) : [];
        const gone = isAdded ? present.slice(0, 1) : present.filter((_, at) => at % 3 === 0);
        present = [...present.filter((each) => !gone.includes(each)), ...come];
        index = suggestionsFrom(present, prefixes, { suggestions: index, come, gone });
        const anew = suggestionsFrom(present, prefixes);
        for (const each of all) assert.equal(askAll(index, each), askAll(anew, each), each);
      }
    }),
    runs(200),
  );
});

suggestions("candidates that are far change none, whatever else there is", () => {
  let far = 0;
  fc.assert(
    fc.property(cases, cases, ({ words, asked }, { words: others }) => {
      const many = Array.from({ length: 6 }, (_, at) => `${"-".repeat(80)}${String(at)}`);
      const [few, all] = [[...words, ...many], [...new Set([...words, ...many, ...others])]];
      const isFar = farFrom(
        all.filter((each) => !few.includes(each)),
        prefixes,
      );
      const [without, beside] = [few, all].map((each) => suggestionsFrom(each, prefixes));
      for (const each of asked.filter(isFar)) {
        far += 1;
        if (without && beside) assert.equal(askAll(beside, each), askAll(without, each), each);
      }
    }),
    runs(300),
  );
  assert.ok(far > 0);
});

function askAll({ nearest, sameLetters, sameWords, some }: Suggestions, word: string): unknown[] {
  return [nearest, sameLetters, sameWords, some].map((ask) => ask(word));
}

suggestions("one more candidate costs a search no more effort than is counted for it", () => {
  fc.assert(
    fc.property(cases, fc.integer({ min: 1, max: 9 }), ({ words, asked }, most) => {
      const [one = "", ...others] = words;
      const costOf = (some: readonly string[], word: string): number => {
        const effort: Effort = { left: Number.MAX_SAFE_INTEGER };
        const search = createEditSearch(some);
        for (let edits = 1; edits <= most; edits += 1) search.within(word, edits, effort);
        return Number.MAX_SAFE_INTEGER - effort.left;
      };
      for (const each of asked) {
        const more = costOf(words, each) - costOf(others, each);
        assert.ok(more <= effortFor(one.length, most), `${each}: ${String(more)}`);
      }
    }),
    runs(200),
  );
});

suggestions("the search finds all words within so many edits, and no others", () => {
  fc.assert(
    fc.property(cases, fc.integer({ min: 1, max: 9 }), ({ words, asked }, edits) => {
      const search = createEditSearch(words);
      for (const each of asked) {
        const found = search.within(each, edits, { left: Infinity });
        const near = words.filter((other) => distance(each, other) <= edits);
        assert.equal([...(found ?? [])].sort(), near.sort(), `${each} ${String(edits)}`);
      }
    }),
    runs(300),
  );
});

suggestions("the same letters are found whatever their case and the spaces around them", () => {
  const { sameLetters } = suggestionsFrom(["t_door", "T_Wall", "t_wall", " t_gate"]);
  assert.is(sameLetters("T_DOOR "), "t_door");
  assert.is(sameLetters("t_door"), undefined);
  assert.is(sameLetters("t_WALL"), undefined);
  assert.is(sameLetters("T_Wall"), "t_wall");
  assert.is(sameLetters("t_gate"), " t_gate");
});

/** What one search costs on average, in cells of distance tables. */
function effortOver(count: number, asked: (id: string) => string, edits: number): number {
  const ids = Array.from({ length: count }, (_, at) => word(at));
  const search = createEditSearch(ids);
  const effort: Effort = { left: Number.MAX_SAFE_INTEGER };
  for (const id of ids.slice(0, 500)) search.within(asked(id), edits, effort);
  return (Number.MAX_SAFE_INTEGER - effort.left) / 500;
}

suggestions("looking through many times as many ids costs hardly more", () => {
  for (const edits of [1, 2]) {
    const few = effortOver(500, (id) => `${id}x`, edits);
    const many = effortOver(8000, (id) => `${id}x`, edits);
    assert.ok(many < 5 * few, `${String(edits)} edits: ${String(few)} and ${String(many)} cells`);
  }
});

suggestions("of words longer than anybody types only case and prefix count", () => {
  const long = "ab".repeat(5000);
  const words = [`${long}c`, `t_${long}`, "ab".repeat(100)];
  const index = suggestionsFrom(words, prefixes);
  for (const asked of [long, `f_${long}`, `${long.toUpperCase()}C`, `${long}d`, `${long}cd`]) {
    assert.equal(index.nearest(asked), nearest(asked, words, prefixes));
  }
  assert.equal(index.nearest(`F_${long}`), { suggestion: `t_${long}` });
  assert.equal(index.nearest(`${long}C`), { suggestion: `${long}c` });
  assert.is(index.nearest(`${long}d`), undefined);
  assert.equal(index.nearest(`${"ab".repeat(99)}ba`), { suggestion: "ab".repeat(100) });
  assert.is(index.nearest(`${"ab".repeat(100)}c`), undefined);
});

suggestions("where very many are alike and none is near, none is suggested", () => {
  const walls = Array.from({ length: 5000 }, (_, at) => `t_wall_of_stone_and_brick_${word(at)}`);
  const index = suggestionsFrom(walls, prefixes);
  assert.equal(index.nearest(`${walls[7] ?? ""}x`), { suggestion: walls[7] });
  assert.is(index.nearest("t_wall_of_stone_and_brick_##########"), undefined);
});

suggestions("to choose from come ids that share words; all of a few, none of many", () => {
  const many = ["t_door_c", "t_door_o", "t_wall", "t_floor", "t_dirt"];
  assert.equal(suggestionsFrom(many).some("t_door_x"), ["t_door_c", "t_door_o"]);
  assert.equal(suggestionsFrom(many).some("zzz"), []);
  assert.equal(suggestionsFrom(many.slice(0, 3)).some("zzz"), ["t_door_c", "t_door_o", "t_wall"]);
  assert.equal(suggestionsFrom(many.slice(0, 4)).some("t_wall"), [
    "t_door_c",
    "t_door_o",
    "t_floor",
  ]);
});

suggestions.run();
