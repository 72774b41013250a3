const most = 5;

/** The first few words of a list, and the number of the remaining ones. */
export function firstFew(words: readonly string[]): string {
  const shown = words.slice(0, most).join(", ");
  return words.length > most ? `${shown} and ${String(words.length - most)} more` : shown;
}
