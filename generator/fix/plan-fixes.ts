/**
 * Works out in memory what every file is to become; nothing is written here. Safe fixes after which any record differs,
 * or anything new is found, are left out, and so are suggestions after which something is found that was not wrong
 * before.
 */
import type { BuildSession } from "../build/session.ts";
import type { Settings } from "../config/settings.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { FixLevel } from "../diagnostics/fix.ts";
import type { ReadFile } from "../read/read.ts";
import { reveals } from "./fix-of.ts";
import { contentDigest, isNoWorse, isOfTexts } from "./same-content.ts";
import { openTrials, type FixedFile, type Proposal, type Trials } from "./trials.ts";

export interface FixPlan {
  /** In load order. */
  readonly files: readonly FixedFile[];
  /** Findings with a fix that would change the content, where it must not, or bring another error or warning. */
  readonly leftOut: readonly Diagnostic[];
  /** Reads files as they are to become. */
  readonly readFile: ReadFile;
  /** Knows what is in the files. */
  readonly session: BuildSession;
}

/** Fixes that reveal others are followed this often. */
const mostPasses = 10;

interface Round {
  readonly level: FixLevel;
  /** Whether it takes the fixes of what was not read before. */
  readonly reveals: boolean;
  readonly apart: Parameters<typeof isNoWorse>[2];
  readonly keepsContent?: true;
  /** Whether it makes JSON of texts that are none; nothing else is known of those before. */
  readonly ofTexts?: true;
}

function takes({ reveals: isFirst, ofTexts }: Round, code: string): boolean {
  return reveals(code) === isFirst && isOfTexts(code) === (ofTexts === true);
}

/** What was read before and is now wrong in another way was not what the author intended. */
const rounds: readonly Round[] = [
  { level: "safe", reveals: true, apart: "texts alone", ofTexts: true },
  { level: "suggestions", reveals: true, apart: "texts alone", ofTexts: true },
  { level: "safe", reveals: true, apart: "forms alone" },
  { level: "safe", reveals: false, apart: "notes count", keepsContent: true },
  { level: "suggestions", reveals: true, apart: "words aside" },
  { level: "suggestions", reveals: false, apart: "notes aside" },
];

/** @param level What is taken: "suggestions" are taken besides safe fixes. */
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
    session: trials.session(),
  };
}

/** Every round once; gives back what was left out. */
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
