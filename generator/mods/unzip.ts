/** Reads zip archives. */

const mostEntries = 20_000;
const endMark = 0x06054b50;
const endSize = 22;
const entryMark = 0x02014b50;
const fileMark = 0x04034b50;
const stored = 0;
const deflated = 8;

/** Says why an archive is not read; any other error says that it is damaged. */
class Refusal extends Error {}

/**
 * The files of definitions in an archive, by their paths. Needs `DecompressionStream`: browsers, Node and Deno have it.
 * @param mostBytes how many bytes they may become
 * @throws Error that says what is wrong with the archive
 */
export async function unzip(
  archive: Uint8Array,
  mostBytes: number,
): Promise<[path: string, bytes: Uint8Array][]> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const files: [path: string, bytes: Uint8Array][] = [];
  let subject = "it";
  try {
    if (typeof DecompressionStream === "undefined") throw new Refusal("this browser unpacks none");
    let at = endOf(view);
    const count = view.getUint16(at + 10, true);
    if (count > mostEntries) throw new Refusal(`it has more than ${String(mostEntries)} files`);
    at = view.getUint32(at + 16, true);
    let left = mostBytes;
    for (let entry = 0; entry < count; entry += 1) {
      subject = "its list of files";
      if (view.getUint32(at, true) !== entryMark) throw new Error("no entry");
      const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
      const method = view.getUint16(at + 10, true);
      const sum = view.getUint32(at + 16, true);
      const packed = view.getUint32(at + 20, true);
      const nameLength = view.getUint16(at + 28, true);
      const after = nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
      const start = view.getUint32(at + 42, true);
      const name = new TextDecoder().decode(archive.subarray(at + 46, at + 46 + nameLength));
      at += 46 + after;
      // macOS puts what it knows of the files beside them.
      if (!/json[^/]*$/iu.test(name) || name.startsWith("__MACOSX/")) continue;
      subject = `"${name}"`;
      if (/(?:^|[\\/])\.\.[\\/]/u.test(name)) throw new Refusal(`${subject} leads out of a folder`);
      if (isEncrypted) throw new Refusal(`${subject} is encrypted`);
      if (method !== stored && method !== deflated) {
        throw new Refusal(`${subject} is packed by method ${String(method)}, which is not known`);
      }
      if (view.getUint32(start, true) !== fileMark) throw new Error("no file");
      const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
      const bytes = archive.subarray(from, from + packed);
      const file = method === stored ? bytes : await inflate(bytes, left);
      left -= file.length;
      if (left < 0) throw new Refusal(tooLarge);
      if (sumOf(file) !== sum) throw new Error("another checksum");
      files.push([name, file]);
    }
  } catch (error) {
    const reason = error instanceof Refusal ? error.message : `${subject} is damaged`;
    throw new Error(`The archive cannot be read: ${reason}.`, { cause: error });
  }
  return files;
}

function endOf(view: DataView): number {
  // A comment of up to 65,535 bytes may follow.
  for (let at = view.byteLength - endSize; at >= 0 && at > view.byteLength - 65_600; at -= 1) {
    if (view.getUint32(at, true) !== endMark) continue;
    // The comment may contain the mark as well.
    if (at + endSize + view.getUint16(at + 20, true) <= view.byteLength) return at;
  }
  throw new Refusal("it is no zip archive");
}

const tooLarge = "it becomes too large";

/** For each value of a byte: what it makes of a checksum. */
const steps = Int32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/** The checksum that archives have of their files: CRC-32. */
function sumOf(bytes: Uint8Array): number {
  let sum = -1;
  for (const byte of bytes) sum = (sum >>> 8) ^ (steps[(sum ^ byte) & 255] ?? 0);
  return ~sum >>> 0;
}

/** A small archive may become very large: no more than this is taken from it. */
async function inflate(bytes: Uint8Array, most: number): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(bytes)])
    .stream()
    .pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const read = await reader.read();
    const value: unknown = read.value;
    if (!(value instanceof Uint8Array)) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new Refusal(tooLarge);
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
