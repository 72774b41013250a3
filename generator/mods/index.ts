/** What `import … from "defwright/mods"` provides: linking players' mods in a running game, without Node. */
import { linkerOf, type LinkerOptions, type ModLinker } from "./linker.ts";

export type { LinkerOptions, ModLinker } from "./linker.ts";
export type { LinkResult, LoadedMod } from "./link-result.ts";
export type { FindingRecord } from "../diagnostics/format-json.ts";
export type { FindingFormat } from "./findings.ts";
export type { Mod } from "./mod.ts";
export type { DroppedFile } from "./dropped-files.ts";
export { modFromFiles } from "./unpack.ts";

/** The image of a game's packs: its text or bytes, or the answer of a server to a request for it. */
export type ImageSource = string | ArrayBuffer | Uint8Array | ImageResponse;

/** A `Response`, as far as it is read. */
export interface ImageResponse {
  readonly ok: boolean;
  readonly status: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/**
 * Creates a linker from the image that `defwright build --image` wrote. It lays the game's packs out once; of
 * them only what mods touch is resolved and checked.
 *
 * @throws Error that says what is wrong, if there is no image, if it is damaged, or if it is of a newer release
 *
 * @example
 * ```ts
 * import { createModLinker } from "defwright/mods";
 *
 * const linker = await createModLinker(fetch("core.image"));
 * const { ok, text, changes } = await linker.link([{ name: "my-mod", files: { "doors.json": "[]" } }]);
 * ```
 */
export async function createModLinker(
  source: ImageSource | Promise<ImageSource>,
  options: LinkerOptions = {},
): Promise<ModLinker> {
  return linkerOf(await bytesOf(await source), options);
}

async function bytesOf(source: ImageSource): Promise<Uint8Array> {
  if (typeof source === "string") return new TextEncoder().encode(source);
  if (source instanceof Uint8Array) return source;
  if (source instanceof ArrayBuffer) return new Uint8Array(source);
  if (!isResponse(source)) {
    throw new TypeError(
      "There is no image: expected its text, its bytes or an answer of a server.",
    );
  }
  if (!source.ok) throw new Error(`The server has no image: it answered ${String(source.status)}.`);
  return new Uint8Array(await source.arrayBuffer());
}

/** Of a game in JavaScript, no compiler has checked what it passes. */
function isResponse(
  source: { readonly arrayBuffer?: unknown } | null | undefined,
): source is ImageResponse {
  return typeof source?.arrayBuffer === "function";
}
