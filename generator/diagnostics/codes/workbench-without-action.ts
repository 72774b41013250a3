import type { ContentCode, Reason } from "../code-definition.ts";
import { actionBeside } from "../sentence.ts";

interface Data {
  readonly action?: string | undefined;
  /** What needs the action is a parent's. */
  readonly inherited?: true | undefined;
}

export const code: ContentCode<Data> = {
  severity: { spec: "warning", "bright-nights": "note" },
  spec: "2.4",
  theme: "tiles",
  meaning: 'A workbench lacks the examine action "workbench", so that it does not work.',
  message: ({ action, inherited }) =>
    `${actionBeside("workbench", action, inherited)} – expected "workbench", without which it does not work.`,
  help: () => 'Add "examine_action": "workbench".',
};

export const reason: Reason = {
  why: 'Players get at a workbench by examining it, and the examine action "workbench" is what offers crafting there. Without it the furniture has the figures of a workbench and cannot be used as one. Real data has a bench for bare hands that nobody examines; so the dialect "bright-nights" has a note only.',
  remedy: 'Add "examine_action": "workbench", or remove "workbench".',
};
