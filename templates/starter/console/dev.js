/** `npm run dev`: content is compiled after every edit, and the game starts anew with what changed. */
import { spawn } from "node:child_process";

// The keyboard is the game's.
const content = spawn("defwright watch --quiet", {
  shell: true,
  stdio: ["ignore", "inherit", "inherit"],
});
const words = ["--watch", "--import", "tsx", "src/main.ts"];
const game = spawn(process.execPath, words, { stdio: "inherit" });
game.on("exit", () => content.kill());
process.on("SIGINT", () => game.kill());
