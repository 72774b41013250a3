/**
 * The outer form of an image: lines, of which the first names the format and the hash of all others. Whoever reads one
 * learns from it whether it is an image, whether it is whole, and whether this release can read it.
 */
import { formatMistake, type Format } from "../../runtime/tables/format.ts";
import { isObject } from "../json/containers.ts";
import { readJson } from "../json/parse-json.ts";

/** The newest format of images that is read; `build --image` writes it. */
export const imageFormat: Format = "0.1";

interface ImageHead {
  readonly defwright: "image";
  readonly format: Format;
  /** The hash of the lines that follow. The same content, kinds and settings have the same. */
  readonly content: string;
  /** The hash of the manifest of the build that it belongs to. */
  readonly manifest: string;
}

export interface ImageLines {
  readonly content: string;
  readonly lines: readonly string[];
}

/** @param lines without line ends */
export function printImage(lines: readonly string[], manifest: string): string {
  const body = lines.map((line) => `${line}\n`).join("");
  const content = hashOf(body);
  const head: ImageHead = { defwright: "image", format: imageFormat, content, manifest };
  return `${JSON.stringify(head)}\n${body}`;
}

/** @throws Error that says what is wrong, if the text is no image, is damaged, or is of a newer release */
export function readLines(text: string): ImageLines {
  const end = text.indexOf("\n");
  const head = end < 0 ? undefined : readJson(text.slice(0, end));
  if (!isObject(head) || head["defwright"] !== "image") {
    throw new Error(
      'This is no image of compiled packs. Make one with "defwright build --image <file>", and see that the server sends that file.',
    );
  }
  const mistake = formatMistake(head["format"], imageFormat);
  if (mistake !== undefined || head["format"] === undefined) {
    throw new Error(
      `The image was ${mistake ?? "written in no format"}, but this release reads images up to ${imageFormat}. Build the image and the game with one version of defwright.`,
    );
  }
  const body = text.slice(end + 1);
  const content = hashOf(body);
  if (head["content"] !== content) {
    throw new Error("The image is damaged: it is not what its first line says. Build it again.");
  }
  return { content, lines: body.split("\n").slice(0, -1) };
}

/** 64 bits of a text as 16 hexadecimal digits: recognizes damage and names contents, and keeps no secrets. */
export function hashOf(text: string): string {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 2654435761);
    other = Math.imul(other ^ unit, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  const digits = (part: number): string => (part >>> 0).toString(16).padStart(8, "0");
  return digits(other) + digits(one);
}
