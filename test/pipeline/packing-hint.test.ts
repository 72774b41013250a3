/** The line that tells what shape "packed" would save. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { packingHint } from "../../generator/build/packing-hint.ts";
import type { Compilation } from "../../generator/compile.ts";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { projectFolder } from "../project-folder.ts";
import { settingsOf } from "./settings-of.ts";

const test = suite("packing hint");

function hintOf(count: number, shape: "literal" | "packed"): string | undefined {
  return packingHint(compiled(count, shape));
}

function compiled(count: number, shape: "literal" | "packed"): Compilation {
  const terrain = Array.from({ length: count }, (_, index) => ({
    ...{ type: "terrain", id: `t_${String(index)}`, name: `plank ${String(index)}` },
    ...{ symbol: "#", color: "brown", move_cost: 2, flags: ["FLAT", "INDOORS"] },
  }));
  const folder = projectFolder({ "core/terrain.json": terrain });
  return compilePacks(settingsOf(folder, { packs: ["core"], shape }));
}

test("records that take a megabyte as literals earn a line, others do not", () => {
  const hint = hintOf(4000, "literal") ?? "";
  const [is, would] = [...hint.matchAll(/(\d+\.\d) MB/gu)].map(([, number]) => Number(number));
  assert.ok(is! > 1 && would! < is! / 5, hint);
  const { modules } = compiled(4000, "packed");
  const packed = modules.find(({ path }) => path === "terrain.ts")!.bytes.length / 1e6;
  assert.ok(Math.abs(would! - packed) < 0.25 * packed, `${hint}, and in truth ${String(packed)}`);
  assert.match(
    hint,
    /^records take \S+ MB as literals; with "--shape packed" they would take about/u,
  );
  assert.is(hintOf(40, "literal"), undefined);
  assert.is(hintOf(4000, "packed"), undefined);
});

test.run();
