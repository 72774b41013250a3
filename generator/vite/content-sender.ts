/** Sends a rebuild to every environment that runs the content: pages, and servers that render them. */
import type { ViteDevServer } from "vite";
import { contentEvent } from "../../runtime/hot/hot-content.ts";
import type { Rebuild } from "../watch/watch.ts";
import { affectedModules } from "./affected-modules.ts";
import { contentMessage } from "./content-message.ts";
import { moduleFolder, withOutput } from "../bundlers/output-folder.ts";

export function contentSender({ environments }: ViteDevServer): (rebuild: Rebuild) => void {
  let revision = 0;
  let timestamp = 0;
  return ({ changes, result, settings }) => {
    const folder = moduleFolder(withOutput(settings));
    const files = result.written.map((path) => folder + path);
    const message = contentMessage((revision += 1), changes, result.written);
    // It becomes part of the URL from which a module is loaded again, so each has to be new.
    timestamp = Math.max(timestamp + 1, Date.now());
    for (const environment of Object.values(environments)) {
      const updates = affectedModules(environment, files, timestamp);
      if (updates === undefined) {
        environment.hot.send({ type: "full-reload", path: "*" });
        continue;
      }
      // Sent even without updates, because it removes the overlay. The client handles messages in order.
      environment.hot.send({ type: "update", updates: [...updates] });
      environment.hot.send(contentEvent, message);
    }
  };
}
