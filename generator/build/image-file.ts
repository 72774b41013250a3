/** The file of the image that a build writes beside its modules, if the configuration names one. */
import { closeSync, openSync, readSync } from "node:fs";
import type { FoundSettings } from "../config/settings.ts";
import { isObject } from "../json/containers.ts";
import { readJson } from "../json/parse-json.ts";

/** The first line is shorter. */
const longestHead = 512;

/**
 * Whether there is no image to write, or it is that of the build with this manifest. Of the compiler nothing is loaded.
 * @param manifest the hash of the manifest
 */
export function imageStands({ image }: Pick<FoundSettings, "image">, manifest: string): boolean {
  if (image === undefined) return true;
  const head = readJson(firstLine(image));
  return isObject(head) && head["defwright"] === "image" && head["manifest"] === manifest;
}

function firstLine(file: string): string {
  const bytes = Buffer.alloc(longestHead);
  try {
    const opened = openSync(file, "r");
    try {
      readSync(opened, bytes, 0, longestHead, 0);
    } finally {
      closeSync(opened);
    }
  } catch {
    return "";
  }
  return bytes.toString("latin1").split("\n", 1)[0] ?? "";
}
