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
export class ContentModules {
  /** Whether a page was refused a module and no good build has come since: nothing runs there that could be updated. */
  hasRefused = false;
  #output: string | undefined;
  #modules: BuiltModules | undefined;
  /** Paths of all modules since the start: file events for those of an earlier build may come late. */
  readonly #made = new Set<string>();

  /** Takes over the modules of a build, if it is good. */
  take({ settings, result: { compilation } }: Rebuild): void {
    this.#output = moduleFolder(withOutput(settings));
    if (compilation === undefined || compilation.modules.length === 0) return;
    this.#modules = builtModules(compilation.modules);
    this.hasRefused = false;
    for (const path of this.#modules.keys()) this.#made.add(path);
  }

  /** The path of a file below the output folder; `undefined` if it is elsewhere. */
  pathOf(file: string): string | undefined {
    const output = this.#output;
    return output !== undefined && file.startsWith(output) ? file.slice(output.length) : undefined;
  }

  /** Whether a file is one of our modules, or was one. */
  hasMade(file: string): boolean {
    return this.#made.has(this.pathOf(file) ?? "");
  }

  /**
   * The id of the module that an import names: one of ours, or one that does not exist because the content has had
   * errors from the start.
   */
  resolve(source: string, importer: string | undefined): string | undefined {
    const start = importer === undefined ? "/" : dirname(withoutQuery(importer));
    const file = posix.resolve(start.replaceAll("\\", "/"), withoutQuery(source));
    const path = this.pathOf(`${file}/`) === "" ? "index.ts" : this.pathOf(sourceFile(file));
    if (this.#output === undefined || path === undefined) return undefined;
    const id = this.#output + path;
    return this.#modules?.has(path) === true || this.#isMissing(id) ? id : undefined;
  }

  /**
   * The text of one of our modules; `undefined` if the id is another one.
   * @throws the finding because of which there are no modules
   */
  load(id: string, finding: ShownError | undefined): string | undefined {
    const file = withoutQuery(id);
    const path = this.pathOf(file);
    if (path === undefined) return undefined;
    if (finding !== undefined && this.#isMissing(file)) {
      this.hasRefused = true;
      throw Object.assign(new Error(finding.message), finding);
    }
    return this.#modules?.get(path)?.text;
  }

  #isMissing(file: string): boolean {
    return this.#modules === undefined && !existsSync(file);
  }
}

function withoutQuery(id: string): string {
  return id.split("?")[0] ?? id;
}

/** Modules are written in TypeScript and imported as what they compile to. */
function sourceFile(file: string): string {
  return `${file.replace(/\.[jt]s$/u, "")}.ts`;
}
