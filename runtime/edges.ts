/**
 * What a table tells the compiler about transitions (§3.1): per verb an interface from id to successor. It
 * exists in types only.
 */
declare const edges: unique symbol;

export interface HasEdges<Id extends string, Edges extends object> {
  readonly [edges]?: { readonly id: Id; readonly edges: Edges };
}
