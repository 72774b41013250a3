/** Builds `test/docs/gallery.md`: what defwright prints for every code, for many findings and on a narrow terminal. */
import { allCodes, themeOf } from "../../generator/diagnostics/code.ts";
import { themes } from "../../generator/diagnostics/themes.ts";
import { visibleText } from "../../generator/diagnostics/visible-text.ts";
import { explanationOfCode } from "../../generator/explain/code-explanation.ts";
import { defwright, doorProject, terrain } from "../project-folder.ts";
import { fence, paragraphs } from "../../generator/explain/markdown.ts";

export async function galleryPage(): Promise<string> {
  return paragraphs(
    "# What defwright prints",
    "The output of every code for its wrong example, as verified by the tests in `test/diagnostics`. [The page of each code](diagnostics/README.md) has the example itself, the right one, and the reason for the rule. `UPDATE=1 npm test -- test/docs` regenerates this page.",
    ...Object.entries(themes).flatMap(([theme, title]) => [
      `## ${title}`,
      ...allCodes()
        .filter((code) => themeOf(code) === theme)
        .flatMap(printed),
    ]),
    "## Many findings",
    "Equal findings are combined into one message with the first places. If a code has many messages, the first ones are printed in full and the most frequent others on one line each. `defwright check --statistics` adds a table at the end; `-v` shows everything, and `--format json` and `--format sarif` are always complete.",
    whole(await manyFindings()),
    "## A narrow terminal",
    "Code frames adapt to the width of the terminal.",
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

/** Prints the findings of a pack that was written for a later version of the game and lacks a pack that it needs. */
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
