/** Projects of tests are removed when their process ends, however it is asked to. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";

const test = suite("projects of tests");

const script = `
const { projectFolder } = await import(${JSON.stringify(import.meta.resolve("./project-folder.ts"))});
console.log(projectFolder({ "a.json": [] }));
setInterval(() => undefined, 1000);
`;

if (process.platform === "win32") test.skip("there are no such signals");
else {
  test("a process that is told to end removes them", async () => {
    const loader = fileURLToPath(import.meta.resolve("tsx"));
    const words = ["--conditions=defwright-source", "--import", loader, "--input-type=module"];
    const child = spawn(process.execPath, [...words, "-e", script]);
    const ended = new Promise((resolve) => child.once("exit", resolve));
    const folder = await new Promise<string>((resolve) => {
      child.stdout.once("data", (text: Buffer) => {
        resolve(text.toString().trim());
      });
    });
    assert.ok(existsSync(folder));
    child.kill("SIGTERM");
    assert.is(await ended, 1);
    assert.not.ok(existsSync(folder));
  });
}

test.run();
