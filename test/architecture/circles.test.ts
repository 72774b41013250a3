/** No file can be reached from itself by imports, those of types included. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { none } from "../expect.ts";
import { circlesIn, importGraph } from "./circles.ts";

const test = suite("circles of files");

test("there are none", () => {
  const graph = importGraph(["generator", "templates", "runtime"]);
  assert.ok(graph.size > 400);
  none(
    circlesIn(graph),
    "move what both need into a file below these, so that one import of each circle goes",
  );
});

test("circles are found, whatever leads to them, and chains of any length are none", () => {
  const graph = (lines: readonly string[]): ReadonlyMap<string, readonly string[]> =>
    new Map(
      lines.map((line) => {
        const [node = "", ...to] = line.split(" ");
        return [node, to];
      }),
    );
  assert.equal(circlesIn(graph(["a b", "b c d", "c a", "d e", "e", "f a"])), [["a", "b", "c"]]);
  assert.equal(circlesIn(graph(["c d", "d c x", "a b", "b a c"])), [
    ["a", "b"],
    ["c", "d"],
  ]);
  assert.equal(circlesIn(graph(["a b c", "b d", "c d", "d"])), []);
  const chain = Array.from({ length: 20_000 }, (_, at) => `${String(at)} ${String(at + 1)}`);
  assert.equal(circlesIn(graph(chain)), []);
  assert.equal(circlesIn(graph([...chain, "20000 0"]))[0]?.length, 20_001);
});

test.run();
