/**
 * A kind is its folder and one line: "emission" – an id, a quantity, an item group, a reference to itself – and
 * "guild", whose id is called "code", are added to a copy of this project, and the whole chain runs, types included.
 * Whatever else has to be touched fails here by its name.
 */
import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { cpSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { bundleCommand } from "../bundle-command.ts";
import { projectFolder, read, write } from "../project-folder.ts";
import { root } from "../root.ts";

const adding = suite("a kind that is added");

const names = "generator/model/kind-names.ts";

/** The project with the kinds, before anything is run. */
const folder = copyOfProject();
addKind(folder, "emission");
addKind(folder, "guild");
const byHand = differences(folder);

function copyOfProject(): string {
  const copy = projectFolder();
  for (const each of ["generator", "runtime", "templates", "package.json", "tsconfig.json"]) {
    cpSync(join(root, each), join(copy, each), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
  return copy;
}

function addKind(copy: string, kind: string): void {
  const fixture = fileURLToPath(new URL(kind, import.meta.url));
  for (const name of readdirSync(fixture)) {
    const path = `generator/kinds/${kind}/${name.replace(/\.txt$/u, "")}`;
    write(copy, path, readFileSync(join(fixture, name), "utf8"));
  }
  write(copy, names, read(copy, names).replace("] as const", `  "${kind}",\n] as const`));
}

/** Paths of files that are not as they are here. */
function differences(copy: string): string[] {
  const entries = readdirSync(join(copy, "generator"), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(copy.length + 1))
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => read(copy, path) !== textHere(path))
    .sort();
}

function textHere(path: string): string | undefined {
  try {
    return readFileSync(join(root, path), "utf8");
  } catch {
    return undefined;
  }
}

function node(...args: readonly string[]): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
}

let command: readonly string[] = [];

adding("is its folder and one line; codegen does the rest", async () => {
  assert.equal(byHand, [
    "generator/kinds/emission/definition.schema.json",
    "generator/kinds/emission/emission.ts",
    "generator/kinds/emission/resolved.schema.json",
    "generator/kinds/guild/definition.schema.json",
    "generator/kinds/guild/guild.ts",
    "generator/kinds/guild/resolved.schema.json",
    names,
  ]);
  const { status, stderr } = node(
    ...["--conditions=defwright-source", "--import", "tsx", "generator/codegen/run.ts"],
  );
  assert.is(status, 0, stderr);
  assert.equal(
    differences(folder).filter((path) => !byHand.includes(path)),
    [
      "generator/compiled/authored-types.ts",
      "generator/compiled/shape-table.ts",
      "generator/compiled/shapes.ts",
      "generator/compiled/types-text.ts",
      "generator/kinds/registry.ts",
    ],
  );
  [, ...command] = await bundleCommand(folder, join(folder, "bundle"));
});

const emissions = [
  { type: "emission", id: "emit_smoke", every: "10 s", becomes: "emit_ash" },
  {
    type: "emission",
    id: "emit_ash",
    every: "2 minutes",
    leaves: [{ item: "ash", count: [1, 3] }],
  },
  { type: "emission", id: "emit_soot", "copy-from": "emit_ash", every: "1 h" },
];
const campfire = {
  type: "furniture",
  id: "f_campfire",
  name: "campfire",
  symbol: "^",
  color: "red",
  move_cost_mod: 0,
  required_str: -1,
  emissions: ["emit_smoke"],
};

interface Found {
  readonly code: string;
  readonly message: string;
  readonly line: number;
}

/** What is found in such content, each by its code and what it says. */
function check(objects: readonly object[]): readonly (readonly [code: string, message: string])[] {
  return findingsOf(objects).map(({ code, message }) => [code, message]);
}

/** @param broken a further file, which is no JSON */
function findingsOf(objects: readonly object[], broken?: string): readonly Found[] {
  write(folder, "defwright.config.json", {
    packs: ["content/core"],
    severity: { "unchecked-references": "off" },
  });
  write(folder, "content/core/emissions.json", objects);
  write(folder, "content/core/broken.json", broken ?? "[]");
  const { stdout, stderr } = node(...command, "check", "--format", "json");
  assert.not.match(stderr, "this is a bug in defwright");
  const lines = stdout.split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line) as Found);
}

