// Makes what a client could parse instead of importing modules: one JSON file of all resolved records.
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [bundle, file] = process.argv.slice(2);
const { profession, furniture, terrain, recipe, uncraft } = await import(
  pathToFileURL(bundle).href
);
const tables = { profession, furniture, terrain, recipe, uncraft };
const records = Object.entries(tables).map(([kind, table]) => [
  kind,
  table.ids().map((id) => table.get(id)),
]);
writeFileSync(file, JSON.stringify(Object.fromEntries(records)));
