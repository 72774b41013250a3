import * as fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { formatUnix } from "../../generator/diagnostics/format-unix.ts";
import { findingAt, hostileFinding, seed } from "./findings.ts";

const unix = suite("format-unix");

unix("path, line, column, severity, code, message and help in one line", () => {
  const finding = findingAt("content/core/doors.json", '{\n  "opne": 1\n}', '"opne"');
  assert.is(
    formatUnix(finding),
    'content/core/doors.json:2:3: warning[unknown-member]: Member ""opne"" was found – terrain has none of that name.\n',
  );
  assert.is(
    formatUnix({ ...finding, severity: "error", message: "Found.", help: "Mend it." }),
    "content/core/doors.json:2:3: error[unknown-member]: Found. Mend it.\n",
  );
});

unix("whatever content says, it is one line without control characters", () => {
  fc.assert(
    fc.property(hostileFinding, (finding) => {
      const line = formatUnix(finding);
      assert.match(line, /^[^\p{Cc}\u2028\u2029\u202e]+\n$/u);
    }),
    { seed },
  );
});

unix.run();
