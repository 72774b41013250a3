/** The real `defwright watch` beside editors, git and file managers: settled, it wrote what a cold build writes. */
import {
  appendFileSync,
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { defwright, read, terrain, write } from "../../project-folder.ts";
import { startWatch, type Command } from "../../watch/watch-process.ts";
import { git, startRepository } from "../../git-repository.ts";
import type { Round, TorturePart } from "../part.ts";

/** Of one watcher: each may be several operations. */
const bursts = 16;
/** Milliseconds; the slowest recheck comes after 10,000. */
const patience = 30_000;

export const watching: TorturePart = {
  name: "watching",
  about:
    "saves, renames, checkouts, packs that come and go and edits of the configuration beside a watcher: a cold build's output and findings",
  round: async (round) => {
    const { folder, random, tally } = round;
    startWorld(folder);
    const watcher = await startWatch(folder, "--report-file", "watched.json");
    const done: string[] = [];
    try {
      for (let burst = 1; burst <= bursts; burst += 1) {
        const count = random.below(2) === 0 ? 1 : 1 + random.below(5);
        for (let nth = 0; nth < count; nth += 1) {
          const operation = random.pick(operations) ?? save;
          done.push(operation.name);
          await operation.act(folder, round);
          tally.input();
          if (random.below(2) === 0) await pause(random.below(60));
        }
        if (burst === bursts) {
          done.push("everything back");
          putBack(folder);
        }
        done.push("–");
        const difference = await differenceWhenSettled(folder, watcher);
        tally.holds(difference === undefined, () =>
          [difference, done.join(", "), watcher.said().slice(-3000)].join("\n"),
        );
        if (difference !== undefined) break;
      }
      const said = watcher.said();
      tally.holds(!/^\s+at /mu.test(said), () => `a stack trace\n${said}`);
    } finally {
      await watcher.close();
    }
  },
};

/** What stays different from a cold build, or nothing. */
async function differenceWhenSettled(
  folder: string,
  watcher: Command,
): Promise<string | undefined> {
  const files = ["build", "--force", "--out", "cold", "--report-file", "cold.json", "--quiet"];
  rmSync(join(folder, "cold"), { recursive: true, force: true });
  const { code } = await defwright(folder, files);
  // Settings without packs to read: the last good ones, and their findings, stay in force.
  if (code === 2) return watcher.ended() ? "the watcher ended" : undefined;
  const cold = new Map([["findings", read(folder, "cold.json")]]);
  if (code === 0) addFiles(join(folder, "cold"), cold);
  const end = performance.now() + patience;
  for (;;) {
    if (watcher.ended()) return "the watcher ended";
    const watched = watchedState(folder, code === 0);
    const different =
      watched === undefined
        ? ["what was being written"]
        : [...new Set([...cold.keys(), ...watched.keys()])].filter(
            (path) => cold.get(path) !== watched.get(path),
          );
    if (different.length === 0) return undefined;
    if (performance.now() > end) {
      return `after ${String(patience)} ms, other than a cold build: ${different.join(", ")}`;
    }
    await pause(20);
  }
}

/** Files go while they are listed. */
function watchedState(folder: string, isGood: boolean): Map<string, string> | undefined {
  try {
    const state = new Map([["findings", read(folder, "watched.json")]]);
    if (isGood) addFiles(join(folder, "generated"), state);
    return state;
  } catch {
    return undefined;
  }
}

function addFiles(from: string, texts: Map<string, string>): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    texts.set(path.slice(from.length + 1), readFileSync(path, "utf8"));
  }
}

const core = "content/core";
const configuration = "defwright.config.json";
const good = { packs: [core, "content/mods/*"], out: "generated" };

