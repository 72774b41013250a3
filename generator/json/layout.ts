/** How a text is laid out, so that what is added to it looks like the rest. */
import type { Json } from "../model/json.ts";

export interface Layout {
  readonly lineBreak: string;
  /** One step of indentation. */
  readonly indent: string;
}

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/gu;

/** What stands between two tokens. */
export interface Gap {
  readonly offset: number;
  readonly space: string;
  readonly before: string;
  readonly after: string;
  /** Of what comes after it. */
  readonly depth: number;
}

export function layoutOf(text: string, gaps: readonly Gap[] = gapsIn(text)): Layout {
  const lineBreak = lineBreakOf(text);
  return { lineBreak, indent: mostUsed(gaps.flatMap(indentOf)) ?? "  " };
}

export function lineBreakOf(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}

/** A value as JSON of several lines, which stand so deep in the text. */
export function laidOut(value: Json, layout: Layout, depth: number): string {
  return withLayout(JSON.stringify(value, undefined, 2), layout, depth);
}

/** A text that has line feeds and indents by two spaces, in another layout. */
export function withLayout(text: string, { lineBreak, indent }: Layout, depth = 0): string {
  return text.replaceAll(
    /\n( *)/gu,
    (_, spaces: string) => lineBreak + indent.repeat(depth + spaces.length / 2),
  );
}

export function gapsIn(text: string): readonly Gap[] {
  const gaps: Gap[] = [];
  let depth = 0;
  let last: RegExpExecArray | undefined;
  for (const token of text.matchAll(tokens)) {
    const [word] = token;
    if (word === "}" || word === "]") depth -= 1;
    if (last) {
      const offset = last.index + last[0].length;
      gaps.push({
        offset,
        space: text.slice(offset, token.index),
        before: last[0],
        after: word,
        depth,
      });
    }
    if (word === "{" || word === "[") depth += 1;
    last = token;
  }
  return gaps;
}

/** The indentation of one step of depth, if the line has whole ones. */
function indentOf({ space, depth }: Gap): string[] {
  const own = /[\r\n]([ \t]*)$/u.exec(space)?.[1] ?? "";
  const step = own.slice(0, own.length / Math.max(1, depth));
  return depth > 0 && own !== "" && step.repeat(depth) === own ? [step] : [];
}

/** The first of those that are most frequent. */
export function mostUsed(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const each of texts) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
