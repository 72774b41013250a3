import * as fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { formatMarkdown } from "../../generator/diagnostics/format-markdown.ts";
import { findingAt, findings, hostileFinding, seed } from "./findings.ts";

const markdown = suite("format-markdown");

markdown("counts and a table, errors first", () => {
  const warning = findingAt("a_b.json", "x", "x", {
    message: 'A | b <i> "*c*" @me https://x.y.',
    help: "Mend it.",
  });
  const error = findingAt("c.json", "\nx", "x", { severity: "error", message: "Wrong." });
  assert.is(
    formatMarkdown([warning, error]),
    String.raw`### defwright: 1 error, 1 warning in 2 files

| severity | place | code | message |
| --- | --- | --- | --- |
| error | c.json:2:1 | unknown-member | Wrong. |
| warning | a\_b.json:1:1 | unknown-member | A \| b &#60;i&#62; "\*c\*" &#64;me https&#58;//x.y. Mend it. |

`,
  );
  assert.is(formatMarkdown([]), "");
});

markdown("a long list ends with how many there are more", () => {
  const text = formatMarkdown(findings("error", 302));
  assert.match(text, "\n\n… and 2 more.\n");
  assert.match(text, "| error 299. |");
  assert.not.match(text, "| error 300. |");
});

markdown("whatever content says, a row is one line of four cells", () => {
  fc.assert(
    fc.property(hostileFinding, (finding) => {
      const [, , , , row = "", ...rest] = formatMarkdown([finding]).split("\n");
      assert.equal(rest, ["", ""]);
      const bars = row.replace(/\\[^]/gu, "").split("|");
      assert.is(bars.length, 6);
      assert.not.match(row.replace(/\\[^]/gu, ""), /[<>@`*_[\]]/u);
    }),
    { seed },
  );
});

markdown.run();
