/** Helpers for reading JSON without making tokens. */

export function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

/** Offset of the closing quote of the string that begins at `start`, or -1. */
export function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text.charCodeAt(before) === 0x5c) before--;
    if ((end - before) % 2 === 1) return end;
  }
  return -1;
}

/** Yields the offset of every character outside of strings, up to a string that is not closed. */
export function* signsIn(text: string, from = 0): Generator<number> {
  for (let at = from; at < text.length; at++) {
    if (text.charAt(at) === '"') {
      at = endOfString(text, at);
      if (at < 0) return;
    } else yield at;
  }
}
