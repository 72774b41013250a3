/** Runs a server on the standard streams, which is how every editor starts one. */
import { createConnection, ProposedFeatures } from "vscode-languageserver/node";
import { Frames } from "./frames.ts";
import { connectionOptions, serve } from "./server.ts";

/** Ends the process when the client ends the connection. */
export function startServer(): void {
  const frames = new Frames((headers) => {
    connection.console.error(`no frame of the protocol: ${JSON.stringify(headers.slice(0, 200))}`);
  });
  const input = process.stdin.pipe(frames);
  const connection = createConnection(
    ProposedFeatures.all,
    input,
    process.stdout,
    connectionOptions,
  );
  serve(connection);
}
