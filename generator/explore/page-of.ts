/** The explorer as one file: opens from a disk, asks nothing of anybody, and runs no script but its own. */
import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { plainColors } from "../model/plain-colors.ts";
import type { PageCode } from "./page-code.ts";
import type { SiteData } from "./site.ts";

/** As `page/unpack.ts` reads them. */
const digits =
  "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?|;>()[]{}@%$#";

interface PageOptions {
  /** Its number among the editions that its server sends, which says when there is another. */
  readonly edition?: number | undefined;
  /** Of sprites, by their number in the data: PNG in base 64. */
  readonly pictures?: ReadonlyMap<number, string> | undefined;
}

export function pageOf(
  { title, ...site }: SiteData,
  code: PageCode,
  options: PageOptions = {},
): string {
  const pictures = [...(options.pictures ?? [])].map(
    ([sheet, data]) =>
      `<div hidden><svg><image id="sheet-${String(sheet)}" href="data:image/png;base64,${data}"/></svg></div>\n`,
  );
  const colours = [...plainColors].map(
    ([name, css]) => `.fg-${name}{color:${css}}.bg-${name}{background:${css}}`,
  );
  const style = `${code.style}${colours.join("")}`;
  return documentOf(
    title,
    { ...code, style },
    `<header>
<nav aria-label="pages"><a href="#">${markupOf(title)}</a><a href="#!findings">findings</a><a href="#!audit">audit</a><a id="changes" href="#!changes" hidden>changes</a></nav>
<div class="search" role="search"><input id="search" type="text" role="combobox" aria-label="search by id, name or value" aria-autocomplete="list" aria-expanded="false" aria-controls="results" autocomplete="off" spellcheck="false" placeholder="id, name or value  ( / )"><div id="results" role="listbox" aria-label="found" hidden></div></div>
<select id="language" aria-label="language"><option value="">names as written</option></select>
<details class="packs"><summary>packs</summary><div id="packs"></div></details>
</header>
<main id="main" tabindex="-1"><noscript>The page needs its script.</noscript></main>
${pictures.join("")}<script type="application/octet-stream" id="data">${packed({ title, ...site })}</script>`,
    options,
  );
}

/** @param body markup, in front of the script */
export function documentOf(
  title: string,
  code: PageCode,
  body: string,
  { edition, pictures }: PageOptions = {},
): string {
  const { style } = code;
  // What a parser of markup would take for the end of the script.
  const script = code.script.replaceAll("</", "<\\/");
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    ...(edition !== undefined ? ["connect-src 'self'"] : []),
    ...(pictures?.size ? ["img-src data:"] : []),
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return `<!doctype html>
<html lang="en"${edition === undefined ? "" : ` data-edition="${String(edition)}"`}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${markupOf(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
<script type="module">${script}</script>
</body>
</html>
`;
}

/** The value compressed, in characters that are safe in markup: the number of bytes, then five characters for four. */
export function packed(value: unknown): string {
  const bytes = deflateRawSync(JSON.stringify(value), { level: 9 });
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 4) {
    let rest = 0;
    for (let each = at; each < at + 4; each += 1) rest = rest * 256 + (bytes[each] ?? 0);
    let five = "";
    for (let each = 0; each < 5; each += 1) {
      five = `${digits[rest % 85] ?? ""}${five}`;
      rest = Math.floor(rest / 85);
    }
    parts.push(five);
  }
  return `${String(bytes.length)}:${parts.join("")}`;
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

function markupOf(text: string): string {
  return text.replace(/[&<>"']/gu, (each) => `&#${String(each.charCodeAt(0))};`);
}
