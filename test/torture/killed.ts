/**
 * A process that kills itself at a change of the disk: `killed.ts build|again|watch <folder> <change>`. It builds the
 * project there, anew or from what is kept, or watches it and turns its content into the other state; without such a
 * change it ends with 0.
 */
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { loadSettings } from "../../generator/config/load-config.ts";
import { build } from "../../generator/build/build.ts";
import { createWatcher } from "../../generator/watch/watch.ts";
import { breakDisk } from "./broken-disk.ts";

const [, , how = "", folder = "", call = "0"] = process.argv;
const { settings } = await loadSettings({ workingDirectory: folder });
if (settings === undefined) throw new Error("the project has no settings");

const killSelf = (): void => {
  breakDisk({
    fault: "stop",
    call: Number(call),
    reached: () => process.kill(process.pid, "SIGKILL"),
  });
};

if (how !== "watch") {
  killSelf();
  build(settings, how === "again" ? { stale: true } : { force: true });
} else {
  let builds = 0;
  await createWatcher(settings, { built: () => (builds += 1) });
  rmSync(join(folder, "pack"), { recursive: true, force: true });
  cpSync(join(folder, "states/after"), join(folder, "pack"), { recursive: true });
  killSelf();
  for (let waited = 0; builds < 2 && waited < 2000; waited += 20) await pause(20);
}
process.exit(0);
