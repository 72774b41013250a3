/** What the pages for contributors name is there: files, folders, scripts, and the words that tests are chosen by. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sourcesIn } from "../architecture/imports.ts";
import { none } from "../expect.ts";
import { root } from "../root.ts";

const test = suite("pages for contributors");
const folder = join(root, "docs");
const pages = readdirSync(folder).filter((name) => name.endsWith(".md") && name !== "README.md");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const tests = sourcesIn("test").filter((path) => path.endsWith(".test.ts"));

for (const name of pages) {
  const text = readFileSync(join(folder, name), "utf8");
  const code = [...text.matchAll(/`([^`\n]+)`/gu)].map(([, inside = ""]) => inside);

  test(`${name}: paths`, () => {
    const paths = code.filter((each) =>
      /^(?:generator|templates|runtime|test|content|docs)\/[\w./-]*$/u.test(each),
    );
    const links = [...text.matchAll(/\]\(([^)#:]+)\)/gu)].map(([, path = ""]) => `docs/${path}`);
    assert.ok(paths.length > 0);
    none(
      [...paths, ...links].filter((path) => !existsSync(join(root, path))),
      "this page names what is not there: write where it is now",
    );
  });

  test(`${name}: commands`, () => {
    for (const command of code) {
      const script = /\bnpm run (\w+)/u.exec(command)?.[1];
      if (script !== undefined)
        assert.ok(Object.hasOwn(scripts, script), `package.json has no such script: ${command}`);
      const words = /\bnpm test -- (.*)$/u.exec(command)?.[1]?.split(" ") ?? [];
      for (const word of words)
        assert.ok(
          tests.some((path) => path.includes(word)),
          `no test has this in its path: ${command}`,
        );
    }
  });
}

test.run();
