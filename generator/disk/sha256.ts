import { hash } from "node:crypto";

/** In hexadecimal digits; of a text, its UTF-8 bytes. */
export function sha256(data: string | Uint8Array): string {
  return hash("sha256", data, "hex");
}
