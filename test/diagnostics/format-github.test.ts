import * as fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { formatGithub } from "../../generator/diagnostics/format-github.ts";
import { locate } from "../../generator/diagnostics/locate.ts";
import { commandLine } from "../../generator/diagnostics/source-names.ts";
import { findingAt, findings, hostileFinding, hostileText, seed } from "./findings.ts";

const github = suite("format-github");

github("an annotation has place, code, message, help and notes", () => {
  const text = '{\n  "opne": 1\n}';
  const finding = findingAt("content/a,b:c%.json", text, '"opne"', {
    message: "100% wrong.",
    help: 'Write "open".',
    notes: [
      {
        message: "See there.",
        ...locate({ source: { displayPath: "b.json", text }, offset: 0, length: 1 }),
      },
    ],
  });
  assert.is(
    formatGithub([finding]),
    "::warning file=content/a%2Cb%3Ac%25.json,line=2,endLine=2,col=3,endColumn=9,title=unknown-member" +
      '::100%25 wrong.%0Ahelp: Write "open".%0Anote: See there. (b.json:1)\n',
  );
  assert.match(
    formatGithub([finding], { pathOf: (path) => `game/${path.length}` }),
    "file=game/19,line=2",
  );
});

github("a place of several lines has no columns, and the command line no file", () => {
  assert.is(
    formatGithub([findingAt("a.json", "{\n}", "{\n}", { severity: "note", message: "m" })]),
    "::notice file=a.json,line=1,endLine=2,title=unknown-member::m\n",
  );
  assert.is(
    formatGithub([findingAt(commandLine, "defwright", "d", { severity: "error", message: "m" })]),
    "::error title=unknown-member::m\n",
  );
});

github("errors come first, and what goes beyond GitHub's limits is counted", () => {
  const found = [...findings("note", 12), ...findings("warning", 3), ...findings("error", 11)];
  const lines = formatGithub(found).trimEnd().split("\n");
  assert.equal(
    lines.map((line) => line.replace(/^::(\w+) .*::/u, "$1 ")),
    [
      ...Array.from({ length: 10 }, (_, index) => `error error ${String(index)}.`),
      ...Array.from({ length: 3 }, (_, index) => `warning warning ${String(index)}.`),
      ...Array.from({ length: 9 }, (_, index) => `notice note ${String(index)}.`),
      "notice 11 errors, 3 warnings, 12 notes in 3 files; 22 of them are annotated; the log of this step has the others.",
    ],
  );
});

github("a smaller limit of one's own holds", () => {
  const lines = formatGithub([...findings("warning", 2), ...findings("error", 2)], { most: 3 });
  assert.equal(lines.match(/^::\w+/gmu), ["::error", "::error", "::warning", "::notice"]);
  assert.is(formatGithub([]), "");
});

/** As GitHub's runner reads a command. */
function read(line: string): { properties: Map<string, string>; message: string } {
  const [, list = "", message = ""] = /^::\w+ ([^]*?)::([^]*)$/u.exec(line) ?? [];
  const unescape = (text: string): string =>
    text
      .replaceAll("%2C", ",")
      .replaceAll("%3A", ":")
      .replaceAll("%0A", "\n")
      .replaceAll("%0D", "\r")
      .replaceAll("%25", "%");
  const pairs = list.split(",").map((pair): [string, string] => {
    const at = pair.indexOf("=");
    return [pair.slice(0, at), unescape(pair.slice(at + 1))];
  });
  return { properties: new Map(pairs), message: unescape(message) };
}

github("whatever content says, one command a finding, read back as written", () => {
  fc.assert(
    fc.property(fc.array(hostileFinding, { maxLength: 4 }), (found) => {
      const lines = formatGithub(found).split("\n");
      assert.is(lines.pop(), "");
      assert.is(lines.length, found.length);
      for (const line of lines) assert.match(line, /^::(?:error|warning|notice) /u);
    }),
    { seed },
  );
  fc.assert(
    fc.property(
      hostileText.filter((path) => path !== ""),
      hostileText,
      (path, message) => {
        const finding = findingAt(path, "x", "x", { message: message.replace(/\P{ASCII}/gu, "") });
        const line = formatGithub([finding]).replace(/\n$/u, "");
        const { properties, message: said } = read(line);
        assert.is(properties.get("file"), path);
        assert.is(properties.get("title"), "unknown-member");
        assert.is(/[\r\n]/u.test(said), false);
      },
    ),
    { seed },
  );
});

github.run();
