/** `a, b or c`: an enumeration as people write it. */
export function list(words: readonly string[], last: "and" | "or"): string {
  if (words.length < 2) return words[0] ?? "";
  return `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1) ?? ""}`;
}
