/** The edit that writes a value in the form its shape requires, keeping the author's own spelling of its parts. */
import type { Node } from "jsonc-parser";
import type { TextEdit } from "../diagnostics/fix.ts";
import { printJson } from "../json/print-json.ts";
import { sameJson } from "../json/same-json.ts";
import type { Json } from "../model/json.ts";
import type { Repair } from "../schema/repair/repair.ts";
import { readJson } from "./read-json.ts";
import { renameTo } from "./replacements.ts";
import { nameOf, type Site } from "./site.ts";

/** Returns an edit only if the repair is certain, and if the file contains exactly the value that was found. */
export function repairValue(
  site: Site,
  repair: Repair | undefined,
): readonly TextEdit[] | undefined {
  if (repair?.certain !== true) return undefined;
  const node = around(site.node, repair.up);
  if (node === undefined) return undefined;
  const value = readJson(site.textOf(node));
  if (value === undefined || !sameJson(value, repair.found)) return undefined;
  const texts = new Map<string, string>();
  collectTexts(node, site, texts);
  const [{ value: instead, member }] = repair.instead;
  const text = printJson(instead, (each) => texts.get(JSON.stringify(each)));
  const write = sameJson(value, instead) ? [] : [site.replace(node, text)];
  if (member === undefined) return write;
  const name = nameOf(node);
  const renamed = name && renameTo(site, name, member);
  return renamed && [...renamed, ...write];
}

/** The value that many containers further out. */
function around(node: Node, up: number): Node | undefined {
  let at: Node | undefined = node;
  for (let level = 0; level < up; level += 1) {
    at = at?.parent;
    if (at?.type === "property") at = at.parent;
  }
  return at;
}

function collectTexts(node: Node, site: Site, texts: Map<string, string>): void {
  if (node.type === "property") {
    const value = node.children?.[1];
    if (value) collectTexts(value, site, texts);
    return;
  }
  const text = site.textOf(node);
  const value: Json | undefined = readJson(text);
  if (value !== undefined) texts.set(JSON.stringify(value), text);
  for (const child of node.children ?? []) collectTexts(child, site, texts);
}
