/** Worlds that others made: our sample game, and a real game as a whole. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DialectName as Dialect } from "../../generator/model/dialect.ts";
import type { GameData } from "../corpus/find-corpus.ts";
import { contentWorld } from "../search/content-world.ts";
import { entriesOf, type World, type WorldFile } from "../search/world.ts";

/** What it knows of other kinds is in its files alone, where mistakes reach it. */
export function sampleWorld(dialect: Dialect): World {
  return { ...contentWorld(dialect), known: new Map() };
}

/** All core definitions of a game, in its own files. */
export function wholeWorld({ name, core }: GameData): World {
  const files = readdirSync(core, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".json"))
    .sort()
    .map((path): WorldFile => ({
      path: `core/${path.replaceAll("\\", "/")}`,
      text: readFileSync(join(core, path), "utf8"),
    }));
  const entries = files.flatMap(entriesOf);
  return { name, dialect: "bright-nights", packs: ["core"], files, entries, known: new Map() };
}
