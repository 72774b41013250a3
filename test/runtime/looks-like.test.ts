import { suite } from "uvu";
import * as assert from "uvu/assert";
import { looksLike } from "../../runtime/index.ts";
import type { LookalikeTable } from "../../runtime/index.ts";

const test = suite("looks like");

function table(chain: Readonly<Record<string, string | undefined>>): LookalikeTable {
  const ids = Object.keys(chain);
  return {
    index: (id: string) => ids.indexOf(id),
    at: (index) => {
      const id = ids[index];
      if (id === undefined) return undefined;
      const looks_like = chain[id];
      return looks_like === undefined ? {} : { looks_like };
    },
  };
}

const pictures =
  (...ids: string[]) =>
  (id: string): boolean =>
    ids.includes(id);

const furniture = table({
  f_sofa: "f_bench",
  f_bench: "f_log",
  f_log: "t_trunk",
  f_alone: undefined,
});
const terrain = table({ t_trunk: "log_item", t_ring: "t_ring2", t_ring2: "t_ring" });

test("§2.3: its own picture, else the first along the chain", () => {
  assert.is(looksLike([furniture], "f_sofa", pictures("f_sofa", "f_log")), "f_sofa");
  assert.is(looksLike([furniture], "f_sofa", pictures("f_log", "f_bench")), "f_bench");
  assert.is(looksLike([furniture], "f_sofa", pictures("f_log")), "f_log");
});

test("§2.3: no picture anywhere means the symbol", () => {
  assert.is(looksLike([furniture], "f_sofa", pictures()), undefined);
  assert.is(looksLike([furniture], "f_alone", pictures("f_sofa")), undefined);
});

test("the chain leads from one table into another, and may end at what none holds", () => {
  const tables = [furniture, terrain];
  assert.is(looksLike(tables, "f_sofa", pictures("t_trunk")), "t_trunk");
  assert.is(looksLike(tables, "f_sofa", pictures("log_item")), "log_item");
  assert.is(looksLike([furniture], "f_sofa", pictures("log_item")), undefined);
  assert.is(looksLike(tables, "nobody_knows", pictures("nobody_knows")), "nobody_knows");
  assert.is(looksLike(tables, "nobody_knows", pictures()), undefined);
});

test("circles end", () => {
  let asked = 0;
  const none = (): boolean => {
    asked++;
    return false;
  };
  assert.is(looksLike([terrain], "t_ring", none), undefined);
  assert.is(asked, 2);
  asked = 0;
  assert.is(looksLike([terrain], "t_ring", none, { most_steps: 1e300 }), undefined);
  assert.is(asked, 2);
});

test("ten steps, or as many as the game wants", () => {
  const long = table(
    Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`t_${index}`, `t_${index + 1}`])),
  );
  assert.is(looksLike([long], "t_0", pictures("t_10")), "t_10");
  assert.is(looksLike([long], "t_0", pictures("t_11")), undefined);
  assert.is(looksLike([long], "t_0", pictures("t_20"), { most_steps: 20 }), "t_20");
  assert.is(looksLike([long], "t_0", pictures("t_1"), { most_steps: 0 }), undefined);
});

test.run();
