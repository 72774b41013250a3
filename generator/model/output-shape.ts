/**
 * The form in which content is emitted: "literal" as readable constants, one module per kind and source file; "packed"
 * as one module per kind, whose records are made when they are first used. Types and tables are the same.
 */
export const shapes = ["literal", "packed"] as const;
export type OutputShape = (typeof shapes)[number];
