import type { ContentCode, Reason } from "../code-definition.ts";
import { actionBeside, needsAction } from "../sentence.ts";

interface Data {
  readonly action?: string | undefined;
  /** The member that needs the action is inherited from a parent. */
  readonly inherited?: true | undefined;
}

export const code: ContentCode<Data> = {
  severity: { spec: "warning", "bright-nights": "note" },
  spec: "2.4",
  theme: "tiles",
  meaning: 'A workbench lacks the examine action "workbench", so it does not work.',
  message: ({ action, inherited }) =>
    `${actionBeside("workbench", action, inherited)} – expected "workbench", without which it does not work.`,
  help: ({ action, inherited }) => needsAction("workbench", action, inherited, "workbench"),
};

export const reason: Reason = {
  why: 'Players use a workbench by examining it, and the examine action "workbench" offers crafting there. Without it, the furniture has the properties of a workbench but cannot be used as one. Real data has a bench for bare hands that nobody examines, so in the dialect "bright-nights" this is only a note.',
  remedy: 'Add "examine_action": "workbench", or remove "workbench".',
};
