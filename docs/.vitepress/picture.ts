/** Flow charts of Mermaid become pictures when the site is built, so that pages draw nothing and load no library. */
import { Graphviz } from "@hpcc-js/wasm-graphviz";

const graphviz = await Graphviz.load();
const arrow = /^\s*(\S+) --> (\S+)$/u;
const attributes = [
  "bgcolor=transparent nodesep=0.15 ranksep=0.35",
  'node [shape=box style=rounded fontname="Helvetica" fontsize=12 height=0.3 margin="0.15,0.05"]',
  "edge [arrowsize=0.6]",
].join("\n");

/**
 * An SVG element of a flow chart from the top down, which is all that our pages have: lines `<name> --> <name>` below
 * `flowchart TD`. Anything else throws, and so no site is built that lacks a part of a picture.
 */
export function drawFlowchart(source: string): string {
  const [head, ...lines] = source.trim().split("\n");
  if (head !== "flowchart TD") throw new Error(`a picture begins with "${head ?? ""}"`);
  const edges = lines.map((line) => {
    const [, from, to] = arrow.exec(line) ?? [];
    if (from === undefined) throw new Error(`a picture has a line that is no arrow: ${line}`);
    return `${JSON.stringify(from)} -> ${JSON.stringify(to)}`;
  });
  const svg = graphviz.dot(`digraph {\n${attributes}\n${edges.join("\n")}\n}`);
  return svg.slice(svg.indexOf("<svg"));
}
