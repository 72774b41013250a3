/** Types at random into open files, and compares what is found then with a check of these texts from nothing. */
import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Random } from "../search/random.ts";
import { difference, type Answers } from "./ask-places.ts";
import { coldFindings, pulledFindings, speltFinding } from "./findings.ts";
import type { SourceText } from "./oracle/content.ts";
import { positionAt } from "./places.ts";
import type { GameProject } from "./project.ts";
import type { Server } from "./server.ts";

/** @param rounds Storms; after every third all files are as they were. */
export async function askStorms(
  server: Server,
  { folder, content }: GameProject,
  command: readonly string[],
  { rounds, random }: { readonly rounds: number; readonly random: Random },
): Promise<Answers> {
  const wrong: string[] = [];
  const own = [...new Set(content.authored.map(({ file }) => file))];
  let open = new Map<SourceText, string>();
  for (let round = 1; round <= rounds; round += 1) {
    for (const file of random.sample(own, 3)) {
      if (open.has(file)) continue;
      open.set(file, file.text);
      await server.open(file.path, file.text);
    }
    const edits = 5 + random.below(20);
    for (let edit = 0; edit < edits; edit += 1) {
      const file = random.pick([...open.keys()]);
      if (file) open.set(file, await editAtRandom(server, file, open.get(file) ?? "", random));
    }
    const got = await pulledFindings(server, folder);
    for (const [{ path }, text] of open) writeFileSync(path, text);
    const expected = coldFindings(command, folder).map(speltFinding);
    for (const { path, text } of open.keys()) writeFileSync(path, text);
    const problem = difference(expected, got);
    if (problem !== "")
      wrong.push(
        `storm ${String(round)}, ${String(edits)} edits in ${[...open.keys()].map(({ path }) => relative(folder, path)).join(", ")}: ${problem}`,
      );
    if (round % 3 > 0) continue;
    for (const { path } of open.keys()) await server.close(path);
    open = new Map();
  }
  return { asked: rounds, wrong };
}

/** What people type, and what slips. */
const words = [
  ",",
  "}",
  "]",
  '"',
  "0",
  "-1",
  "true",
  "null",
  '"t_null"',
  '"copy-from": "t_dirt",',
  "//",
  "é",
  "\n",
];

/** @returns the text afterwards */
async function editAtRandom(
  server: Server,
  file: SourceText,
  text: string,
  random: Random,
): Promise<string> {
  const [start, end, more] = random.pick([insertion, removal, swap, repeat, undo])?.(
    text,
    file.text,
    random,
  ) ?? [0, 0, ""];
  const range = { start: positionAt(text, start), end: positionAt(text, end) };
  const isWhole = start === 0 && end === text.length;
  await server.change(file.path, [isWhole ? { text: more } : { range, text: more }]);
  return text.slice(0, start) + more + text.slice(end);
}

type Edit = (
  text: string,
  original: string,
  random: Random,
) => readonly [start: number, end: number, text: string];

const insertion: Edit = (text, _original, random) => {
  const at = random.below(text.length + 1);
  return [at, at, random.pick(words) ?? ""];
};

const removal: Edit = (text, _original, random) => {
  const at = random.below(text.length);
  return [at, Math.min(text.length, at + 1 + random.below(6)), ""];
};

/** A text or a number of the file takes the place of another one. */
const swap: Edit = (text, _original, random) => {
  const tokens = [...text.matchAll(/(?<=: |\[ ?|, )(?:"[^"\n]*"|-?\d+)(?=\s*[,\]}])/gu)];
  const [one, other] = [random.pick(tokens), random.pick(tokens)];
  return one && other ? [one.index, one.index + one[0].length, other[0]] : [0, 0, ""];
};

/** A line once more, or an object. */
const repeat: Edit = (text, _original, random) => {
  const objects = [...text.matchAll(/^ {2}\{.*?^ {2}\},?\n/gmsu)];
  const object = random.pick(objects);
  return object ? [object.index, object.index, object[0]] : [0, 0, ""];
};

const undo: Edit = (text, original) => [0, text.length, original];
