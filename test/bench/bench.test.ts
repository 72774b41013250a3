/** The bench's own parts, by values. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { projectFolder } from "../project-folder.ts";
import { root } from "../root.ts";
import { findClassEdits } from "./class-edits.ts";
import { drawCurves } from "./curve.ts";
import { groups, selected } from "./groups.ts";
import { entryOf, lastRatios, regressions, type HistoryEntry } from "./history.ts";
import { inTurns, runForUsage } from "./measure.ts";
import { multiply } from "./multiply.ts";
import { benchOnOwnContent } from "./own-content.ts";
import { reached, spreadOf, type Bench, type Measurement, type Row } from "./row.ts";
import { againstRows } from "./rows/against.ts";
import { saveToPixelRows } from "./rows/save-to-pixel.ts";
import { contentFiles, filesBelow } from "./subject.ts";
import { goalText, ratioText, toMarkdown } from "./table.ts";

const test = suite("the bench");

const one = (number: number): Row["ours"] => ({ median: number, min: number, max: number });
const cold: Row = {
  what: "cold build",
  baseline: "velite",
  unit: "ms",
  ours: { median: 423.4, min: 400, max: 451.2 },
  theirs: one(1000),
  ratio: 0.4234,
  told: "part",
  goal: { ratio: 0.75 },
};
const start: Row = {
  ...{ what: "start-up", baseline: "parsing", unit: "ms", told: "faster", ratio: 0.1 },
  ...{ ours: one(5), theirs: one(50), goal: { ratio: 1 / 15 } },
};

test("a spread has its median, its range, and a percentile where there is enough of it", () => {
  assert.equal(spreadOf([3, 1, 2]), { median: 2, min: 1, max: 3 });
  assert.equal(spreadOf([4, 1, 2, 3]), { median: 2.5, min: 1, max: 4 });
  const twenty = Array.from({ length: 20 }, (_, index) => 20 - index);
  assert.equal(spreadOf(twenty), { median: 10.5, min: 1, max: 20, p95: 19 });
});

test("both sides run in turns, and the ratio is the median of the rounds'", () => {
  const order: string[] = [];
  const side = (name: string, times: number[]) => (): number => {
    order.push(name);
    return times.shift() ?? NaN;
  };
  const pair = inTurns(side("ours", [1, 2, 9]), side("theirs", [2, 8, 3]), 3);
  assert.equal(order, ["ours", "theirs", "theirs", "ours", "ours", "theirs"]);
  assert.equal(pair, {
    ours: { median: 2, min: 1, max: 9 },
    theirs: { median: 3, min: 2, max: 8 },
    ratio: 0.5,
  });
});

test("from a save to the pixel is measured where there is a browser, and not in the short form", () => {
  const bench: Bench = {
    packs: ["a"],
    dialect: "bright-nights",
    work: "",
    rounds: 1,
    quick: false,
    built: false,
  };
  const before = process.env["CHROMIUM"];
  process.env["CHROMIUM"] = process.execPath;
  try {
    assert.equal(
      saveToPixelRows(bench).map(({ what, short }) => [what, short]),
      [
        ["save → pixel, our content, literal", false],
        ["save → pixel, our content, packed", false],
        ["save → pixel, the corpus, literal", true],
        ["save → pixel, the corpus, packed", true],
      ],
    );
    assert.equal(saveToPixelRows({ ...bench, quick: true }), []);
    process.env["CHROMIUM"] = join(root, "no such file");
    assert.equal(saveToPixelRows(bench), []);
  } finally {
    if (before === undefined) delete process.env["CHROMIUM"];
    else process.env["CHROMIUM"] = before;
  }
});

test("the short form has rows with a figure to reach, and none that takes long", () => {
  const bench: Bench = {
    ...{ packs: ["a"], dialect: "bright-nights", work: "", rounds: 1, quick: true, built: false },
  };
  const names = groups(bench)
    .filter(({ short }) => short)
    .map(({ what, baseline }) => `${what} | ${baseline}`);
  assert.ok(
    names.includes("cold build, literal | read and JSON.parse all files"),
    names.join("\n"),
  );
  const long = /naive build|velite|by demand|growth|save|watch.*packed|unchanged build \| velite/u;
  assert.equal(
    names.filter((name) => long.test(name)),
    [],
  );
  assert.ok(names.length > 12 && names.length < 30, names.join("\n"));
});

test("a goal holds for the ratio, the median and the percentile", () => {
  const watch: Row = { ...cold, ratio: 0.2, ours: { median: 20, min: 9, max: 50, p95: 31 } };
  const done = (row: Row): readonly [boolean | undefined, string] => [reached(row), goalText(row)];
  const { goal: _, ...reported } = cold;
  assert.equal(done(cold), [true, "≤ 0.75× ✓"]);
  assert.equal(done(start), [false, "≥ 15× faster not yet"]);
  assert.equal(done(reported), [undefined, "–"]);
  assert.equal(done({ ...watch, goal: { ratio: 0.25, p95: 30 } }), [
    false,
    "≤ 0.25×, 95 % ≤ 30 ms not yet",
  ]);
  assert.equal(done({ ...watch, unit: "MB", goal: { ratio: 0.25, median: 20 } }), [
    true,
    "≤ 0.25×, ≤ 20 MB ✓",
  ]);
});

test("rows become a table", () => {
  assert.is(
    toMarkdown([cold, start]),
    [
      "| what | baseline beside it | ours | baseline | ratio | to reach |",
      "| --- | --- | --- | --- | --- | --- |",
      "| cold build | velite | 423 ms (400–451) | 1000 ms | 0.423× | ≤ 0.75× ✓ |",
      "| start-up | parsing | 5 ms | 50 ms | 10× faster | ≥ 15× faster not yet |",
      "",
    ].join("\n"),
  );
  assert.is(ratioText({ ratio: 1 / 23456, told: "faster" }), "23456× faster");
});

test("a row is compared with its last record on the same subject", () => {
  const about = { version: "1.0.0", node: "v20", cores: 2, subject: "game" };
  const entry = (commit: string, ratios: HistoryEntry["ratios"]): HistoryEntry => ({
    ...about,
    commit,
    ratios,
  });
  const history = [
    entry("aaa", { "cold build | velite": 0.1, "start-up | parsing": 0.05 }),
    entry("bbb", { "cold build | velite": 0.36 }),
    { ...entry("ccc", { "cold build | velite": 0.1 }), subject: "other" },
  ];
  assert.equal(
    [...lastRatios(history, "game")],
    [
      ["cold build | velite", { ratio: 0.36, commit: "bbb" }],
      ["start-up | parsing", { ratio: 0.05, commit: "aaa" }],
    ],
  );
  assert.equal(regressions([cold, start], history, "game"), [
    "start-up | parsing: 20× faster at aaa, now 10× faster (100 % worse)",
    "cold build | velite: 0.36× at bbb, now 0.423× (18 % worse)",
  ]);
  // 15 % is noise.
  assert.equal(regressions([{ ...cold, ratio: 0.41 }], history, "game"), []);
  assert.equal(entryOf([cold], { ...about, commit: "ddd" }), {
    ...about,
    commit: "ddd",
    ratios: { "cold build | velite": 0.4234 },
  });
});

test("rows are selected by words of their names", () => {
  const named = (what: string, baseline: string): Measurement => ({
    what,
    baseline,
    short: false,
    measure: () => cold,
  });
  const all = [named("cold build", "velite"), named("cold check", "parsing"), named("size", "–")];
  assert.equal(selected(all, []), all);
  assert.equal(selected(all, ["velite COLD", "size"]), [all[0], all[2]]);
});

test("a plot is the same text for the same figures", () => {
  const points = [1, 4].map((times) => ({ times, milliseconds: one(times * 500) }));
  const plot = drawCurves("a < b", [{ name: "build", points }]);
  assert.is(plot, drawCurves("a < b", [{ name: "build", points }]));
  for (const part of [
    "a &lt; b",
    `>1×</text>`,
    `>4×</text>`,
    `>2 s</text>`,
    `<polyline points="192.5,272.5 560.0,40.0" fill="none"`,
    `>build</text>`,
  ]) {
    assert.ok(plot.includes(part), `${part} in\n${plot}`);
  }
});

test("a multiplied corpus has each definition several times, and each copy refers to its own", () => {
  const folder = projectFolder({
    "pack/doors.json": JSON.stringify([
      { type: "terrain", id: "t_door", symbol: "t_door", open: "t_open", roof: "t_elsewhere" },
      { type: "terrain", id: "t_open", close: "t_door", bash: { ter_set: "t_null" } },
    ]),
  });
  const grown = join(folder, "grown");
  multiply([join(folder, "pack")], 2, grown);
  assert.equal(filesBelow(grown), ["copy-0/doors.json", "copy-1/doors.json"]);
  const [first, second] = [...contentFiles([grown])].map(({ objects }) => objects);
  assert.equal(first, JSON.parse(readFileSync(join(folder, "pack/doors.json"), "utf8")));
  assert.equal(second, [
    { type: "terrain", id: "t_door__1", symbol: "t_door", open: "t_open__1", roof: "t_elsewhere" },
    { type: "terrain", id: "t_open__1", close: "t_door__1", bash: { ter_set: "t_null" } },
  ]);
});

test("edits of each class change what their names say, and can be taken back", () => {
  const sill = { type: "terrain", id: "t_sill", description: "A sill." };
  const folder = projectFolder({
    "pack/a.json": JSON.stringify([
      { type: "terrain", abstract: "any_door", description: "A door." },
      { type: "terrain", id: "t_door", "copy-from": "any_door" },
      sill,
    ]),
    "pack/b.json": JSON.stringify([{ type: "recipe", result: "rope", time: "5 m" }]),
  });
  const mod = join(folder, "mod");
  const edits = findClassEdits([join(folder, "pack")], mod);
  const shown = edits.map(({ name, file, written, edited }) => {
    assert.is(readFileSync(file, "utf8"), written);
    const [before, after] = [written, edited].map((text) =>
      text.endsWith("]\n")
        ? (JSON.parse(text) as object[]).map((each) => JSON.stringify(each))
        : [],
    );
    return [name, file.slice(folder.length + 1), after?.filter((each) => !before?.includes(each))];
  });
  const modification = { type: "terrain", id: "t_sill", "edit-mode": "modify" };
  assert.equal(shown, [
    ["plain value", "pack/b.json", [`{"type":"recipe","result":"rope","time":"15 m"}`]],
    [
      "parent of copies",
      "pack/a.json",
      [`{"type":"terrain","abstract":"any_door","description":"A door. Edited."}`],
    ],
    [
      "modification in a mod",
      "mod/changes.json",
      [JSON.stringify({ ...modification, description: "As a mod says now." })],
    ],
    ["id added", "pack/a.json", [JSON.stringify({ ...sill, id: "t_bench_added" })]],
    ["alias added", "pack/a.json", [JSON.stringify({ ...sill, alias: "t_bench_alias" })]],
    ["broken JSON", "pack/a.json", []],
  ]);
});

test("processor time is that of the process itself", () => {
  const spin = "const end = performance.now() + 60; while (performance.now() < end);";
  const { processor, peak } = runForUsage({ arguments: ["-e", spin] });
  assert.ok(processor > 1 && peak > 1, `${String(processor)} ms, ${String(peak)} MB`);
  assert.throws(
    () => againstRows({ ...benchOnOwnContent(), rounds: 1 }, "/no such checkout"),
    /npm run build/u,
  );
});

test.run();
