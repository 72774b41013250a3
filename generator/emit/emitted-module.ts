/** A complete module of the output, as the bytes of its file. */
export interface EmittedModule {
  /** Path below the output folder, with `/`. */
  readonly path: string;
  /** Its text as UTF-8. */
  readonly bytes: Uint8Array;
  /** Decoded each time it is read. */
  readonly text: string;
}

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** A class, so that all modules have one hidden class. */
class Emitted implements EmittedModule {
  readonly path: string;
  readonly bytes: Uint8Array;

  constructor(path: string, bytes: Uint8Array) {
    this.path = path;
    this.bytes = bytes;
  }

  get text(): string {
    return decoder.decode(this.bytes);
  }
}

export function emittedModule(path: string, bytes: Uint8Array): EmittedModule {
  return new Emitted(path, bytes);
}
