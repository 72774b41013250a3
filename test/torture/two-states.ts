/** A project in two states, and whether its output is one of these: what is in between is a mixture. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { isTemporaryName } from "../../generator/disk/temporary.ts";
import { readManifest } from "../../generator/build/manifest.ts";
import { sha256 } from "../../generator/disk/sha256.ts";
import { journalName } from "../../generator/config/output-names.ts";
import { defwright, write } from "../project-folder.ts";
import { sampleObjects } from "./parts/killers.ts";
import type { Round } from "./part.ts";

export type State = "before" | "after";

export interface TwoStates {
  readonly folder: string;
  readonly out: string;
  /** Paths of the output in that state -> bytes. */
  readonly expected: Readonly<Record<State, Output>>;
  /** Puts the content in that state; the output stays. */
  readonly turn: (state: State) => void;
  /** Puts the output in the first state as well. */
  readonly reset: () => void;
}

type Output = ReadonlyMap<string, Buffer>;

const generated = "generated";

/** Content of the sample game, and the same with files and definitions that came, went and changed. */
export async function twoStates({ folder, random }: Round): Promise<TwoStates> {
  const files = new Map<string, object[]>();
  const simple = sampleObjects().filter(({ type }) => type === "terrain" || type === "furniture");
  for (const object of simple) {
    const file = `${object["type"] as string}-${String(random.below(6))}.json`;
    files.set(file, [...(files.get(file) ?? []), object]);
  }
  for (const [file, objects] of files) write(folder, `states/before/${file}`, objects);
  for (const [file, objects] of files) {
    // References may lead from any file to any other, so nothing goes; it moves, and changes.
    const changed = random.below(3) > 0;
    const moved = random.below(4) === 0;
    const values = objects.map((object) =>
      changed && "description" in object
        ? { ...object, description: `Version ${String(random.below(1000))}.` }
        : object,
    );
    write(folder, `states/after/${moved ? `deep/${file}` : file}`, values);
  }
  const configuration = { packs: ["pack"], out: generated, dialect: "bright-nights" };
  write(folder, "defwright.config.json", { ...configuration, shape: random.pick(shapes) });
  return statesIn(folder);
}

const shapes = ["literal", "packed"] as const;

/** The states are the folders `states/before` and `states/after` of the project, which turn into its `pack`. */
export async function statesIn(folder: string): Promise<TwoStates> {
  const turn = (state: State): void => {
    rmSync(join(folder, "pack"), { recursive: true, force: true });
    cpSync(join(folder, "states", state), join(folder, "pack"), { recursive: true });
  };
  const outputOf = async (state: State): Promise<Output> => {
    turn(state);
    const kept = join(folder, "outputs", state);
    const { code, err } = await defwright(folder, ["build", "--quiet", "--out", kept]);
    if (code !== 0) throw new Error(err);
    return outputIn(kept);
  };
  const expected = { after: await outputOf("after"), before: await outputOf("before") };
  return {
    folder,
    out: join(folder, generated),
    expected,
    turn,
    reset: () => {
      turn("before");
      rmSync(join(folder, generated), { recursive: true, force: true });
      mkdirSync(join(folder, generated));
      cpSync(join(folder, "outputs", "before"), join(folder, generated), { recursive: true });
    },
  };
}

/** Which of its states the output is in; `undefined` for a mixture. Temporary files and the journal do not count. */
export function stateOf({ out, expected }: TwoStates): State | undefined {
  const output = outputIn(out);
  return (["after", "before"] as const).find((state) => isSame(output, expected[state]));
}

/**
 * Whether the output is the one that a build from nothing makes of content whose every file is as it stood in one of
 * the two states, and that has all files which both have, unless files may be lacking. A watcher is told of edits one
 * after another, and reads again what it was told of: that is what it may have seen. Which files those were is what the
 * manifest of the output says.
 */
export async function isOfPassingState(
  states: TwoStates,
  { mayLack = false }: { readonly mayLack?: boolean } = {},
): Promise<boolean> {
  const { folder, out } = states;
  if (stateOf(states) !== undefined) return true;
  const { inputs } = readManifest(out) ?? {};
  if (inputs === undefined) return false;
  const before = filesIn(join(folder, "states/before"));
  const after = filesIn(join(folder, "states/after"));
  const read = new Set(inputs.map(({ path }) => path));
  for (const path of before.keys()) {
    if (!mayLack && after.has(path) && !read.has(`pack/${path}`)) return false;
  }
  const passing = join(folder, "passing");
  rmSync(passing, { recursive: true, force: true });
  for (const { path, sha256: hash } of inputs) {
    const within = path.slice("pack/".length);
    const bytes = [before, after]
      .map((files) => files.get(within))
      .find((each) => each !== undefined && sha256(each) === hash);
    if (bytes === undefined) return false;
    mkdirSync(dirname(join(passing, path)), { recursive: true });
    writeFileSync(join(passing, path), bytes);
  }
  const configuration = "defwright.config.json";
  cpSync(join(folder, configuration), join(passing, configuration));
  const { code } = await defwright(passing, ["build", "--quiet"]);
  return code === 0 && isSame(outputIn(out), outputIn(join(passing, generated)));
}

/** Whether the output is, when asked, as it is now. */
export function outputStays({ out }: TwoStates): () => boolean {
  const before = outputIn(out);
  return () => isSame(before, outputIn(out));
}

export function hasJournal({ out }: TwoStates): boolean {
  const folder = join(out, journalName);
  return existsSync(folder) && readdirSync(folder).length > 0;
}

/** What a client never imports, and what should not be there at the end. */
export function remainsIn({ out }: TwoStates): string[] {
  return entriesBelow(out).filter((path) => path.split("/").some(isRemainder));
}

function isRemainder(name: string): boolean {
  return isTemporaryName(name) || name === journalName;
}

function outputIn(folder: string): Output {
  return filesIn(folder, (path) => !path.split("/").some(isRemainder));
}

function filesIn(folder: string, isWanted: (path: string) => boolean = () => true): Output {
  const paths = entriesBelow(folder).filter(isWanted);
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
}

/** Files, and folders of ours that hold no modules. */
function entriesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() || isRemainder(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
}

function isSame(one: Output, other: Output): boolean {
  if (one.size !== other.size) return false;
  return [...one].every(([path, bytes]) => other.get(path)?.equals(bytes) === true);
}
