/** A page without a browser: Vite's module runner loads the content and takes updates over as a browser does. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServerModuleRunner, type HotPayload, type ViteDevServer } from "vite";

export interface Page {
  /** Everything that the page's content returns, as text. */
  readonly shows: () => string;
  /** The ids that changes of content announced since the last call: `~t_gate`, `+t_new`, `-t_old`; sorted. */
  readonly announced: () => readonly string[];
  /** How often the page was told to load itself again. */
  readonly reloads: () => number;
  readonly close: () => Promise<void>;
}

/** @param from Folder of the content, relative to the root, with "/". */
function entryText(from: string): string {
  return `import * as content from "./${from}/index.js";
import { onContentChange } from "defwright/runtime";
export const heard = [];
onContentChange(({ tables }) => {
  for (const { changed, added, removed } of tables.values()) {
    for (const id of changed) heard.push("~" + id);
    for (const id of added) heard.push("+" + id);
    for (const id of removed) heard.push("-" + id);
  }
});
const shown = (value) =>
  typeof value.ids === "function" ? value.ids().map((id) => [id, value.get(id)])
  : typeof value.all === "function" ? value.all()
  : value;
export const shows = () =>
  JSON.stringify(
    Object.entries(content).filter(([, value]) => typeof value !== "function").map(([name, value]) => [name, shown(value)]),
  );
`;
}

interface Entry {
  readonly heard: string[];
  readonly shows: () => string;
}

/** Opens a page of a development server. Its content is that in a folder below the server's root. */
export async function openPage(server: ViteDevServer, from = "generated"): Promise<Page> {
  const name = `page-of-${from.replaceAll("/", "-")}.ts`;
  const file = join(server.config.root, name);
  // Another server may have opened a page: it would be told of the file.
  if (!existsSync(file)) writeFileSync(file, entryText(from));
  const environment = server.environments.ssr;
  let reloads = 0;
  const send: (...words: never[]) => void = environment.hot.send.bind(environment.hot);
  environment.hot.send = (...words: unknown[]) => {
    if ((words[0] as HotPayload).type === "full-reload") reloads += 1;
    send(...(words as never[]));
  };
  const runner = createServerModuleRunner(environment, { hmr: { logger: false } });
  const entry = await runner.import<Entry>(`/${name}`);
  return {
    shows: () => entry.shows(),
    announced: () => entry.heard.splice(0).sort(),
    reloads: () => reloads,
    close: () => runner.close(),
  };
}
