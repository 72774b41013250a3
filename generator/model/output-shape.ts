/**
 * How the content is written down: "literal" as readable constants, a module per kind and source file; "packed" as one
 * module per kind, whose records are made when they are asked for. Types and tables are the same.
 */
export const shapes = ["literal", "packed"] as const;
export type Shape = (typeof shapes)[number];
