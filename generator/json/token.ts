export type TokenType =
  "{" | "}" | "[" | "]" | "," | ":" | "string" | "number" | "word" | "unknown" | "end";

export interface Token {
  readonly type: TokenType;
  readonly offset: number;
  /** Offset behind the token. */
  readonly end: number;
  /** A string's value, any other token's text. */
  readonly value: string;
  /** Put in place of unreadable text; it stands for no member's name. */
  readonly invented?: boolean;
}
