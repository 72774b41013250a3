/**
 * What the compiler knows of a table's transitions (§3.1): per verb an interface from id to successor. It
 * exists in types only; no table has such a member at run time.
 */
declare const edges: unique symbol;

export interface HasEdges<Id extends string, Edges extends object> {
  // Required, so that a table without transitions (of recipes, say) cannot pass for one with them.
  readonly [edges]: { readonly id: Id; readonly edges: Edges };
}

/**
 * An interface from id to successor, written the other way round: `EdgesInto<{ t_gap: "t_wall" | "t_door" }>` has the
 * members `t_wall` and `t_door`, both `"t_gap"`. Many ids have few successors, so that this is less for a compiler to
 * read; it is turned round only where somebody asks for a successor.
 */
export type EdgesInto<Sources> = {
  readonly [Successor in keyof Sources as Sources[Successor] & string]: Successor;
};
