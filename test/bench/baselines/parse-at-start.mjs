// Baseline: a client that reads and parses the definition files when it starts, and indexes them by id.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const start = performance.now();
const tables = new Map();
function walk(directory) {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) walk(path);
    else if (entry.name.endsWith(".json")) {
      const value = JSON.parse(readFileSync(path, "utf8"));
      for (const object of Array.isArray(value) ? value : [value]) {
        let table = tables.get(object.type);
        if (!table) tables.set(object.type, (table = new Map()));
        table.set(object.id ?? object.result, object);
      }
    }
  }
}
for (const directory of process.argv.slice(2)) walk(directory);
const first = tables.get("terrain").values().next().value;
if (first?.name === undefined) throw new Error("no terrain was found");
process.stdout.write(String(performance.now() - start));
