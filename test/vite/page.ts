/** A page without a browser: Vite's module runner loads the content and takes updates over as a browser does. */
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

/** What a project needs for a page; there before the server starts, because Vite reports files that come later. */
export const pageFiles: Readonly<Record<string, string>> = {
  "page.ts": `import * as content from "./generated/index.js";
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
`,
};

interface Entry {
  readonly heard: string[];
  readonly shows: () => string;
}

/** Opens a page of a development server, whose project has `pageFiles`. */
export async function openPage(server: ViteDevServer): Promise<Page> {
  const environment = server.environments.ssr;
  let reloads = 0;
  const send: (...words: never[]) => void = environment.hot.send.bind(environment.hot);
  environment.hot.send = (...words: unknown[]) => {
    if ((words[0] as HotPayload).type === "full-reload") reloads += 1;
    send(...(words as never[]));
  };
  const runner = createServerModuleRunner(environment, { hmr: { logger: false } });
  const entry = await runner.import<Entry>("/page.ts");
  return {
    shows: () => entry.shows(),
    announced: () => entry.heard.splice(0).sort(),
    reloads: () => reloads,
    close: () => runner.close(),
  };
}

/**
 * What a page shows that is opened now, by a server without plugins: it knows the output only from disk. `undefined` if
 * that is being written.
 */
export async function freshlyShown(server: ViteDevServer): Promise<string | undefined> {
  const environment = server.environments.ssr;
  environment.moduleGraph.invalidateAll();
  const runner = createServerModuleRunner(environment, { hmr: false });
  try {
    return (await runner.import<Entry>("/page.ts")).shows();
  } catch {
    return undefined;
  } finally {
    await runner.close();
  }
}
