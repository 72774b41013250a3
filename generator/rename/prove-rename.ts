/** Renames nothing that would break anything: the content as it would be is compiled, and compared. */
import { resolve } from "node:path";
import { compilePacks } from "../build/compile-packs.ts";
import { createBuildSession, type BuildSession } from "../build/session.ts";
import type { Compilation } from "../compile.ts";
import type { Settings } from "../config/settings.ts";
import { isNoWorse } from "../fix/same-content.ts";
import type { ReadFile } from "../read/read.ts";
import type { Refusal, RenamePlan } from "./rename-plan.ts";

/** Why the plan is not to be carried out; `undefined` where every finding after it was there before. */
export function proveRename(
  settings: Settings,
  { diagnostics }: Pick<Compilation, "diagnostics">,
  plan: RenamePlan,
  readFile: ReadFile,
  { sources, loaded }: Pick<BuildSession, "sources" | "loaded">,
): Refusal | undefined {
  const after = new Map(
    plan.files.map(({ file, after: text }) => [
      resolve(settings.workingDirectory, file.displayPath),
      Buffer.from(text),
    ]),
  );
  // What single files hold is known; nothing else counts, for it is to prove something.
  const session = { ...createBuildSession(), sources: new Map(sources), loaded };
  const result = compilePacks(settings, {
    session,
    emit: false,
    readFile: (absolute) => after.get(absolute) ?? readFile(absolute),
  });
  if (isNoWorse(diagnostics, result.diagnostics, "notes aside")) return undefined;
  const before = new Set(diagnostics.map(({ code, message }) => `${code} ${message}`));
  const found = result.diagnostics.find(
    ({ code, message, severity }) => severity !== "note" && !before.has(`${code} ${message}`),
  );
  return {
    refused: `it would bring another finding${found ? `: ${found.message}` : ""}`,
    ...(found?.help === undefined ? {} : { instead: found.help }),
  };
}
