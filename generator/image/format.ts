/**
 * The outer form of an image: a file of parts, whose key names the format. Whoever reads one learns from it whether it
 * is an image, whether it is whole, and whether this release can read it.
 */
import { formatMistake, type Format } from "../../runtime/tables/format.ts";
import { isObject } from "../json/containers.ts";
import { readJson } from "../json/parse-json.ts";
import {
  linesOfParts,
  partsIn,
  type FilePart,
  type PartFile,
  type Platform,
} from "../json/part-file.ts";
import { shortHasher } from "../text/short-hash.ts";

/** The newest format of images that is read; `build --image` writes it. */
const imageFormat: Format = "0.1";

const anywhere: Platform = {
  decode: (bytes) => new TextDecoder().decode(bytes),
  hasher: shortHasher,
};

/**
 * @param manifest the hash of the manifest of the build that it belongs to
 * @returns the bytes, a line at a time
 */
export function printImage(
  parts: readonly FilePart<unknown>[],
  manifest: string,
): Iterable<Uint8Array> {
  const key = JSON.stringify({ defwright: "image", format: imageFormat, manifest });
  return linesOfParts(key, parts, anywhere);
}

/** @throws Error that says what is wrong, if the bytes are no image, are damaged, or are of a newer release */
export function imageParts(bytes: Uint8Array): PartFile {
  const file = partsIn(bytes, isReadable, anywhere);
  if (file) return file;
  throw new Error("The image is damaged: it is not what its last line says. Build it again.");
}

function isReadable(line: string): boolean {
  const key = readJson(line);
  if (!isObject(key) || key["defwright"] !== "image") {
    throw new Error(
      'This is no image of compiled packs. Make one with "defwright build --image <file>", and see that the server sends that file.',
    );
  }
  const mistake = formatMistake(key["format"], imageFormat);
  if (mistake === undefined && key["format"] !== undefined) return true;
  throw new Error(
    `The image was ${mistake ?? "written in no format"}, but this release reads images up to ${imageFormat}. Build the image and the game with one version of defwright.`,
  );
}
