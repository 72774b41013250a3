/**
 * How well a word fits letters, ignoring case: 0 if it is these, 1 if it begins with them, 2 if a part of it does, 3 if
 * it contains them, 4 if it has them in this order, as editors match typed letters; `undefined` if it does not fit.
 */
export function fitOf(word: string, letters: string): number | undefined {
  const [text, wanted] = [word.toLowerCase(), letters.toLowerCase()];
  if (text === wanted) return 0;
  if (text.startsWith(wanted)) return 1;
  if (text.includes(wanted)) {
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
      if (/[^\p{L}\p{N}]/u.test(text.charAt(at - 1))) return 2;
    }
    return 3;
  }
  let at = -1;
  for (const letter of wanted) {
    at = text.indexOf(letter, at + 1);
    if (at < 0) return undefined;
  }
  return 4;
}
