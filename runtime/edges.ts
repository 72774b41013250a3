/**
 * What a table tells the compiler about transitions (§3.1): per verb an interface from id to successor. It
 * exists in types only; no table has such a member at run time.
 */
declare const edges: unique symbol;

export interface HasEdges<Id extends string, Edges extends object> {
  // Required, so that a table without transitions (of recipes, say) cannot pass for one with them.
  readonly [edges]: { readonly id: Id; readonly edges: Edges };
}
