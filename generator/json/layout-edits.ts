/**
 * White space as the rest of the text has it: what begins on a line of its own still does, at the depth of its
 * containers; the spaces inside a line are those that most such places of the text have.
 */
import { addTo } from "../model/maps.ts";
import type { TextEdit } from "../text/edits.ts";
import { gapsIn, layoutOf, mostUsed, type Gap } from "./layout.ts";
import { parseJson } from "./parse-json.ts";

/** The edits that lay a text out; none for one that is not JSON. */
export function layoutEdits(text: string): TextEdit[] {
  if (parseJson(text) === undefined) return [];
  const gaps = gapsIn(text);
  const { lineBreak, indent } = layoutOf(text, gaps);
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

function breaks({ space }: Gap): boolean {
  return /[\r\n]/u.test(space);
}

/** Gaps that are alike in a text of one style. */
function sortOf({ before, after }: Gap): string {
  if (after === ":" || after === ",") return "before";
  if (before === ":" || before === ",") return before;
  const [open, close] = ["{[".includes(before), "}]".includes(after)];
  if (open && close) return "empty";
  return "{}".includes(open ? before : after) ? "object" : "list";
}
