/** A module of the output, whole, as the bytes of its file. */
export interface EmittedModule {
  /** Path below the output folder, with `/`. */
  readonly path: string;
  /** Its text as UTF-8. */
  readonly bytes: Uint8Array;
  /** Decoded each time it is asked for. */
  readonly text: string;
}

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

export function emittedModule(path: string, bytes: Uint8Array): EmittedModule {
  return {
    path,
    bytes,
    get text() {
      return decoder.decode(bytes);
    },
  };
}
