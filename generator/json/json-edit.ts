import type { Span } from "./span.ts";

/** Replaces a span of the text. */
export interface JsonEdit extends Span {
  readonly text: string;
}
