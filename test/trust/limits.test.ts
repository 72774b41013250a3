/** Content that strangers upload is compiled up to the limits that the configuration sets. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { endClients, startClient } from "../lsp/client.ts";
import { defwright, doorProject, read, terrain, write } from "../project-folder.ts";

const test = suite("limits");
test.after.each(endClients);

function limited(limits: object): string {
  return doorProject({
    "defwright.config.json": { packs: ["content/core"], out: "generated", limits },
    "content/core/more.json": [terrain("t_more")],
  });
}

test("content at its limits is compiled", async () => {
  const bytes = Buffer.byteLength(
    read(limited({}), "content/core/doors.json") + read(limited({}), "content/core/more.json"),
  );
  const { code, err } = await defwright(limited({ "//": "exactly", files: 2, bytes }), ["build"]);
  assert.is(code, 0, err);
  const less = await defwright(limited({ bytes: bytes - 1 }), ["build"]);
  assert.is(less.code, 1);
  assert.match(less.err, `exceeds "limits.bytes", which is ${String(bytes - 1)} –`);
});

test("what exceeds them is a finding where it does, and the only one", async () => {
  const folder = limited({ files: 1 });
  write(folder, "content/core/more.json", [terrain("t_more", { open: "t_nowhere" })]);
  const { code, out } = await defwright(folder, ["check", "--format", "json"]);
  assert.is(code, 1);
  const found = JSON.parse(out) as { readonly code: string; readonly file: string };
  assert.equal([found.code, found.file], ["content-limit", "content/core/more.json"]);
});

test("limits that are no whole numbers are findings", async () => {
  const { code, err } = await defwright(limited({ bytes: "1 GB" }), ["check"]);
  assert.is(code, 2);
  assert.match(err, '"limits.bytes"');
});

test("an editor shows the finding, and forgets it when the content fits again", async () => {
  const folder = limited({ bytes: 600 });
  const client = await startClient(folder);
  const path = "content/core/more.json";
  await client.open(path);
  assert.equal(client.diagnostics(path), []);
  await client.type(path, JSON.stringify([terrain("t_more", { name: "x".repeat(600) })]));
  await client.settled();
  assert.is(client.diagnostics(path)[0]?.code, "content-limit");
  await client.type(path, JSON.stringify([terrain("t_more")]));
  await client.settled();
  assert.equal(client.diagnostics(path), []);
});

test.run();
