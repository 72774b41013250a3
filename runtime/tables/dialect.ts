/** Whose rules hold: `spec` is the specification to the letter, `bright-nights` the real game where they differ. */
export type Dialect = "spec" | "bright-nights";

/**
 * Options of a verb whose rules differ: what it takes in `spec`, and what in `bright-nights`. Those of the table's
 * dialect, `Of`, hold unless the options name another; where that may be either, those of `bright-nights`, which take
 * all that is ever needed.
 */
export type ByDialect<Of extends Dialect, Spec, Real> =
  | (Spec & { readonly dialect: "spec" })
  | (Real & { readonly dialect: "bright-nights" })
  | (("bright-nights" extends Of ? Real : Spec) & { readonly dialect?: undefined });
