/**
 * Edits that differ in what they touch: values, parents, modifications, requirements, ids, aliases, and what cannot be
 * read.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findEdits } from "./edits.ts";
import { contentFiles, type ContentFile } from "./subject.ts";

export const editClasses = [
  "plain value",
  "parent of copies",
  "modification in a mod",
  "requirement of recipes",
  "id added",
  "alias added",
  "broken JSON",
] as const;
export type EditClassName = (typeof editClasses)[number];

/** A file and the two texts that it has in turns. */
export interface ClassEdit {
  readonly name: EditClassName;
  readonly file: string;
  readonly written: string;
  readonly edited: string;
}

type Content = ContentFile["objects"][number];

interface Found {
  readonly file: ContentFile;
  readonly index: number;
  readonly object: Content;
}

/** Below the folder of copied packs: a pack that changes a definition of theirs. */
const modFile = "changes.json";

/**
 * An edit of each class that the content has something for. Every file is written as it is before the first edit.
 * @param packs copies, which may be edited
 * @param mod folder of a further pack, loaded after them; it is made
 */
export function findClassEdits(packs: readonly string[], mod: string): ClassEdit[] {
  const all = [...contentFiles(packs)].flatMap((file) =>
    file.objects.map((object, index): Found => ({ file, index, object })),
  );
  const plain = all.find(isPlainTerrain);
  const parent = mostCopied(all);
  const requirement = mostRequired(all);
  mkdirSync(mod, { recursive: true });
  writeFileSync(join(mod, modFile), "[]");
  const edits = [
    ...plainValue(packs),
    ...(parent ? [changed("parent of copies", parent, described(parent.object))] : []),
    ...(requirement
      ? [changed("requirement of recipes", requirement, more(requirement.object))]
      : []),
    ...(plain ? ofPlain(plain, mod) : []),
  ];
  for (const { file, written } of edits) writeFileSync(file, written);
  return edits;
}

function plainValue(packs: readonly string[]): ClassEdit[] {
  return findEdits(packs)
    .slice(0, 1)
    .flatMap(({ kind, path, member, value }) =>
      [...contentFiles(packs)]
        .filter((file) => file.path === path)
        .flatMap((file) => {
          const index = file.objects.findIndex(
            (object) => object["type"] === kind && object[member] === value,
          );
          const object = file.objects[index];
          return object ? [changed("plain value", { file, index, object }, described(object))] : [];
        }),
    );
}

function ofPlain(plain: Found, mod: string): ClassEdit[] {
  const { file, object } = plain;
  const text = textOf(file.objects);
  const modification = { type: "terrain", id: object["id"], "edit-mode": "modify" };
  const inMod = (description: string): string => textOf([{ ...modification, description }]);
  return [
    {
      name: "modification in a mod",
      file: join(mod, modFile),
      written: inMod("As a mod says."),
      edited: inMod("As a mod says now."),
    },
    {
      name: "id added",
      file: file.absolute,
      written: text,
      edited: textOf([...file.objects, { ...object, id: "t_bench_added" }]),
    },
    changed("alias added", plain, { ...object, alias: "t_bench_alias" }),
    { name: "broken JSON", file: file.absolute, written: text, edited: text.slice(0, -3) },
  ];
}

function changed(name: EditClassName, { file, index }: Found, object: Content): ClassEdit {
  const { absolute, objects } = file;
  const edited = textOf(objects.with(index, object));
  return { name, file: absolute, written: textOf(objects), edited };
}

function textOf(objects: readonly Content[]): string {
  return `${JSON.stringify(objects, undefined, 2)}\n`;
}

/** With another duration or description, which no rule looks at. */
function described(object: Content): Content {
  const { time, description } = object;
  return typeof time === "string"
    ? { ...object, time: `1${time}` }
    : { ...object, description: `${String(description)} Edited.` };
}

function isPlainTerrain({ object }: Found): boolean {
  const tied = ["copy-from", "abstract", "alias", "edit-mode", "looks_like"];
  return (
    object["type"] === "terrain" &&
    typeof object["id"] === "string" &&
    typeof object["description"] === "string" &&
    !tied.some((member) => member in object)
  );
}

/** The object whose duration or description most others have from it. */
function mostCopied(all: readonly Found[]): Found | undefined {
  const children = new Map<string, number>();
  for (const { object } of all) {
    const member = memberOf(object);
    const parent = object["copy-from"];
    if (typeof parent !== "string" || member in object) continue;
    const key = `${String(object["type"])} ${parent}`;
    children.set(key, (children.get(key) ?? 0) + 1);
  }
  let best: Found | undefined;
  let most = 0;
  for (const found of all) {
    const { object } = found;
    const name = object["abstract"] ?? object["id"] ?? object["result"];
    const count = children.get(`${String(object["type"])} ${String(name)}`) ?? 0;
    const value = object[memberOf(object)];
    if (count <= most || typeof value !== "string" || !/^[A-Z]|^\d+ [smh]$/u.test(value)) continue;
    [best, most] = [found, count];
  }
  return best;
}

/** The requirement that most recipes have. */
function mostRequired(all: readonly Found[]): Found | undefined {
  const uses = new Map<string, number>();
  for (const { object } of all.filter(({ object: { type } }) => type === "recipe")) {
    const words = new Set(JSON.stringify(object).match(/"[^"]*"/gu));
    for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const usesOf = ({ object: { id } }: Found): number => uses.get(JSON.stringify(id)) ?? 0;
  const counted = all.filter(
    ({ object }) => object["type"] === "requirement" && more(object) !== object,
  );
  return counted.sort((one, other) => usesOf(other) - usesOf(one))[0];
}

/** With another count of what it requires first. */
function more(object: Content): Content {
  const { components } = object;
  const text = JSON.stringify(components ?? null);
  const next = text.replace(/,(\d+)/u, ",1$1");
  return next === text ? object : { ...object, components: JSON.parse(next) as unknown };
}

function memberOf({ type }: Content): "time" | "description" {
  return type === "recipe" || type === "uncraft" ? "time" : "description";
}
