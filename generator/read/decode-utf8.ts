import { isUtf8 } from "node:buffer";

/** The bytes of a file as text, or the place where they stop being UTF-8. */
export type Decoded =
  | { readonly text: string }
  | {
      /** Offset of the first byte that is not UTF-8. */
      readonly invalidAt: number;
      /** The text with U+FFFD for everything unreadable, to show the place. */
      readonly readable: string;
      /** Offset of that place in `readable`, in UTF-16 units. */
      readonly readableOffset: number;
    };

/** Decodes strictly; a byte order mark remains in the text (offsets must be those of the file). */
export function decodeUtf8(bytes: Uint8Array): Decoded {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = buffer.toString("utf8");
  if (isUtf8(buffer)) return { text };
  const replaced = Buffer.from("\uFFFD");
  let invalidAt = 0;
  let from = 0;
  for (;;) {
    const mark = text.indexOf("\uFFFD", from);
    if (mark < 0) return { invalidAt, readable: text, readableOffset: Math.max(0, from - 1) };
    invalidAt += Buffer.byteLength(text.slice(from, mark));
    // The file itself may contain replacement characters; only others mark invalid bytes.
    if (!buffer.subarray(invalidAt, invalidAt + 3).equals(replaced)) {
      return { invalidAt, readable: text, readableOffset: mark };
    }
    invalidAt += 3;
    from = mark + 1;
  }
}
