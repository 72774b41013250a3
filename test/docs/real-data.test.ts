/** The guide for a real game's data, followed in a folder with data as a game has them. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright, projectFolder, terrain, write } from "../project-folder.ts";
import { page } from "./section.ts";

const test = suite("the guide to a real game's data");
const text = page("docs/guide/real-data.md");

function fenced(name: string): string {
  const found = new RegExp(`<!-- real ${name} -->\\n\\n\`\`\`\\w+\\n([^]*?)\`\`\``, "u").exec(text);
  assert.ok(found, name);
  return found[1] ?? "";
}

test("its commands come out as it says, and its mod builds", async () => {
  const settings = JSON.parse(fenced("settings")) as { packs: string[] };
  const door = terrain("t_door_c", { color: "brown", flags: ["DOOR"], open: "t_door_gone" });
  const folder = projectFolder({
    "defwright.config.json": settings,
    // A reference into nothing, and a kind that is not ours.
    "game/data/json/doors.json": [door, { type: "GENERIC", id: "plank", name: "plank" }],
  });
  const codes: number[] = [];
  for (const line of fenced("commands").trimEnd().split("\n")) {
    const words = /^npx defwright ([^#]+?)\s+#/u.exec(line)?.[1]?.split(" ") ?? [];
    const { code, err } = await defwright(folder, words);
    codes.push(code);
    if (words.includes("--statistics")) assert.match(err, "warning[unknown-reference]");
    if (words.includes("--update-baseline")) assert.match(err, "1 finding accepted");
  }
  // Nothing is built at first; a baseline is no output, so what is built after it is current.
  assert.equal(codes, [3, 0, 0, 0, 0]);

  write(folder, "my-mod/doors.json", fenced("mod"));
  write(folder, "defwright.config.json", { ...settings, packs: [...settings.packs, "my-mod"] });
  assert.is((await defwright(folder, ["build"])).code, 0);
  const { out } = await defwright(folder, ["explain", "t_post_door"]);
  assert.match(out, /flags\s+\["DOOR"\]\s+inherited/u);
  assert.match(out, /my-mod\/doors\.json:\d+/u);
  assert.is((await defwright(folder, ["conflicts"])).code, 0);
});

test.run();
