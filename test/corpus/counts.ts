/** Our account beside that of a program that shares no code with us. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Compilation } from "../../generator/compile.ts";
import { builtInKinds } from "../../generator/model/kind-names.ts";

const program = fileURLToPath(new URL("independent-count.mjs", import.meta.url));

export interface Counts {
  readonly files: number;
  /** Objects of other types. */
  readonly other: number;
  readonly generated: number;
  /** Definitions that copy from another. */
  readonly inherited: number;
  /** Packs that load before one that they depend on. */
  readonly disordered: number;
  /** Kind -> objects read, and how many of them fell in each class. */
  readonly kinds: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Reads everything again, in a process of its own. */
export function countedApart(directories: readonly string[]): Counts {
  const out = execFileSync(process.execPath, [program, ...directories], { encoding: "utf8" });
  return JSON.parse(out) as Counts;
}

/** Our account in the same words; a class that the other program does not know stands there only if it has objects. */
export function countsOf({ account, layers }: Compilation): Counts {
  const inherited = [...layers.outcomes].filter(
    ([{ value }, outcomes]) =>
      value["copy-from"] !== undefined && (outcomes === "defined" || outcomes === "obsolete"),
  );
  const kinds = Object.fromEntries(
    builtInKinds.map((kind) => {
      const { rejected, ...classes } = account.kinds.get(kind) ?? nothing;
      const read = Object.values(classes).reduce((sum, each) => sum + each, rejected);
      return [kind, { read, ...classes, ...(rejected === 0 ? {} : { rejected }) }];
    }),
  );
  return {
    files: account.files,
    other: account.others + account.unusable,
    generated: account.generated,
    inherited: inherited.length,
    disordered: 0,
    kinds,
  };
}

const nothing = { abstract: 0, modification: 0, replaced: 0, obsolete: 0, defined: 0, rejected: 0 };
