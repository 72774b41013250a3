/** Configurations in CommonJS: what `require` returns is the plugin itself. */
import { createRequire } from "node:module";
import { suite } from "uvu";
import * as assert from "uvu/assert";

const test = suite("require");
const require = createRequire(import.meta.url);

for (const name of ["webpack", "esbuild", "vite"]) {
  test(`defwright/${name} is what "import" calls its default`, async () => {
    const required: unknown = require(`defwright/${name}`);
    const { default: imported } = (await import(`defwright/${name}`)) as {
      default: { name: string };
    };
    assert.is(typeof required, "function");
    assert.is((required as typeof imported).name, imported.name);
  });
}

test.run();
