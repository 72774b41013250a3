const most = 5;

/** The first few of a list, and how many more there are. */
export function firstFew(words: readonly string[]): string {
  const shown = words.slice(0, most).join(", ");
  return words.length > most ? `${shown} and ${String(words.length - most)} more` : shown;
}
