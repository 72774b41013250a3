/**
 * What the search is worth: it finds rules that know something behind the compiler's back, and none in rules that ask.
 */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { projectFolder } from "../project-folder.ts";
import { editClasses } from "./edits/index.ts";
import { reportFinding } from "./report.ts";
import { search, type Tally } from "./search.ts";
import { shrink } from "./shrink.ts";
import { grownProject } from "./start.ts";
import { askingTraps, eavesdroppingTraps, type Trap } from "./traps.ts";

const test = suite("a search with planted rules");

/** Edits of values, which most readily leave standing what they should not. */
const values = editClasses.filter(({ name }) =>
  /^(?:number|value|item flags changed)$/u.test(name),
);

/** The trap stays set while what was found is made smaller. */
async function trapped(
  { set }: Trap,
  { seed, edits }: { readonly seed: number; readonly edits: number },
  judge: (tally: Tally) => void | Promise<void>,
): Promise<void> {
  const { calls, takeAway } = set();
  const folder = projectFolder();
  try {
    await judge(
      await search({ seed, edits, start: grownProject, folder, most: 1, classes: values }),
    );
    assert.ok(calls() > 0, "the trap is part of what was compared");
  } finally {
    takeAway();
  }
}

async function agrees({ found }: Tally): Promise<void> {
  for (const finding of found)
    assert.unreachable(reportFinding(finding, await shrink(finding, projectFolder())));
}

function differs({ found }: Tally): void {
  assert.is(found.length, 1);
}

for (const trap of askingTraps) {
  test(`gets right that ${trap.name}`, () => trapped(trap, { seed: 1, edits: 400 }, agrees));
}

for (const trap of eavesdroppingTraps) {
  // It ends with the first difference, mostly within 800 edits; another kind, or another member, makes other draws.
  test(`finds that ${trap.name}`, () => trapped(trap, { seed: 2, edits: 10_000 }, differs));
}

test.run();
