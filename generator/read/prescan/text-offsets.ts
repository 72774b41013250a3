/**
 * Converts ascending offsets in UTF-8 bytes to offsets in the text, in UTF-16 units. Each is between two characters.
 */
export function textOffsets(offsets: Int32Array, bytes: Uint8Array, text: string): Int32Array {
  if (text.length === bytes.length) return offsets;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let last = 0;
  let units = 0;
  return offsets.map((offset) => {
    units += buffer.toString("utf8", last, offset).length;
    last = offset;
    return units;
  });
}
