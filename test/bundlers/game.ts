/** A game of two modules whose content is edited while a bundler watches. */
import { doorProject, terrain } from "../project-folder.ts";
import { linkDefwright } from "../vite/station.ts";

export const doors = "content/core/doors.json";
const open = terrain("t_gate_open");

export function gate(members: object): object[] {
  return [terrain("t_gate", { open: "t_gate_open", ...members }), open];
}

export function gameFolder(): string {
  const folder = doorProject({
    "package.json": { name: "game", private: true, type: "module" },
    "main.js": `import { terrain } from "./generated/index.ts";\nconsole.log(terrain.get("t_gate").name, terrain.ids());\n`,
    "defwright.config.json": { packs: ["content/core"], out: "generated", importExtension: ".ts" },
    [doors]: gate({}),
  });
  linkDefwright(folder);
  return folder;
}
