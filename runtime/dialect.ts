/** Whose rules hold: `spec` is the specification to the letter, `bright-nights` the real game where they differ. */
export type Dialect = "spec" | "bright-nights";
