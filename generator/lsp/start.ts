/** A server on the standard streams: the form in which every editor starts one. */
import { createConnection, ProposedFeatures } from "vscode-languageserver/node";
import { connectionOptions, serve } from "./server.ts";

/** Ends the process when the client ends the connection. */
export function startServer(): void {
  serve(createConnection(ProposedFeatures.all, process.stdin, process.stdout, connectionOptions));
}
