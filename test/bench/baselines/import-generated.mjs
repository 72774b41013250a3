// Ours: importing the generated modules (bundled as a client ships them) and looking up one terrain.
import { pathToFileURL } from "node:url";

const start = performance.now();
const { terrain } = await import(pathToFileURL(process.argv[2]).href);
const record = terrain.get(terrain.ids()[1]);
if (record.name === undefined) throw new Error("the terrain has no name");
process.stdout.write(String(performance.now() - start));
