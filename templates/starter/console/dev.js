/** `npm run dev`: compiles the content after every edit, and restarts the game with the changes. */
import { spawn } from "node:child_process";

// The keyboard belongs to the game.
const content = spawn("defwright watch --quiet", {
  shell: true,
  stdio: ["ignore", "inherit", "inherit"],
});
const words = ["--watch", "--import", "tsx", "src/main.ts"];
const game = spawn(process.execPath, words, { stdio: "inherit" });
game.on("exit", () => content.kill());
process.on("SIGINT", () => game.kill());
