/**
 * Engines make code fast that runs often, so that the first edits after a start would take twice as long as later ones.
 * While nothing else is to be done a few edits are rehearsed: in memory, to and fro, with nothing said or written.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { compilePacks } from "../build/compile-packs.ts";
import type { BuildSession } from "../build/session.ts";
import type { Settings } from "../config/settings.ts";
import { kindNames } from "../model/kind-names.ts";
import type { SourceFile } from "../model/source-file.ts";
import { sha256 } from "../disk/sha256.ts";

export interface Rehearsal {
  /**
   * Does one compilation; false where nothing is left to be done.
   * @throws Where files came or went meanwhile: then the session cannot be relied on.
   */
  readonly step: () => boolean;
  /** A file that the session takes for what it is not: whoever builds meanwhile must read it again. Absolute. */
  readonly unsettled: () => string | undefined;
}

/** So many files of each kind are edited. */
const filesOfKind = 2;
/** No edit is begun after so many milliseconds of work. */
const enough = 1500;

/** Members that all kinds of content have in some objects, and that no rule ties to others. */
const member = /"(?:time|description)"\s*:\s*"(?=[^"\\])/u;

export function createRehearsal(settings: Settings, session: BuildSession): Rehearsal {
  const files = chooseFiles(session, settings.workingDirectory);
  let played: { readonly path: string; readonly text: string; readonly as: SourceFile } | undefined;
  let spent = 0;

  const compileWith = (path: string, text: string): SourceFile => {
    const start = performance.now();
    const { listing } = session;
    const touched = new Set([path]);
    const readFile = (file: string): Uint8Array =>
      file === path ? Buffer.from(text) : readFileSync(file);
    compilePacks(settings, { session, touched, readFile });
    spent += performance.now() - start;
    const now = session.sources.get(path);
    if (now === undefined || session.listing !== listing) throw new Error("files came or went");
    return now;
  };

  /** Whoever builds reads it anew. */
  const stillPlayed = (): typeof played =>
    played && session.sources.get(played.path) === played.as ? played : undefined;

  return {
    unsettled: () => stillPlayed()?.path,
    step: () => {
      const last = stillPlayed();
      played = undefined;
      if (last) {
        compileWith(last.path, last.text);
        return true;
      }
      const file = spent < enough ? files.pop() : undefined;
      if (file === undefined) return false;
      const path = resolve(settings.workingDirectory, file.displayPath);
      // Somebody may have edited it since.
      if (session.sources.get(path) !== file) return true;
      const { text } = file;
      played = { path, text, as: compileWith(path, text.replace(member, "$&1")) };
      return true;
    },
  };
}

/** Files of all kinds in turns. */
function chooseFiles({ last, sources }: BuildSession, workingDirectory: string): SourceFile[] {
  const chosen = new Set<SourceFile>();
  for (let round = 0; round < filesOfKind; round += 1) {
    for (const kind of kindNames) {
      const found = last?.parsed.find(({ file, objects }) => {
        if (chosen.has(file) || objects[0]?.kind !== kind) return false;
        const { text, displayPath, disk } = file;
        // What is put back must be what was there, byte by byte.
        return (
          member.test(text) &&
          sources.get(resolve(workingDirectory, displayPath)) === file &&
          sha256(text) === disk?.sha256
        );
      });
      if (found) chosen.add(found.file);
    }
  }
  return [...chosen];
}
