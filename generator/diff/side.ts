import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { IdStates } from "../release/id-states.ts";
import type { Content } from "./difference.ts";

/** A side of a comparison. */
export type Side =
  | { readonly content: Content; readonly states?: IdStates }
  /** It has errors, so there is nothing that could be compared. */
  | { readonly problems: readonly Diagnostic[]; readonly misconfigured: boolean }
  /** Its argument names nothing. */
  | { readonly unknown: string };
