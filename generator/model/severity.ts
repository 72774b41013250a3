import type { Dialect } from "./dialect.ts";

export type Severity = "error" | "warning" | "note";

/** Severity of a finding: the same everywhere, or by dialect; "off" if it is correct in that dialect. */
export type FactSeverity = Severity | Readonly<Partial<Record<Dialect, Severity | "off">>>;
