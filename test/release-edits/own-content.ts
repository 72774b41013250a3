import { loadSettings } from "../../generator/config/load-config.ts";
import type { Settings } from "../../generator/config/settings.ts";
import { root } from "../root.ts";

/** The settings of our sample game, of which nothing is released. */
export async function ownContent(): Promise<Settings> {
  const { settings } = await loadSettings({ workingDirectory: root });
  if (!settings) throw new Error("the sample game has no settings");
  return settings;
}
