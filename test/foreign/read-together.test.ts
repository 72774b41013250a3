import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MessageChannel, Worker } from "node:worker_threads";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compile, type Compilation } from "../../generator/compile.ts";
import { openForeignCache } from "../../generator/foreign/cache.ts";
import { packIn } from "../../generator/config/mod-info.ts";
import { readForeign } from "../../generator/foreign/read-foreign.ts";
import {
  slots,
  type SecondThread,
  type ThreadData,
} from "../../generator/foreign/read-together.ts";
import { listFiles } from "../../generator/read.ts";
import { sha256 } from "../../generator/sha256.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { projectFolder } from "../project-folder.ts";

const together = suite("read-together");

/** Enough files that a second thread is worth its start, with every sort of file among them, first and last. */
function largeProject(): string {
  const files: Record<string, string> = {};
  for (let index = 0; index < 500; index++) {
    const id = `item_${String(index)}`;
    files[`packs/main/${String(1000 + index)}.json`] = JSON.stringify([
      { type: "GENERIC", id, flags: index % 7 === 0 ? ["UNRECOVERABLE"] : [] },
      { type: "MIGRATION", id: `old_${id}`, replace: id },
    ]);
  }
  for (const place of ["0", "5"]) {
    const odd = (name: string, text: string): void => {
      files[`packs/main/${place}-${name}.json`] = text;
    };
    odd("ours", JSON.stringify([recipe(place, "item_3"), recipe(`${place}_again`, "item_7")]));
    odd("wrong", JSON.stringify([recipe(`${place}_wrong`, "item_501")]));
    odd("old", JSON.stringify([recipe(`${place}_old`, "old_item_499")]));
    odd("escaped", '[{"\\u0074ype":"rec\\u0069pe","result":"item_1"}]');
    odd("broken", '[{"type":"GENERIC","id":"item_broken",}]');
    odd("twice", '[{"type":"GENERIC","id":"item_twice","id":"item_twice"}]');
    odd("near", '[{"type":"recpie","result":"item_2"}]');
    odd("no-object", "[1]");
    odd("mod", '[{"type":"MOD_INFO","id":"another"}]');
    odd("bom", `\uFEFF${JSON.stringify([{ type: "GENERIC", id: "item_bom" }])}`);
  }
  const folder = projectFolder(files);
  for (const place of ["0", "5"]) {
    writeFileSync(join(folder, `packs/main/${place}-bytes.json`), Buffer.from([0x5b, 0xff, 0x5d]));
  }
  return folder;
}

function recipe(suffix: string, component: string): object {
  return {
    type: "recipe",
    result: "item_1",
    id_suffix: suffix,
    category: "CC_OTHER",
    subcategory: "CSC_OTHER_OTHER",
    time: "1 m",
    reversible: true,
    components: [[[component, 1]]],
  };
}

/** What a run says of its content, as one text. */
function told({ diagnostics, account, files, model }: Compilation): string {
  const found = diagnostics.map(({ code, severity, message, source, range }) => [
    code,
    severity,
    message,
    source.displayPath,
    range,
  ]);
  const records = [...model.records].map(([kind, entries]) => [kind, [...entries]]);
  const hashes = files.map(({ displayPath, disk }) => [displayPath, disk?.sha256]);
  return JSON.stringify([
    found,
    account.files,
    account.others,
    account.unusable,
    hashes,
    records.length,
  ]);
}

const flags = "--semi-space-growth-factor=2";

/** Threads know nothing of TypeScript by themselves. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(
    `import { register } from ${JSON.stringify(import.meta.resolve("tsx/esm/api"))};
     register();
     await import(${JSON.stringify(
       new URL("../../generator/foreign/second-reader-thread.ts", import.meta.url).href,
     )});`,
  )}`,
);

together("two threads find what one finds, in every sort of file", () => {
  const folder = largeProject();
  const settings = settingsOf(folder, { packs: ["packs/main"], dialect: "bright-nights" });
  const alone = compile(settings);
  const codes = new Set(alone.diagnostics.map(({ code }) => code));
  for (const code of [
    "unknown-reference",
    "migrated-reference",
    "invalid-utf8",
    "near-miss-type",
  ]) {
    assert.ok(codes.has(code), `${code} of ${[...codes].join(", ")}`);
  }
  const shared = compile(settings, { secondThread: { flags, script } });
  assert.is(told(shared), told(alone));
  assert.ok(shared.timings.some(({ stage }) => stage === "read together"));
});

together(
  "the second thread goes through the files by itself, and stops when it is told to",
  async () => {
    const folder = largeProject();
    const files = listFiles([packIn("main", join(folder, "packs/main"))]).map(
      ({ absolute }) => absolute,
    );
    const all = files.map((file) => [file, readForeign(file)]).filter(([, foreign]) => foreign);
    assert.equal(await readBySecond(files, 0), JSON.parse(JSON.stringify(all)));
    assert.equal(await readBySecond(files, 1), []);
  },
);

/** What the thread finds, where it is told to stop from the start or not at all. */
async function readBySecond(files: readonly string[], stop: number): Promise<unknown> {
  const shared = new Int32Array(new SharedArrayBuffer(12));
  shared[slots.stop] = stop;
  const { port1: here, port2: port } = new MessageChannel();
  const received = once(here, "message");
  const data: ThreadData = { files, flags, shared, port };
  const worker = new Worker(script, { workerData: data, transferList: [port] });
  const [text] = (await received) as [string];
  here.close();
  await worker.terminate();
  assert.is(shared[slots.reached], stop === 1 ? 0 : files.length);
  return JSON.parse(text) as unknown;
}

together("a file of any size is read whole", () => {
  for (const count of [0, 1, 40_000]) {
    const items = Array.from({ length: count }, (_, index) => ({
      type: "GENERIC",
      id: `item_${String(index)}`,
    }));
    const text = JSON.stringify(items);
    const folder = projectFolder({ "items.json": text });
    const foreign = readForeign(join(folder, "items.json"));
    assert.is(foreign?.sha256, sha256(text));
    assert.is(foreign?.summary.externals.length, count);
  }
  assert.is(readForeign(join(projectFolder(), "not there")), undefined);
});

together("a thread that cannot start leaves everything to the other", () => {
  const folder = largeProject();
  const settings = settingsOf(folder, { packs: ["packs/main"], dialect: "bright-nights" });
  const failing = { flags: 1 } as unknown as SecondThread;
  assert.is(told(compile(settings, { secondThread: failing })), told(compile(settings)));
});

together("what two threads found is kept for the next run", () => {
  const folder = largeProject();
  const settings = settingsOf(folder, { packs: ["packs/main"], dialect: "bright-nights" });
  mkdirSync(join(folder, "node_modules"));
  compile(settings, { cache: openForeignCache(folder), secondThread: { flags, script } });
  const cache = openForeignCache(folder);
  // The two with a byte order mark say the same.
  assert.is(cache?.size, 501);
  const kept = told(compile(settings, { cache, secondThread: { flags, script } }));
  rmSync(join(folder, "node_modules/.cache"), { recursive: true });
  assert.is(kept, told(compile(settings)));
});

together.run();
