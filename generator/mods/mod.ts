/** The files of a mod, as a game gets them, as a pack and the sources of the compiler. */
import { createFindings } from "../diagnostics/findings.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import { isText } from "../json/checked.ts";
import { noContent } from "../json/mistakes.ts";
import type { Pack } from "../model/pack.ts";
import type { SourceFile } from "../model/source-file.ts";
import { byCodeUnit } from "../text/code-unit.ts";
import { hashOf } from "../text/short-hash.ts";
import { decodeUtf8 } from "../text/utf8.ts";
import { isNearlyRead, isRead as isReadName } from "../packs/file-names.ts";
import { modInfoFile, modInfoIn } from "../packs/mod-info.ts";

/** A mod: a folder of files, as a player has it. */
export interface Mod {
  /** Distinguishes it from others in messages and saves, such as the name of its folder or archive. */
  readonly name: string;
  /** Texts or bytes by path, with `/`; only `*.json` counts. Paths may begin with a folder that all have in common. */
  readonly files: Readonly<Record<string, string | Uint8Array>>;
}

/** What a game hands over as a mod: its files may be anything. */
export interface GivenMod extends Pick<Mod, "name"> {
  readonly files: Readonly<Record<string, unknown>>;
}

/** A mod as the compiler sees it. The same files are the same objects, so that nothing is done twice. */
export interface ReadMod {
  readonly pack: Pack;
  readonly files: readonly SourceFile[];
  readonly facts: readonly Fact[];
  /** Number of bytes, or of UTF-16 units where it was handed over as text. */
  readonly size: number;
  readonly content: string;
  /** The text of any file, by its path in the folder of the content, and that folder in messages, with `/`. */
  readonly textAt: (path: string) => string | undefined;
  readonly folder: string;
}

/**
 * @param reading what the dialect of the game does not read
 * @param before the same mod as it was last linked
 */
export function readMod(
  { name, files: given }: GivenMod,
  reading: ModReading,
  before: ReadMod | undefined,
): ReadMod {
  const root = rootOf(Object.keys(given).map(plain));
  const own = Object.entries(given).flatMap(([written, content]) => {
    const path = plain(written);
    return path.startsWith(root) ? [[path.slice(root.length), contentOf(content)] as const] : [];
  });
  const info = own.find(([path]) => path === modInfoFile)?.[1];
  const paths = own.map(([path]) => path);
  const pack = packOf(name, info === undefined ? undefined : textOf(info), paths, before?.pack);
  const below = pack.mod?.misdirected === undefined ? folderOf(pack.mod) : "";
  const chosen = own.flatMap(([path, content]) => {
    const inside = path.slice(below.length);
    return path.startsWith(below) && isRead(inside, reading) ? [[inside, content] as const] : [];
  });
  const passedOver = own.filter(([path]) => !path.endsWith(".json") && isNearlyRead(path));
  const known = new Map(before?.pack === pack ? before.files.map((each) => [each.path, each]) : []);
  const { report, facts } = createFindings();
  const files = chosen
    .sort(([one], [other]) => inLoadOrder(one, other))
    .map(([path, content]): SourceFile => {
      const displayPath = `${name}/${below}${path}`;
      const place = { pack, packName: name, path, displayPath };
      if (content === undefined) {
        const source: SourceFile = { ...place, text: "", unreadable: true };
        report("invalid-json", { source, offset: 0, length: 0 }, noContent);
        return source;
      }
      const decoded = isText(content) ? { text: content } : decodeUtf8(content);
      if ("text" in decoded) {
        const same = known.get(path);
        return same?.text === decoded.text ? same : { ...place, text: decoded.text };
      }
      const { readable: text, readableOffset: offset, invalidAt: byte } = decoded;
      const source: SourceFile = { ...place, text, unreadable: true };
      report("invalid-utf8", { source, offset, length: 1 }, { byte });
      return source;
    });
  for (const [path] of passedOver) {
    const source = { packName: name, displayPath: `${name}/${path}`, text: "" };
    report("passed-over-file", { source, offset: 0, length: 0 }, {});
  }
  const size = chosen.reduce((sum, [, content]) => sum + (content?.length ?? 0), 0);
  const texts = files.flatMap(({ path, text }) => [path, hashOf(text)]);
  const inside = new Map(own.map(([path, content]) => [path, content]));
  const textAt = (path: string): string | undefined => {
    const found = inside.get(below + path);
    return found === undefined ? undefined : textOf(found);
  };
  const folder = `${name}/${below}`;
  return { pack, files, facts, size, content: hashOf(texts.join("\n")), textAt, folder };
}

