/** Texts from that length are encoded faster than they are copied sign by sign. */
const longText = 1 << 12;

/** A text that grows at its end, as UTF-8: no string is made of what is printed, nor encoded afterwards. */
export class TextWriter {
  #bytes = new Uint8Array(1 << 16);
  #length = 0;
  readonly #encoder = new TextEncoder();
  /** Lists that stand elsewhere under a name, by which they are written. */
  named: ReadonlyMap<object, string> | undefined;

  /** Bytes so far. */
  get length(): number {
    return this.#length;
  }

  /** Takes back what was written since the text had that many bytes. */
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

  /** Writes the text between double quotes where nothing in it has to be escaped; otherwise nothing, and false. */
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

  /** The bytes of the whole text; the writer begins a new one. */
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
