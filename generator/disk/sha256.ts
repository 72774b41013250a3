import type * as Crypto from "node:crypto";

/** In hexadecimal digits; of a text, its UTF-8 bytes. */
export function sha256(data: string | Uint8Array): string {
  return nodeCrypto().hash("sha256", data, "hex");
}

/** Loaded at the first need: it is the dearest of Node's modules at a start, and checks need none. */
export function nodeCrypto(): typeof Crypto {
  return process.getBuiltinModule("node:crypto");
}
