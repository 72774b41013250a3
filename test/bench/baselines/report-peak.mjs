// Loaded before a program (`node --import`): says at its end how much memory it took at most.
import { writeSync } from "node:fs";

process.on("exit", () => {
  writeSync(2, `\npeak ${String(process.resourceUsage().maxRSS)}`);
});
