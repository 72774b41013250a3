/**
 * A process that runs test files with one mutant awake; a new one where it hangs, crashes or is no longer as it was.
 */
import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { join } from "node:path";
import type { Tree } from "./tree.ts";
import type { Answer, Question } from "./worker.ts";

export type Outcome = Answer | { readonly outcome: "timeout" | "crash" };

export interface TestedProcess {
  readonly run: (question: Question) => Promise<Outcome>;
  readonly end: () => void;
}

/** What waits for something that never comes takes no processor time; nor does what others leave none to. */
const longestPause = 180_000;

/** After so many runs a new one: modules that were loaded are never given back. */
const runsOfOne = 60;

/** Its own files are put into the tree. */
export async function startTestedProcess({
  tree,
  temporary,
}: Pick<Tree, "tree" | "temporary">): Promise<TestedProcess> {
  const program = join(tree, ".mutation/worker.mjs");
  await build({
    entryPoints: ["worker", "ts-loader"].map((name) =>
      fileURLToPath(new URL(`${name}.ts`, import.meta.url)),
    ),
    outdir: join(tree, ".mutation"),
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    logLevel: "error",
  });
  let child: ChildProcess | undefined;
  let runs = 0;
  const end = (): void => {
    child?.kill("SIGKILL");
    child = undefined;
    runs = 0;
  };
  const start = (): ChildProcess => {
    // On its way out it removes what its tests have made.
    if (child !== undefined && runs >= runsOfOne) {
      child.disconnect();
      child = undefined;
      runs = 0;
    }
    child ??= fork(fileURLToPath(pathToFileURL(program)), [], {
      cwd: tree,
      execArgv: ["--max-old-space-size=2048", "--conditions=defwright-source"],
      env: {
        ...process.env,
        TMPDIR: temporary,
        NO_COLOR: "1",
        FORCE_COLOR: undefined,
      },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    runs += 1;
    return child;
  };
  const run = async (question: Question): Promise<Outcome> => {
    const running = start();
    const outcome = await new Promise<Outcome>((resolve) => {
      const waited = setTimeout(
        () => {
          resolve({ outcome: "timeout" });
        },
        question.milliseconds * 4 + longestPause,
      );
      const settle = (outcome: Outcome): void => {
        clearTimeout(waited);
        running.removeAllListeners();
        resolve(outcome);
      };
      running.once("message", (answer) => {
        settle(answer as Answer);
      });
      running.once("exit", (_, signal) => {
        settle({ outcome: signal === "SIGXCPU" ? "timeout" : "crash" });
      });
      running.send(question);
    });
    if (outcome.outcome === "timeout" || outcome.outcome === "crash") end();
    return outcome;
  };
  return { run, end };
}
