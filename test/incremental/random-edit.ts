/**
 * Edits as people make them, at random places of real files: values, members, ids, whole objects, mistakes, repairs.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export interface Edit {
  readonly what: string;
  /** Files and folders that it touched, absolute. */
  readonly touched: readonly string[];
}

/** A whole number from 0 and below `count`. */
export type Pick = (count: number) => number;

type Change = (text: string, pick: Pick) => string | undefined;

const changes: readonly (readonly [what: string, change: Change])[] = [
  ["number", replaceMatch(/(?<=": ?)\d+(?=\s*[,}\n])/gu, (found) => String(Number(found) + 1))],
  [
    "sentence",
    replaceMatch(/(?<="(?:name|description|sound)": ?")[^"\\]+(?=")/gu, (found) => `${found}!`),
  ],
  [
    "component",
    replaceMatch(/(?<=\[ ?"[a-z_0-9]+", ?)\d+(?= ?\])/gu, (found) => String(Number(found) + 1)),
  ],
  [
    "look",
    replaceMatch(/(?<="looks_like": ?")[^"]+(?=")/gu, (_, pick) => `f_look_${String(pick(9))}`),
  ],
  ["id", replaceMatch(/(?<="id": ?")[^"]+(?=")/gu, (found) => `${found}_2`)],
  [
    "member goes",
    replaceMatch(
      /\n\s*"(?:flags|color|move_cost|difficulty|looks_like)": ?[^\n[{]*,(?=\n)/gu,
      () => "",
    ),
  ],
  [
    "misspelt member",
    replaceMatch(
      /(?<=\n\s*")(?:flags|difficulty|components|symbol)(?=": ?)/gu,
      (found) => `${found}s`,
    ),
  ],
  ["wrong type", replaceMatch(/(?<="(?:name|symbol|result)": ?)"[^"]*"/gu, () => "17")],
  ["syntax", (text, pick) => text.slice(0, pick(text.length))],
  ["lines above", (text) => `\n\n${text}`],
  [
    "twice the same object",
    (text) => {
      const start = text.indexOf("{");
      const end = text.indexOf("\n  },");
      return start < 0 || end < 0
        ? undefined
        : `${text.slice(0, end + 5)}\n  ${text.slice(start, end)}\n  },${text.slice(end + 5)}`;
    },
  ],
  [
    "copied from another",
    replaceMatch(
      /(?<=\n\s*)"type": ?"(?:furniture|terrain)",/gu,
      (found) => `${found} "copy-from": "f_copied",`,
    ),
  ],
];

/** Writes one edit to a random file below `folder`; `originals` are the texts to which files are repaired. */
export function randomEdit(
  folder: string,
  originals: ReadonlyMap<string, string>,
  pick: Pick,
): Edit {
  const paths = [...originals.keys()];
  const path = paths[pick(paths.length)] ?? "";
  const file = join(folder, path);
  const original = originals.get(path) ?? "";
  const now = readIfThere(file);
  // Half of what differs is repaired, so that content is right most of the time.
  if (now !== original && pick(2) === 0) return put("repair", file, original);
  if (now === undefined) return put("return", file, original);
  if (pick(25) === 0) {
    rmSync(file);
    return { what: `delete ${path}`, touched: [file] };
  }
  if (pick(25) === 0) return put("new file", join(dirname(file), "fresh", "fresh.json"), "[]");
  const [what, change] = changes[pick(changes.length)] ?? ["nothing", (): undefined => undefined];
  return put(`${what} in ${path}`, file, change(now, pick) ?? now);
}

/** Brings the first file that differs back to what it was. */
export function repairOne(
  folder: string,
  originals: ReadonlyMap<string, string>,
): Edit | undefined {
  for (const [path, text] of originals) {
    const file = join(folder, path);
    if (readIfThere(file) !== text) return put(`repair ${path}`, file, text);
  }
  return undefined;
}

/** Brings every file back to what it was. */
export function repairAll(folder: string, originals: ReadonlyMap<string, string>): Edit[] {
  return [...originals].flatMap(([path, text]) => {
    const file = join(folder, path);
    return readIfThere(file) === text ? [] : [put("repair", file, text)];
  });
}

/** The JSON files below a folder with their texts. */
export function textsBelow(
  folder: string,
  keep: (text: string) => boolean = () => true,
): Map<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".json"),
  );
  const texts = paths
    .sort()
    .map((path) => [path, readFileSync(join(folder, path), "utf8")] as const);
  return new Map(texts.filter(([, text]) => keep(text)));
}

function put(what: string, file: string, text: string): Edit {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return { what, touched: [file] };
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** A change of one of the places where the pattern matches. */
function replaceMatch(pattern: RegExp, make: (found: string, pick: Pick) => string): Change {
  return (text, pick) => {
    const matches = [...text.matchAll(pattern)];
    const match = matches[pick(Math.max(1, matches.length))];
    if (!match) return undefined;
    const end = match.index + match[0].length;
    return text.slice(0, match.index) + make(match[0], pick) + text.slice(end);
  };
}
