/**
 * What the compiler knows about a table's transitions (§3.1): for each verb an interface from id to successor. It
 * exists only in types; no table has such a member at run time.
 */
declare const edges: unique symbol;

export interface HasEdges<Id extends string, Edges extends object> {
  // Required, so that a table without transitions (of recipes, say) is not accepted as one with them.
  readonly [edges]: { readonly id: Id; readonly edges: Edges };
}

/**
 * An interface from id to successor, written in reverse: `EdgesInto<{ t_gap: "t_wall" | "t_door" }>` has the members
 * `t_wall` and `t_door`, both `"t_gap"`. Many ids share few successors, so this is less for a compiler to read; it is
 * inverted only where a successor is needed.
 */
export type EdgesInto<Sources> = {
  readonly [Successor in keyof Sources as Sources[Successor] & string]: Successor;
};
