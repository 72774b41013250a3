/** Files as texts: layout, syntax mistakes, repeated members; and an id renamed wherever it stands. */
import type { Random } from "../../search/random.ts";
import { objectsIn } from "../objects.ts";
import { vocabularyOf } from "../vocabulary.ts";
import { breakText } from "./broken.ts";
import { contentPaths, type Edit, type EditClass } from "./edit.ts";
import { builtInKinds } from "../../../generator/model/kind-names.ts";

function ofText(change: (text: string, random: Random) => string | undefined): Edit {
  return (project, random) => {
    const path = random.pick(contentPaths(project));
    const text = path === undefined ? undefined : change(project.files.get(path)!, random);
    if (path === undefined || text === undefined) return undefined;
    project.files.set(path, text);
    return path;
  };
}

const layout = ofText((text, random) => {
  const objects = objectsIn(text);
  return random.pick([
    `\n\n${text}`,
    `${text}\n`,
    text.startsWith("\uFEFF") ? text.slice(1) : `\uFEFF${text}`,
    objects && JSON.stringify(objects),
    objects && JSON.stringify(objects, undefined, 1),
    objects?.length === 1 ? JSON.stringify(objects[0]) : undefined,
  ]);
});

const syntax = ofText(breakText);

const repeated = ofText((text, random) => {
  const members = [...text.matchAll(/"[a-z_]+": ?(?:\d+|"[^"\\]*"),/gu)];
  const member = random.pick(members);
  return member && `${text.slice(0, member.index)}${member[0]}${text.slice(member.index)}`;
});

const renameEverywhere: Edit = (project, random) => {
  const vocabulary = vocabularyOf(project.files);
  const kind = random.pick(["item", ...builtInKinds])!;
  const from = random.pick(vocabulary.defined(kind));
  if (from === undefined) return undefined;
  const to = vocabulary.fresh(kind, random);
  for (const path of contentPaths(project)) {
    const text = project.files.get(path)!;
    project.files.set(path, text.replaceAll(JSON.stringify(from), JSON.stringify(to)));
  }
  return `${from} becomes ${to}`;
};

export const textEdits: readonly EditClass[] = [
  { name: "layout", weight: 4, edit: layout },
  { name: "syntax", weight: 3, edit: syntax },
  { name: "member repeated", weight: 1, edit: repeated },
  { name: "id changed everywhere", weight: 4, edit: renameEverywhere },
];
