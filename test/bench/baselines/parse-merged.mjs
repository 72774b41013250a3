// Baseline: a client that reads one JSON file of all definitions when it starts, and indexes them by id.
import { readFileSync } from "node:fs";

const start = performance.now();
const tables = new Map();
for (const [kind, objects] of Object.entries(JSON.parse(readFileSync(process.argv[2], "utf8")))) {
  tables.set(kind, new Map(objects.map((object) => [object.id ?? object.result, object])));
}
const first = tables.get("terrain").values().next().value;
if (first?.name === undefined) throw new Error("no terrain was found");
process.stdout.write(String(performance.now() - start));
