/** A complete module of the output, as the bytes of its file. */
export interface EmittedModule {
  /** Path below the output folder, with `/`. */
  readonly path: string;
  /** Its text as UTF-8; one of which the hash is known is printed when they are needed. */
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
  readonly size: number;
  readonly sha256: string | undefined;
  #bytes: Uint8Array | (() => Uint8Array);

  constructor(
    path: string,
    bytes: Uint8Array | (() => Uint8Array),
    size: number,
    sha256: string | undefined,
  ) {
    this.path = path;
    this.#bytes = bytes;
    this.size = size;
    this.sha256 = sha256;
  }

  get bytes(): Uint8Array {
    if (typeof this.#bytes === "function") this.#bytes = this.#bytes();
    return this.#bytes;
  }

  get text(): string {
    return decoder.decode(this.bytes);
  }
}

export function emittedModule(path: string, bytes: Uint8Array): EmittedModule {
  return new Emitted(path, bytes, bytes.length, undefined);
}

/** A module that an earlier process has printed. */
export function keptModule(
  path: string,
  { sha256, size }: ModuleHash,
  print: () => Uint8Array,
): EmittedModule {
  return new Emitted(path, print, size, sha256);
}
