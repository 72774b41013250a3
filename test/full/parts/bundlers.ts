/** The game of the page on mods, made with the package as it is published by each bundler, and played in Chromium. */
import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import webpack from "webpack";
import { startChromium, findChromium } from "../../vite/chromium.ts";
import { write } from "../../project-folder.ts";
import { pageProject, playPage } from "../../mods/page-story.ts";
import { root } from "../../root.ts";
import { installTool } from "../install-tool.ts";
import { installedProject, managers } from "../managers.ts";
import { row, skipped, type FullPart, type Row } from "../part.ts";
import { mustRun } from "../programs.ts";
import { tarball } from "../tarball.ts";

const name = "a game with mods";

/** Each makes the folder `dist`. */
const bundlers: Readonly<Record<string, (folder: string) => Promise<unknown>>> = {
  "Vite 7": (folder) => viteBuild(folder, "7.3.8"),
  "Vite 8": (folder) => viteBuild(folder, "8.3.8"),
  "webpack 5": webpackBuild,
};

async function viteBuild(folder: string, version: string): Promise<void> {
  const tool = await installTool("vite", version);
  if (tool === undefined) throw new Error("it cannot be had");
  write(folder, "vite.config.js", `export default { worker: { format: "es" } };\n`);
  await mustRun(folder, [process.execPath, join(tool, "node_modules/vite/bin/vite.js"), "build"]);
}

/** One entry: scripts that webpack bundles each for itself have each their own tables. */
async function webpackBuild(folder: string): Promise<void> {
  write(folder, "main.js", `import "./mods.js";\nimport "./modded-game.js";\n`);
  const compiler = webpack({
    ...{ context: folder, mode: "production", entry: "./main.js" },
    output: { path: join(folder, "dist"), clean: true },
    resolve: { extensionAlias: { ".js": [".ts", ".js"] } },
    module: { rules: [{ test: /\.ts$/u, use: join(root, "test/bundlers/types-away.mjs") }] },
  });
  const wrong = await new Promise<string>((resolve) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        resolve(error?.message ?? stats?.toString({ all: false, errors: true }) ?? "");
      });
    });
  });
  if (wrong !== "") throw new Error(wrong);
  cpSync(join(folder, "public"), join(folder, "dist"), { recursive: true });
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const [mods, game] = page.match(/<script .*<\/script>/gu) ?? [];
  const one = page
    .replace(game ?? "", "")
    .replace(mods ?? "", `<script defer src="main.js"></script>`);
  write(folder, "dist/index.html", one);
}

export const moddedGame: FullPart = {
  name,
  run: async () => {
    const executable = findChromium();
    const [npm] = managers;
    const project = executable && npm && (await installedProject(npm, await tarball(), "6.0.3"));
    if (!project) return { rows: [skipped(name, "there is no Chromium or no npm")] };
    const { folder } = project;
    const browser = await startChromium(executable);
    const rows: Row[] = [];
    try {
      rmSync(join(folder, "content"), { recursive: true });
      for (const [path, content] of Object.entries(pageProject())) write(folder, path, content);
      await mustRun(folder, ["npx", "--no-install", "defwright", "build"]);
      for (const [bundler, bundle] of Object.entries(bundlers)) {
        rows.push(
          await row(`${name}, ${bundler}`, async () => {
            await bundle(folder);
            const files = filesIn(join(folder, "dist"));
            await playPage(browser, files);
            return `${String(files.size)} files, played`;
          }),
        );
      }
    } finally {
      await browser.close();
      project.remove();
    }
    return { rows };
  },
};

function filesIn(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries.flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      return entry.isFile() ? [[path.slice(folder.length), readFileSync(path, "utf8")]] : [];
    }),
  );
}
