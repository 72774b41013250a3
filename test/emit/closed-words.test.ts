/** Words that §2 lists are a union where no record can have another, and any string where one may. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright, doorProject, read, terrain, write } from "../project-folder.ts";

const test = suite("closed words");

const union =
  /^export type ConnectGroup =\s+(?:\| )?"CHAINFENCE"\s+\| "RAILING"\s+\| "WALL"[^;]*;/mu;
const any = "export type ConnectGroup = string;\n";

async function types(connects_to: string, settings: object): Promise<string> {
  const folder = doorProject({
    "defwright.config.json": { packs: ["content/core"], out: "generated", ...settings },
    "content/core/walls.json": [terrain("t_wall", { connects_to })],
  });
  const { code, err } = await defwright(folder, ["build"]);
  assert.is(code, 0, err);
  return read(folder, "generated/types.ts");
}

test("a union where another word is an error", async () => {
  const text = await types("WALL", {});
  assert.match(text, union);
  assert.match(text, "readonly connects_to?: ConnectGroup;");
  assert.match(await types("WALL", { shape: "packed" }), union);
});

test("a baseline opens them only if it accepts another word", async () => {
  const folder = doorProject({
    "content/core/walls.json": [terrain("t_wall", { connects_to: "WALL", open: "t_nowhere" })],
  });
  const accepted = ["--baseline", "accepted.json"];
  const typesAccepted = async (): Promise<string> => {
    await defwright(folder, ["check", ...accepted, "--update-baseline"]);
    const { code, err } = await defwright(folder, ["build", ...accepted]);
    assert.is(code, 0, err);
    return read(folder, "generated/types.ts");
  };
  assert.match(await typesAccepted(), union);
  write(folder, "content/core/walls.json", [terrain("t_wall", { connects_to: "PAVEMENT" })]);
  assert.match(await typesAccepted(), any);
});

test("any string where the dialect or a severity lets another word pass", async () => {
  const lenient = { "not-in-list": "warning" };
  assert.match(await types("PAVEMENT", { dialect: "bright-nights" }), any);
  assert.match(await types("HEDGE", { severity: lenient }), any);
  assert.match(
    await types("WALL", { dialect: "bright-nights", severity: { "not-in-list": "error" } }),
    union,
  );
});

test.run();
