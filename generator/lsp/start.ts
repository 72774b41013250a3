/** Runs a server on the standard streams, which is how every editor starts one. */
import { createConnection, ProposedFeatures } from "vscode-languageserver/node";
import { serve } from "./server.ts";
import { Transform, type TransformCallback } from "node:stream";

/** Bytes; more without an empty line are no headers. */
const longestHeaders = 1 << 16;

/**
 * Frames of the protocol: headers, an empty line, and as many bytes as "Content-Length" says. The protocol's own reader
 * never recovers from a length that is none; here, what belongs to no frame is dropped, and the next one is read.
 */
export class Frames extends Transform {
  /** The beginning of headers whose end has not arrived. */
  #headers: Buffer = Buffer.alloc(0);
  /** The bytes of the current frame that have not arrived. */
  #missing = 0;
  readonly #dropped: (headers: string) => void;

  /** @param dropped called with headers that give no length */
  constructor(dropped: (headers: string) => void) {
    super();
    this.#dropped = dropped;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    let rest = chunk;
    while (rest.length > 0) {
      if (this.#missing > 0) {
        const body = rest.subarray(0, this.#missing);
        this.push(body);
        this.#missing -= body.length;
        rest = rest.subarray(body.length);
      } else rest = this.#afterHeaders(Buffer.concat([this.#headers, rest]));
    }
    done();
  }

  /** Returns what follows the headers; nothing if they have no end yet. */
  #afterHeaders(bytes: Buffer): Buffer {
    const end = bytes.indexOf("\r\n\r\n");
    this.#headers = end < 0 ? bytes.subarray(-longestHeaders) : Buffer.alloc(0);
    if (end < 0) return Buffer.alloc(0);
    const headers = bytes.toString("latin1", 0, end);
    const length = /content-length:[ \t]*(\d{1,9})[ \t]*(?:\r\n|$)/iu.exec(headers)?.[1];
    if (length === undefined) this.#dropped(headers);
    else {
      this.#missing = Number(length);
      this.push(`Content-Length: ${length}\r\n\r\n`);
    }
    return bytes.subarray(end + 4);
  }
}

/**
 * Ends the process when the client ends the connection.
 * @param ready called once the projects of the workspace are compiled
 */
export function startServer(ready: () => void): void {
  serve((options) => {
    const frames = new Frames((headers) => {
      const shown = JSON.stringify(headers.slice(0, 200));
      connection.console.error(`no frame of the protocol: ${shown}`);
    });
    const input = process.stdin.pipe(frames);
    const connection = createConnection(ProposedFeatures.all, input, process.stdout, options);
    return connection;
  }, ready);
}
