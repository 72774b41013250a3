/** What outlives one build, for watching: what compiling keeps, the files as they were read, and the output as written. */
import type { Settings } from "../config/settings.ts";
import type { Listing } from "../read/list-again.ts";
import type { KnownSources } from "../read/read.ts";
import { createSession, type Session } from "../reuse/session.ts";
import type { ManifestFile } from "./manifest.ts";
import type { WrittenModules } from "./write.ts";

/** Texts with their entries in the manifest, by the path of the module that they are. */
export type TextHashes = Map<string, { readonly text: string; readonly entry: ManifestFile }>;

export interface BuildSession extends Session {
  readonly sources: KnownSources;
  /** The files of the packs as they were listed last. */
  listing?: Listing;
  readonly hashes: TextHashes;
  /** What stands in the output folder, as far as it is ours. */
  readonly written: WrittenModules;
}

export function createBuildSession(): BuildSession {
  return { ...createSession(), sources: new Map(), hashes: new Map(), written: new Map() };
}

/** What was written under other settings says nothing of what these write. */
export function forgetOtherOutput(session: BuildSession, settings: Settings): void {
  if (session.settings === settings) return;
  session.hashes.clear();
  session.written.clear();
}
