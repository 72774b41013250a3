/**
 * What a file of this project stands on: modules that it imports, statically, lazily or for types, and files or
 * folders that it reads or starts. These are taken from its texts: in a file that knows where it lies
 * (`import.meta`) or where the checkout lies (`test/root.ts`, itself or through what it imports of the tests), each
 * literal that names a file or folder of the checkout is taken as read. That is too much now and then; too little
 * only where a path is put together from parts that name nothing.
 */
import { spawnSync } from "node:child_process";
import { posix } from "node:path";
import { importsOf, textOf } from "../architecture/imports.ts";
import { root } from "../root.ts";

/** Of a module of ours, also one imported by the name of the package; `undefined` for other packages. */
export function ownModule({
  to,
  own,
}: {
  readonly to: string;
  readonly own: boolean;
}): string | undefined {
  if (own) return to;
  if (!/^defwright(\/|$)/u.test(to)) return undefined;
  return entrances[`.${to.slice("defwright".length)}`];
}

interface Manifest {
  readonly exports: Readonly<Record<string, { readonly "defwright-source"?: string }>>;
}

/** What the package exports -> the module of the sources. */
const entrances: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries((JSON.parse(textOf("package.json")) as Manifest).exports).flatMap(
    ([name, { "defwright-source": source }]) =>
      source === undefined ? [] : [[name, source.slice("./".length)] as const],
  ),
);

/** Files of the checkout, those that are not committed yet included. */
export function filesOfCheckout(): readonly string[] {
  const { stdout } = spawnSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  return stdout.split("\n").filter((path) => path !== "");
}

export class FileGraph {
  readonly #files: ReadonlySet<string>;
  readonly #folders: ReadonlySet<string>;
  readonly #read: (path: string) => string;
  readonly #imports = new Map<string, readonly string[]>();

  constructor(
    files: readonly string[] = filesOfCheckout(),
    read: (path: string) => string = textOf,
  ) {
    this.#files = new Set(files);
    this.#folders = new Set(files.flatMap(foldersAbove));
    this.#read = read;
  }

  /** Files and folders on which a file stands, directly. */
  below(path: string): readonly string[] {
    // A package that is linked to the checkout gives what it exports.
    if (path === "package.json") return Object.values(entrances);
    if (!isModule(path)) return [];
    return [...this.#importsOf(path), ...this.#readBy(path)];
  }

  #importsOf(path: string): readonly string[] {
    let found = this.#imports.get(path);
    if (!found) {
      found = importsOf(path, this.#read(path)).flatMap((each) => ownModule(each) ?? []);
      this.#imports.set(path, found);
    }
    return found;
  }

  #readBy(path: string): readonly string[] {
    const text = this.#read(path);
    const knowsCheckout =
      this.#knowsCheckout(path) ||
      (path.startsWith("test/") && this.#importsOf(path).some((each) => this.#knowsCheckout(each)));
    if (!knowsCheckout && !text.includes("import.meta")) return [];
    const code = text.replaceAll(
      /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^(?:import|export)\b[^;]*?from\s*"[^"]*"/gmu,
      "",
    );
    // Whoever installs packages, or links them, may load ours by its name.
    const found = new Set(
      knowsCheckout && /\bnode_modules\b|"npm"/u.test(code) ? ["package.json"] : [],
    );
    // Of a template what stands before its first value, up to the last folder.
    for (const [, plain, head = ""] of code.matchAll(/"([^"\\\n]+)"|`([^`$\\\n]+)/gu)) {
      const named = plain ?? /^.*\//u.exec(head)?.[0] ?? head;
      if (named === "") continue;
      const places = [posix.join(posix.dirname(path), named)];
      if (knowsCheckout && !named.startsWith(".")) places.push(posix.normalize(named));
      for (const place of places.map((each) => each.replace(/\/$/u, ""))) {
        if (this.#files.has(place) || this.#folders.has(place)) found.add(place);
      }
    }
    found.delete(path);
    return [...found];
  }

  #knowsCheckout(path: string): boolean {
    // Texts of tests may hold imports of what is nowhere.
    if (!isModule(path) || !this.#files.has(path)) return false;
    const up = [...this.#read(path).matchAll(/new URL\("([./]+)", import\.meta\.url\)/gu)];
    return (
      this.#importsOf(path).includes("test/root.ts") ||
      up.some(
        ([, steps = ""]) => posix.join(posix.dirname(path), steps).replace(/\/$/u, "") === ".",
      )
    );
  }
}

function isModule(path: string): boolean {
  return (
    /\.m?ts$/u.test(path) &&
    !/^test\/(?:golden\/[^/]+|formats\/fixtures)\/|^templates\/starter\//u.test(path)
  );
}

/** From the nearest to the outermost. */
export function foldersAbove(path: string): string[] {
  const above: string[] = [];
  for (let at = path.lastIndexOf("/"); at > 0; at = path.lastIndexOf("/", at - 1))
    above.push(path.slice(0, at));
  return above;
}
