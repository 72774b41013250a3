/** A project whose content is edited between builds. */
import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findClassEdits, type EditClassName } from "./class-edits.ts";
import { apply, fileOf, findEdits, type State } from "./edits.ts";
import { runOnce, type Command } from "./measure.ts";
import type { Bench } from "./row.ts";
import { copiedPacks, defwright, once, project, type Shape } from "./subject.ts";

export interface EditedProject {
  /** Or checks, where there is no output. */
  readonly build: Command;
  /** Changes one definition: each time another one, of the kinds and classes in turn, and then back. */
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
    const edits = editsOf(packs, join(bench.work, `${name}-mod`));
    const [first] = edits;
    if (first === undefined) throw new Error("the content has nothing to edit");
    let next = 0;
    runOnce(build);
    // Results are kept from the second run on.
    runOnce(isChecked ? build : defwright(bench, made, "build", "--force"));
    return {
      build,
      edit: () => {
        const edit = edits[next % edits.length];
        edit?.put(Math.floor(next / edits.length) % 2 === 0 ? "edited" : "written");
        next += 1;
      },
      touch: () => {
        const now = new Date();
        utimesSync(first.file, now, now);
      },
    };
  });
}

interface OneEdit {
  readonly file: string;
  readonly put: (state: State) => void;
}

const classes: readonly EditClassName[] = [
  "parent of copies",
  "requirement of recipes",
  "id added",
];

/** Edits of different files; the files are as written. */
function editsOf(packs: readonly string[], mod: string): readonly OneEdit[] {
  const ofClasses = findClassEdits(packs, mod)
    .filter(({ name }) => classes.includes(name))
    .map(({ file, ...texts }): OneEdit => {
      const put = (state: State): void => {
        writeFileSync(file, texts[state]);
      };
      return { file, put };
    });
  const ofValues = findEdits(packs).map((edit): OneEdit => {
    const file = fileOf(edit, packs);
    const put = (state: State): void => {
      apply(edit, file, state);
    };
    return { file, put };
  });
  const files = new Set<string>();
  return [...ofClasses, ...ofValues].filter(({ file }) => files.size < files.add(file).size);
}
