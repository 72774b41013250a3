import type { Dialect } from "../../model/dialect.ts";
import type { Severity } from "../diagnostic.ts";

/**
 * One code: its severity, its section, and its sentences as functions of the facts.
 * Grammar of a message: what was found – what was expected; `help` says what to do. Names in double quotes.
 */
export interface CatalogueEntry<Data> {
  readonly severity: Severity | Readonly<Record<Dialect, Severity>>;
  /** Section of the specification, without "§". */
  readonly spec?: string;
  /** One line for `explain` and the README's table. */
  readonly meaning: string;
  message(data: Data): string;
  help?(data: Data): string | undefined;
}
