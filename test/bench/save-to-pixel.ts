/**
 * From saving a definition to the changed pixel: Vite's development server, a page in headless Chromium that draws one
 * terrain's symbol, and the content edited on disk. Run by itself it prints a table:
 * `npx tsx --conditions=defwright-source test/bench/save-to-pixel.ts [edits]`.
 */
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findCorpus } from "../corpus/find-corpus.ts";
import { projectFolder } from "../project-folder.ts";
import { root } from "../root.ts";
import { findChromium, startChromium } from "../vite/chromium.ts";
import { linkDefwright, serve, viteConfig, type Shape } from "../vite/station.ts";

/** Milliseconds, each the median of all edits; together they are the whole. */
export interface SaveToPixel {
  readonly edits: number;
  /** From the write to the file watcher's event. */
  readonly noticed: number;
  /** From there to the message to the page: debounce, rebuild, written modules, invalidated module graph. */
  readonly rebuilt: number;
  /** From there to its arrival in the page. */
  readonly received: number;
  /** From there to the tables that answer with the new values: modules transformed, loaded and evaluated. */
  readonly applied: number;
  /** From there to the frame after the one that draws it. */
  readonly painted: number;
  readonly total: number;
  /** The slowest edit. */
  readonly longest: number;
  /** Of each edit: the whole, and what of it is not ours but the file system's, Vite's and the browser's. */
  readonly each: readonly { readonly total: number; readonly others: number }[];
}

export interface SaveToPixelInput {
  /** Directories; they are copied before they are edited. */
  readonly packs: readonly string[];
  readonly shape: Shape;
  readonly dialect: "spec" | "bright-nights";
  /** How many are measured, after three that are not. */
  readonly edits: number;
}

interface Seen {
  readonly received: number;
  readonly applied: number;
  readonly painted: number;
  readonly symbol: string;
}

const warmUp = 3;
const limit = 60_000;

