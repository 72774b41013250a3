import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { IdStates } from "../release/id-states.ts";
import type { Content } from "./difference.ts";

/** A side of a comparison. */
export type Side =
  | { readonly content: Content; readonly states?: IdStates }
  /** It has errors, so that it adds up to nothing that could be compared. */
  | { readonly problems: readonly Diagnostic[]; readonly misconfigured: boolean }
  /** Its words name nothing. */
  | { readonly unknown: string };
