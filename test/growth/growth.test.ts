/** That the measurements measure something, and that very many findings are findings like others. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { projectFolder } from "../project-folder.ts";
import { many, tile, type Files } from "./mistake.ts";
import { mistakes } from "./mistakes/index.ts";
import { mixedMistakes } from "./mixed.ts";

const growth = suite("growth");

function codesIn(files: Files, options: Partial<Parameters<typeof settingsOf>[1]> = {}): string[] {
  const settings = settingsOf(projectFolder(files), { packs: ["pack"], ...options });
  const { diagnostics } = compilePacks(settings, { emit: false });
  return diagnostics.map(({ code }) => code);
}

growth("each sort of mistake is found", () => {
  for (const { what, dialect = "spec", known, files } of mistakes) {
    const all = files(8);
    const packs = ["pack", "later"].filter((pack) =>
      Object.keys(all).some((path) => path.startsWith(`${pack}/`)),
    );
    const ids = new Map(
      Object.entries(known?.(8) ?? {}).map(([kind, each]) => [kind, new Set(each)]),
    );
    assert.ok(codesIn(all, { packs, dialect, known: ids }).length > 0, what);
  }
});

growth("ten times the mistakes are ten times the findings", () => {
  const inPack = (files: Files): Files =>
    Object.fromEntries(Object.entries(files).map(([path, each]) => [`pack/${path}`, each]));
  const few = codesIn(inPack(mixedMistakes(6)));
  const most = codesIn(inPack(mixedMistakes(60)));
  assert.equal([...new Set(few)].sort(), [...new Set(most)].sort());
  // A member that many objects have is one finding.
  const single = (code: string): boolean => code !== "unknown-member";
  assert.ok(
    most.filter(single).length > 9 * few.filter(single).length,
    `${String(few.length)} and ${String(most.length)}`,
  );
});

growth("a definition may have more findings than a call takes arguments", () => {
  const tent_centers = many(130_000, () => "f_none");
  const tent = { type: "furniture", id: "f_tent", name: "x", symbol: ".", color: "red" };
  const rest = { required_str: 1, move_cost_mod: 1 };
  const bash = { str_min: 1, str_max: 2, tent_centers };
  const codes = codesIn({ "pack/a.json": JSON.stringify([{ ...tent, ...rest, bash }]) });
  assert.is(codes.length, tent_centers.length);
  assert.equal([...new Set(codes)], ["unknown-reference"]);
});

growth("looks lead in a circle, whoever on it misspells something else", () => {
  const look = (id: string, other: string, more: object = {}): object =>
    tile(id, { looks_like: other, ...more });
  for (const [one, other] of [
    [{}, {}],
    [{ opne: "t_a" }, {}],
    [{}, { opne: "t_a" }],
    [{ opne: "t_a" }, { opne: "t_a" }],
  ]) {
    const codes = codesIn({ "pack/a.json": [look("t_a", "t_b", one), look("t_b", "t_a", other)] });
    assert.is(codes.filter((code) => code === "looks-like-cycle").length, 1);
  }
});

growth.run();
