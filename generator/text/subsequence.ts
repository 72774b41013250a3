/** Whether the word contains the letters in this order, ignoring case: how editors match typed letters. */
export function isSubsequence(word: string, letters: string): boolean {
  const text = word.toLowerCase();
  let at = -1;
  for (const letter of letters.toLowerCase()) {
    at = text.indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  return true;
}
