/** The README's table of what `check --fix` mends. `UPDATE=1` rewrites it. */
import { suite } from "uvu";
import { fixes } from "../../generator/fix/fixes.ts";
import { holds, table } from "./section.ts";

const test = suite("the README on fixes");

test("its table is that of the codes that have a fix", () => {
  const lines = Object.entries(fixes).map(([code, { level, says }]) => [
    level === "safe" ? "`--fix`" : "`--fix=suggestions`",
    `\`${code}\``,
    says,
  ]);
  holds("fixes", table(["with", "code", "what is done"], lines));
});

test.run();
