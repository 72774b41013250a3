/** The tour through generated modules shows those of the sample game. `UPDATE=1` copies them into the page. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { root } from "../root.ts";
import { holds } from "./section.ts";

const test = suite("the tour through generated modules");

const generated = (path: string): string => readFileSync(join(root, "generated", path), "utf8");

/** Whole lines, from the first that holds a text to the next that holds another; what lies between two is left out. */
function excerpt(
  text: string,
  ...parts: readonly (readonly [first: string, last: string])[]
): string {
  const lines = text.split("\n");
  const shown = parts.map(([first, last]) => {
    const from = lines.findIndex((line) => line.includes(first));
    const to = lines.findIndex((line, at) => at >= from && line.includes(last));
    assert.ok(from >= 0 && to >= from, `${first} … ${last}`);
    return lines.slice(from, to + 1).join("\n");
  });
  return shown.join("\n  // …\n");
}

const shown: Readonly<Record<string, string>> = {
  record: excerpt(
    generated("terrain/core/terrain/doors.ts"),
    ["// @generated", "name: "],
    ["open: ", "ter_set: "],
  ),
  table: excerpt(
    generated("terrain.ts"),
    ["export interface TerrainTable", "> {}"],
    ["export const terrain", ";"],
  ),
  ids: excerpt(
    generated("ids.ts"),
    ["export type TerrainId", ";"],
    ["export const TerrainId", "("],
  ),
  edges: excerpt(generated("edges.ts"), ["export interface TerrainOpenEdges", "t_door_c"]),
  lookups: excerpt(generated("recipe-lookups.ts"), ["export const recipeLookups", "apricot_jam"]),
};

for (const [name, code] of Object.entries(shown)) {
  test(name, () => {
    holds(`tour ${name}`, `\n\`\`\`ts\n${code}\n\`\`\`\n\n`, "tour");
  });
}

test.run();
