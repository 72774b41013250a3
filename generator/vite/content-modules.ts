/**
 * The generated modules as pages get them: from the last good build of this process, whatever is in the output folder
 * while another process writes to it.
 */
import { existsSync } from "node:fs";
import { dirname, posix } from "node:path";
import { builtModules, type BuiltModules } from "../bundlers/changed-modules.ts";
import { moduleFolder, withOutput } from "../bundlers/output-folder.ts";
import type { ShownError } from "../bundlers/overlay-error.ts";
import type { Rebuild } from "../watch/watch.ts";

/** Paths and ids are absolute, with "/". */
export interface ContentModules {
  /** Takes over the modules of a build, if it is good. */
  readonly take: (rebuild: Rebuild) => void;
  /** The path of a file below the output folder; `undefined` if it is elsewhere. */
  readonly pathOf: (file: string) => string | undefined;
  /** Whether a file is one of our modules, or was one. */
  readonly hasMade: (file: string) => boolean;
  /**
   * The id of the module that an import names: one of ours, or one that does not exist because the content has had
   * errors from the start.
   */
  readonly resolve: (source: string, importer: string | undefined) => string | undefined;
  /**
   * The text of one of our modules; `undefined` if the id is another one.
   * @throws the finding because of which there are no modules
   */
  readonly load: (id: string, finding: ShownError | undefined) => string | undefined;
  /** Whether a page was refused a module and no good build has come since: nothing runs there that could be updated. */
  readonly hasRefused: () => boolean;
}

export function createContentModules(): ContentModules {
  let output: string | undefined;
  let modules: BuiltModules | undefined;
  /** Paths of all modules since the start: file events for those of an earlier build may come late. */
  const made = new Set<string>();
  let refused = false;

  const pathOf = (file: string): string | undefined =>
    output !== undefined && file.startsWith(output) ? file.slice(output.length) : undefined;
  const isMissing = (file: string): boolean => modules === undefined && !existsSync(file);

  return {
    take({ settings, result: { compilation } }) {
      output = moduleFolder(withOutput(settings));
      if (compilation === undefined || compilation.modules.length === 0) return;
      modules = builtModules(compilation.modules);
      refused = false;
      for (const path of modules.keys()) made.add(path);
    },

    pathOf,

    hasMade: (file) => made.has(pathOf(file) ?? ""),

    resolve(source, importer) {
      if (output === undefined) return undefined;
      const start = importer === undefined ? "/" : dirname(withoutQuery(importer));
      const file = posix.resolve(start.replaceAll("\\", "/"), withoutQuery(source));
      const path = pathOf(`${file}/`) === "" ? "index.ts" : pathOf(sourceFile(file));
      if (path === undefined) return undefined;
      return modules?.has(path) === true || isMissing(output + path) ? output + path : undefined;
    },

    load(id, finding) {
      const file = withoutQuery(id);
      const path = pathOf(file);
      if (path === undefined) return undefined;
      if (finding !== undefined && isMissing(file)) {
        refused = true;
        throw Object.assign(new Error(finding.message), finding);
      }
      return modules?.get(path)?.text;
    },

    hasRefused: () => refused,
  };
}

function withoutQuery(id: string): string {
  return id.split("?")[0] ?? id;
}

/** Modules are written in TypeScript and imported as what they compile to. */
function sourceFile(file: string): string {
  return `${file.replace(/\.[jt]s$/u, "")}.ts`;
}
