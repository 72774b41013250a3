/**
 * What outlives one run of `compile()`: parsed and validated files, by their text. A hit is "same contents",
 * never a time stamp; findings of an unchanged file are replayed.
 */
import type { Fact } from "./diagnostics/diagnostic.ts";
import { createFindings, type Findings } from "./diagnostics/findings.ts";
import type { RawObject, SourceFile } from "./model.ts";
import { parseFile, type ParsedFile } from "./parse.ts";
import { validateObjects } from "./validate.ts";

interface LoadedFile {
  readonly parsed: ParsedFile;
  readonly broken: ReadonlySet<RawObject>;
  readonly facts: readonly Fact[];
}

export interface Session {
  /** The same object for the same text, so that caches by file hold. */
  readonly sources: Map<string, SourceFile>;
  readonly loaded: WeakMap<SourceFile, LoadedFile>;
}

export function createSession(): Session {
  return { sources: new Map(), loaded: new WeakMap() };
}

export interface Loaded {
  readonly parsed: readonly ParsedFile[];
  /** Objects whose shape is so wrong that no later stage may read them. */
  readonly broken: ReadonlySet<RawObject>;
}

export function loadFiles(
  files: readonly SourceFile[],
  session: Session,
  findings: Findings,
): Loaded {
  const parsed: ParsedFile[] = [];
  const broken = new Set<RawObject>();
  for (const file of files) {
    let entry = session.loaded.get(file);
    if (!entry) {
      entry = load(file);
      session.loaded.set(file, entry);
    }
    parsed.push(entry.parsed);
    for (const object of entry.broken) broken.add(object);
    for (const fact of entry.facts) findings.facts.push(fact);
  }
  return { parsed, broken };
}

function load(file: SourceFile): LoadedFile {
  const findings = createFindings();
  const parsed = parseFile(file, findings.report);
  const broken = validateObjects(parsed.objects, findings.report);
  return { parsed, broken, facts: findings.facts };
}
