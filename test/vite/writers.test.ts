/** Several processes that write one output: every edit reaches every page, whoever wrote it. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { doorProject, eventually, terrain, write } from "../project-folder.ts";
import { loadSettings } from "../../generator/config/load-config.ts";
import { createWatcher } from "../../generator/watch/watch.ts";
import { openPage, pageFiles, type Page } from "./page.ts";
import { linkDefwright, serve, viteConfig } from "./station.ts";

const test = suite("several writers of one output");

const open: { readonly close: () => Promise<void> }[] = [];
test.after.each(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

async function startPage(folder: string): Promise<Page> {
  const { server } = await serve(viteConfig(folder), "");
  open.push(server);
  const page = await openPage(server);
  open.push(page);
  return page;
}

async function startWatch(folder: string): Promise<void> {
  const { settings } = await loadSettings({ workingDirectory: folder });
  open.push(await createWatcher(settings!));
}

for (const others of ["watch", "another server"]) {
  test(`a server beside ${others}: no edit is lost`, async () => {
    const folder = doorProject(pageFiles);
    linkDefwright(folder);
    const pages: Page[] = [];
    // Whoever starts first writes first.
    if (others === "watch") await startWatch(folder);
    else pages.push(await startPage(folder));
    pages.push(await startPage(folder));
    for (let cost = 10; cost < 18; cost += 1) {
      write(folder, "content/core/doors.json", [
        terrain("t_gate", { open: "t_gate_open", move_cost: cost }),
        terrain("t_gate_open", { close: "t_gate" }),
      ]);
      for (const [index, page] of pages.entries()) {
        const what = `page ${String(index)} at ${String(cost)}`;
        const heard: string[] = [];
        await eventually(() => heard.push(...page.announced()) > 0 || undefined, what, 30_000);
        assert.equal(heard, ["~t_gate"], what);
        assert.match(page.shows(), `"move_cost":${String(cost)}`, what);
      }
    }
    assert.ok(pages.every((page) => page.reloads() === 0));
  });
}

test.run();
