import type { CodeData } from "../diagnostics/code.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";

/** The undefined id that a finding is about; `kind` is absent if several kinds may have it. */
export interface UnknownId {
  readonly kind?: string;
  readonly id: string;
  readonly suggestion?: string | undefined;
}

/** Returns `undefined` for findings about anything else. */
export function unknownId({ code, data }: Fact): UnknownId | undefined {
  switch (code) {
    case "unknown-reference":
    case "unknown-modification-target":
    case "unknown-look":
      // Not copied: the suggestion may be computed when it is read.
      return data as UnknownId;
    case "unknown-parent": {
      const { kind, parent, suggestion } = data as CodeData<"unknown-parent">;
      return { kind, id: parent, suggestion };
    }
    default:
      return undefined;
  }
}
