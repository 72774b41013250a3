// Baseline: a process that reads and parses every file of the packs, and nothing else.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

let objects = 0;
function walk(directory) {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) walk(path);
    else if (entry.name.endsWith(".json")) {
      const value = JSON.parse(readFileSync(path, "utf8"));
      objects += Array.isArray(value) ? value.length : 1;
    }
  }
}
for (const directory of process.argv.slice(2)) walk(directory);
if (objects === 0) throw new Error("nothing was read");
