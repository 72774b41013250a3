/** In the place of Node's. */
export { sha256 } from "../../text/sha256.ts";

/** What keeps results between processes hashes as Node does, and has no place to keep them in. */
export function nodeCrypto(): never {
  throw new Error("a browser keeps nothing");
}
