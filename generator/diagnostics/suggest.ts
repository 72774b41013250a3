import { distance } from "fastest-levenshtein";

/**
 * The candidates that `word` may have meant, nearest first, equally near ones by code unit. A difference of
 * case alone, and a missing or added `f_` or `t_`, count as nearest of all, then two letters exchanged; otherwise as many edits as a
 * quarter of the word, but always two, as long as something of the word is left.
 */
export function suggest(word: string, candidates: Iterable<string>, limit = 1): string[] {
  return ranked(word, candidates)
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

/** A suggestion; `tied` where another candidate is as near, so that nobody can say which was meant. */
export interface Nearest {
  readonly suggestion: string;
  readonly tied?: true;
}

/** The first of `suggest`, and whether it is the only one so near. */
export function nearest(word: string, candidates: Iterable<string>): Nearest | undefined {
  const [first, second] = ranked(word, candidates);
  if (first === undefined) return undefined;
  const tied = second?.edits === first.edits;
  return { suggestion: first.candidate, ...(tied ? { tied } : {}) };
}

interface Ranked {
  readonly candidate: string;
  readonly edits: number;
}

function ranked(word: string, candidates: Iterable<string>): Ranked[] {
  const found: Ranked[] = [];
  const lower = word.toLowerCase();
  const bare = withoutPrefix(lower);
  const most = Math.min(Math.max(2, Math.floor(word.length / 4)), word.length - 1);
  for (const candidate of candidates) {
    if (candidate === word) continue;
    const edits = editsBetween(lower, bare, candidate, most);
    if (edits === undefined || found.some((other) => other.candidate === candidate)) continue;
    found.push({ candidate, edits });
  }
  found.sort(
    (a, b) =>
      a.edits - b.edits ||
      distance(word, a.candidate) - distance(word, b.candidate) ||
      (a.candidate < b.candidate ? -1 : 1),
  );
  return found;
}

function editsBetween(
  word: string,
  bareWord: string,
  candidate: string,
  most: number,
): number | undefined {
  // Prefixes are two long; with them aside, each character of difference in length is an edit.
  if (Math.abs(candidate.length - word.length) > most + 2) return undefined;
  const lower = candidate.toLowerCase();
  if (lower === word) return 0;
  if (withoutPrefix(lower) === bareWord && bareWord !== "") return 0.5;
  if (Math.abs(candidate.length - word.length) > most) return undefined;
  const edits = isExchange(word, lower) ? 1 : distance(word, lower);
  return edits <= most && edits < lower.length ? edits : undefined;
}

/** Two neighbouring letters exchanged is one slip of the fingers. */
function isExchange(word: string, other: string): boolean {
  if (word.length !== other.length) return false;
  let at = 0;
  while (at < word.length && word[at] === other[at]) at += 1;
  return (
    word[at] === other[at + 1] &&
    word[at + 1] === other[at] &&
    word.slice(at + 2) === other.slice(at + 2)
  );
}

function withoutPrefix(id: string): string {
  return /^[ft]_/.test(id) ? id.slice(2) : id;
}
