/**
 * White space as the rest of the text has it: what begins on a line of its own still does, at the depth of its
 * containers; the spaces inside a line are those that most such places of the text have.
 */
import { addTo } from "../model/maps.ts";
import type { TextEdit } from "../text/edits.ts";
import { parseJson } from "./parse-json.ts";

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/gu;

/** What stands between two tokens. */
interface Gap {
  readonly offset: number;
  readonly space: string;
  readonly before: string;
  readonly after: string;
  /** Of what comes after it. */
  readonly depth: number;
}

/** The edits that lay a text out; none for one that is not JSON. */
export function layoutEdits(text: string): TextEdit[] {
  if (parseJson(text) === undefined) return [];
  const gaps = gapsIn(text);
  const lineBreak = text.includes("\r\n") ? "\r\n" : "\n";
  const indent = mostUsed(gaps.flatMap(indentOf)) ?? "  ";
  const inLine = new Map<string, string[]>();
  for (const gap of gaps) if (!breaks(gap)) addTo(inLine, sortOf(gap), gap.space);
  const usual = new Map([...inLine].map(([sort, spaces]) => [sort, mostUsed(spaces) ?? ""]));
  return gaps.flatMap((gap): TextEdit[] => {
    const lines = Math.min(2, gap.space.split(/\r\n?|\n/u).length - 1);
    const wanted = breaks(gap)
      ? lineBreak.repeat(lines) + indent.repeat(gap.depth)
      : (usual.get(sortOf(gap)) ?? "");
    return wanted === gap.space
      ? []
      : [{ offset: gap.offset, length: gap.space.length, text: wanted }];
  });
}

function gapsIn(text: string): readonly Gap[] {
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

function breaks({ space }: Gap): boolean {
  return /[\r\n]/u.test(space);
}

/** The indentation of one step of depth, if the line has whole ones. */
function indentOf({ space, depth }: Gap): string[] {
  const own = /[\r\n]([ \t]*)$/u.exec(space)?.[1] ?? "";
  const step = own.slice(0, own.length / Math.max(1, depth));
  return depth > 0 && own !== "" && step.repeat(depth) === own ? [step] : [];
}

/** Gaps that are alike in a text of one style. */
function sortOf({ before, after }: Gap): string {
  if (after === ":" || after === ",") return "before";
  if (before === ":" || before === ",") return before;
  const [open, close] = ["{[".includes(before), "}]".includes(after)];
  if (open && close) return "empty";
  return "{}".includes(open ? before : after) ? "object" : "list";
}

/** The first of those that are most frequent. */
function mostUsed(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const each of texts) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
