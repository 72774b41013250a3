/** Runs a server on the standard streams, which is how every editor starts one. */
import { createConnection, ProposedFeatures } from "vscode-languageserver/node";
import { connectionOptions, serve } from "./server.ts";

/** Ends the process when the client ends the connection. */
export function startServer(): void {
  serve(createConnection(ProposedFeatures.all, process.stdin, process.stdout, connectionOptions));
}
