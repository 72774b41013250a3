/** Sends builds to every environment that runs the content: pages, and servers that render them. */
import type { ViteDevServer } from "vite";
import { contentEvent, type ContentMessage } from "../../runtime/hot/hot-content.ts";
import { builtModules, changedModules, type BuiltModules } from "../bundlers/changed-modules.ts";
import { moduleFolder, withOutput } from "../bundlers/output-folder.ts";
import type { Compilation } from "../compile.ts";
import {
  contentChanges,
  noChanges,
  type ChangedDefinition,
  type ContentChanges,
} from "../diff/content-changes.ts";
import type { Rebuild } from "../watch/watch.ts";
import { affectedModules } from "./affected-modules.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { KindName } from "../model/kind-names.ts";

/** What the pages have. */
interface Sent {
  readonly modules: BuiltModules;
  readonly records: Compilation["model"]["records"];
  readonly forms: string;
}

export interface SendOptions {
  /** Whether pages show an error, which an update takes away. */
  readonly mended: boolean;
  /** Whether pages have to be loaded again because they could not be loaded. */
  readonly reload: boolean;
}

/** The first good build is what pages load; of each later one they are sent what changed since the last. */
export function contentSender({
  environments,
}: ViteDevServer): (rebuild: Rebuild, options: SendOptions) => void {
  let revision = 0;
  let timestamp = 0;
  let sent: Sent | undefined;
  return ({ cause, result: { compilation }, changes, settings }, { mended, reload }) => {
    if (compilation === undefined || compilation.modules.length === 0) return;
    const before = sent;
    sent = {
      modules: builtModules(compilation.modules),
      records: compilation.model.records,
      forms: formsOf(settings),
    };
    if (cause === "start") return;
    const paths = changedModules(before?.modules ?? new Map(), sent.modules);
    if (paths.length === 0 && !mended && !reload) return;
    const sinceSent =
      before === undefined || changes.before === before.records
        ? changes
        : contentChanges(before.records, sent.records);
    const folder = moduleFolder(withOutput(settings));
    const files = paths.map((path) => folder + path);
    const message = contentMessage(
      settings.kinds,
      (revision += 1),
      before === undefined ? noChanges : sinceSent,
      paths,
    );
    const mustReload = reload || (before !== undefined && before.forms !== sent.forms);
    // It becomes part of the URL from which a module is loaded again, so each has to be new.
    timestamp = Math.max(timestamp + 1, Date.now());
    for (const environment of Object.values(environments)) {
      const updates = affectedModules(environment, { folder, files, timestamp });
      if (updates === undefined || mustReload) {
        environment.hot.send({ type: "full-reload", path: "*" });
        continue;
      }
      // Sent even without updates, because it removes the overlay. The client handles messages in order.
      environment.hot.send({ type: "update", updates: [...updates] });
      environment.hot.send(contentEvent, message);
    }
  };
}

/** What decides of which form exports are: the first instance of one form cannot take over the content of another. */
function formsOf({ shape, kinds }: Rebuild["settings"]): string {
  return JSON.stringify([shape, kinds.all.map(({ name, output }) => [name, output?.form])]);
}

/** @param written Paths of the written modules, relative to the output folder. */
function contentMessage(
  kinds: Kinds,
  revision: number,
  { changed, added, removed }: ContentChanges,
  written: readonly string[],
): ContentMessage {
  const ids = (list: readonly ChangedDefinition[], kind: string): string[] =>
    list.filter((each) => each.kind === kind).map(({ id }) => id);
  const touched = new Set<KindName>([...changed, ...added, ...removed].map(({ kind }) => kind));
  for (const { name: kind, output } of kinds.all) {
    // For a kind without ids, such as substitutions, only the fact that it changed can be reported.
    const isList = output?.form === "list";
    if (isList && written.some((path) => path.startsWith(kind))) touched.add(kind);
  }
  const tables = [...touched].map((kind) => ({
    kind,
    changed: ids(changed, kind),
    added: ids(added, kind),
    removed: ids(removed, kind),
  }));
  return { revision, tables };
}
