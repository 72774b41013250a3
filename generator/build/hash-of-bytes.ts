import { sha256 } from "../disk/sha256.ts";

const hashes = new WeakMap<Uint8Array, string>();

/**
 * Returns the hash of a module's bytes, cached because they never change: the manifest and the journal both need it.
 */
export function hashOfBytes(bytes: Uint8Array): string {
  let hash = hashes.get(bytes);
  if (hash === undefined) hashes.set(bytes, (hash = sha256(bytes)));
  return hash;
}
