/**
 * What outlives one build, for watching: what compiling keeps, the files as they were read, and the output as written.
 */
import type { Settings } from "../config/settings.ts";
import type { Listing } from "../read/list-again.ts";
import type { SchemaMemory } from "../editor-schema/schema-file.ts";
import { asReadAgain } from "../read/file-on-disk.ts";
import type { KnownSources } from "../read/read.ts";
import { createSession, type Session } from "../reuse/session.ts";
import type { WrittenModules } from "./write.ts";

export interface BuildSession extends Session {
  readonly sources: KnownSources;
  /** The files of the packs as they were listed last. */
  listing?: Listing;
  /** The modules in the output folder, as they were written. */
  readonly written: WrittenModules;
  readonly schema: SchemaMemory;
}

export function createBuildSession(): BuildSession {
  return { ...createSession(), sources: new Map(), written: new Map(), schema: {} };
}

/** Modules written under other settings are not those that these settings write. */
export function forgetOtherOutput(session: BuildSession, settings: Settings): void {
  if (session.settings === settings) return;
  session.written.clear();
  delete session.schema.sources;
}

/** Files that hold definitions, and whose text is therefore kept. */
export function filesOfOurs({ sources, loaded }: BuildSession): string[] {
  return [...sources].flatMap(([absolute, file]) =>
    (loaded.get(file)?.parsed.objects.length ?? 0) > 0 ? [absolute] : [],
  );
}

/** In the next run one of `filesOfOurs` counts as read just now, and each of its objects as another one. */
export function takeForEdited({ sources, loaded }: BuildSession, absolute: string): void {
  const file = sources.get(absolute);
  if (file === undefined) return;
  loaded.delete(file);
  sources.set(absolute, asReadAgain(file));
}
