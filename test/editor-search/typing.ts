/** Somebody types at random, for as long as one likes: what the server holds must not grow with it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import * as assert from "uvu/assert";
import { createRandom, type Random } from "../search/random.ts";
import { positionAt, type Client } from "../lsp/client.ts";

export interface Typed {
  readonly edits: number;
  readonly requests: number;
  /** Bytes that are held with all texts as they were, at first and after each further part. */
  readonly heaps: readonly number[];
}

export interface TypingPlace {
  /** Of a server in this process: its heap is looked at. */
  readonly client: Client;
  readonly root: string;
  /** Paths of content below the root. */
  readonly files: readonly string[];
}

/** Paths below the root of the files in a folder that define what a place may refer to. */
export function filesIn(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((path) => join(folder, path))
    .filter(
      (path) =>
        path.endsWith(".json") &&
        /"(?:terrain|recipe)"/u.test(readFileSync(join(root, path), "utf8")),
    )
    .sort();
}

/** So many texts are open at once. */
const mostOpen = 6;
const editsOfPart = 100;

/** @param goesOn asked after each part: everything is undone then, and the heap is weighed */
export async function typeAtRandom(
  { client, root, files }: TypingPlace,
  goesOn: (parts: number) => boolean,
  seed: number,
): Promise<Typed> {
  const random = createRandom(seed);
  const written = new Map<string, string>();
  const heaps: number[] = [];
  let edits = 0;
  let requests = 0;
  const before = new Map(files.map((file) => [file, JSON.stringify(client.diagnostics(file))]));
  do {
    for (let count = 0; count < editsOfPart; count += 1) {
      const path = random.pick(files) ?? "";
      if (!written.has(path)) {
        if (written.size >= mostOpen) await close(random.pick([...written.keys()]) ?? "");
        written.set(path, readFileSync(join(root, path), "utf8"));
        await client.open(path);
      }
      await client.type(path, edited(client.text(path), written.get(path) ?? "", random));
      edits += 1;
      if (random.below(4) === 0) await client.settled();
      if (random.below(3) > 0) continue;
      await ask(client, path, random);
      requests += 1;
    }
    for (const path of [...written.keys()]) await close(path);
    await client.settled();
    for (const [file, found] of before) {
      assert.is(JSON.stringify(client.diagnostics(file)), found, `${file}: as it was, and told so`);
    }
    heaps.push(await heldBytes());
  } while (goesOn(heaps.length));
  return { edits, requests, heaps };

  async function close(path: string): Promise<void> {
    written.delete(path);
    await client.close(path);
  }
}

const questions = [
  "completion",
  "hover",
  "definition",
  "references",
  "documentSymbol",
  "prepareRename",
  "codeAction",
] as const;

async function ask(client: Client, path: string, random: Random): Promise<void> {
  const text = client.text(path);
  const position = positionAt(text, random.below(text.length + 1));
  await client.request(`textDocument/${random.pick(questions) ?? "hover"}`, {
    textDocument: { uri: client.uri(path) },
    position,
    range: { start: position, end: position },
    context: { includeDeclaration: true, diagnostics: [] },
  });
}

/** A key more or less, a word in another's place, an object doubled or gone; now and then all of it undone. */
function edited(text: string, original: string, random: Random): string {
  const at = random.below(text.length + 1);
  const put = (from: number, to: number, what: string): string =>
    text.slice(0, from) + what + text.slice(to);
  switch (random.below(8)) {
    case 0:
      return original;
    case 1:
      return put(at, at + 1, "");
    case 2:
    case 3:
      return put(at, at, random.pick([...'abc_"{}[],: 019']) ?? "");
    case 4:
    case 5: {
      const words = [...text.matchAll(/"[\w-]+"/gu)];
      const [one, other] = [random.pick(words), random.pick(words)];
      return one && other ? put(one.index, one.index + one[0].length, other[0]) : original;
    }
    default: {
      const objects = [...text.matchAll(/^ {2}\{[\s\S]*?^ {2}\},$/gmu)];
      const one = random.pick(objects);
      if (!one) return original;
      const end = one.index + one[0].length;
      return random.below(2) === 0 ? put(one.index, end, "") : put(end, end, `\n${one[0]}`);
    }
  }
}

/** What is left in memory once all is collected that nobody holds. */
async function heldBytes(): Promise<number> {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  // What is let go at the end of a turn, or when something else has been collected, takes turns.
  for (let turn = 0; turn < 4; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    collect();
  }
  return process.memoryUsage().heapUsed;
}
