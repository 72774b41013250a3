/** The indefinite article of a word. */
export function article(word: string): string {
  return /^[aeiou]/u.test(word) ? "an" : "a";
}
