/** All classes of edits, and steps made of them. */
import type { Random } from "../../seed-faults/random.ts";
import type { Snapshot } from "../snapshot.ts";
import { configurationEdits } from "./configuration.ts";
import type { EditClass, Project } from "./edit.ts";
import { fileEdits, restoreAll } from "./files.ts";
import { memberEdits } from "./members.ts";
import { objectEdits } from "./objects.ts";
import { textEdits } from "./texts.ts";

export const editClasses: readonly EditClass[] = [
  ...memberEdits,
  ...objectEdits,
  ...fileEdits,
  ...textEdits,
  ...configurationEdits,
  { name: "everything restored", weight: 1, edit: restoreAll },
];
const byWeight = editClasses.flatMap((each) => Array<EditClass>(each.weight).fill(each));

export interface Edited {
  readonly name: string;
  readonly what: string;
}

/** What authors do between two saves: mostly one edit; where something is wrong, they often mend it. */
export function randomEdits(
  { files, lastGood }: Project,
  failed: boolean,
  random: Random,
): { readonly files: Snapshot; readonly edits: readonly Edited[] } {
  const project = { files: new Map(files), lastGood };
  const edits: Edited[] = [];
  const apply = ({ name, edit }: EditClass): void => {
    const what = edit(project, random);
    if (what !== undefined) edits.push({ name, what });
  };
  if (failed && random.below(10) < 6) apply(editClasses.at(-1)!);
  if (edits.length === 0 || random.below(4) === 0) {
    const wanted = edits.length + random.pick([1, 1, 1, 1, 1, 1, 2, 2, 3, 4])!;
    for (let tries = 0; edits.length < wanted && tries < 20; tries += 1)
      apply(random.pick(byWeight)!);
  }
  return { files: project.files, edits };
}