/** `undefined` where there is no Chromium. */
export async function saveToPixel(input: SaveToPixelInput): Promise<SaveToPixel | undefined> {
  const executable = findChromium();
  if (executable === undefined) return undefined;
  const folder = projectFolder();
  const packs = input.packs.map((pack, index) => {
    const copy = `packs/${String(index)}`;
    cpSync(pack, join(folder, copy), { recursive: true });
    return copy;
  });
  linkDefwright(folder);
  const subject = findSubject(packs.map((pack) => join(folder, pack)));
  writeFileSync(join(folder, "index.html"), page);
  writeFileSync(join(folder, "main.ts"), main(subject.id));
  writeFileSync(
    join(folder, "defwright.config.json"),
    JSON.stringify({ packs, out: "generated", shape: input.shape, dialect: input.dialect }),
  );

  const { server, url } = await serve(viteConfig(folder), "");
  const browser = await startChromium(executable);
  try {
    let noticed = 0;
    let sent = 0;
    server.watcher.prependListener("all", (_: string, path: string) => {
      if (path === subject.file && noticed === 0) noticed = now();
    });
    const { hot } = server.environments.client;
    const send: (...words: never[]) => void = hot.send.bind(hot);
    hot.send = (...words: unknown[]) => {
      if (sent === 0) sent = now();
      send(...(words as never[]));
    };
    const tab = await browser.newPage();
    let wake: (seen: Seen) => void = () => undefined;
    await tab.exposeFunction("report", (seen: Seen) => {
      wake(seen);
    });
    await tab.goto(url);
    await tab.waitForSelector("#symbol:not(:empty)", { timeout: limit });
    // Until all that the start set off is over.
    await new Promise((resolve) => setTimeout(resolve, 2000));

    const times: Omit<SaveToPixel, "edits" | "longest" | "each">[] = [];
    for (let edit = 0; edit < warmUp + input.edits; edit += 1) {
      const symbol = String.fromCharCode(65 + (edit % 26));
      const text = subject.withSymbol(symbol);
      const seen = new Promise<Seen>((resolve, reject) => {
        wake = (each) => {
          if (each.symbol === symbol) resolve(each);
        };
        setTimeout(reject, limit, new Error(`the page never showed edit ${String(edit)}`)).unref();
      });
      [noticed, sent] = [0, 0];
      const start = now();
      writeFileSync(subject.file, text);
      const { received, applied, painted } = await seen;
      if (edit >= warmUp) {
        times.push({
          noticed: noticed - start,
          rebuilt: sent - noticed,
          received: received - sent,
          applied: applied - received,
          painted: painted - applied,
          total: painted - start,
        });
      }
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    const of = (what: keyof (typeof times)[number]): number =>
      median(times.map((each) => each[what]));
    return {
      edits: times.length,
      noticed: of("noticed"),
      rebuilt: of("rebuilt"),
      received: of("received"),
      applied: of("applied"),
      painted: of("painted"),
      total: of("total"),
      longest: Math.max(...times.map(({ total }) => total)),
      each: times.map(({ total, rebuilt }) => ({ total, others: total - rebuilt })),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

const page = '<!doctype html><pre id="symbol"></pre><script type="module" src="/main.ts"></script>';

function main(id: string): string {
  return `
import { onContentChange } from "defwright/runtime";
import { furniture, profession, recipe, recipeLookups, terrain, uncraft } from "./generated/index.js";

const now = () => performance.timeOrigin + performance.now();
const symbol = () => terrain.get(${JSON.stringify(id)}).symbol.join("");
const draw = () => { document.querySelector("#symbol").textContent = symbol(); };
let received = 0;
import.meta.hot.on("vite:beforeUpdate", () => { received = now(); });
onContentChange(() => {
  const applied = now();
  draw();
  // The frame in which it is drawn, and the next, at whose beginning that one is shown.
  requestAnimationFrame(() => requestAnimationFrame(() => {
    report({ received, applied, painted: now(), symbol: symbol()[0] });
  }));
});
// Everything is loaded, as in a game.
console.log(furniture.size, profession.size, recipe.size, uncraft.size, Object.keys(recipeLookups));
draw();
`;
}

interface Subject {
  readonly file: string;
  readonly id: string;
  /** The file's text with another symbol. */
  readonly withSymbol: (symbol: string) => string;
}

/** The first terrain with a symbol of its own. */
function findSubject(packs: readonly string[]): Subject {
  for (const pack of packs) {
    const files = readdirSync(pack, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const file of files) {
      const parsed = JSON.parse(readFileSync(file, "utf8")) as unknown;
      if (!Array.isArray(parsed)) continue;
      const objects = parsed as Record<string, unknown>[];
      const found = objects.find(
        ({ type, id, symbol }) =>
          type === "terrain" && typeof id === "string" && typeof symbol === "string",
      );
      if (found === undefined) continue;
      const withSymbol = (symbol: string): string => {
        found["symbol"] = symbol;
        return JSON.stringify(objects, undefined, 2);
      };
      return { file, id: found["id"] as string, withSymbol };
    }
  }
  throw new Error("no terrain to edit");
}

/** Milliseconds on a clock that pages of this machine share. */
function now(): number {
  return performance.timeOrigin + performance.now();
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const edits = Number(process.argv[2] ?? 20);
  const ours = ["core", "mods/night-mail", "mods/terrace-year"].map((name) =>
    join(root, "content", name),
  );
  const corpus = findCorpus();
  const subjects: { name: string; packs: string[]; dialect: SaveToPixelInput["dialect"] }[] = [
    { name: "our content", packs: ours, dialect: "spec" },
    ...(corpus
      ? [{ name: "corpus", packs: [corpus.core], dialect: "bright-nights" as const }]
      : []),
  ];
  for (const { name, packs, dialect } of subjects) {
    for (const shape of ["literal", "packed"] as const) {
      const result = await saveToPixel({ packs, shape, dialect, edits });
      if (result === undefined) {
        console.log("skipped: no chromium (set CHROMIUM, or install Debian's package)");
        break;
      }
      const { each: _, ...medians } = result;
      const said = Object.entries<number>(medians).map(
        ([what, value]) => `${what} ${value.toFixed(1)}`,
      );
      console.log(`${name}, ${shape}: ${said.join(", ")}`);
    }
  }
}
