import type { FixableCode, Reason } from "../code-definition.ts";
import { lookAlike } from "../../text/characters.ts";

interface Data {
  readonly found: string;
  readonly suggested: string;
}

export const code: FixableCode<Data> = {
  severity: "error",
  spec: "1",
  theme: "files",
  losesContent: true,
  fix: { level: "suggestions", reveals: true, does: "the type that was meant" },
  meaning: "A type is almost, but not quite, one of the six kinds.",
  message: ({ found, suggested }) =>
    `Unknown type "${found}" – it looks like "${suggested}" misspelt, and would be skipped.`,
  help: ({ found, suggested }) => {
    const alike = lookAlike(found, suggested);
    return `Write "${suggested}"${alike === undefined ? "" : `: ${alike}`}.`;
  },
};

export const reason: Reason = {
  why: 'Types that defwright does not know belong to other parts of a game, and objects of such types are skipped without a word. A misspelt "furniture" would be skipped as well, and its definition would be missing with nobody knowing why; so a type that differs from ours by a letter or two is reported.',
  remedy:
    "Correct the spelling. A type of another part of the game that only looks alike needs another name.",
};
