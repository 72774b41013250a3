/** A process beside this one, as one that writes to the same output. */
import { spawn } from "node:child_process";
import { root } from "../root.ts";

export interface OtherProcess {
  /** As its files are named. */
  readonly name: string;
  readonly end: () => void;
  readonly ended: Promise<void>;
}

const program = `
  import { processName } from ${JSON.stringify(new URL("../../generator/disk/process-name.ts", import.meta.url).href)};
  process.stdout.write(processName());
  process.stdin.resume();
`;

export async function otherProcess(): Promise<OtherProcess> {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "--eval", program],
    { stdio: ["pipe", "pipe", "inherit"], cwd: root },
  );
  const ended = new Promise<void>((resolve) =>
    child.once("exit", () => {
      resolve();
    }),
  );
  const name = await new Promise<string>((resolve) => {
    child.stdout.once("data", (chunk: Buffer) => {
      resolve(chunk.toString());
    });
  });
  const end = (): void => {
    child.kill("SIGKILL");
  };
  process.once("exit", end);
  return { name, end, ended };
}
