export type TokenType =
  "{" | "}" | "[" | "]" | "," | ":" | "string" | "number" | "word" | "unknown" | "end";

export interface Token {
  readonly type: TokenType;
  readonly offset: number;
  /** Offset behind the token. */
  readonly end: number;
  /** The value of a string, the text of any other token. */
  readonly value: string;
  /** Put in place of unreadable text; it is not recorded as the name of a member. */
  readonly invented?: boolean;
}
