/** Edits of one definition each, which show in every output, to and fro. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentFiles, ourKinds, type ContentFile } from "./subject.ts";

/** A member of one object in a file, and the two values it is given in turns. */
export interface Edit {
  readonly kind: string;
  /** Below its pack. */
  readonly path: string;
  readonly member: "description" | "time";
  /** As written first. */
  readonly value: string;
}

type Objects = ContentFile["objects"][number];

/** The first edit in each of a few files of a kind, from all over the packs. */
export function findEdits(packs: readonly string[]): Edit[] {
  const found = new Map<string, Edit[]>(ourKinds.map((kind) => [kind, []]));
  for (const file of contentFiles(packs)) {
    for (const [kind, edits] of found) {
      const object = file.objects.find((each) => each["type"] === kind && editOf(each));
      const member = object && editOf(object);
      if (object === undefined || member === undefined) continue;
      const edit: Edit = { kind, path: file.path, member, value: String(object[member]) };
      if (textWith(edit, readFileSync(file.absolute, "utf8"), "edited") !== undefined) {
        edits.push(edit);
      }
    }
  }
  // Recipes are most of what there is.
  const wanted = { recipe: 3, terrain: 1, furniture: 1, profession: 1 };
  return Object.entries(wanted).flatMap(([kind, count]) => spread(found.get(kind) ?? [], count));
}

/** The member to edit: one that no rule looks at, in an object that nothing else changes. */
function editOf(object: Objects): Edit["member"] | undefined {
  if (["copy-from", "abstract", "obsolete", "edit-mode"].some((each) => each in object)) return;
  const made = object["type"] === "recipe" || object["type"] === "uncraft";
  const member = made ? "time" : "description";
  const value = object[member];
  return typeof value === "string" && (!made || /^\d+ [smh]$/u.test(value)) ? member : undefined;
}

/** `count` entries at even distances. */
function spread<T>(list: readonly T[], count: number): T[] {
  const step = list.length / count;
  const numbers = Array.from({ length: Math.min(count, list.length) }, (_, index) => index);
  return numbers.flatMap((index) => list.slice(Math.floor(index * step)).slice(0, 1));
}

export type State = "written" | "edited";

/** The text in a state; `undefined` where the member is not found in it. */
function textWith(edit: Edit, text: string, state: State): string | undefined {
  const values = { written: JSON.stringify(edit.value), edited: JSON.stringify(editedValue(edit)) };
  const other = values[state === "edited" ? "written" : "edited"];
  const pattern = new RegExp(`("${edit.member}"\\s*:\\s*)${escaped(other)}`, "u");
  const next = text.replace(pattern, (_, start: string) => start + values[state]);
  return next === text ? undefined : next;
}

function editedValue({ member, value }: Edit): string {
  return member === "time" ? `1${value}` : `${value} Edited.`;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&");
}

/** Below which of these folders the edit's file is. */
export function fileOf(edit: Edit, folders: readonly string[]): string {
  const file = folders.map((folder) => join(folder, edit.path)).find((each) => existsSync(each));
  if (file === undefined) throw new Error(`there is no ${edit.path}`);
  return file;
}

/** Writes the file as it is in a state, as an editor does, and says when it began to. */
export function apply(edit: Edit, file: string, state: State): number {
  const text = textWith(edit, readFileSync(file, "utf8"), state);
  if (text === undefined) throw new Error(`"${edit.member}" of ${file} is not what it was`);
  const start = performance.now();
  writeFileSync(file, text);
  return start;
}
