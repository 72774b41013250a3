/**
 * The esbuild plugin: compiles content before each build; `context.watch()` and `context.serve()` rebuild when content
 * is edited.
 *
 * ```ts
 * import defwright from "defwright/esbuild";
 * import { context } from "esbuild";
 *
 * await context({ entryPoints: ["src/main.ts"], bundle: true, plugins: [defwright()] });
 * ```
 */
import type { PartialMessage, Plugin } from "esbuild";
import { contentBuilder, type BuiltContent } from "./build-content.ts";
import type { DefwrightOptions } from "./options.ts";
import type { Diagnostic, Range } from "../diagnostics/diagnostic.ts";
import { visibleText } from "../diagnostics/visible-text.ts";
import type { SourceText } from "../model/source-text.ts";
import { readdirSync } from "node:fs";
import { join } from "node:path";

export type { DefwrightOptions } from "./options.ts";

/** @param options Where the settings come from; if absent, the configuration file in `absWorkingDir` or above. */
export default function defwright(options: DefwrightOptions = {}): Plugin {
  return {
    name: "defwright",
    setup(bundle) {
      const root = bundle.initialOptions.absWorkingDir ?? process.cwd();
      const build = contentBuilder(options, root);
      let unwatched: BuiltContent | undefined;
      bundle.onStart(async () => {
        unwatched = await build();
        const { diagnostics } = unwatched;
        const of = (wanted: Diagnostic["severity"]): PartialMessage[] =>
          diagnostics.filter(({ severity }) => severity === wanted).map(messageOf);
        return { errors: of("error"), warnings: of("warning") };
      });
      // esbuild watches the files that a step of the bundling returns. Every bundle loads a file, whatever states its
      // entries; a result without contents leaves the loading to the other plugins and to esbuild.
      bundle.onLoad({ filter: /.*/ }, () => {
        if (unwatched === undefined) return undefined;
        const { files, folders } = unwatched;
        unwatched = undefined;
        return { watchFiles: [...files], watchDirs: foldersBelow(folders) };
      });
    },
  };
}

/** What `require` returns (Node's name for it): CommonJS configurations take it as it is. */
export { defwright as "module.exports" };

function messageOf({ code, message, help, notes, source, range }: Diagnostic): PartialMessage {
  return {
    text: visibleText(`${message} [${code}]`),
    location: locationOf(source, range),
    notes: [
      ...notes.map((note) => ({
        text: visibleText(note.message),
        ...(note.source && note.range ? { location: locationOf(note.source, note.range) } : {}),
      })),
      ...(help === undefined ? [] : [{ text: visibleText(help) }]),
    ],
  };
}

/** esbuild counts columns from 0, and in bytes. */
function locationOf(
  { displayPath, text }: SourceText,
  { line, column, offset, length }: Range,
): NonNullable<PartialMessage["location"]> {
  const visible = (part: string): string => part.split("\t").map(visibleText).join("\t");
  const lineText = visible(text.split(/\r?\n/u, line)[line - 1] ?? "");
  const marked = visible(text.slice(offset, offset + length).split(/\r?\n/u, 1)[0] ?? "");
  return {
    file: visibleText(displayPath),
    line,
    column: Buffer.byteLength(lineText.slice(0, column - 1)),
    length: Buffer.byteLength(marked),
    lineText,
  };
}

/** Returns the folders and all folders below them, for watchers that see only the direct contents of a folder. */
function foldersBelow(folders: readonly string[]): string[] {
  const found = new Set<string>();
  for (const folder of folders) {
    found.add(folder);
    try {
      const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
      for (const entry of entries) {
        if (entry.isDirectory()) found.add(join(entry.parentPath, entry.name));
      }
    } catch {
      // It is gone, or is not a folder.
    }
  }
  return [...found];
}
