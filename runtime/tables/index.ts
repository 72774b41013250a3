/**
 * What generated modules import, and nothing more: code that looks up records, and its type checking, does not load
 * every verb. All of it is part of `defwright/runtime` as well.
 */
export { brandKey, idConstants } from "../ids/brands.ts";
export type { Able, Branded, Can, IdConstants, Keyed, Known } from "../ids/brands.ts";
export type { FormerIds } from "../ids/former-ids.ts";
export type { EdgesInto, HasEdges } from "./edges.ts";
export { idView } from "../ids/id-view.ts";
export { lazyMembers, unpack, type PackedRows } from "./packed.ts";
export { parseId } from "../ids/parse-id.ts";
export type { Json, JsonArray, JsonObject } from "./json.ts";
export type { LookupsOf, RecipeLookups } from "./recipe-lookups.ts";
export {
  createList,
  createSubstitutions,
  type RecordList,
  type Substitutions,
} from "./substitutions.ts";
export { createTable, type Table, type TableData } from "./table.ts";
export type { Texts } from "../texts/game-text.ts";
