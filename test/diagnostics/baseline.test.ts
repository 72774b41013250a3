import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  accept,
  parseBaseline,
  printBaseline,
  applyBaseline,
} from "../../generator/diagnostics/baseline.ts";
import { baselineFile } from "../../generator/config/named-files.ts";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import type { Baseline } from "../../generator/model/baseline.ts";
import { findingAt } from "./findings.ts";

const baseline = suite("baseline");

/** Findings about the member "hue" of terrains with these ids, each on lines of its own. */
function huesOf(ids: readonly string[], path = "core/a.json"): Diagnostic[] {
  const text = `[${ids.map((id) => `\n  { "type": "terrain", "id": "${id}", "hue": 1 }`).join(",")}\n]`;
  return ids.map((_, index) =>
    findingAt(path, text, `"hue"`, { path: [index, "hue"], message: `Unknown "hue" – none.` }),
  );
}

const { pathOf } = baselineFile("/game/baseline.json", "/game", new Map());

function baselineOf(found: readonly Diagnostic[]): Baseline {
  const accepted = parseBaseline(printBaseline(accept(found, pathOf).entries));
  assert.ok(accepted);
  return { pathOf, accepted };
}

baseline("the file is sorted, a finding a line, and reads back", () => {
  const found = [
    ...huesOf(["t_b", "t_a"], "mods/z.json"),
    ...huesOf(["t_c", "t_c"]),
    findingAt("core/a.json", "x", "x", { severity: "note" }),
  ];
  const { entries } = accept(found, pathOf);
  const text = printBaseline(entries);
  assert.is(
    text,
    String.raw`{
  "version": 1,
  "files": {
    "core/a.json": [
      {"code":"unknown-member","definition":"terrain t_c","at":"hue","found":"Unknown \"hue\"","count":2}
    ],
    "mods/z.json": [
      {"code":"unknown-member","definition":"terrain t_a","at":"hue","found":"Unknown \"hue\"","count":1},
      {"code":"unknown-member","definition":"terrain t_b","at":"hue","found":"Unknown \"hue\"","count":1}
    ]
  }
}
`,
  );
  assert.equal([...(parseBaseline(text) ?? new Map()).values()], entries);
  assert.is(printBaseline([]), '{\n  "version": 1,\n  "files": {}\n}\n');
});

baseline("paths are relative to the baseline's own folder", () => {
  const elsewhere = baselineFile("/game/ci/b.json", "/game/tools", new Map());
  const { entries } = accept(huesOf(["t_a"], "../core/a.json"), elsewhere.pathOf);
  assert.equal(
    entries.map(({ file }) => file),
    ["../core/a.json"],
  );
});

baseline("accepted findings go, wherever their lines went; others stay", () => {
  const accepted = baselineOf(huesOf(["t_a", "t_b"]));
  const moved = huesOf(["t_new", "t_b", "t_a"]);
  const result = applyBaseline(moved, accepted);
  assert.equal(result.fresh, moved.slice(0, 1));
  assert.is(result.accepted, 2);
  assert.equal(result.stale, []);
});

baseline("of equal findings as many are accepted as there were", () => {
  const found = huesOf(["t_a", "t_a", "t_a"]);
  const { fresh } = applyBaseline(found, baselineOf(found.slice(0, 2)));
  assert.equal(fresh, found.slice(2));
});

baseline("what is there no more is told, with how many", () => {
  const { fresh, stale } = applyBaseline(
    huesOf(["t_a"]),
    baselineOf(huesOf(["t_a", "t_a", "t_b"])),
  );
  assert.equal(fresh, []);
  assert.equal(
    stale.map(({ definition, count }) => [definition, count]),
    [
      ["terrain t_a", 1],
      ["terrain t_b", 1],
    ],
  );
});

baseline("another word in another place is another finding", () => {
  const accepted = baselineOf(huesOf(["t_a"]));
  const [found] = huesOf(["t_a"]);
  assert.ok(found);
  for (const other of [
    { ...found, message: `Unknown "hoe" – none.` },
    { ...found, path: [0, "bash", "hue"] },
    { ...found, code: "misplaced-member" },
  ]) {
    assert.equal(applyBaseline([other], accepted).fresh, [other]);
  }
  const reworded = { ...found, message: `Unknown "hue" – expected something else.` };
  assert.equal(applyBaseline([reworded], accepted).fresh, []);
});

baseline("an object that cannot be read is never accepted", () => {
  const lost = huesOf(["t_a"]).map((each) => ({ ...each, code: "wrong-type" }));
  const { entries, refused } = accept(lost, pathOf);
  assert.equal([entries, refused], [[], lost]);
  const forged = new Map(
    [...baselineOf(huesOf(["t_a"])).accepted].map(([key, entry]) => [
      key.replace("unknown-member", "wrong-type"),
      { ...entry, code: "wrong-type" },
    ]),
  );
  assert.equal(applyBaseline(lost, { pathOf, accepted: forged }).fresh, lost);
});

baseline("hostile names are names", () => {
  const found = huesOf(["__proto__", "constructor"], "__proto__");
  const { fresh, accepted } = applyBaseline(found, baselineOf(found));
  assert.equal([fresh, accepted], [[], 2]);
});

baseline("anything but a baseline is refused", () => {
  for (const text of [
    "",
    "[]",
    '{"version":2,"files":{}}',
    '{"version":1}',
    '{"version":1,"files":{"a.json":{}}}',
    '{"version":1,"files":{"a.json":[null]}}',
    '{"version":1,"files":{"a.json":[{"code":"a","definition":"","at":"","found":"","count":0}]}}',
    '{"version":1,"files":{"a.json":[{"code":"a","definition":"","at":"","count":1}]}}',
  ]) {
    assert.is(parseBaseline(text), undefined, text);
  }
});

baseline.run();
