import type { CompileSettings } from "../model/compile-settings.ts";
import { createModuleMemo } from "../emit/module-memo.ts";
import type { Session } from "./session.ts";
import type { LastRun } from "./last-run.ts";

/**
 * Returns the session's last run if it had these settings. When the settings change, the session forgets everything
 * except the loaded files.
 */
export function lastUnder(settings: CompileSettings, session: Session): LastRun | undefined {
  if (session.settings === settings) return session.last;
  if (session.settings !== undefined) {
    delete session.last;
    delete session.memory;
    session.modules = createModuleMemo();
  }
  session.settings = settings;
  return undefined;
}
