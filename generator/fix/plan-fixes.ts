/**
 * Computes in memory what every file is to become; nothing is written here. Leaves out safe fixes that would change any
 * record or cause any new finding, and suggestions that would cause a finding for something that was not wrong before.
 */
import type { BuildSession } from "../build/session.ts";
import type { Settings } from "../config/settings.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { FixLevel } from "../diagnostics/fix.ts";
import type { ReadFile } from "../read/read.ts";
import { reveals } from "./fixes.ts";
import { contentDigest, isNoWorse, isOfTexts } from "./same-content.ts";
import { openTrials, type FixedFile, type Proposal, type Trials } from "./trials.ts";

export interface FixPlan {
  /** In load order. */
  readonly files: readonly FixedFile[];
  /** Findings whose fix would change the content although it must not, or cause another error or warning. */
  readonly leftOut: readonly Diagnostic[];
  /** Reads files in their fixed state. */
  readonly readFile: ReadFile;
  /** The session that has read the files. */
  readonly session: BuildSession;
}

/** Maximum number of passes, as fixes may reveal others. */
const mostPasses = 10;

interface Round {
  readonly level: FixLevel;
  /** Whether it applies fixes to what could not be read before. */
  readonly reveals: boolean;
  readonly apart: Parameters<typeof isNoWorse>[2];
  readonly keepsContent?: true;
  /** Whether it turns texts that are not JSON into JSON; nothing else is known of those before. */
  readonly ofTexts?: true;
}

function takes({ reveals: isFirst, ofTexts }: Round, code: string): boolean {
  return reveals(code) === isFirst && isOfTexts(code) === (ofTexts === true);
}

/** Something that could be read before and is now wrong in another way is not what the author intended. */
const rounds: readonly Round[] = [
  { level: "safe", reveals: true, apart: "texts alone", ofTexts: true },
  { level: "suggestions", reveals: true, apart: "texts alone", ofTexts: true },
  { level: "safe", reveals: true, apart: "forms alone" },
  { level: "safe", reveals: false, apart: "notes count", keepsContent: true },
  { level: "suggestions", reveals: true, apart: "words aside" },
  { level: "suggestions", reveals: false, apart: "notes aside" },
];

/** @param level Which fixes to apply: "suggestions" are applied in addition to safe fixes. */
export function planFixes(settings: Settings, level: FixLevel): FixPlan {
  const trials = openTrials(settings);
  let left: readonly Proposal[] = [];
  for (let count = 0; count < mostPasses; count += 1) {
    const before = trials.current();
    left = pass(trials, level);
    if (trials.current() === before) break;
  }
  const { files } = trials.current();
  const order = new Map(files.map(({ displayPath }, index) => [displayPath, index]));
  const place = ({ displayPath }: FixedFile): number => order.get(displayPath) ?? order.size;
  return {
    files: trials.files().toSorted((a, b) => place(a) - place(b)),
    leftOut: left.map(({ diagnostic, fix }) => ({ ...diagnostic, fix })),
    readFile: trials.readFile(),
    session: trials.session,
  };
}

/** Runs every round once; returns the fixes that were left out. */
function pass(trials: Trials, level: FixLevel): readonly Proposal[] {
  const wanted = rounds.filter((round) => level === "suggestions" || round.level === "safe");
  return wanted.flatMap((round) => {
    const { diagnostics: before, model } = trials.current();
    const own = trials
      .proposals(round.level)
      .filter(({ diagnostic }) => takes(round, diagnostic.code));
    const content = round.keepsContent === true && own.length > 0 ? contentDigest(model) : "";
    return trials.takeAll(
      own,
      (result) =>
        (content === "" || contentDigest(result.model) === content) &&
        isNoWorse(before, result.diagnostics, round.apart),
    );
  });
}
