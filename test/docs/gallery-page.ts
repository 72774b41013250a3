/** `docs/gallery.md`: what defwright prints, for every code, for many findings and on a narrow terminal. */
import { allCodes, definitionOf } from "../../generator/diagnostics/code.ts";
import { themes } from "../../generator/diagnostics/themes.ts";
import { visibleText } from "../../generator/diagnostics/visible-text.ts";
import { explanationOfCode } from "../../generator/explain/code-explanation.ts";
import { defwright, doorProject, terrain } from "../project-folder.ts";
import { fence, paragraphs } from "./markdown.ts";

export async function galleryPage(): Promise<string> {
  return paragraphs(
    "# What defwright prints",
    "Every code as it is printed for its wrong example, in `test/diagnostics`, where the tests hold each of them true; [its page](diagnostics/README.md) has the example itself, the right one beside it, and the reason. `UPDATE=1 npm test -- test/docs` makes this page.",
    ...Object.entries(themes).flatMap(([theme, title]) => [
      `## ${title}`,
      ...allCodes()
        .filter((code) => definitionOf(code)?.theme === theme)
        .flatMap(printed),
    ]),
    "## Many findings",
    "Equal findings are one message with its first places. Of a code with many messages the first are in full and the most frequent others have a line. `defwright check --statistics` ends with a table; `-v` shows everything, and `--format json` and `--format sarif` always have all.",
    whole(await manyFindings()),
    "## A narrow terminal",
    "Frames fit the width of the terminal.",
    whole(await narrow()),
  );
}

function printed(code: string): string[] {
  const reported = explanationOfCode(code)?.example?.reported;
  if (reported === undefined) throw new Error(`${code} has no example`);
  return [`### [${code}](diagnostics/${code}.md)`, whole(reported)];
}

function whole(text: string): string {
  const lines = text.trimEnd().split("\n").map(visibleText);
  return fence("text", text, lines);
}

/** A pack that was written for a later game, and without the pack that it needs. */
async function manyFindings(): Promise<string> {
  const files = ["walls", "doors", "floors"].map((name, at) => {
    const tiles = Array.from({ length: 14 }, (_, index) => {
      const gone = [`t_gone_${String(at * 14 + index)}`, "t_lintel", "t_lintel"][index % 3];
      return terrain(`t_${name}_${String(index)}`, { connect_groups: "WALL", open: gone });
    });
    return [`content/core/${name}.json`, tiles] as const;
  });
  const folder = doorProject({
    ...Object.fromEntries(files),
    "content/core/windows.json": [
      terrain("t_window", { move_cost: "2", bash: { str_min: [4], str_max: 12 } }),
    ],
  });
  const { err } = await defwright(folder, ["check", "--dialect", "bright-nights", "--statistics"]);
  return err;
}

async function narrow(): Promise<string> {
  const folder = doorProject({
    "content/core/gates.json": [
      terrain("t_garden_gate", { open: "t_garden_gate_oepn" }),
      terrain("t_garden_gate_open", { close: "t_garden_gate" }),
    ],
  });
  const { err } = await defwright(folder, ["check", "--no-color"], { terminal: true, columns: 36 });
  return err;
}
