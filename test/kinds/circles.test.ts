import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { circlesOf } from "../../generator/kinds/parts/circles.ts";
import { runs } from "../random.ts";

const circles = suite("circles");

const letters = ["a", "b", "c", "d", "e", "f"];
const graphs = fc
  .array(fc.tuple(fc.constantFrom(...letters), fc.constantFrom(...letters)), { maxLength: 14 })
  .map((edges) => (id: string) => edges.filter(([from]) => from === id).map(([, to]) => to));

/** Ids that the lists of one lead to, by one step or more. */
function reached(id: string, next: (id: string) => readonly string[]): Set<string> {
  const found = new Set(next(id));
  for (const each of found) for (const further of next(each)) found.add(further);
  return found;
}

circles("hold the ids that lead to each other, and those that lead to themselves", () => {
  fc.assert(
    fc.property(graphs, fc.shuffledSubarray(letters, { minLength: 6 }), (next, order) => {
      const circleOf = circlesOf(next, String);
      for (const id of order) {
        const expected = letters.filter(
          (other) => reached(id, next).has(other) && reached(other, next).has(id),
        );
        const circle = circleOf(id);
        assert.equal([...(circle?.nodes ?? [])].sort(), expected);
        if (!circle) continue;
        assert.is(circle.least, expected[0]);
        const ways = expected.map(
          (each) => new Set(next(each).filter((other) => circle.nodes.has(other))).size,
        );
        assert.is(
          circle.isRing,
          ways.every((count) => count === 1),
        );
      }
    }),
    runs(500),
  );
});

circles("lists may lead as far as there are requirements", () => {
  const length = 50_000;
  const circleOf = circlesOf((id: string) => [String((Number(id) + 1) % length)], String);
  assert.is(circleOf("7")?.nodes.size, length);
  assert.is(circleOf("7"), circleOf("49999"));
});

circles.run();
