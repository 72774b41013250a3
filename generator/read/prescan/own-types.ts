import { kindNames } from "../../model/kind-names.ts";

/**
 * Decides without parsing whether bytes of JSON may contain a definition of ours: whether a member `type` anywhere in
 * them has the name of one of our kinds, or could have it with an escape.
 */
export function mayHoldOurs(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  return ownType.test(text) || text.includes("\\u");
}

const ownType = new RegExp(`"type"\\s*:\\s*"(?:${kindNames.join("|")})"`, "u");