function startWorld(folder: string): void {
  write(folder, configuration, good);
  write(folder, `${core}/doors.json`, [
    terrain("t_gate", { open: "t_gate_open" }),
    terrain("t_gate_open", { close: "t_gate" }),
  ]);
  for (const [index, path] of ["core/a", "core/walls/b", "mods/snow/c", "mods/rain/d"].entries()) {
    write(folder, `content/${path}.json`, [terrain(`t_${String(index)}`, { open: "t_gate" })]);
  }
  for (const pack of ["one", "other"]) {
    write(folder, `aside/${pack}/pack.json`, [terrain(`t_${pack}`, { open: "t_gate_open" })]);
  }
  startRepository(folder, ["generated", "cold", "*.json.*", "watched.json", "cold.json"]);
  git(folder, "checkout", "--quiet", "-b", "other");
  renameSync(join(folder, core, "walls"), join(folder, core, "rocks"));
  write(folder, `${core}/a.json`, [terrain("t_other", { close: "t_branch" })]);
  write(folder, `${core}/new/e.json`, [terrain("t_branch", { open: "t_other" })]);
  git(folder, "add", "--all", ".");
  git(folder, "commit", "--quiet", "--message", "other");
}

function putBack(folder: string): void {
  write(folder, configuration, good);
  git(folder, "reset", "--quiet", "--hard");
  git(folder, "clean", "--quiet", "-d", "--force");
}

interface Operation {
  readonly name: string;
  readonly act: (folder: string, round: Round) => Promise<void> | void;
}

/** Definitions with references, most of them to what is there; sometimes with a mistake. */
function someContent({ random }: Round): string {
  const ids = ["t_gate", "t_0", "t_1", "t_2", "t_3", "t_4", "t_5", "t_6"];
  const items = random.sample(ids.slice(1), 1 + random.below(3)).map((id) =>
    terrain(id, {
      move_cost: random.below(50),
      open: random.below(4) === 0 ? random.pick(ids) : "t_gate",
    }),
  );
  const text = JSON.stringify(items, undefined, 1 + random.below(2));
  return random.below(12) === 0 ? text.slice(0, -2) : text;
}

function filesBelow(folder: string, below = "content"): string[] {
  const from = join(folder, below);
  if (!existsSync(from)) return [];
  return readdirSync(from, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".json"))
    .map((path) => `${below}/${path.replaceAll("\\", "/")}`)
    .filter((path) => path !== `${core}/doors.json`)
    .sort();
}

/** A file that is there, or one that was not. */
function someFile(folder: string, { random }: Round): string {
  const made = ["a", "walls/b", "new/deep/f", "g"].map((path) => `${core}/${path}.json`);
  return random.pick([...filesBelow(folder), ...random.sample(made, 1)]) ?? "";
}

function rename(folder: string, from: string, to: string): void {
  if (!existsSync(join(folder, from)) || existsSync(join(folder, to))) return;
  if (existsSync(join(folder, dirname(to)))) renameSync(join(folder, from), join(folder, to));
}

/** As VS Code saves. */
const save: Operation = {
  name: "save",
  act: (folder, round) => {
    write(folder, someFile(folder, round), someContent(round));
  },
};

