/** The playground as one file, for the documentation: the compiler runs in it, and nothing is sent anywhere. */
import { readFileSync } from "node:fs";
import { bundlePage } from "./page-code.ts";
import { documentOf } from "./page-of.ts";

export async function playgroundPage(): Promise<string> {
  const example = readFileSync(new URL("./playground/example.json", import.meta.url), "utf8");
  return documentOf(
    "Playground",
    await bundlePage("playground", "playground.css"),
    `<header><nav aria-label="pages"><a href="./">defwright</a></nav><b>Playground</b></header>
<main>
<div>
<h1>Definitions</h1>
<textarea id="text" aria-label="definitions" spellcheck="false" autocapitalize="off">${example.trimEnd()}</textarea>
<p><button id="complete" type="button">What may stand here</button> or <kbd>Ctrl</kbd> <kbd>Space</kbd></p>
<div id="choices" role="group" aria-label="choices"></div>
<h2>Findings</h2>
<div id="findings" role="status"></div>
</div>
<div id="shown"></div>
</main>`,
  );
}
