export { brandKey, idConstants, type Branded, type Can, type Keyed } from "./brands.ts";
export { createTable, type Table, type TableData } from "./table.ts";
