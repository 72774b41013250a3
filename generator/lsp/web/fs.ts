/**
 * In the place of `node:fs` in a browser: the files of a workspace in memory, as the editor sent them. Nothing can be
 * written, and there are no links.
 */

interface Entry {
  /** Absent for a folder. */
  readonly bytes?: Uint8Array;
  /** Names in a folder. */
  readonly names: Set<string>;
  /** When it last changed: a number that every change raises. */
  changed: number;
  readonly ino: number;
}

const root: Entry = { names: new Set(), changed: 0, ino: 0 };
const entries = new Map<string, Entry>([["/", root]]);
const listeners = new Set<(path: string, directory: boolean) => void>();
let changes = 0;

/** Lets a path be a file with these bytes, or nothing; folders come and go with their files. */
export function place(path: string, bytes: Uint8Array | undefined): void {
  changes += 1;
  if (bytes) entries.set(path, { bytes, names: new Set(), changed: changes, ino: changes });
  else entries.delete(path);
  link(path, bytes !== undefined);
  for (const listen of listeners) listen(path, false);
}

/** What the package has beside its modules, by path; the bundle defines it. */
declare const packaged: Readonly<Record<string, string>>;

for (const [path, text] of Object.entries(packaged)) place(path, new TextEncoder().encode(text));

/** Keeps the folder around a path; one without names is none. */
function link(path: string, isThere: boolean): void {
  if (path === "/") return;
  const end = path.lastIndexOf("/");
  const around = path.slice(0, end) || "/";
  const folder = entries.get(around) ?? { names: new Set(), changed: changes, ino: changes };
  folder.changed = changes;
  if (isThere) folder.names.add(path.slice(end + 1));
  else folder.names.delete(path.slice(end + 1));
  const isNew = !entries.has(around);
  if (folder.names.size > 0) entries.set(around, folder);
  else if (around !== "/") entries.delete(around);
  if (!isNew && folder.names.size > 0) return;
  link(around, folder.names.size > 0);
  for (const listen of listeners) listen(around, true);
}

/** Calls back with each path that changes; returns what ends that. */
export function listen(listener: (path: string, directory: boolean) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function failure(code: string, syscall: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${syscall} '${path}'`), { code, syscall, path });
}

function pathOf(path: string | URL): string {
  const text = typeof path === "string" ? path : decodeURIComponent(path.pathname);
  return text.length > 1 && text.endsWith("/") ? text.slice(0, -1) : text;
}

function entryAt(path: string | URL, syscall: string): Entry {
  const entry = entries.get(pathOf(path));
  if (!entry) throw failure("ENOENT", syscall, pathOf(path));
  return entry;
}

interface Stats {
  readonly size: number;
  readonly mtimeMs: number;
  readonly ctimeMs: number;
  readonly ino: number;
  readonly isFile: () => boolean;
  readonly isDirectory: () => boolean;
  readonly isSymbolicLink: () => boolean;
}

function statsOf({ bytes, changed, ino }: Entry): Stats {
  return {
    size: bytes?.length ?? 0,
    // Long ago: no change may be taken for one of this moment, which could leave the same times.
    ...{ mtimeMs: changed, ctimeMs: changed, ino },
    isFile: () => bytes !== undefined,
    isDirectory: () => bytes === undefined,
    isSymbolicLink: () => false,
  };
}

export function statSync(
  path: string | URL,
  { throwIfNoEntry = true }: { readonly throwIfNoEntry?: boolean } = {},
): Stats | undefined {
  if (!throwIfNoEntry && !existsSync(path)) return undefined;
  return statsOf(entryAt(path, "stat"));
}

export function existsSync(path: string | URL): boolean {
  return entries.has(pathOf(path));
}

export function readdirSync(
  path: string | URL,
  { withFileTypes = false }: { readonly withFileTypes?: boolean } = {},
): (string | (Stats & { readonly name: string }))[] {
  const { bytes, names } = entryAt(path, "scandir");
  if (bytes) throw failure("ENOTDIR", "scandir", pathOf(path));
  const folder = pathOf(path) === "/" ? "" : pathOf(path);
  return [...names].map((name) =>
    withFileTypes ? { name, ...statsOf(entryAt(`${folder}/${name}`, "stat")) } : name,
  );
}

function bytesAt(path: string | URL): Uint8Array {
  const { bytes } = entryAt(path, "open");
  if (!bytes) throw failure("EISDIR", "read", pathOf(path));
  return bytes;
}

export function readFileSync(path: string | URL, encoding?: "utf8"): string | Uint8Array {
  const bytes = bytesAt(path);
  return encoding === undefined
    ? bytes
    : new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

/** Open files by their numbers, with how much of each is read. */
const open = new Map<number, { readonly entry: Entry; read: number }>();
let opened = 0;

export function openSync(path: string | URL): number {
  open.set((opened += 1), { entry: entryAt(path, "open"), read: 0 });
  return opened;
}

export function fstatSync(file: number): Stats {
  return statsOf(open.get(file)?.entry ?? root);
}

export function readSync(file: number, into: Uint8Array, offset: number, length: number): number {
  const { entry, read } = open.get(file) ?? { entry: root, read: 0 };
  const some = (entry.bytes ?? new Uint8Array(0)).subarray(read, read + length);
  into.set(some, offset);
  open.set(file, { entry, read: read + some.length });
  return some.length;
}

export function closeSync(file: number): void {
  open.delete(file);
}

function realPath(path: string): string {
  entryAt(path, "realpath");
  return pathOf(path);
}

export const realpathSync: typeof realPath & { readonly native: typeof realPath } = Object.assign(
  (path: string) => realPath(path),
  { native: realPath },
);

type Answer = (error: unknown, result?: unknown) => void;
type Answering = (path: string, ...more: readonly [Answer] | readonly [object, Answer]) => void;

/** The same with a callback, as those call it who expand patterns. */
function answering(run: (path: string, options?: object) => unknown): Answering {
  return (path, ...more) => {
    const [options, answer] = more.length === 1 ? [undefined, ...more] : more;
    let result: unknown;
    try {
      result = run(path, options);
    } catch (error) {
      answer(error);
      return;
    }
    answer(null, result);
  };
}

export const readdir: Answering = answering(readdirSync);
export const realpath: Answering = answering(realpathSync);
export const stat: Answering = answering(statSync);

/** What may be edited is up to the editor. */
export function accessSync(path: string): void {
  entryAt(path, "access");
}

function refused(path: string): never {
  throw failure("EROFS", "write", path);
}

export const constants: Readonly<Record<string, number>> = { O_RDONLY: 0, W_OK: 2 };
export {
  statSync as lstatSync,
  refused as chmodSync,
  refused as chownSync,
  refused as copyFileSync,
  refused as mkdirSync,
  refused as readlinkSync,
  refused as renameSync,
  refused as rmSync,
  refused as rmdirSync,
  refused as writeFileSync,
};
