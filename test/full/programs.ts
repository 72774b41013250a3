/** Programs that run to their end. */
import { spawn } from "node:child_process";

export interface Ended {
  readonly code: number | null;
  /** stdout and stderr, as they came. */
  readonly said: string;
}

const longest = 600_000;

export async function runProgram(
  folder: string,
  [program = "", ...args]: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, NO_COLOR: "1", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: longest,
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  }
  const code = await new Promise<number | null>((resolve) => {
    child.once("error", (error) => {
      said += error.message;
      resolve(null);
    });
    child.once("close", resolve);
  });
  return { code, said };
}

/** @throws Where it does not end with 0: with what it said. */
export async function mustRun(...of: Parameters<typeof runProgram>): Promise<string> {
  const { code, said } = await runProgram(...of);
  if (code !== 0) throw new Error(`${of[1].join(" ")}: exit ${String(code)}\n${shortened(said)}`);
  return said;
}

export function shortened(text: string): string {
  return text.length > 3000 ? `${text.slice(0, 1500)}\n…\n${text.slice(-1500)}` : text;
}
