/** Content that strangers upload is compiled up to the limits that the configuration sets. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { createBuildSession } from "../../generator/build/session.ts";
import { loadSettings } from "../../generator/index.ts";
import { none } from "../expect.ts";
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

test("files that a session need not read again count as well", async () => {
  const folder = limited({});
  const session = createBuildSession();
  const codes = async (): Promise<readonly string[]> => {
    const { settings } = await loadSettings({ workingDirectory: folder });
    const options = { session, touched: new Set<string>() };
    return compilePacks(settings!, options).diagnostics.map(({ code }) => code);
  };
  none(await codes(), "the content is within its limits: report none of these");
  for (const limits of [{ files: 1 }, { bytes: 9 }]) {
    const packs = ["content/core"];
    write(folder, "defwright.config.json", { packs, out: "generated", limits });
    assert.equal(await codes(), ["content-limit"]);
  }
});

test("objects of any type count, in whatever file they are", async () => {
  const more = { "content/core/items.json": [{ type: "GENERIC", id: "rope" }, { type: "x" }] };
  const project = (objects: number): string => {
    const folder = limited({ objects });
    for (const [path, value] of Object.entries(more)) write(folder, path, value);
    return folder;
  };
  assert.is((await defwright(project(5), ["build"])).code, 0);
  const { code, out } = await defwright(project(4), ["check", "--format", "unix"]);
  assert.is(code, 1);
  assert.match(
    out,
    /^content\/core\/more\.json:1:1: error\[content-limit\]: With this file, the content exceeds "limits\.objects", which is 4 – nothing is compiled\. .*\n$/u,
  );
});

test("alternatives count as they are once lists are written out", async () => {
  const reeds = ["reed", "rush", "sedge"].map((item) => [item, 1]);
  const folder = limited({ groups: 4 });
  const recipe = {
    type: "recipe",
    result: "mat",
    category: "CC_X",
    subcategory: "CSC_X",
    time: "1 m",
  };
  const list = [["reeds", 1, "LIST"]];
  write(folder, "content/core/reeds.json", [
    { type: "requirement", id: "reeds", components: [reeds] },
  ]);
  write(folder, "content/core/a.json", [{ ...recipe, components: [list, [["cord", 1]]] }]);
  assert.is((await defwright(folder, ["build"])).code, 0);
  write(folder, "content/core/b.json", [{ ...recipe, result: "hat", components: [list, list] }]);
  const { code, out } = await defwright(folder, ["check", "--format", "unix"]);
  assert.is(code, 1);
  assert.match(
    out,
    /^content\/core\/b\.json:1:1: error\[content-limit\]: .* "limits\.groups", which is 4 –/u,
  );
});

test("a compilation that takes too long ends, and the output stays", async () => {
  const folder = limited({});
  assert.is((await defwright(folder, ["build"])).code, 0);
  const before = read(folder, "generated/terrain.ts");
  write(folder, "defwright.config.json", {
    ...{ packs: ["content/core"], out: "generated", limits: { seconds: 0 } },
  });
  write(folder, "content/core/more.json", [terrain("t_more"), terrain("t_most")]);
  const { code, err } = await defwright(folder, ["build"]);
  assert.is(code, 1);
  assert.match(err, 'By this file, the compilation exceeds "limits.seconds", which is 0 – nothing');
  assert.is(read(folder, "generated/terrain.ts"), before);
});

for (const records of [true, false]) {
  test(`the clock is looked at for each object, records ${String(records)}`, async () => {
    const folder = limited({});
    const { settings } = await loadSettings({ workingDirectory: folder });
    assert.ok(settings);
    const now = performance.now.bind(performance);
    const looksAt = (count: number): number => {
      const tiles = Array.from({ length: count }, (_, at) => terrain(`t_${String(at)}`));
      write(folder, "content/core/more.json", tiles);
      let looks = 0;
      performance.now = () => {
        looks += 1;
        return now();
      };
      try {
        none(
          compilePacks(settings, { emit: false, records }).diagnostics,
          "the content is within its limits: report none of these",
        );
      } finally {
        performance.now = now;
      }
      return looks;
    };
    // When it is inspected, layered, resolved and checked.
    assert.ok(looksAt(200) - looksAt(100) >= 400);
  });
}

test("a session that exceeded a limit goes on when the content fits again", async () => {
  const folder = limited({ objects: 3 });
  const { settings } = await loadSettings({ workingDirectory: folder });
  assert.ok(settings);
  const session = createBuildSession();
  const said = (): string[] =>
    compilePacks(settings, { session }).diagnostics.map(
      ({ code, message }) => `${code}: ${message}`,
    );
  none(said(), "the content is within its limits: report none of these");
  write(folder, "content/core/more.json", [terrain("t_more"), terrain("t_most")]);
  assert.match(said().join("\n"), /^content-limit: [^\n]*$/u);
  write(folder, "content/core/more.json", [terrain("t_more", { open: "t_gaet" })]);
  assert.match(said().join("\n"), /^unknown-reference: [^\n]*$/u);
  write(folder, "content/core/more.json", [terrain("t_more")]);
  none(said(), "the content is within its limits: report none of these");
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
  none(client.diagnostics(path), "the content is within its limits: report none of these");
  await client.type(path, JSON.stringify([terrain("t_more", { name: "x".repeat(600) })]));
  await client.settled();
  assert.is(client.diagnostics(path)[0]?.code, "content-limit");
  await client.type(path, JSON.stringify([terrain("t_more")]));
  await client.settled();
  none(client.diagnostics(path), "the content is within its limits: report none of these");
});

test.run();
