/** Unpacks the data that the page contains: a compressed JSON value, written in 85 characters. */
import { isObject } from "../../json/containers.ts";
import type { SiteData } from "../site.ts";

/** Those of JSON texts and markup are left out; the place of a character is its value. */
const digits =
  "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?|;>()[]{}@%$#";

/** Five characters are four bytes. */
export function bytesIn(text: string): Uint8Array<ArrayBuffer> {
  const values = new Uint8Array(128);
  for (let at = 0; at < 85; at += 1) values[digits.charCodeAt(at)] = at;
  const bytes = new Uint8Array(Math.ceil((text.length * 4) / 5));
  const view = new DataView(bytes.buffer);
  for (let at = 0, to = 0; at + 5 <= text.length; at += 5, to += 4) {
    let value = 0;
    for (let each = at; each < at + 5; each += 1) {
      value = value * 85 + (values[text.charCodeAt(each)] ?? 0);
    }
    view.setUint32(to, value);
  }
  return bytes;
}

/** @param text the number of bytes in front, and a `:` */
export async function unpack(text: string): Promise<SiteData> {
  const colon = text.indexOf(":");
  const bytes = bytesIn(text.slice(colon + 1).trimEnd()).subarray(0, Number(text.slice(0, colon)));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const site: unknown = await new Response(stream).json();
  if (!isSite(site)) throw new Error("the data of the page is damaged");
  return site;
}

/** It is what the same version has written. */
function isSite(value: unknown): value is SiteData {
  return isObject(value) && "things" in value;
}
