/**
 * Explains a diagnostic code in full: meaning, severity, section, a wrong example, what is reported about it, a right
 * one.
 */
import { defaultWidth } from "../diagnostics/render-frame.ts";
import { visibleText } from "../diagnostics/visible-text.ts";
import { wrapWords } from "../text/wrap-words.ts";
import type { CodeExample, ExampleFile } from "./code-texts.ts";
import { explanationOfCode, shownLines } from "./code-explanation.ts";
import { cite } from "../diagnostics/sentence.ts";

export { explanationOfCode };

const width = defaultWidth;

/** Text for a terminal, with a line end; `undefined` if there is no such code. */
export function explainCode(code: string): string | undefined {
  const explanation = explanationOfCode(code);
  if (explanation === undefined) return undefined;
  const { spec, meaning, why, remedy, fix, severity, configuration, example } = explanation;
  const lines = [
    `${code}${spec === undefined ? "" : ` (${cite(spec)})`}`,
    "",
    meaning,
    `${severity} ${configuration}`,
    "",
    ...wrapped(why),
    "",
    ...wrapped(`What to do: ${remedy}${fix === undefined ? "" : ` ${fix}`}`),
    ...(example ? exampleLines(example) : []),
  ];
  return `${lines.join("\n")}\n`;
}

function exampleLines({ settings, commands, wrong, reported, right }: CodeExample): string[] {
  return [
    "",
    ...(settings === undefined ? [] : ["With these settings:", ...block(settings), ""]),
    "Wrong:",
    ...wrong.flatMap(fileLines),
    "",
    `What is reported${commands ? ` by "${commands.invalid.join('", "')}"` : ""}:`,
    ...block(reported),
    "",
    "Right:",
    ...right.flatMap(fileLines),
    ...(commands && commands.valid.join() !== commands.invalid.join()
      ? ["", `and then "${commands.valid.join('", "')}".`]
      : []),
  ];
}

function fileLines({ path, text }: ExampleFile): string[] {
  return ["", `  ${visibleText(path)}`, ...block(text)];
}

function block(text: string): string[] {
  return shownLines(text).map((line) => (line === "" ? "" : `    ${line}`));
}

/** Code spans on a page become quotes in a terminal. */
function wrapped(text: string): string[] {
  return wrapWords(text.replaceAll("`", '"'), width);
}
