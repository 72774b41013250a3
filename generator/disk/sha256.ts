import type * as Crypto from "node:crypto";

/** Returns the hash in hexadecimal digits; a string is hashed as UTF-8. */
export function sha256(data: string | Uint8Array): string {
  return nodeCrypto().hash("sha256", data, "hex");
}

/** Loaded on first use: it is the most expensive of Node's modules at startup, and checks do not need it. */
export function nodeCrypto(): typeof Crypto {
  return process.getBuiltinModule("node:crypto");
}
