/** Texts longer than this are encoded faster than they are copied character by character. */
const longText = 1 << 12;

/** A text that grows at its end, as UTF-8 bytes, so that no string has to be built and encoded afterwards. */
export class TextWriter {
  #bytes = new Uint8Array(1 << 16);
  #length = 0;
  readonly #encoder = new TextEncoder();
  /** Lists that are defined elsewhere under a name, which is written instead of them. */
  named: ReadonlyMap<object, string> | undefined;

  /** Number of bytes so far. */
  get length(): number {
    return this.#length;
  }

  /** Discards what was written since the text had this many bytes. */
  backTo(length: number): void {
    this.#length = length;
  }

  write(text: string): void {
    if (text.length > longText || !this.#writeAscii(text)) this.#encode(text);
  }

  spaces(count: number): void {
    this.#reserve(count);
    this.#bytes.fill(0x20, this.#length, this.#length + count);
    this.#length += count;
  }

  /**
   * Writes the text in double quotes if nothing in it has to be escaped; otherwise writes nothing and returns false.
   */
  writeQuoted(text: string): boolean {
    const size = text.length;
    this.#reserve(size + 2);
    const bytes = this.#bytes;
    let at = this.#length;
    bytes[at++] = 0x22;
    for (let i = 0; i < size; i++) {
      const code = text.charCodeAt(i);
      if (code < 0x20 || code > 0x7e || code === 0x22 || code === 0x5c) return false;
      bytes[at++] = code;
    }
    bytes[at++] = 0x22;
    this.#length = at;
    return true;
  }

  /** Returns the bytes of the whole text and begins a new one. */
  take(): Uint8Array {
    const text = this.#bytes.slice(0, this.#length);
    this.#length = 0;
    this.named = undefined;
    return text;
  }

  #writeAscii(text: string): boolean {
    const size = text.length;
    this.#reserve(size);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let i = 0; i < size; i++) {
      const code = text.charCodeAt(i);
      if (code > 0x7e) return false;
      bytes[at++] = code;
    }
    this.#length = at;
    return true;
  }

  #encode(text: string): void {
    this.#reserve(text.length * 3);
    this.#length += this.#encoder.encodeInto(text, this.#bytes.subarray(this.#length)).written;
  }

  #reserve(count: number): void {
    const needed = this.#length + count;
    if (needed <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
    grown.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = grown;
  }
}
