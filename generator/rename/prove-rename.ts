/** Proves that a rename breaks nothing: compiles the content as it would become, and compares the findings. */
import { resolve } from "node:path";
import { compilePacks } from "../build/compile-packs.ts";
import { createBuildSession, type BuildSession } from "../build/session.ts";
import type { Compilation } from "../compile.ts";
import type { Settings } from "../config/settings.ts";
import { isNoWorse } from "../fix/same-content.ts";
import type { Listed } from "../read/list-again.ts";
import type { ReadFile } from "../read/read.ts";
import type { Refusal, RenamePlan } from "./rename-plan.ts";

/** How the packs' files are found and read. */
export interface Disk extends Listed {
  readonly readFile: ReadFile;
}

/** Returns why the plan must not be carried out; `undefined` if it causes no new finding. */
export function proveRename(
  settings: Settings,
  { diagnostics }: Pick<Compilation, "diagnostics">,
  plan: RenamePlan,
  { readFile, ...listed }: Disk,
  { sources, loaded }: Pick<BuildSession, "sources" | "loaded">,
): Refusal | undefined {
  const after = new Map(
    plan.files.map(({ file, after: text }) => [
      resolve(settings.workingDirectory, file.displayPath),
      Buffer.from(text),
    ]),
  );
  // Reuses only per-file results: the compilation has to prove something.
  const session = { ...createBuildSession(), sources: new Map(sources), loaded };
  const result = compilePacks(settings, {
    session,
    emit: false,
    ...listed,
    readFile: (absolute) => after.get(absolute) ?? readFile(absolute),
  });
  // Until the next release, keeping the old id as an alias is itself reported.
  const found = plan.keepsAlias
    ? result.diagnostics.filter(({ code }) => code !== "released-id-renamed")
    : result.diagnostics;
  if (isNoWorse(diagnostics, found, "notes aside")) return undefined;
  const before = new Set(diagnostics.map(({ code, message }) => `${code} ${message}`));
  const fresh = found.find(
    ({ code, message, severity }) => severity !== "note" && !before.has(`${code} ${message}`),
  );
  return {
    refused: `it would cause another finding${fresh ? `: ${fresh.message}` : ""}`,
    ...(fresh?.help === undefined ? {} : { instead: fresh.help }),
  };
}
