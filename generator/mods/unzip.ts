/** Reads zip archives. A linker loads this only when it is given one. */

const mostEntries = 20_000;
const endMark = 0x06054b50;
const endSize = 22;
const entryMark = 0x02014b50;
const fileMark = 0x04034b50;
const stored = 0;
const deflated = 8;

/**
 * The files of definitions in an archive, by their paths. Needs `DecompressionStream`: browsers, Node and Deno have it.
 * @param mostBytes how many bytes they may become
 */
export async function unzip(
  archive: Uint8Array,
  mostBytes: number,
): Promise<[path: string, bytes: Uint8Array][]> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const files: [path: string, bytes: Uint8Array][] = [];
  try {
    let at = endOf(view);
    const count = view.getUint16(at + 10, true);
    if (count > mostEntries) throw new Error(`it has more than ${String(mostEntries)} files`);
    at = view.getUint32(at + 16, true);
    let left = mostBytes;
    for (let entry = 0; entry < count; entry += 1) {
      if (view.getUint32(at, true) !== entryMark) throw new Error("its list of files is damaged");
      const method = view.getUint16(at + 10, true);
      const packed = view.getUint32(at + 20, true);
      const nameLength = view.getUint16(at + 28, true);
      const after = nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
      const start = view.getUint32(at + 42, true);
      const name = new TextDecoder().decode(archive.subarray(at + 46, at + 46 + nameLength));
      at += 46 + after;
      if (!/json[^/]*$/iu.test(name)) continue;
      if (view.getUint32(start, true) !== fileMark) throw new Error(`"${name}" is damaged`);
      const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
      const bytes = archive.subarray(from, from + packed);
      if (method !== stored && method !== deflated) throw new Error(`"${name}" is encrypted`);
      const file = method === stored ? bytes : await inflate(bytes, left);
      left -= file.length;
      if (left < 0) throw new Error("it becomes too large");
      files.push([name, file]);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The archive cannot be read: ${reason}.`, { cause: error });
  }
  return files;
}

function endOf(view: DataView): number {
  // A comment of up to 65,535 bytes may follow.
  for (let at = view.byteLength - endSize; at >= 0 && at > view.byteLength - 65_600; at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  throw new Error("it is no zip archive");
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
      throw new Error("it becomes too large");
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
