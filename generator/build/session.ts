/**
 * State that outlives one build, for watching: the compiler's caches, the files as they were read, and the output as it
 * was written.
 */
import type { Settings } from "../config/settings.ts";
import type { Listing } from "../read/list-again.ts";
import type { SchemaMemory } from "../editor-schema/schema-file.ts";
import { asReadAgain } from "../read/file-on-disk.ts";
import type { KeptFiles } from "../read/kept-files.ts";
import type { KnownSources } from "../read/read.ts";
import { createSession, type Session } from "../reuse/session.ts";
import type { WrittenModules } from "./write.ts";

export interface BuildSession extends Session {
  readonly sources: KnownSources;
  /** What an earlier process has seen in files. */
  readonly keptFiles?: KeptFiles;
  /** The stats of files before they were read, for a later process. */
  readonly stamps?: Map<string, string>;
  /** The last listing of the packs' files. */
  listing?: Listing;
  /** The modules in the output folder, as they were written. */
  readonly written: WrittenModules;
  readonly schema: SchemaMemory;
}

export function createBuildSession(): BuildSession {
  return { ...createSession(), sources: new Map(), written: new Map(), schema: {} };
}

/** Forgets modules written under other settings, which are not those that these settings write. */
export function forgetOtherOutput(session: BuildSession, settings: Settings): void {
  if (session.settings === settings) return;
  session.written.clear();
  delete session.schema.sources;
}

/** Absolute paths of files that contain definitions and whose text is therefore kept. */
export function filesOfOurs({ sources, loaded }: BuildSession): string[] {
  return [...sources].flatMap(([absolute, file]) =>
    (loaded.get(file)?.parsed.objects.length ?? 0) > 0 ? [absolute] : [],
  );
}

/** Makes the next run treat one of `filesOfOurs` as just read, and each of its objects as a different one. */
export function takeForEdited({ sources, loaded }: BuildSession, absolute: string): void {
  const file = sources.get(absolute);
  if (file === undefined) return;
  loaded.delete(file);
  sources.set(absolute, asReadAgain(file));
}
