/** A project whose content is edited between builds. */
import { utimesSync } from "node:fs";
import { apply, fileOf, findEdits, type State } from "./edits.ts";
import { runOnce, type Command } from "./measure.ts";
import type { Bench } from "./row.ts";
import { copiedPacks, defwright, once, project, type Shape } from "./subject.ts";

export interface EditedProject {
  /** Or checks, where there is no output. */
  readonly build: Command;
  /** Changes one definition, to and fro. */
  readonly edit: () => void;
  /** Gives the same file a new time and the content that it has. */
  readonly touch: () => void;
}

export function editedProject(bench: Bench, shape: Shape): EditedProject {
  return once(bench, `edited ${shape}`, () => {
    const name = `edited-${shape}`;
    const packs = copiedPacks(bench, name);
    const made = project(bench, name, shape, packs);
    const isChecked = shape === "findings";
    const build = defwright(bench, made, isChecked ? "check" : "build");
    runOnce(build);
    // Results are kept from the second run on.
    runOnce(isChecked ? build : defwright(bench, made, "build", "--force"));
    const [edit] = findEdits(packs);
    if (edit === undefined) throw new Error("the content has nothing to edit");
    const file = fileOf(edit, packs);
    let state: State = "written";
    return {
      build,
      edit: () => {
        state = state === "written" ? "edited" : "written";
        apply(edit, file, state);
      },
      touch: () => {
        const now = new Date();
        utimesSync(file, now, now);
      },
    };
  });
}
