/** Many findings read like few: equal ones are one message, and what is not shown in full is counted by code. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { processorTime } from "../processor-time.ts";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { formatReport, formatStatistics } from "../../generator/diagnostics/format-report.ts";
import { findingAt } from "./findings.ts";

const reports = suite("report");

/** So many equal findings, a line each, so many in a file. */
function equals(count: number, perFile = count, more: Partial<Diagnostic> = {}): Diagnostic[] {
  const text = Array.from({ length: perFile }, (_, line) => `"m${String(line)}": 1,`).join("\n");
  return Array.from({ length: count }, (_, index) => {
    const path = `${String(Math.floor(index / perFile))}.json`;
    const mark = `"m${String(index % perFile)}"`;
    return findingAt(path, text, mark, {
      message: 'Unknown member "m".',
      help: "Remove it.",
      ...more,
    });
  });
}

function different(count: number, more: Partial<Diagnostic> = {}): Diagnostic[] {
  return Array.from({ length: count }, (_, index) =>
    findingAt(`${String(index)}.json`, "[1]", "1", {
      message: `Number ${String(index)}.`,
      ...more,
    }),
  );
}

reports("equal findings are one message with the first three places", () => {
  const { paragraphs, isWhole } = formatReport(equals(12, 4));
  assert.equal(paragraphs, [
    `warning[unknown-member]: Unknown member "m".
 --> 0.json:1:1
  |
1 | "m0": 1,
  | ^^^^
2 | "m1": 1,
 --> 0.json:2:1
2 | "m1": 1,
  | ^^^^
 --> 0.json:3:1
3 | "m2": 1,
  | ^^^^
help: Remove it.
note: 12 times in 3 files; the first 3 are shown
`,
  ]);
  assert.not.ok(isWhole);
});

reports("with everything each place of them is shown", () => {
  const { paragraphs, isWhole } = formatReport(equals(12, 4), { everything: true });
  assert.is(paragraphs.length, 1);
  assert.is(paragraphs[0]?.match(/^ +--> /gmu)?.length, 12);
  assert.ok(isWhole);
});

reports("another severity, message or help is another message", () => {
  const all = [
    ...equals(2),
    ...equals(2, 2, { severity: "error" }),
    ...equals(2, 2, { message: "Another." }),
    ...equals(2, 2, { help: "Rename it." }),
  ];
  assert.is(formatReport(all).paragraphs.length, 4);
});

reports("of a code the first messages are in full, the most frequent others have a line", () => {
  const all = [
    ...different(40),
    ...equals(7, 7, { message: "Often." }),
    ...different(1, { code: "near-word" }),
  ];
  const { paragraphs, isWhole } = formatReport(all);
  assert.equal(
    paragraphs.slice(0, -1).map((text) => text.split("\n", 1)[0]),
    [
      "warning[unknown-member]: Number 0.",
      "warning[unknown-member]: Number 1.",
      "warning[unknown-member]: Number 2.",
      "warning[near-word]: Number 0.",
    ],
  );
  assert.is(
    paragraphs.at(-1),
    `warning[unknown-member]: 44 more in 38 files
  7 times, first at 0.json:1:1: Often.
  3.json:1:2: Number 3.
  4.json:1:2: Number 4.
  5.json:1:2: Number 5.
  6.json:1:2: Number 6.
  and 33 other messages
`,
  );
  assert.not.ok(isWhole);
});

reports("errors are shown before warnings, and of each code one before a second of any", () => {
  const all = [
    ...different(9, { code: "near-word" }),
    ...different(9, { code: "wrong-type", severity: "error" }),
    ...different(9, { code: "missing-member", severity: "error" }),
    ...different(9),
  ];
  const heads = (most: number): string[] =>
    formatReport(all, { most }).paragraphs.map((text) => text.trimEnd());
  assert.equal(
    heads(3).map((text) => text.split("\n", 1)[0]),
    [
      "error[wrong-type]: Number 0.",
      "error[wrong-type]: Number 1.",
      "error[missing-member]: Number 0.",
      "error[wrong-type]: 7 more in 7 files",
      "error[missing-member]: 8 more in 8 files",
      "warning[near-word]: 9 more in 9 files",
      "warning[unknown-member]: 9 more in 9 files",
    ],
  );
  assert.is(heads(20).filter((text) => text.includes(": Number ")).length, 20);
  assert.equal(
    heads(0).map((text) => text.split(":")[1]?.trim()),
    ["9 more in 9 files", "9 more in 9 files", "9 more in 9 files", "9 more in 9 files"],
  );
  assert.is(formatReport(all, { most: 36 }).isWhole, true);
});

reports("every finding is shown or counted, whatever is limited", () => {
  const all = [
    ...equals(70, 9),
    ...different(70, { severity: "error" }),
    ...different(30, { code: "near-word" }),
  ];
  for (const options of [
    {},
    { most: 5 },
    { most: 60 },
    { everything: true },
    { everything: true, most: 2 },
  ]) {
    const text = formatReport(all, options).paragraphs.join("\n");
    const places = text.match(/^ +--> /gmu)?.length ?? 0;
    const beyond = [...text.matchAll(/^note: (\d+) times .* the first (\d+) are/gmu)];
    const more = [...text.matchAll(/: (\d+) more in /gu)];
    const count = (matches: RegExpExecArray[], group: number): number =>
      matches.reduce((sum, match) => sum + Number(match[group]), 0);
    assert.is(places + count(beyond, 1) - count(beyond, 2) + count(more, 1), all.length);
  }
});

reports("lines that stand for messages fit the terminal", () => {
  const all = different(40, { message: "word ".repeat(40) }).map((each, index) => ({
    ...each,
    message: `${String(index)} ${each.message}`,
  }));
  const [, ...lines] = formatReport(all, { width: 40 }).paragraphs.at(-1)?.split("\n") ?? [];
  assert.is(Math.max(...lines.map(({ length }) => length)), 40);
  assert.ok(
    formatStatistics(all, 40)
      .split("\n")
      .every(({ length }) => length <= 40),
  );
});

reports("the table counts every code, the most frequent first", () => {
  const all = [...different(2, { code: "near-word", severity: "note" }), ...equals(12, 4)];
  assert.is(
    formatStatistics(all),
    `12  in 3 files  warning[unknown-member]  A member that neither the specification nor an extension d…
 2  in 2 files  note[near-word]          A flag, an examine action or a category differs by one let…
`,
  );
});

reports("costs grow with the number of findings alone", () => {
  const time = (count: number): number => {
    const all = [...different(count), ...equals(count, 100)];
    return processorTime(() => {
      formatReport(all);
      formatStatistics(all);
    });
  };
  const [few, many] = [time(2000), time(16_000)];
  assert.ok(
    many < 8 * 4 * Math.max(few, 4),
    `${String(few)} ms, eight times as many ${String(many)} ms`,
  );
});

reports.run();
