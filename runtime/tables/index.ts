/**
 * What generated modules import, and no more: whoever looks records up, and whoever checks the types of that, does not
 * load every verb for its sake. All of it is part of `defwright/runtime` as well.
 */
export { brandKey, idConstants } from "../ids/brands.ts";
export type { Branded, Can, IdConstants, Keyed, Known } from "../ids/brands.ts";
export type { FormerIds } from "../ids/former-ids.ts";
export type { EdgesInto, HasEdges } from "./edges.ts";
export { idView } from "../ids/id-view.ts";
export { lazyMembers, unpack, type PackedRows } from "./packed.ts";
export { parseId } from "../ids/parse-id.ts";
export type { LookupsOf, RecipeLookups } from "./recipe-lookups.ts";
export { createSubstitutions, type Substitutions } from "./substitutions.ts";
export { createTable, type Table, type TableData } from "./table.ts";
export type { Texts } from "../texts/game-text.ts";
