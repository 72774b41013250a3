import type { Settings } from "../config/settings.ts";
import { createModuleMemo } from "../emit/module-memo.ts";
import type { Session } from "./session.ts";
import type { LastRun } from "./last-run.ts";

/** The session's last run under these settings. What it knows of other settings is forgotten, but for the files. */
export function lastUnder(settings: Settings, session: Session): LastRun | undefined {
  if (session.settings === settings) return session.last;
  if (session.settings !== undefined) {
    delete session.last;
    delete session.memory;
    delete session.listing;
    session.modules = createModuleMemo();
    session.hashes.clear();
    session.written.clear();
    // Files know what they are called in messages.
    if (session.settings.workingDirectory !== settings.workingDirectory) session.sources.clear();
  }
  session.settings = settings;
  return undefined;
}
