/** How many columns a text takes, as prettier counts them: our line breaks must be its own. */
import { createRequire } from "node:module";

/**
 * Columns of `text`. ASCII and the letters and signs of `narrow` are counted here; a text with anything else
 * (CJK, emoji, combining marks) is measured by prettier itself, which is loaded only then.
 */
export function stringWidth(text: string): number {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if ((code < 0x20 || code > 0x7e) && !isNarrow(code)) return measured(text);
  }
  return text.length;
}

/** Ranges, both ends included, of characters that are one column wide wherever they stand. */
const narrow: readonly (readonly [number, number])[] = [
  [0xa1, 0xa8],
  [0xaa, 0xac],
  [0xaf, 0x2ff],
  [0x391, 0x482],
  [0x48a, 0x52f],
  [0x2010, 0x2027],
  [0x2030, 0x203b],
  [0x2190, 0x2193],
  [0x2500, 0x259f],
];

function isNarrow(code: number): boolean {
  for (const [from, to] of narrow) {
    if (code < from) return false;
    if (code <= to) return true;
  }
  return false;
}

type Measure = (text: string) => number;
let measure: Measure | undefined;

function measured(text: string): number {
  measure ??= (
    createRequire(import.meta.url)("prettier/standalone") as {
      readonly util: { readonly getStringWidth: Measure };
    }
  ).util.getStringWidth;
  return measure(text);
}
