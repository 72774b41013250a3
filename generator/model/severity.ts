import type { Dialect } from "./dialect.ts";

export type Severity = "error" | "warning" | "note";

/** Of one finding: the same everywhere, or by dialect, where "off" is what a dialect knows to be right. */
export type FactSeverity = Severity | Readonly<Partial<Record<Dialect, Severity | "off">>>;
