/** Whatever name a kind has: it is refused, or its modules compile and no other module is lost. */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { none } from "../../expect.ts";
import { defwright, read, write } from "../../project-folder.ts";
import { clientProject } from "../../runtime/client-project.ts";
import { compilers } from "../../types/compilers.ts";
import { expectCode, worldFiles } from "./world.ts";

const test = suite("names of kinds");

/** `createTable` -> `create_table`, as far as it is the name of a kind. */
function asKind(name: string): string | undefined {
  const kind = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/gu, "_").toLowerCase();
  return /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/u.test(kind) ? kind : undefined;
}

/** Names that stand in the modules of a game in which everything occurs, and names of these modules. */
async function namesInUse(): Promise<Set<string>> {
  const found = new Set<string>();
  for (const shape of ["literal", "packed"]) {
    const folder = clientProject(worldFiles());
    await expectCode(folder, 0, "build", "--shape", shape);
    for (const path of readdirSync(join(folder, "generated"), {
      encoding: "utf8",
      recursive: true,
    })) {
      if (!path.endsWith(".ts")) continue;
      const code = read(folder, `generated/${path}`)
        .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gmu, "")
        .replaceAll(/"(?:[^"\\]|\\.)*"/gu, "");
      const words = [...code.matchAll(/[A-Za-z]\w*/gu)].map(([word]) => word);
      for (const word of [...words, path.slice(0, -3)]) {
        const kind = asKind(word);
        if (kind !== undefined) found.add(kind);
      }
    }
  }
  return found;
}

const words = "class default function let await eval arguments yield undefined enum item_lookups";

test("that stand in generated modules, and words of TypeScript", async () => {
  const names = [...new Set([...(await namesInUse()), ...words.split(" ")])];
  const kinds = Object.fromEntries(
    names.map((name, at) => [name, { types: [`T${String(at)}`], schema: "kinds/any.schema.json" }]),
  );
  const folder = clientProject({
    "kinds/any.schema.json": { properties: { next: {} } },
    "content/any.json": [],
  });
  const configured = (some: readonly string[]): void => {
    const own = Object.fromEntries(some.map((name) => [name, kinds[name]]));
    const configuration = { packs: ["content"], out: "generated", kinds: own };
    write(folder, "defwright.config.json", JSON.stringify(configuration));
  };
  const refused = new Set<string | undefined>();
  // Once some are gone, others meet what these had replaced.
  for (let more = 1; more > 0;) {
    configured(names.filter((name) => !refused.has(name)));
    const { out } = await defwright(folder, ["check", "--format", "json"]);
    const before = refused.size;
    for (const [, name] of out.matchAll(/"message":"Kind \\"(\w+)\\"/gu)) refused.add(name);
    more = refused.size - before;
  }
  for (const name of ["class", "ids", "table", "record", "data", "item_lookups", "terrain"]) {
    assert.ok(refused.has(name), `${name} is refused`);
  }
  const free = names.filter((name) => !refused.has(name));
  assert.ok(free.length > 20, free.join());
  assert.ok(free.includes("fang") || free.includes("upgrade"), free.join());
  const objects = free.map((name) => ({ type: kinds[name]?.types[0], id: "one", next: 1 }));
  write(folder, "content/any.json", JSON.stringify(objects));
  for (const shape of ["literal", "packed"] as const) {
    configured(free);
    await expectCode(folder, 0, "build", "--shape", shape, "--out", shape);
    await expectCode(folder, 0, "check", "--shape", shape, "--out", shape);
  }
  const compiler = [compilers["TypeScript 7"] ?? "", "-p", ".", "--pretty", "false"];
  const { stdout } = spawnSync(process.execPath, compiler, { cwd: folder, encoding: "utf8" });
  none(stdout.split("\n").filter(Boolean), "names that should be refused");
});

test.run();
