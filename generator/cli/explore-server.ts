/** Serves one page on this computer, and tells the browsers that show it when there is a newer one. */
import { createServer, type Server, type ServerResponse } from "node:http";

export interface PageServer {
  readonly address: string;
  /** There is a newer page. */
  readonly changed: () => void;
  readonly close: () => Promise<void>;
}

const changed = "data: changed\n\n";

const headers = {
  "cache-control": "no-store",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

/**
 * @param port 0 for any that is free
 * @param page called for each request, with the number of the current edition
 * @throws if the port is taken
 */
export async function servePage(
  page: (edition: number) => string,
  port: number,
): Promise<PageServer> {
  const waiting = new Set<ServerResponse>();
  let edition = 0;
  const server = createServer((request, response) => {
    const hosts = ["localhost", "127.0.0.1"].map((name) => `${name}:${String(portOf(server))}`);
    // A page of somebody else may reach this one by a name of its own that leads here.
    if (request.method !== "GET" || !hosts.includes(request.headers.host ?? "")) {
      response.writeHead(403, headers).end();
    } else if (request.url?.startsWith("/events?") === true) {
      response.writeHead(200, { ...headers, "content-type": "text/event-stream" });
      // The page that asks may have become old before it could.
      response.write(request.url === `/events?${String(edition)}` ? ":\n\n" : changed);
      waiting.add(response);
      response.on("close", () => waiting.delete(response));
    } else if (request.url === "/") {
      response
        .writeHead(200, { ...headers, "content-type": "text/html; charset=utf-8" })
        .end(page(edition));
    } else response.writeHead(404, headers).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    address: `http://localhost:${String(portOf(server))}/`,
    changed: () => {
      edition++;
      for (const each of waiting) each.write(changed);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}
