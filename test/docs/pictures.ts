/**
 * `npm run pictures`: takes the pictures of the pages anew, of the game that `init` makes: the page, the overlay, a
 * message in the terminal, an editor. Needs Chromium, Neovim and tmux.
 */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { shellCommand } from "../command.ts";
import { defwright, eventually, projectFolder, read, write } from "../project-folder.ts";
import { root } from "../root.ts";
import { findChromium, startChromium } from "../vite/chromium.ts";
import { edit, linkDefwright, serve, viteConfig } from "../vite/station.ts";

const pictures = join(root, "docs/pictures");
const chromium = findChromium();
if (chromium === undefined) throw new Error("there is no Chromium; set CHROMIUM to its path");
const station = projectFolder();
await defwright(station, ["init", "my-game", "--yes", "--template", "vite"]);
const folder = join(station, "my-game");
linkDefwright(folder);
mkdirSync(pictures, { recursive: true });
const terrain = "content/core/terrain.json";
const { server, url } = await serve(viteConfig(folder), "");
const browser = await startChromium(chromium);
try {
  const page = await browser.newPage({ viewport: { width: 640, height: 440 } });
  await page.goto(url);
  await page.locator("#map", { hasText: "@" }).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Pry the locked door" }).waitFor();
  await take(page, "game");
  edit(folder, terrain, `"open": "t_door_open"`, `"open": "t_door_opne"`);
  await page.locator("vite-error-overlay").waitFor();
  await page.setViewportSize({ width: 960, height: 390 });
  // The folder is a temporary one.
  await page.evaluate(
    `for (const each of document.querySelector("vite-error-overlay").shadowRoot.querySelectorAll(".file-link"))
      each.textContent = each.textContent.replace(${JSON.stringify(station)}, "~")`,
  );
  await take(page, "overlay");
  const { err } = await defwright(folder, ["check", "--color"]);
  await takeTerminal(browser, "terminal", err.split("\n\n")[0] ?? "");
  await takeEditor(browser);
} finally {
  await browser.close();
  await server.close();
}

async function take(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(pictures, `${name}.png`) });
}

/** A screen of Neovim, whose own client asks the language server: a finding, and what may be written below. */
async function takeEditor(browser: Browser): Promise<void> {
  write(folder, "bin/npx", `#!/bin/sh\nshift 2\nexec ${shellCommand} "$@"\n`);
  chmodSync(join(folder, "bin/npx"), 0o755);
  const [, setup = ""] = /```lua\n(.*?)```/su.exec(read(root, "docs/editors.md")) ?? [];
  write(folder, "setup.lua", setup);
  const before = ["set notermguicolors shortmess+=I laststatus=0 noshowmode noruler noshowcmd"];
  before.push("set completeopt=menuone,noselect pumheight=6", "syntax on", "filetype on");
  const after = ["set omnifunc=v:lua.vim.lsp.omnifunc number signcolumn=no"];
  after.push("lua vim.diagnostic.config({ update_in_insert = true })");
  after.push("hi Pmenu ctermfg=15 ctermbg=0", "hi DiagnosticVirtualTextError ctermfg=9");
  const said = [
    ...before.flatMap((each) => ["--cmd", `'${each}'`]),
    ...["--cmd", "'luafile setup.lua'"],
    ...after.flatMap((each) => ["-c", `'${each}'`]),
  ];
  const tmux = (...words: readonly string[]): string =>
    spawnSync("tmux", ["-L", "pictures", "-f", "/dev/null", ...words], {
      cwd: folder,
      encoding: "utf8",
    }).stdout;
  const path = `PATH=${join(folder, "bin")}:$PATH`;
  const editor = `env ${path} nvim -u NONE -i NONE -n ${said.join(" ")} ${terrain}`;
  const seen = async (word: string): Promise<void> => {
    await eventually(() => tmux("capture-pane", "-p").includes(word) || undefined, word, 60_000);
  };
  try {
    tmux("new-session", "-d", "-x", "100", "-y", "26", editor);
    await seen("locked door");
    tmux("send-keys", "/opne", "Enter", ":noh", "Enter", "zt6kzt6j");
    await seen("is known");
    tmux("send-keys", '/"close"', "Enter", ":noh", "Enter", 'f:3lct"', "C-x", "C-o");
    await seen("t_door_locked");
    await takeTerminal(browser, "editor", tmux("capture-pane", "-p", "-e"));
  } finally {
    tmux("kill-server");
  }
}

/** What a terminal makes of the colours in a text. */
async function takeTerminal(browser: Browser, name: string, text: string): Promise<void> {
  const on = new Map<string, string>();
  const html = text
    .trimEnd()
    .replaceAll(/[&<]/gu, (sign) => (sign === "&" ? "&amp;" : "&lt;"))
    .replaceAll(/\u001b\[([\d;]*)m/gu, (_, codes: string) => {
      for (const code of codes.split(";")) {
        if (/^0?$/u.test(code)) on.clear();
        else
          on.set(
            /^(?:3|9)\d$/u.test(code) ? "ink" : /^(?:4|10)\d$/u.test(code) ? "paper" : code,
            code,
          );
      }
      return `</span><span class="c${[...on.values()].join(" c")}">`;
    });
  const style = `pre { margin: 0; padding: 1rem; display: inline-block; background: #111; color: #ddd; font: 15px/1.35 monospace }
    .c1 { font-weight: bold } .c2 { opacity: .7 } .c4 { text-decoration: underline }
    .c31, .c91 { color: #ff6b6b } .c32, .c92 { color: #6bd66b } .c33, .c93 { color: #e6c84c }
    .c34, .c94 { color: #6ea8fe } .c35, .c95 { color: #d7a0f0 } .c36, .c96 { color: #5fd7d7 } .c90 { color: #888 }
    .c97 { color: #fff } .c40 { background: #333 } .c101 { background: #702020 } .c107 { background: #777 }`;
  const page = await browser.newPage({ viewport: { width: 960, height: 600 } });
  await page.setContent(
    `<style>body { margin: 0 } ${style}</style><pre><span>${html}</span></pre>`,
  );
  await page.locator("pre").screenshot({ path: join(pictures, `${name}.png`) });
}