adding("its definitions are read, and what is wrong with them is found", () => {
  assert.equal(check([...emissions, campfire]), []);
  const [smoke, ...others] = emissions;
  assert.equal(
    check([
      { ...smoke, becomes: "emit_ahs" },
      ...others,
      { ...campfire, emissions: ["emit_smok"] },
      { type: "emission", id: "emit_steam", every: "10 parsecs" },
      {
        type: "emission",
        id: "emit_dust",
        every: "-1 s",
        leaves: [{ item: "dust", count: [3, 1] }],
      },
    ]),
    [
      [
        "bad-unit",
        '"every" is "10 parsecs" – expected numbers, each with a unit, such as "10 minutes", "1 h 30 m" or "45 s".',
      ],
      ["unknown-reference", 'No emission "emit_ahs" is known.'],
      ["unknown-reference", 'No emission "emit_smok" is known.'],
      ["negative-amount", '"every" is "-1 s", which is below zero – expected zero or more.'],
      ["reversed-range", '"leaves[0].count" is [3, 1] – expected the smaller number first.'],
    ],
  );
});

adding("its table is built, and a game's code is checked by its types", () => {
  check([...emissions, campfire]);
  const built = node(...command, "build", "--out", "out");
  assert.is(built.status, 0, built.stderr);
  write(folder, "client.ts", client);
  write(folder, "tsconfig.json", {
    ...(JSON.parse(read(folder, "tsconfig.json")) as object),
    include: ["generator", "templates", "runtime", "out", "client.ts"],
  });
  const { stdout } = node(
    "node_modules/@typescript/native/bin/tsc",
    "-p",
    ".",
    "--pretty",
    "false",
  );
  assert.is(stdout, "");
});

const smiths = { type: "guild", code: "smiths", size: 12, ally: "bakers" };
const bakers = { type: "guild", code: "bakers", "copy-from": "smiths", ally: "smiths" };

adding("its ids may stand in a member of any name", () => {
  const found = findingsOf([
    smiths,
    bakers,
    { type: "guild", abstract: "any_guild", size: 3 },
    { ...smiths, size: 1 },
    { type: "guild", code: "tanners", abstract: "any_tanners", size: 1 },
    { type: "guild", coed: "weavers", size: 2 },
  ]);
  assert.equal(codesAt(found), [
    "duplicate-id at code",
    "abstract-with-id at abstract",
    "unknown-member at coed",
  ]);
  const unread = findingsOf(
    [{ ...smiths, ally: "weavers" }, bakers],
    '[{ "type": "guild", "code": "weavers", "size": }]',
  );
  assert.equal(
    unread.map(({ code }) => code),
    ["invalid-json"],
  );
});

/** Codes, each with the member that the finding points at. */
function codesAt(found: readonly Found[]): readonly string[] {
  const lines = read(folder, "content/core/emissions.json").split("\n");
  return found.map(({ code, line }) => {
    const [, member = ""] = /"([^"]+)":/u.exec(lines[line - 1] ?? "") ?? [];
    return `${code} at ${member}`;
  });
}

const client = `import { emission, EmissionId, parseEmissionId, furniture, FurnitureId } from "./out/index.ts";
import type { Emission } from "./out/index.ts";

const smoke: Emission = emission.get(EmissionId.emit_smoke);
export const seconds: number = smoke.every_seconds;
export const next: EmissionId | undefined = smoke.becomes;
export const left: number = emission.get(EmissionId.emit_soot).leaves === undefined ? 0 : 1;
export const parsed: EmissionId | undefined = parseEmissionId("emit_ash");
export const given: readonly EmissionId[] | undefined = furniture.get(FurnitureId.f_campfire).emissions;
// @ts-expect-error no emission has that id
export const none: EmissionId = EmissionId.emit_smok;
// @ts-expect-error an id of another kind
export const other: EmissionId = FurnitureId.f_campfire;
`;

adding.run();
