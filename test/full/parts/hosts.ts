/** The runtime wherever games run: the same story, line for line. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { build } from "esbuild";
import { root } from "../../root.ts";
import { findChromium, startChromium } from "../../vite/chromium.ts";
import { row, skipped, type FullPart, type Row } from "../part.ts";
import { mustRun } from "../programs.ts";
import { installTool, results } from "../install-tool.ts";

const transcript = readFileSync(join(root, "test/client/transcript.txt"), "utf8");

/** The story as one script that sets `story.played`; nothing of Node's is in it. */
async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, "test/full/played.ts")],
    bundle: true,
    write: false,
    platform: "neutral",
    format: "iife",
    globalName: "story",
    conditions: ["defwright-source"],
    target: "es2022",
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}

function asKept(said: string): string {
  if (said !== transcript) throw new Error(`another story:\n${said.slice(0, 400)}`);
  return `${String(transcript.split("\n").length - 1)} lines, as in Node`;
}

async function inThread(script: string): Promise<string> {
  const code = `${script}; require("node:worker_threads").parentPort.postMessage(story.played());`;
  const worker = new Worker(code, { eval: true });
  return new Promise((resolve, reject) => {
    worker.once("message", resolve).once("error", reject);
  });
}

async function inDeno(script: string): Promise<Row> {
  const name = "runtime in Deno";
  const folder = await installTool("deno", "2.9.6");
  if (folder === undefined) return skipped(name, "there is no Deno");
  return row(name, async () => {
    const file = join(results, "story.js");
    writeFileSync(file, `${script}; console.log(story.played().trimEnd());`);
    const deno = [
      process.execPath,
      join(folder, "node_modules/deno/bin.cjs"),
      "run",
      "--no-prompt",
    ];
    return asKept(await mustRun(results, [...deno, file], { DENO_NO_UPDATE_CHECK: "1" }));
  });
}

/** In the page, and in a worker of the page. */
async function inChromium(script: string): Promise<Row[]> {
  const names = ["runtime in Chromium", "runtime in a worker of Chromium's"] as const;
  const path = findChromium();
  if (path === undefined) return names.map((name) => skipped(name, "there is no Chromium"));
  const browser = await startChromium(path);
  try {
    const page = await browser.newPage();
    const inPage = `(() => { ${script}; return story.played(); })()`;
    const inWorker = `new Promise((resolve, reject) => {
      const code = ${JSON.stringify(`${script}; postMessage(story.played());`)};
      const worker = new Worker(URL.createObjectURL(new Blob([code])));
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
    })`;
    return [
      await row(names[0], async () => asKept(await page.evaluate<string>(inPage))),
      await row(names[1], async () => asKept(await page.evaluate<string>(inWorker))),
    ];
  } finally {
    await browser.close();
  }
}

export const hosts: FullPart = {
  name: "hosts",
  run: async () => {
    const script = await bundled();
    return {
      rows: [
        await row("runtime in a thread of Node's", async () => asKept(await inThread(script))),
        await inDeno(script),
        ...(await inChromium(script)),
      ],
    };
  },
};
