/** A span of text, in UTF-16 units. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}