/** What is no content: names of files, and folders in which only folders with these names count. */
export interface ModReading {
  readonly files: readonly string[];
  readonly folders: readonly string[];
  readonly loaded: ReadonlySet<string>;
}

/** Nothing but texts and bytes is content. */
function contentOf(given: unknown): string | Uint8Array | undefined {
  if (isText(given)) return given;
  if (given instanceof ArrayBuffer) return new Uint8Array(given);
  if (!ArrayBuffer.isView(given)) return undefined;
  return new Uint8Array(given.buffer, given.byteOffset, given.byteLength);
}

function textOf(content: string | Uint8Array): string {
  if (isText(content)) return content;
  const decoded = decodeUtf8(content);
  return "text" in decoded ? decoded.text : decoded.readable;
}

/** The same pack as before if it says the same of itself. */
function packOf(
  name: string,
  info: string | undefined,
  paths: readonly string[],
  before: Pack | undefined,
): Pack {
  const source = { packName: name, displayPath: `${name}/${modInfoFile}`, text: info ?? "" };
  const mod = info === undefined ? undefined : modInfoIn(source);
  const folder = folderOf(mod);
  const leadsThere = paths.some((path) => path.startsWith(folder));
  const wrong = leadsThere ? undefined : folder.startsWith("../") ? "outside" : "nowhere";
  const { source: last, misdirected } = before?.mod ?? {};
  if (before && last?.text === info && misdirected === wrong) return before;
  if (!mod) return { name };
  return { name, mod: wrong === undefined ? mod : { ...mod, misdirected: wrong } };
}

/** Where the content of a mod is, by the `path` that it names: a folder with `/` at its end, or "". */
function folderOf(mod: Pack["mod"]): string {
  const written = mod?.value["path"];
  if (!isText(written)) return "";
  return stepsOf(plain(written))
    .map((step) => `${step}/`)
    .join("");
}

/** The steps of a path, of which only the first ones may lead up. */
export function stepsOf(path: string): readonly string[] {
  const steps: string[] = [];
  for (const step of path.split("/")) {
    if (step === ".." && steps.length > 0 && steps.at(-1) !== "..") steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  }
  return steps;
}

function plain(path: string): string {
  return path.replaceAll("\\", "/").replace(/^(?:\.?\/)+/u, "");
}

/**
 * The folder in which the mod is: that of the outermost `modinfo.json`, or else the one that all files have in common.
 * Of several mods in one folder none is chosen; then each `modinfo.json` is a finding.
 */
function rootOf(paths: readonly string[]): string {
  const depth = (path: string): number => path.split("/").length;
  const infos = paths.filter((path) => path === modInfoFile || path.endsWith(`/${modInfoFile}`));
  const outermost = Math.min(...infos.map(depth));
  const [info, another] = infos.filter((path) => depth(path) === outermost);
  if (info !== undefined && another === undefined) return info.slice(0, -modInfoFile.length);
  const [first = ""] = paths;
  const top = first.slice(0, first.indexOf("/") + 1);
  return paths.every((path) => path.startsWith(top)) ? top : "";
}

function isRead(path: string, { files, folders, loaded }: ModReading): boolean {
  const steps = path.split("/");
  const name = steps.at(-1) ?? "";
  if (!isReadName(name) || files.includes(name)) return false;
  if (steps.includes("..") || folders.includes(steps.at(-2) ?? "")) return false;
  return steps.every(
    (step, at) => at === 0 || !folders.includes(steps[at - 1] ?? "") || loaded.has(step),
  );
}

/** The files of a folder before those of the folders in it, as on a disk. */
function inLoadOrder(one: string, other: string): number {
  const [a, b] = [one.split("/"), other.split("/")];
  const different = a.findIndex((step, at) => step !== b[at]);
  return a.length - b.length || byCodeUnit(a[different] ?? "", b[different] ?? "");
}
