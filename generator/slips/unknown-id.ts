import type { CodeData } from "../diagnostics/code.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";

/** What a finding says of an id that nothing defines; `kind` is absent where several may have it. */
export interface UnknownId {
  readonly kind?: string;
  readonly id: string;
  readonly suggestion?: string | undefined;
}

/** `undefined` for findings about anything else. */
export function unknownId({ code, data }: Fact): UnknownId | undefined {
  switch (code) {
    case "unknown-reference":
    case "unknown-modification-target":
    case "unknown-look":
      // As it is: what was meant may be worked out when it is read.
      return data as UnknownId;
    case "unknown-parent": {
      const { kind, parent, suggestion } = data as CodeData<"unknown-parent">;
      return { kind, id: parent, suggestion };
    }
    default:
      return undefined;
  }
}
