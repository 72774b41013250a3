/** Whether the letters stand in the word in their order, upper or lower case: what editors match typed letters by. */
export function holdsInOrder(word: string, letters: string): boolean {
  const text = word.toLowerCase();
  let at = -1;
  for (const letter of letters.toLowerCase()) {
    at = text.indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  return true;
}