const operations: readonly Operation[] = [
  save,
  save,
  {
    name: "save by renaming",
    act: (folder, round) => {
      const file = someFile(folder, round);
      write(folder, `${file}.tmp`, someContent(round));
      renameSync(join(folder, `${file}.tmp`), join(folder, file));
    },
  },
  {
    name: "save in halves",
    act: async (folder, round) => {
      const file = someFile(folder, round);
      const text = someContent(round);
      write(folder, file, text.slice(0, text.length / 2));
      await pause(round.random.below(80));
      write(folder, file, text);
    },
  },
  {
    name: "save with a backup",
    act: async (folder, round) => {
      const file = someFile(folder, round);
      rename(folder, file, `${file}~`);
      await pause(round.random.below(30));
      write(folder, file, someContent(round));
      rmSync(join(folder, `${file}~`), { force: true });
    },
  },
  {
    name: "save after removing",
    act: async (folder, round) => {
      const file = someFile(folder, round);
      rmSync(join(folder, file), { force: true });
      await pause(round.random.below(120));
      write(folder, file, someContent(round));
    },
  },
  {
    name: "save what it is",
    act: (folder, round) => {
      const file = round.random.pick(filesBelow(folder));
      if (file !== undefined) write(folder, file, read(folder, file));
    },
  },
  {
    name: "truncate",
    act: (folder, round) => {
      const file = round.random.pick(filesBelow(folder));
      if (file !== undefined) truncateSync(join(folder, file), 1);
    },
  },
  {
    name: "remove",
    act: (folder, round) => {
      rmSync(join(folder, someFile(folder, round)), { force: true });
    },
  },
  {
    name: "move a file to another pack",
    act: (folder, round) => {
      const from = round.random.pick(filesBelow(folder));
      const pack = round.random.pick([core, "content/mods/snow", "content/mods/rain"]) ?? core;
      if (from !== undefined) rename(folder, from, `${pack}/${basename(from)}`);
    },
  },
  {
    name: "rename a folder",
    act: (folder, { random }) => {
      const [from = "", to = ""] = random.sample(["walls", "rocks", "deep/rocks", "new"], 2);
      rename(folder, `${core}/${from}`, `${core}/${to}`);
    },
  },
  {
    name: "rename the parent of packs and back",
    act: async (folder, { random }) => {
      rename(folder, "content", "elsewhere");
      await pause(random.below(700));
      rename(folder, "elsewhere", "content");
    },
  },
  {
    name: "rename a pack and back",
    act: async (folder, { random }) => {
      const pack = random.pick([core, "content/mods/snow"]) ?? core;
      rename(folder, pack, "away");
      await pause(random.below(400));
      rename(folder, "away", pack);
    },
  },
  {
    name: "a pack goes or comes",
    act: (folder, { random }) => {
      const name = random.pick(["snow", "rain", "hail"]) ?? "";
      const pack = `content/mods/${name}`;
      const isThere = existsSync(join(folder, pack));
      if (isThere && random.below(2) === 0) rename(folder, pack, `aside/${name}`);
      else if (isThere) rmSync(join(folder, pack), { recursive: true });
      else if (existsSync(join(folder, `aside/${name}`))) rename(folder, `aside/${name}`, pack);
      else cpSync(join(folder, "aside/one"), join(folder, pack), { recursive: true });
    },
  },
  {
    name: "link another pack",
    act: (folder, { random }) => {
      if (!existsSync(join(folder, "content/mods"))) return;
      const link = join(folder, "content/mods/linked");
      const target = join(folder, "aside", random.pick(["one", "other"]) ?? "");
      rmSync(`${link}.new`, { force: true });
      symlinkSync(target, `${link}.new`, "junction");
      rmSync(link, { force: true });
      renameSync(`${link}.new`, link);
    },
  },
  {
    name: "checkout",
    act: (folder, { random }) => {
      git(folder, "checkout", "--quiet", "--force", random.pick(["main", "other"]) ?? "main");
      if (random.below(2) === 0) git(folder, "clean", "--quiet", "-d", "--force");
    },
  },
  {
    name: "stash and back",
    act: async (folder, { random }) => {
      write(folder, `${core}/stashed.json`, [terrain("t_stashed")]);
      git(folder, "stash", "push", "--quiet", "--include-untracked");
      await pause(random.below(300));
      git(folder, "stash", "pop", "--quiet");
    },
  },
  {
    name: "edit the configuration",
    act: (folder, { random }) => {
      const packs = random.pick([good.packs, [core], [core, "content/mods/snow"]]);
      const shape = random.pick(["literal", "packed"]);
      const dialect = random.pick(["spec", "spec", "bright-nights"]);
      write(folder, configuration, { ...good, packs, shape, dialect });
    },
  },
  {
    name: "break the configuration and repair it",
    act: async (folder, { random }) => {
      const before = read(folder, configuration);
      write(folder, configuration, random.pick(["{", "", JSON.stringify({ ...good, packs: 1 })]));
      await pause(random.below(600));
      write(folder, configuration, random.below(2) === 0 ? before : good);
    },
  },
  {
    name: "damage the output",
    act: (folder, { random }) => {
      const file = random.pick(readdirSync(join(folder, "generated")).sort());
      if (file === undefined) return;
      if (random.below(2) === 0) rmSync(join(folder, "generated", file), { recursive: true });
      else if (file.includes(".")) appendFileSync(join(folder, "generated", file), "\n");
    },
  },
];
