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
  fix: { level: "suggestions", reveals: true, does: "use the intended type" },
  meaning: "A type is almost, but not quite, that of a kind or of a mod description.",
  message: ({ found, suggested }) =>
    `Unknown type "${found}" – it looks like a misspelt "${suggested}" and would be skipped.`,
  help: ({ found, suggested }) => {
    const alike = lookAlike(found, suggested);
    return `Write "${suggested}"${alike === undefined ? "" : `: ${alike}`}.`;
  },
};

export const reason: Reason = {
  why: 'Types that defwright does not know belong to other parts of a game, and objects of such types are skipped silently. A misspelt "furniture" would be skipped as well, and its definition would be missing for no visible reason; with a misspelt "MOD_INFO" a pack would lose its id and its dependencies. So a type that differs from a known one by a letter or two is reported.',
  remedy:
    "Correct the spelling. A type of another part of the game that only looks similar needs another name.",
};
