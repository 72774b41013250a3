import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as runtime from "../../runtime/index.ts";
import { root } from "../root.ts";
import { clientProject, generate, type Content } from "./client-project.ts";
import { asModule, claimModule, examplesOfRuntime, type Claim } from "./examples.ts";
import { freezeContent } from "./freeze.ts";

const test = suite("the examples of the runtime");

const examples = examplesOfRuntime();

let folder: string;
test.before(async () => {
  const modules = examples.map((example, index) => [
    `examples/example-${index}.ts`,
    asModule(example).replaceAll('"./generated/', '"../generated/'),
  ]);
  folder = clientProject({
    "claim.ts": claimModule,
    ...(Object.fromEntries(modules) as Record<string, string>),
  });
  await generate(folder);
});

test("every exported function has one", () => {
  assert.equal(
    [...new Set(examples.map((example) => example.of))].sort(),
    Object.keys(runtime).sort(),
  );
});

/**
 * What the specification does not speak of: how generated modules are made, what plays kinds of a project's own, and
 * how content changes while a game runs.
 */
const beside = [
  ...["announceContentChange", "appliedContent", "applyContent", "createList", "hotContent"],
  ...[
    "idConstants",
    "idView",
    "lazyMembers",
    "missingMods",
    "onContentChange",
    "recordsBy",
    "unpack",
  ],
];

test("every other one names the section that it carries out", () => {
  const sectionless = examples.filter(({ about }) => !/§\d/u.test(about)).map(({ of }) => of);
  assert.equal([...new Set(sectionless)].sort(), beside);
});

test("each compiles", () => {
  const compiler = join(root, "node_modules/@typescript/native/bin/tsc");
  const { status, stdout } = spawnSync(process.execPath, [compiler, "-p", "."], {
    cwd: folder,
    encoding: "utf8",
  });
  assert.is(stdout, "");
  assert.is(status, 0);
});

test("each gives what it says", async () => {
  const load = (path: string): Promise<unknown> => import(pathToFileURL(join(folder, path)).href);
  // Whoever writes to content fails.
  freezeContent((await load("generated/index.ts")) as Content);
  for (const index of examples.keys()) await load(`examples/example-${index}.ts`);
  const { claims } = (await load("claim.ts")) as { readonly claims: readonly Claim[] };
  for (const { place, actual, expected } of claims) assert.equal(actual, expected, place);
  const claimed = new Set(claims.map(({ place }) => place));
  assert.equal(
    examples.map(({ place }) => place).filter((place) => !claimed.has(place)),
    [],
    "an example that says nothing about what it gives",
  );
});

test.run();
