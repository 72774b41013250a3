import { kindNames } from "../../model/kind-names.ts";

/**
 * Whether bytes of JSON may hold a definition of ours, without parsing: whether somewhere in them a member `type` has
 * the name of one of our kinds, or could have it behind an escape.
 */
export function mayHoldOurs(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  return ownType.test(text) || text.includes("\\u");
}

const ownType = new RegExp(`"type"\\s*:\\s*"(?:${kindNames.join("|")})"`, "u");
