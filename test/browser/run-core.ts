/** The compiler as a page uses it: plain data in, plain data out. Nothing here may know of Node. */
import { compile } from "../../generator/compile.ts";
import type { CompileSettings } from "../../generator/kinds/compile-settings.ts";
import type { SourceFile } from "../../generator/model/source-file.ts";
import { projectKinds } from "../../generator/kinds/project-kinds.ts";
import type { DialectData } from "../../generator/kinds/dialects.ts";
import { createSession } from "../../generator/reuse/session.ts";

/** Content that can be sent into a page as JSON. */
export interface PlainContent {
  readonly settings: Pick<CompileSettings, "packs" | "shape" | "importExtension"> & {
    readonly dialect: DialectData;
  };
  readonly known: readonly (readonly [kind: string, ids: readonly string[]])[];
  readonly files: readonly PlainFile[];
}

export interface PlainFile extends Pick<SourceFile, "path" | "displayPath" | "text"> {
  readonly sourcePath: string;
  /** Which of the packs it belongs to. */
  readonly pack: number;
}

export interface PlainResult {
  /** Path and text. */
  readonly modules: readonly (readonly [path: string, text: string])[];
  readonly findings: readonly string[];
}

/**
 * What the content makes, and then what it makes with other texts in the place of some files; each time all other files
 * are as they are in the content. All in one session, as an editor would do it.
 */
export function runCore(
  { settings: { dialect, ...some }, known: ids, files }: PlainContent,
  edits: readonly (readonly PlainFile[])[],
): PlainResult[] {
  const settings: CompileSettings = {
    ...some,
    kinds: projectKinds(dialect),
    known: new Map(ids.map(([kind, each]) => [kind, new Set(each)])),
    severity: new Map(),
    strict: false,
  };
  const session = createSession();
  // The same object for the same text, also where an edit is taken back.
  const known = new Map<PlainFile, SourceFile>();
  return [[], ...edits].map((edited) => {
    const sources = files.map((file) => {
      const { pack, path } = file;
      const now = edited.find((each) => each.pack === pack && each.path === path) ?? file;
      const source = known.get(now) ?? sourceOf(now, settings);
      known.set(now, source);
      return source;
    });
    const { modules, diagnostics } = compile(settings, { files: sources }, { session });
    return {
      modules: modules.map(({ path, text }) => [path, text] as const),
      findings: diagnostics.map(({ code, severity, message, help = "", source, range, notes }) =>
        JSON.stringify([
          ...[code, severity, message, help, source.displayPath, range],
          ...notes.map((note) => [note.message, note.source?.displayPath, note.range]),
        ]),
      ),
    };
  });
}

function sourceOf({ pack: index, ...file }: PlainFile, { packs }: CompileSettings): SourceFile {
  const pack = packs[index] ?? { name: "" };
  return { ...file, pack, packName: pack.name };
}
