/** In the place of Node's buffers: bytes with what the compiler calls of them. */

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** Of whatever realm. */
function isMemory(value: unknown): value is ArrayBuffer {
  return typeof value === "object" && value !== null && "byteLength" in value;
}

export class Buffer extends Uint8Array {
  /** Of a text, as UTF-8 unless it is in base 64; over memory or bytes otherwise. */
  static override from(value: unknown, second?: unknown, length?: number): Buffer {
    if (typeof value === "string") {
      if (second !== "base64") return Buffer.from(new TextEncoder().encode(value));
      return Buffer.from(Uint8Array.from(atob(value), (letter) => letter.charCodeAt(0)));
    }
    const { buffer, byteOffset, byteLength } = ArrayBuffer.isView(value)
      ? value
      : { buffer: value, byteOffset: Number(second ?? 0), byteLength: length };
    return isMemory(buffer) ? new Buffer(buffer, byteOffset, byteLength) : new Buffer(0);
  }

  static alloc(size: number): Buffer {
    return new Buffer(size);
  }

  static allocUnsafeSlow(size: number): Buffer {
    return new Buffer(size);
  }

  static concat(list: readonly Uint8Array[], size: number): Buffer {
    const all = new Buffer(size);
    let at = 0;
    for (const each of list) {
      all.set(each, at);
      at += each.length;
    }
    return all;
  }

  override toString(_encoding?: string, start = 0, end: number = this.length): string {
    return decoder.decode(this.subarray(start, end));
  }

  readInt32LE(at: number): number {
    return new DataView(this.buffer, this.byteOffset).getInt32(at, true);
  }
}

export function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

export function isAscii(bytes: Uint8Array): boolean {
  return bytes.every((each) => each < 128);
}
