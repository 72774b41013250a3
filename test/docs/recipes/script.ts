import { build, check, createWatcher, loadSettings, type Settings } from "defwright";

/** Returns the settings of the configuration in this folder or the nearest one above it. */
export async function settingsOf(workingDirectory: string): Promise<Settings> {
  const { settings, problems } = await loadSettings({ workingDirectory });
  if (!settings) throw new Error(problems.map(({ message }) => message).join("\n"));
  return settings;
}

/** Builds and returns the findings as lines; nothing is written if one of them is an error. */
export function buildOnce(settings: Settings): string[] {
  const { compilation } = build(settings);
  return (compilation?.diagnostics ?? []).map(
    ({ severity, code, message, source, range }) =>
      `${source.displayPath}:${String(range.line)} ${severity}[${code}] ${message}`,
  );
}

/** Whether the output is current. */
export function isCurrent(settings: Settings): boolean {
  const { compilation, stale } = check(settings);
  return !compilation.failed && stale.length === 0;
}

/** Builds after every edit until the returned function is called. */
export async function follow(settings: Settings, built: () => void): Promise<() => Promise<void>> {
  const watcher = await createWatcher(settings, { built });
  return watcher.close;
}
