/**
 * What an addition changes, kept until all of it is made: if one step is refused, nothing is written. TypeScript is
 * changed by its syntax and JSON by its tree; prettier lays out both.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { applyEdits, modify, type JSONPath } from "jsonc-parser";
import { format, resolveConfig } from "prettier";
import { IndentationText, Project, type SourceFile } from "ts-morph";
import type { Json } from "../../generator/model/json.ts";

/** Marks what is left to fill in; a test proves that none of these stays. */
export const marker: string = ["TODO", "(new)"].join("");

export function todo(what: string): string {
  return `${marker}: ${what}`;
}

/** Why an addition cannot be made: a name that is taken, a word that is none. */
export class CannotAdd extends Error {}

export class Draft {
  readonly root: string;
  /** What is left to do by hand, in order. */
  readonly remaining: string[] = [];
  readonly #texts = new Map<string, string>();
  readonly #sources = new Map<string, SourceFile>();
  readonly #project = new Project({
    useInMemoryFileSystem: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces },
  });

  constructor(root: string) {
    this.root = root;
  }

  has(path: string): boolean {
    return this.#texts.has(path) || existsSync(resolve(this.root, path));
  }

  /** The text of a file, as it is so far. */
  text(path: string): string {
    return (
      this.#sources.get(path)?.getFullText() ??
      this.#texts.get(path) ??
      readFileSync(resolve(this.root, path), "utf8")
    );
  }

  /** Paths of the JSON files in a folder, those in folders below it included. */
  jsonFiles(folder: string): string[] {
    return readdirSync(resolve(this.root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".json"))
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .sort();
  }

  json(path: string): Json {
    return JSON.parse(this.text(path)) as Json;
  }

  /** A file to change by its syntax. */
  source(path: string): SourceFile {
    let source = this.#sources.get(path);
    if (!source) {
      source = this.#project.createSourceFile(path, this.text(path));
      this.#sources.set(path, source);
    }
    return source;
  }

  create(path: string, text: string): void {
    if (this.has(path)) throw new CannotAdd(`${path} exists`);
    this.#texts.set(path, text);
  }

  createJson(path: string, value: Json): void {
    this.create(path, `${JSON.stringify(value, undefined, 2)}\n`);
  }

  replaceText(path: string, text: string): void {
    this.#texts.set(path, text);
  }

  /** Sets a member of a JSON file, or adds an entry to a list of it. */
  setJson(path: string, at: JSONPath, value: Json, isInsertion = false): void {
    const formattingOptions = { insertSpaces: true, tabSize: 2 };
    const edits = modify(this.text(path), at, value, {
      formattingOptions,
      isArrayInsertion: isInsertion,
    });
    this.#texts.set(path, applyEdits(this.text(path), edits));
  }

  /** A line of the changelog for the author to write. */
  noteChange(what: string): void {
    const path = "CHANGELOG.md";
    this.replaceText(path, this.text(path).replace(/^- /mu, `- ${todo(what)}\n- `));
  }

  /** Writes everything. @returns the paths, in order */
  async save(): Promise<readonly string[]> {
    const paths = [...new Set([...this.#texts.keys(), ...this.#sources.keys()])].sort();
    const written: string[] = [];
    const options = await resolveConfig(resolve(this.root, "package.json"));
    for (const path of paths) {
      const text = this.text(path);
      const filepath = resolve(this.root, path);
      if (existsSync(filepath) && readFileSync(filepath, "utf8") === text) continue;
      const isLaidOut = /\.ts$|(?:^|\/)(?:generator|content|kinds)\/.*\.json$/u.test(path);
      const whole = isLaidOut ? await format(text, { ...options, filepath }) : text;
      mkdirSync(dirname(filepath), { recursive: true });
      writeFileSync(filepath, whole);
      written.push(path);
    }
    return written;
  }
}
