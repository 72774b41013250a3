/**
 * `npm run full [-- --part <words>]… [--again]`: everything that is said to work together, tried. It takes a while, so
 * parts that passed with the same sources are not run again; the last results stay in `.results/`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sha256 } from "../../generator/disk/sha256.ts";
import { sourcesIn, textOf } from "../architecture/imports.ts";
import { pages } from "../docs/section.ts";
import { scriptWords } from "../script-words.ts";
import type { FullPart, Row } from "./part.ts";
import { moddedGame } from "./parts/bundlers.ts";
import { hosts } from "./parts/hosts.ts";
import { installs } from "./parts/installs.ts";
import { languageServer } from "./parts/language-server.ts";
import { linkedMods } from "./parts/mods.ts";
import { nodes } from "./parts/nodes.ts";
import { packageChecks } from "./parts/package.ts";
import { random } from "./parts/random.ts";
import { searches } from "./parts/searches.ts";
import { site } from "./parts/site.ts";
import { turbo } from "./parts/turbo.ts";
import { results } from "./install-tool.ts";

interface Kept {
  readonly sources: string;
  readonly rows: readonly Row[];
}

const { values } = scriptWords({
  options: { part: { type: "string", multiple: true }, again: { type: "boolean", default: false } },
});
const parts: readonly FullPart[] = [
  packageChecks,
  random,
  hosts,
  site,
  turbo,
  languageServer,
  moddedGame,
  ...linkedMods,
  ...searches,
  ...nodes,
  ...installs,
];
const file = join(results, "full.json");
const kept = new Map<string, Kept>(
  existsSync(file)
    ? Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, Kept>)
    : [],
);
const sources = sha256(
  Buffer.from(
    ["generator", "runtime", "templates", "test"]
      .flatMap(sourcesIn)
      .concat("package.json", "package-lock.json", "docs/.vitepress/config.ts", pages())
      .map(textOf)
      .join("\n"),
  ),
);
const wanted = parts.filter(
  ({ name }) => values.part === undefined || values.part.some((words) => name.includes(words)),
);
let failed = 0;
let passed = 0;
for (const part of wanted) {
  const last = kept.get(part.name);
  const isDone = last?.sources === sources && last.rows.every(({ outcome }) => outcome === "ok");
  const rows = isDone && !values.again ? last.rows : await rowsOf(part);
  kept.set(part.name, { sources, rows });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(Object.fromEntries(kept), undefined, 1));
  for (const { name, outcome, note } of rows) {
    console.log(`${outcome.padEnd(7)}  ${name.padEnd(52)}  ${note}`);
    if (outcome === "failed") failed += 1;
    if (outcome === "ok") passed += 1;
  }
}
console.log(`${String(passed)} passed, ${String(failed)} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function rowsOf({ name, run }: FullPart): Promise<readonly Row[]> {
  try {
    return (await run()).rows;
  } catch (error) {
    const note = error instanceof Error ? error.message : String(error);
    return [{ name, outcome: "failed", note }];
  }
}
