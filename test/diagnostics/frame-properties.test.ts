/** Frames of any text: the marks stand below what they mark, and nothing runs away. */
import * as fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { locate } from "../../generator/diagnostics/locate.ts";
import { formatPretty } from "../../generator/diagnostics/format-pretty.ts";
import { renderFrame } from "../../generator/diagnostics/render-frame.ts";
import { stringWidth } from "../../generator/text/string-width.ts";
import { hostileFinding, hostileText, seed } from "./findings.ts";
import { runs } from "../random.ts";

const frames = suite("render-frame, any text");

/** Whole characters: marks are never asked for inside one. */
const characters: fc.Arbitrary<string[]> = fc.array(
  fc.constantFrom("a", "Z", " ", "\t", "é", "門", "日", "😀", "👩‍🚀", "ｗ", "\u0007", "ö", "„", "—"),
  { maxLength: 90 },
);
const lineEnd = fc.constantFrom("\n", "\r\n", "\r");

/** What a frame shows for a stretch of a line. */
function asShown(text: string): string {
  return text.replaceAll("\t", "    ").replaceAll("\u0007", "␇");
}

frames("marks stand exactly below what they mark", () => {
  fc.assert(
    fc.property(
      characters,
      characters.filter((marked) => marked.length > 0),
      characters,
      lineEnd,
      fc.boolean(),
      (before, marked, behind, end, first) => {
        const head = first ? "" : `above\t門${end}`;
        const line = [before, marked, behind].map((part) => part.join("")).join("");
        const text = `${head}${line}${end}below`;
        const offset = head.length + before.join("").length;
        const place = {
          source: { displayPath: "a.json", text },
          offset,
          length: marked.join("").length,
        };
        const { source, range } = locate(place);
        const rendered = renderFrame(source, range).split("\n");
        const at = rendered.findIndex((each) => /^ +\| +\^+$/u.test(each));
        assert.ok(at > 0);
        const bar = "1 | ".length;
        const shown = (rendered[at - 1] ?? "").slice(bar);
        const marks = (rendered[at] ?? "").slice(bar);
        const column = marks.indexOf("^");
        // The shown line, cut where the marks begin, ends with what stands before the mark …
        const cuts = [...shown, ""].map((_, index, all) => all.slice(0, index).join("").length);
        // A cluster of several characters is as wide as its first: the last cut of that width is behind it.
        const cut = cuts.findLast((length) => stringWidth(shown.slice(0, length)) === column);
        assert.ok(cut !== undefined, `${shown}\n${marks}`);
        const lead = shown.slice(0, cut).replace(/^…/u, "");
        assert.ok(asShown(before.join("")).endsWith(lead), `${shown}\n${marks}`);
        // … and goes on with the mark, as wide as it is unless it is clipped.
        const whole = asShown(marked.join(""));
        const rest = shown.slice(cut).replace(/…$/u, "");
        assert.ok(
          whole.startsWith(rest.slice(0, whole.length).trimEnd()) || rest.startsWith(whole),
          `${shown}\n${marks}`,
        );
        const width = marks.length - column;
        assert.ok(width <= Math.max(1, stringWidth(whole)));
        if (marked.join("").length <= 60) assert.is(width, Math.max(1, stringWidth(whole)));
      },
    ),
    runs(400, seed),
  );
});

frames("a frame is short and narrow whatever the file is like", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(characters, fc.nat(40)), { minLength: 1, maxLength: 4 }),
      lineEnd,
      fc.nat(5000),
      fc.nat(5000),
      fc.integer({ min: 36, max: 240 }),
      fc.oneof(fc.constant(undefined), hostileText),
      (parts, end, at, span, width, label) => {
        const text = parts.map(([line, times]) => line.join("").repeat(times)).join(end);
        const offset = at % (text.length + 1);
        const { source, range } = locate({
          source: { displayPath: "a.json", text },
          offset,
          length: span % (text.length - offset + 1),
        });
        const lines = renderFrame(source, range, { width, label }).split("\n");
        assert.ok(lines.length >= 3 && lines.length <= 7, lines.join("\n"));
        for (const line of lines) {
          assert.ok(stringWidth(line) <= width, line);
          assert.not.match(line, /\p{Cc}/u);
        }
        assert.is(lines.filter((line) => /^ +\| *\^+(?: |$)/u.test(line)).length, 1);
      },
    ),
    { seed },
  );
});

frames("a finding with another place has two frames under one gutter", () => {
  fc.assert(
    fc.property(hostileFinding, (finding) => {
      const text = formatPretty(finding);
      const places = finding.notes.filter((note) => note.source !== undefined).length;
      const lines = text.split("\n").filter((line) => !/^ +\| *-+ repaired$/u.test(line));
      assert.is(lines.filter((line) => /^ +--> /u.test(line)).length, 1);
      assert.is(lines.filter((line) => /^ +::: /u.test(line)).length, places);
      assert.is(lines.filter((line) => /^ +\| *\^+$/u.test(line)).length, 1);
      assert.is(lines.filter((line) => /^ +\| *-+(?: |$)/u.test(line)).length, places);
      const bars = lines.filter((line) => /^ *\d* \|(?: |$)/u.test(line));
      assert.is(new Set(bars.map((line) => line.indexOf("|"))).size, 1);
      assert.not.match(text, /[^\P{Cc}\n]/u);
    }),
    { seed },
  );
});

frames.run();
