/** Lists the files in `generator/diagnostics/codes`: what every run needs of them, and what only `explain` shows. */
import { readdirSync } from "node:fs";
import { basename } from "node:path";

/**
 * Returns paths below `generator/` -> texts.
 * @param folder The folder of the codes.
 */
export function codeLists(folder: string): Map<string, string> {
  const codes = readdirSync(folder).map((file) => basename(file, ".ts"));
  const list = (name: string, path: string): string =>
    codes
      .sort()
      .map((code) => `export { ${name} as "${code}" } from "${path}/${code}.ts";\n`)
      .join("");
  return new Map([
    ["diagnostics/codes.ts", list("code", "./codes")],
    ["explain/reasons.ts", list("reason", "../diagnostics/codes")],
  ]);
}
