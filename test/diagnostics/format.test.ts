import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ansi } from "../../generator/diagnostics/colours.ts";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import type { Severity } from "../../generator/model/severity.ts";
import { findingAt } from "./findings.ts";
import { formatJson } from "../../generator/diagnostics/format-json.ts";
import { formatPretty } from "../../generator/diagnostics/format-pretty.ts";
import { locate } from "../../generator/diagnostics/locate.ts";
import { summary } from "../../generator/diagnostics/summary.ts";

const formats = suite("format");

const doors = {
  packName: "core",
  displayPath: "content/core/doors.json",
  text: `[\n${"\n".repeat(8)}  {\n    "id": "t_gate",\n    "opne": "t_gate_o"\n  }\n]\n`,
};
const gates = { displayPath: "content/core/gates.json", text: '[\n  { "id": "t_gate" }\n]\n' };
const diagnostic: Diagnostic = {
  code: "unknown-member",
  severity: "error",
  message: 'The member "opne" was found – terrain has none of that name.',
  help: 'Write "open".',
  spec: "2.3",
  ...locate({ source: doors, path: [0, "opne"], target: "key" }),
  notes: [
    {
      message: "The same id stands here.",
      ...locate({ source: gates, path: [0, "id"], target: "value" }),
    },
    { message: "Comments begin with //." },
  ],
};

formats("pretty shows the place, the help and the other place", () => {
  assert.is(
    formatPretty(diagnostic),
    `error[unknown-member]: The member "opne" was found – terrain has none of that name.
  --> content/core/doors.json:12:5
   |
11 |     "id": "t_gate",
12 |     "opne": "t_gate_o"
   |     ^^^^^^
13 |   }
  ::: content/core/gates.json:2:11
   |
 2 |   { "id": "t_gate" }
   |           -------- The same id stands here.
help: Write "open".
note: Comments begin with //.
`,
  );
});

formats("pretty has what stands at the place beside its mark, in the frame's width", () => {
  const labelled = { ...diagnostic, label: "terrain has no such member", notes: [] };
  assert.match(formatPretty(labelled), "\n   |     ^^^^^^ terrain has no such member\n");
  assert.match(
    formatPretty(labelled, { width: 36 }),
    "\n   |     ^^^^^^\n   |     terrain has no such member\n",
  );
  const wordy = { ...labelled, label: "a label of many more words than there is room for" };
  assert.match(
    formatPretty(wordy, { width: 36 }),
    "\n   |     ^^^^^^\n   | a label of many more words than\n   | there is room for\n",
  );
  assert.match(formatJson(labelled), '"label":"terrain has no such member"');
});

formats(
  "pretty says which option repairs it, and shows the lines where signs are added or removed",
  () => {
    const text = '[\n  ["a"\n  "b"],\n  ["c",]\n]\n';
    const finding = findingAt("a.json", text, '"a"', {
      help: "Add a comma.",
      fix: {
        level: "safe",
        edits: [
          { offset: 8, length: 0, text: "," },
          { offset: text.indexOf(",]"), length: 1, text: "" },
        ],
      },
    });
    assert.match(
      formatPretty(finding),
      `
help: Add a comma. [--fix]
  |
2 |   ["a",
  |       - repaired
  |
4 |   ["c"]
  |       - repaired
`,
    );
    const edits = [{ offset: 5, length: 1, text: "x" }];
    const ofWords = { ...finding, fix: { level: "suggestions" as const, edits } };
    assert.match(formatPretty(ofWords), "\nhelp: Add a comma. [--fix=suggestions]\n");
    assert.not.match(formatPretty(ofWords), "repaired");
  },
);

formats("pretty has colour only when asked, and the same text", () => {
  const coloured = formatPretty(diagnostic, { colours: ansi });
  assert.match(coloured, "\x1b[1;31merror[unknown-member]\x1b[0m");
  assert.is(coloured.replace(/\x1b\[[\d;]*m/g, ""), formatPretty(diagnostic));
});

formats("pretty lets no control character of a message through", () => {
  const text = formatPretty({ ...diagnostic, message: "\x1b[2J", notes: [] });
  assert.is(text.split("\n")[0], "error[unknown-member]: ␛[2J");
});

formats("json is one line with the agreed members", () => {
  assert.is(
    formatJson(diagnostic),
    '{"version":1,"code":"unknown-member","severity":"error",' +
      '"message":"The member \\"opne\\" was found – terrain has none of that name.",' +
      '"help":"Write \\"open\\".","pack":"core","file":"content/core/doors.json",' +
      '"line":12,"column":5,"endLine":12,"endColumn":11,"spec":"2.3","notes":[' +
      '{"message":"The same id stands here.","file":"content/core/gates.json","line":2,"column":11},' +
      '{"message":"Comments begin with //."}]}\n',
  );
});

formats("json leaves out what is absent", () => {
  assert.is(
    formatJson({
      code: "a",
      severity: "note",
      message: "m",
      ...locate({ source: gates, offset: 0, length: 1 }),
      notes: [],
    }),
    '{"version":1,"code":"a","severity":"note","message":"m","file":"content/core/gates.json",' +
      '"line":1,"column":1,"endLine":1,"endColumn":2,"notes":[]}\n',
  );
});

formats("the summary counts in words", () => {
  const of = (severity: Severity, source = doors): Diagnostic => ({
    ...diagnostic,
    severity,
    source,
  });
  assert.is(summary([]), undefined);
  assert.is(summary([of("error")]), "1 error in 1 file");
  assert.is(
    summary([
      of("note"),
      of("error"),
      of("warning"),
      of("error"),
      of("error", { ...gates, packName: "core" }),
    ]),
    "3 errors, 1 warning, 1 note in 2 files",
  );
});

formats.run();
