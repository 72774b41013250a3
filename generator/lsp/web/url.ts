/** In the place of `node:url`: paths are those of one file system of the editor, whose URIs may be of any scheme. */

let base = "file://";

/** Lets paths be those of the file system that a URI is of. */
export function setBase(uri: string): void {
  base = baseOf(new URL(uri));
}

function baseOf({ protocol, host }: URL): string {
  return `${protocol}//${host}`;
}

/** @throws for a URI of another file system */
export function fileURLToPath(uri: string | URL): string {
  const url = new URL(uri);
  if (baseOf(url) !== base && url.protocol !== "file:")
    throw new TypeError(`not a file: ${url.href}`);
  const path = decodeURIComponent(url.pathname);
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

export function pathToFileURL(path: string): URL {
  return new URL(base + path.split("/").map(encodeURIComponent).join("/"));
}
