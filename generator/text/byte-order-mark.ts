/** Replaces a leading byte order mark, which parsers take for a symbol, by a space, so that offsets stay the same. */
export function blankMark(text: string): string {
  return text.replace(/^\uFEFF/u, " ");
}
