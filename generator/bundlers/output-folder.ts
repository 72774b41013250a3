import type { Settings } from "../config/settings.ts";
import { realPath } from "../disk/real-path.ts";

export type SettingsWithOutput = Settings & { readonly out: string };

/**
 * Returns the settings with their output folder.
 * @throws if there is none
 */
export function withOutput(settings: Settings): SettingsWithOutput {
  const { out } = settings;
  if (out !== undefined) return { ...settings, out };
  throw new Error(
    'defwright: there is no output folder; set "out" in the configuration or in the options of the plugin.',
  );
}

/** The folder as it appears in Vite's module ids: its real path, with "/", including at the end. */
export function moduleFolder({ out }: SettingsWithOutput): string {
  return `${realPath(out).replaceAll("\\", "/")}/`;
}
