/** The table of what `check --fix` mends. `UPDATE=1` rewrites it. */
import { suite } from "uvu";
import { codes, type FixableCodeName } from "../../generator/diagnostics/code.ts";
import { fixes } from "../../generator/fix/fixes.ts";
import { holds, table } from "./section.ts";

const test = suite("the page on fixes");

test("its table is that of the codes that have a fix", () => {
  const lines = (Object.keys(fixes) as FixableCodeName[]).map((code) => {
    const { level, does } = codes[code].fix;
    return [level === "safe" ? "`--fix`" : "`--fix=suggestions`", `\`${code}\``, does];
  });
  holds("fixes", table(["with", "code", "fix"], lines));
});

test.run();
