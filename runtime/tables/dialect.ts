/**
 * Whose rules apply: `spec` follows the specification to the letter, `bright-nights` changes exactly the rules that the
 * real game's data contradicts.
 */
export type Dialect = "spec" | "bright-nights";

/**
 * Options of a verb whose rules differ between dialects: those for `spec`, and those for `bright-nights`. The dialect
 * of the table, `Of`, applies unless the options name another. If `Of` may be either, the options for `bright-nights`
 * apply, which include everything that is ever needed.
 */
export type ByDialect<Of extends Dialect, Spec, Real> =
  | (Spec & { readonly dialect: "spec" })
  | (Real & { readonly dialect: "bright-nights" })
  | (("bright-nights" extends Of ? Real : Spec) & { readonly dialect?: undefined });
