/** Prints the difference of two texts in the format that `patch` and `git apply` accept. */

/** Number of unchanged lines shown before and after a change. */
const context = 3;
/** Maximum distance at which equal lines are searched for; beyond that, the rest of the text counts as changed. */
const farthest = 400;

/** Lines `[start, end)` of one text that correspond to lines of the other. */
interface Change {
  readonly old: readonly [start: number, end: number];
  readonly new: readonly [start: number, end: number];
}

/** Returns the diff with headers for `a/<name>` and `b/<name>`; empty if the texts are equal. */
export function unifiedDiff(name: string, before: string, after: string): string {
  const [old, young] = [linesOf(before), linesOf(after)];
  const changes = changesOf(old, young);
  if (changes.length === 0) return "";
  const hunks = hunksOf(changes).map((hunk) => printHunk(hunk, old, young));
  return `--- ${headerName(`a/${name}`)}\n+++ ${headerName(`b/${name}`)}\n${hunks.join("")}`;
}

/** The lines of a text, with their line ends. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/gu) ?? [];
}

/** Finds the changes: not always the fewest lines, but always correct. Changes here are small and far apart. */
function changesOf(old: readonly string[], young: readonly string[]): Change[] {
  const changes: Change[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < young.length) {
    if (i < old.length && old[i] === young[j]) {
      i += 1;
      j += 1;
      continue;
    }
    const [skipped, added] = nextCommon(old, young, i, j);
    changes.push({ old: [i, i + skipped], new: [j, j + added] });
    i += skipped;
    j += added;
  }
  return changes;
}

/** The fewest lines to skip in each text until two consecutive lines are equal. */
function nextCommon(
  old: readonly string[],
  young: readonly string[],
  i: number,
  j: number,
): readonly [skipped: number, added: number] {
  for (let sum = 1; sum <= farthest; sum += 1) {
    for (let skipped = 0; skipped <= sum; skipped += 1) {
      const [a, b] = [i + skipped, j + sum - skipped];
      if (a > old.length || b > young.length) continue;
      if (old[a] === young[b] && old[a + 1] === young[b + 1]) return [skipped, sum - skipped];
    }
  }
  return [old.length - i, young.length - j];
}

/** Groups changes whose context lines adjoin or overlap. */
function hunksOf(changes: readonly Change[]): (readonly Change[])[] {
  const hunks: Change[][] = [];
  for (const change of changes) {
    const last = hunks.at(-1);
    const end = last?.at(-1)?.old[1];
    if (last && end !== undefined && change.old[0] - end <= 2 * context) last.push(change);
    else hunks.push([change]);
  }
  return hunks;
}

function printHunk(
  changes: readonly Change[],
  old: readonly string[],
  young: readonly string[],
): string {
  const [first, last] = [changes[0], changes.at(-1)];
  if (!first || !last) return "";
  const before = Math.min(context, first.old[0]);
  const behind = Math.min(context, old.length - last.old[1]);
  const lines: string[] = [];
  const put = (sign: string, part: readonly string[]): void => {
    for (const line of part) {
      const whole = line.endsWith("\n");
      lines.push(`${sign}${line}${whole ? "" : "\n\\ No newline at end of file\n"}`);
    }
  };
  let at = first.old[0] - before;
  for (const change of changes) {
    put(" ", old.slice(at, change.old[0]));
    put("-", old.slice(...change.old));
    put("+", young.slice(...change.new));
    at = change.old[1];
  }
  put(" ", old.slice(at, at + behind));
  const ranges = [
    range(first.old[0] - before, last.old[1] + behind),
    range(first.new[0] - before, last.new[1] + behind),
  ];
  return `@@ -${ranges.join(" +")} @@\n${lines.join("")}`;
}

/** A range without lines is identified by the line before it. */
function range(start: number, end: number): string {
  const length = end - start;
  if (length === 1) return String(start + 1);
  return `${String(length === 0 ? start : start + 1)},${String(length)}`;
}

/** Quotes the name as git does if it contains characters that would end it; a tab ends a name that contains spaces. */
function headerName(name: string): string {
  if (/["\\\0-\x1f\x7f]/u.test(name)) {
    const quoted = name.replaceAll(/["\\]/gu, String.raw`\$&`);
    return `"${quoted.replaceAll(/[\0-\x1f\x7f]/gu, (sign) => `\\${sign.charCodeAt(0).toString(8).padStart(3, "0")}`)}"`;
  }
  return name.includes(" ") ? `${name}\t` : name;
}
