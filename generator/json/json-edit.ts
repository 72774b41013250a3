import type { Span } from "./span.ts";

/** New text for a stretch of the text. */
export interface JsonEdit extends Span {
  readonly text: string;
}
