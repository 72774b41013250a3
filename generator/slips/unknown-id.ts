import type { Fact } from "../diagnostics/diagnostic.ts";

/** What a finding says of an id that nothing defines; `kind` is absent where several may have it. */
export interface UnknownId {
  readonly kind?: string;
  readonly id: string;
  readonly suggestion?: string | undefined;
}

/** `undefined` for findings about anything else. */
export function unknownId({ code, data }: Fact): UnknownId | undefined {
  const { kind, id, parent, suggestion } = data as {
    readonly kind?: string;
    readonly id?: string;
    readonly parent?: string;
    readonly suggestion?: string;
  };
  switch (code) {
    case "unknown-reference":
    case "unknown-modification-target":
      return kind === undefined || id === undefined ? undefined : { kind, id, suggestion };
    case "unknown-parent":
      return kind === undefined || parent === undefined
        ? undefined
        : { kind, id: parent, suggestion };
    case "unknown-look":
      return id === undefined ? undefined : { id, suggestion };
    default:
      return undefined;
  }
}
