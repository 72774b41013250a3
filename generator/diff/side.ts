import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { ResolvedDefinition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import type { IdStates } from "../release/id-states.ts";
import type { Content } from "./difference.ts";

/** A side of a comparison. */
export type Side =
  | {
      readonly content: Content;
      /** Absent for the output of a build, as are the definitions. */
      readonly states?: IdStates;
      readonly definitions?: ReadonlyMap<KindName, ReadonlyMap<string, ResolvedDefinition>>;
    }
  /** It has errors, so there is nothing that could be compared. */
  | { readonly problems: readonly Diagnostic[]; readonly misconfigured: boolean }
  /** Its argument names nothing. */
  | { readonly unknown: string };
