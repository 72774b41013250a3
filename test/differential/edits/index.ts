/** All classes of edits, and steps made of them. */
import type { Random } from "../../search/random.ts";
import type { Snapshot } from "../snapshot.ts";
import { brokenEdits, repair } from "./broken.ts";
import { configurationEdits } from "./configuration.ts";
import type { EditClass, Project } from "./edit.ts";
import { fileEdits, restoreAll } from "./files.ts";
import { itemEdits } from "./items.ts";
import { memberEdits } from "./members.ts";
import { nameEdits } from "./names.ts";
import { objectEdits } from "./objects.ts";
import { packEdits } from "./packs.ts";
import { requirementEdits } from "./requirements.ts";
import { textEdits } from "./texts.ts";

const restores: EditClass = { name: "everything restored", weight: 1, edit: restoreAll };
const repairs = brokenEdits.find(({ edit }) => edit === repair)!;

export const editClasses: readonly EditClass[] = [
  ...memberEdits,
  ...nameEdits,
  ...objectEdits,
  ...itemEdits,
  ...requirementEdits,
  ...packEdits,
  ...fileEdits,
  ...brokenEdits,
  ...textEdits,
  ...configurationEdits,
  restores,
];
/** After so many edits every class has had its turn, or the search has a hole. */
export const enoughEdits = 2000;

/** Classes of which no edit was made. */
export function neverDone(byClass: ReadonlyMap<string, number>): string[] {
  return editClasses.map(({ name }) => name).filter((name) => (byClass.get(name) ?? 0) === 0);
}

export interface Edited {
  readonly name: string;
  readonly what: string;
}

/** What authors do between two saves: mostly one edit; where something is wrong, they often mend it. */
export function randomEdits(
  { files, lastGood }: Project,
  failed: boolean,
  random: Random,
  classes: readonly EditClass[] = editClasses,
): { readonly files: Snapshot; readonly edits: readonly Edited[] } {
  const project = { files: new Map(files), lastGood };
  const edits: Edited[] = [];
  const byWeight = classes.flatMap((each) => Array<EditClass>(each.weight).fill(each));
  const apply = ({ name, edit }: EditClass): void => {
    const what = edit(project, random);
    if (what !== undefined) edits.push({ name, what });
  };
  if (failed && random.below(10) < 6) {
    if (random.below(2) === 0) apply(repairs);
    if (edits.length === 0) apply(restores);
  }
  if (edits.length === 0 || random.below(4) === 0) {
    const wanted = edits.length + random.pick([1, 1, 1, 1, 1, 1, 2, 2, 3, 4])!;
    for (let tries = 0; edits.length < wanted && tries < 20; tries += 1)
      apply(random.pick(byWeight)!);
  }
  return { files: project.files, edits };
}
