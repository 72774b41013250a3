/** `npm run dev`: compiles the content after every edit, and restarts the game with the changes. */
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { fileURLToPath } from "node:url";

const defwright = new URL("dist/generator/cli.js", import.meta.resolve("defwright/package.json"));
// The keyboard belongs to the game.
const content = spawn(process.execPath, [fileURLToPath(defwright), "watch", "--quiet"], {
  stdio: ["ignore", "inherit", "inherit"],
});
let game = start();
let isDue = false;
for (const folder of ["src", "generated"]) {
  watch(folder, { recursive: true }, () => {
    if (!isDue) setTimeout(restart, 200);
    isDue = true;
  });
}

function start() {
  const child = spawn(process.execPath, ["--import", "tsx", "src/main.ts"], { stdio: "inherit" });
  child.on("exit", (code) => {
    // The player has quit. A game that failed starts again with the next edit.
    if (code !== 0) return;
    content.kill();
    process.exit();
  });
  return child;
}

function restart() {
  isDue = false;
  console.log("Restarting");
  const isRunning = game.exitCode === null && game.signalCode === null;
  if (isRunning) game.once("exit", () => (game = start())).kill();
  else game = start();
}
