import * as fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { distance } from "fastest-levenshtein";
import {
  differingParts,
  isHarmlessTypo,
  isOneEdit,
  isOneTypo,
  partsOf,
  typoKeys,
} from "../../generator/text/one-typo.ts";
import { runs } from "../random.ts";

const test = suite("one slip");
const seed = 20260;
const word = fc.string({ unit: fc.constantFrom("a", "b", "_", "A", "1"), maxLength: 6 });

test("one edit is one letter, or two neighbours exchanged", () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const swapped = Array.from(one, (_, at) =>
        [one.slice(0, at), one.slice(at + 1, at + 2), one[at], one.slice(at + 2)].join(""),
      );
      const expected = distance(one, other) <= 1 || swapped.includes(other);
      assert.is(isOneEdit(one, other), expected);
    }),
    runs(5000, seed),
  );
});

test("words one slip apart share a key, and each is a slip for the other", () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      assert.is(isOneTypo(one, other), isOneTypo(other, one));
      assert.is(isHarmlessTypo(one, other), isHarmlessTypo(other, one));
      if (!isOneTypo(one, other)) return;
      const keys = typoKeys(other);
      assert.ok([...typoKeys(one)].some((key) => keys.has(key)));
    }),
    runs(5000, seed),
  );
});

test("words are made of parts", () => {
  assert.equal(partsOf("t_wall-log10 mx_pipesC"), ["t", "wall", "log", "10", "mx", "pipes", "c"]);
  assert.equal(differingParts("t_door_c", "t_door_o"), [["c"], ["o"]]);
  assert.equal(differingParts("t_a_a", "t_a"), [["a"], []]);
});

test.run();
