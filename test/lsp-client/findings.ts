/** Findings as the server has them, and as the command line has them that begins from nothing. */
import { execFileSync, spawnSync } from "node:child_process";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Range, Server } from "./server.ts";

interface Report {
  readonly uri: string;
  readonly items: readonly {
    readonly range: Range;
    readonly severity: number;
    readonly code: string;
    readonly message: string;
  }[];
}

export interface Finding {
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

const severities = ["", "error", "warning", "note", "note"];

/** The command line in the project, from nothing. */
export function coldFindings(command: readonly string[], folder: string): readonly Finding[] {
  const [program = "", ...words] = command;
  execFileSync(program, [...words, "cache", "--clear"], { cwd: folder, stdio: "ignore" });
  const { stdout } = spawnSync(program, [...words, "check", "--format", "json"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 30,
  });
  return (
    stdout
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as Finding)
      // The output, which a check of content without errors looks at as well, is no content.
      .filter(({ code }) => code !== "stale-output")
  );
}

export function speltFinding({ code, severity, message, file, line, column }: Finding): string {
  return `${file ?? ""}:${String(line)}:${String(column)} ${severity} ${code}: ${message}`;
}

export async function pulledFindings(server: Server, folder: string): Promise<readonly string[]> {
  const { items } = await server.ask<{ readonly items: readonly Report[] }>(
    "workspace/diagnostic",
    {
      previousResultIds: [],
    },
  );
  return items.flatMap(({ uri, items }) =>
    items.map(({ range: { start }, severity, code, message }) => {
      const file = relative(folder, fileURLToPath(uri));
      const place = `${file}:${String(start.line + 1)}:${String(start.character + 1)}`;
      return `${place} ${severities[severity] ?? ""} ${code}: ${message.split("\n")[0] ?? ""}`;
    }),
  );
}
