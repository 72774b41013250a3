/** Decodes UTF-8 strictly, without anything of Node. */

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

const mark = "\uFFFD";
const markBytes = [0xef, 0xbf, 0xbd];

/** A byte order mark remains in the text (offsets must be those of the file). */
export function decodeUtf8(bytes: Uint8Array): Decoded {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  if (!text.includes(mark)) return { text };
  const encoder = new TextEncoder();
  let invalidAt = 0;
  let from = 0;
  for (;;) {
    const at = text.indexOf(mark, from);
    if (at < 0) return { text };
    invalidAt += encoder.encode(text.slice(from, at)).length;
    // The file itself may contain replacement characters; only others mark invalid bytes.
    if (!markBytes.every((byte, index) => bytes[invalidAt + index] === byte)) {
      return { invalidAt, readable: text, readableOffset: at };
    }
    invalidAt += markBytes.length;
    from = at + 1;
  }
}
