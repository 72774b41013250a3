/** A complete module of the output, as the bytes of its file. */
export interface EmittedModule {
  /** Path below the output folder, with `/`. */
  readonly path: string;
  /** Its text as UTF-8; it may be printed only when they are needed. */
  readonly bytes: Uint8Array;
  /** Decoded each time it is read. */
  readonly text: string;
  /** The number of its bytes. */
  readonly size: number;
  /** The hash of its bytes, in hexadecimal digits, if an earlier process has worked it out. */
  readonly sha256: string | undefined;
}

export interface ModuleHash {
  readonly sha256: string;
  readonly size: number;
}

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** A class, so that all modules have one hidden class. */
class Emitted implements EmittedModule {
  readonly path: string;
  readonly sha256: string | undefined;
  readonly #keeps: boolean;
  #size: number | undefined;
  #bytes: Uint8Array | (() => Uint8Array);

  constructor(
    path: string,
    bytes: Uint8Array | (() => Uint8Array),
    known: ModuleHash | undefined,
    keeps: boolean,
  ) {
    this.path = path;
    this.#bytes = bytes;
    this.#size = known?.size;
    this.sha256 = known?.sha256;
    this.#keeps = keeps;
  }

  get bytes(): Uint8Array {
    if (typeof this.#bytes !== "function") return this.#bytes;
    const bytes = this.#bytes();
    this.#size = bytes.length;
    if (this.#keeps) this.#bytes = bytes;
    return bytes;
  }

  get size(): number {
    return this.#size ?? this.bytes.length;
  }

  get text(): string {
    return decoder.decode(this.bytes);
  }
}

/**
 * @param bytes those of the module, or what prints them when they are needed
 * @param known present if an earlier process has printed it
 * @param keeps false if it is printed whenever its bytes are needed, so that whoever reads all has one in memory
 */
export function emittedModule(
  path: string,
  bytes: Uint8Array | (() => Uint8Array),
  known?: ModuleHash,
  keeps = true,
): EmittedModule {
  return new Emitted(path, bytes, known, keeps);
}
