/** A page of Vite's development server beside another writer of its output: it shows what a page opened now shows. */
import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createServer, type ViteDevServer } from "vite";
import { defwright, terrain, write } from "../../project-folder.ts";
import { freshlyShown, openPage, pageFiles, type Page } from "../../vite/page.ts";
import { linkDefwright, serve, viteConfig } from "../../vite/station.ts";
import { startWatch } from "../../watch/watch-process.ts";
import type { Round, TorturePart } from "../part.ts";

const edits = 25;
/** Milliseconds; the slowest recheck comes after 10,000. */
const patience = 30_000;

export const pages: TorturePart = {
  name: "pages",
  about:
    "edits beside a page of Vite and another writer of the output: what a page shows that is opened after them, without a reload",
  round: async (round) => {
    const { folder, random, tally } = round;
    const shape = random.pick(["literal", "packed"]);
    const companion = random.pick(companions) ?? companions[0];
    startWorld(folder, { packs: ["content/core", "content/mods/*"], out: "generated", shape });
    const open: { readonly close: () => Promise<void> }[] = [];
    try {
      const plain = await createServer({
        ...viteConfig(folder),
        plugins: [],
        server: { middlewareMode: true, watch: null, ws: false },
      });
      open.push(plain);
      const opened: Page[] = [];
      const startPage = async (): Promise<void> => {
        const { server } = await serve(viteConfig(folder), "");
        open.push(server);
        const page = await openPage(server);
        open.push(page);
        opened.push(page);
      };
      const startOther = async (): Promise<void> => {
        if (companion === "another server") await startPage();
        if (companion === "watch") open.push(await startWatch(folder));
      };
      // Whoever starts first writes first.
      const isFirst = random.below(2) === 0;
      if (isFirst) await startOther();
      await startPage();
      if (!isFirst) await startOther();
      const done: string[] = [];
      for (let nth = 1; nth <= edits; nth += 1) {
        const count = random.below(3) === 0 ? 2 + random.below(3) : 1;
        for (let each = 0; each < count; each += 1) {
          const operation = random.pick(operations) ?? operations[0];
          done.push(operation.name);
          await operation.act(folder, round);
          if (companion === "builds" && random.below(2) === 0) await buildOnce(folder);
        }
        const stamp = `stamp ${String(nth)}`;
        write(folder, "content/core/stamp.json", [terrain("t_stamp", { name: stamp })]);
        if (companion === "builds") await buildOnce(folder);
        tally.input();
        for (const [index, one] of opened.entries()) {
          const difference = await differenceOf(one, plain, stamp);
          tally.holds(difference === undefined, () =>
            [
              `page ${String(index)}, ${String(shape)}, beside ${companion}${isFirst ? ", which is first" : ""}: ${String(difference)}`,
              done.join(", "),
            ].join("\n"),
          );
          if (difference !== undefined) return;
        }
      }
      tally.holds(
        opened.every((page) => page.reloads() === 0),
        () => `${String(shape)}, beside ${companion}: a reload after ${done.join(", ")}`,
      );
    } finally {
      for (const each of open.reverse()) await each.close();
    }
  },
};

const companions = ["watch", "another server", "builds"] as const;

async function buildOnce(folder: string): Promise<void> {
  await defwright(folder, ["build", "--quiet"]);
}

/** How a running page differs from one opened now, as soon as that has an edit; or nothing. */
async function differenceOf(
  page: Page,
  plain: ViteDevServer,
  stamp: string,
): Promise<string | undefined> {
  const end = performance.now() + patience;
  for (;;) {
    const shown = page.shows();
    if (shown.includes(`"${stamp}"`)) {
      const fresh = await freshlyShown(plain);
      // Whoever writes later than another may still be at it.
      if (shown === fresh && fresh === page.shows()) return undefined;
      if (performance.now() > end) return `shows\n${shown}\ninstead of\n${String(fresh)}`;
    } else if (performance.now() > end) return `${stamp} is lost; it shows\n${shown}`;
    await pause(10);
  }
}

function startWorld(folder: string, configuration: object): void {
  for (const [path, content] of Object.entries({
    ...pageFiles,
    "defwright.config.json": configuration,
    "content/core/doors.json": [
      terrain("t_gate", { open: "t_gate_open" }),
      terrain("t_gate_open", { close: "t_gate" }),
    ],
    "content/core/stamp.json": [terrain("t_stamp")],
    "content/mods/snow/a.json": [terrain("t_snow")],
  })) {
    write(folder, path, content);
  }
  linkDefwright(folder);
}

interface Operation {
  readonly name: string;
  readonly act: (folder: string, round: Round) => Promise<void> | void;
}

function someContent({ random }: Round, prefix: string): object[] {
  return random
    .sample(["a", "b", "c"], 1 + random.below(3))
    .map((id) => terrain(`${prefix}_${id}`, { move_cost: random.below(90), open: "t_gate" }));
}

function someName({ random }: Round): string {
  return random.pick(["one", "two", "deep/three"]) ?? "one";
}

const operations: readonly [Operation, ...Operation[]] = [
  {
    name: "save",
    act: (folder, round) => {
      const name = someName(round);
      write(folder, `content/core/${name}.json`, someContent(round, `t_${name.slice(-3)}`));
    },
  },
  {
    name: "save by renaming",
    act: (folder, round) => {
      const name = someName(round);
      const file = `content/core/${name}.json`;
      write(folder, `${file}.tmp`, someContent(round, `t_${name.slice(-3)}`));
      renameSync(join(folder, `${file}.tmp`), join(folder, file));
    },
  },
  {
    name: "change a value",
    act: (folder, { random }) => {
      write(folder, "content/mods/snow/a.json", [
        terrain("t_snow", { move_cost: random.below(90) }),
      ]);
    },
  },
  {
    name: "remove",
    act: (folder, round) => {
      rmSync(join(folder, `content/core/${someName(round)}.json`), { force: true });
    },
  },
  {
    name: "a file goes and comes back",
    act: async (folder, { random }) => {
      const file = join(folder, "content/mods/snow/a.json");
      renameSync(file, `${file}~`);
      await pause(random.below(300));
      renameSync(`${file}~`, file);
    },
  },
  {
    name: "a folder goes and comes back",
    act: async (folder, { random }) => {
      const pack = join(folder, "content/core");
      renameSync(pack, join(folder, "away"));
      await pause(random.below(300));
      renameSync(join(folder, "away"), pack);
    },
  },
  {
    name: "a mistake that is repaired",
    act: async (folder, { random }) => {
      write(folder, "content/mods/snow/a.json", "[{");
      await pause(random.below(300));
      write(folder, "content/mods/snow/a.json", [terrain("t_snow")]);
    },
  },
];
