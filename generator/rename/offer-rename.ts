/**
 * Returns the rename that causes no new findings, if there is one; if released ids would vanish, the one that keeps
 * them.
 */
import { resolve } from "node:path";
import { compilePacks } from "../build/compile-packs.ts";
import type { BuildSession } from "../build/session.ts";
import type { Compilation } from "../compile.ts";
import type { Settings } from "../config/settings.ts";
import { isAbout, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { isNoWorse } from "../fix/same-content.ts";
import type { NamedId } from "../parse/external-definitions.ts";
import type { ContentQuery } from "../query/content-query.ts";
import type { Listed } from "../read/list-again.ts";
import type { ReadFile } from "../read/read.ts";
import { planRename, type RenamePlan } from "./plan-rename.ts";
import type { RenameRefusal } from "./reference-edits.ts";
import { unwritablePacks } from "./writable-packs.ts";

/** How the packs' files are found and read. */
export interface Disk extends Listed {
  readonly readFile: ReadFile;
}

/** The content in which an id is renamed. */
export interface RenameSubject {
  readonly settings: Settings;
  readonly compilation: Pick<Compilation, "diagnostics">;
  readonly query: ContentQuery;
  readonly findingsWith: FindingsWith;
}

/** The findings that there would be with other texts, by absolute path. */
export type FindingsWith = (texts: ReadonlyMap<string, Uint8Array>) => readonly Diagnostic[];

/**
 * Compiles other texts in the session of the content, so that the work is that of an edit; the session's next run, too,
 * begins from them. The files as they are, with what is known of them, are found again then.
 */
export function findingsIn(settings: Settings, session: BuildSession, disk: Disk): FindingsWith {
  const touched = new Set<string>();
  return (texts) => {
    for (const path of texts.keys()) touched.add(path);
    const readFile: ReadFile = (absolute) => texts.get(absolute) ?? disk.readFile(absolute);
    const { sources } = session;
    const present = [...texts.keys()].map((path) => [path, sources.get(path)] as const);
    try {
      const options = { ...disk, session, emit: false, records: false, touched, readFile };
      return compilePacks(settings, options).diagnostics;
    } finally {
      for (const [path, file] of present) if (file) sources.set(path, file);
    }
  };
}

export function offerRename(
  subject: RenameSubject,
  named: NamedId,
  to: string,
): RenamePlan | RenameRefusal {
  const { settings, query } = subject;
  const whyUnwritable = unwritablePacks(settings);
  const plan = planRename(query, named, to, whyUnwritable);
  if ("refused" in plan) return plan;
  const harm = whyHarmful(plan, subject);
  if (!harm) return plan;
  const { refusal, vanished } = harm;
  if (vanished.length === 0) return refusal;
  const keeping = planRename(query, named, to, whyUnwritable, vanished);
  return "refused" in keeping || whyHarmful(keeping, subject) ? refusal : keeping;
}

interface Harm {
  readonly refusal: RenameRefusal;
  /** Released ids that would mean nothing any more. */
  readonly vanished: readonly NamedId[];
}

/**
 * Compiles the content as it would become, and compares the findings. Returns why the plan must not be carried out;
 * `undefined` if it causes no new finding.
 */
function whyHarmful(
  { files, kept }: RenamePlan,
  { settings, compilation: { diagnostics }, findingsWith }: RenameSubject,
): Harm | undefined {
  const after = new Map(
    files.map(({ file, after: text }) => [
      resolve(settings.workingDirectory, file.displayPath),
      Buffer.from(text),
    ]),
  );
  const all = findingsWith(after);
  // Until the next release, keeping an old id is itself reported.
  const found = kept.length > 0 ? all.filter(({ code }) => code !== "released-id-renamed") : all;
  if (isNoWorse(diagnostics, found, "notes aside")) return undefined;
  const before = new Set(diagnostics.map(({ code, message }) => `${code} ${message}`));
  const fresh = found.find(
    ({ code, message, severity }) => severity !== "note" && !before.has(`${code} ${message}`),
  );
  const vanished = found.flatMap(({ fact }): NamedId[] =>
    fact && isAbout(fact, "released-id-vanished") ? [fact.data] : [],
  );
  const refusal = {
    refused: `it would cause another finding${fresh ? `: ${fresh.message}` : ""}`,
    ...(fresh?.help === undefined ? {} : { instead: fresh.help }),
  };
  return { refusal, vanished };
}
