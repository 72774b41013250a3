import type { ModChanges } from "../../runtime/hot/apply-content.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { findingRecord, type FindingRecord } from "../diagnostics/format-json.ts";
import type { FindingFormat } from "./findings.ts";

export interface LoadedMod {
  /** Its name in messages, conflicts and saves, with a number where the game or another mod has that name. */
  readonly name: string;
  /** Its position among the mods that `link` was given. */
  readonly given: number;
}

export interface LinkResult {
  /** Whether there is no error; then the changes may be applied. */
  readonly ok: boolean;
  /** What is wrong in the mods, in the order of the command line; without what is found in the game's packs alone. */
  readonly findings: readonly FindingRecord[];
  /** The findings in a format of the command line; `pretty` is for people. Always text, never HTML. */
  readonly text: (format?: FindingFormat) => Promise<string>;
  /** For `applyContent`; absent if there is an error. */
  readonly changes?: ModChanges;
  /** The mods in the order in which they load: as given, but after what they depend on. */
  readonly order: readonly LoadedMod[];
  /** What mods change of each other and of the game, as `defwright conflicts --json` has it. */
  readonly conflicts: () => Promise<object>;
  /** All records of a kind, of the game and of the mods: by id, or by position (`"0"`) if the kind has no ids. */
  readonly tables: (kind: string) => ReadonlyMap<string, unknown>;
}

export function told(found: readonly Diagnostic[]): Pick<LinkResult, "ok" | "findings" | "text"> {
  return {
    ok: !found.some(({ severity }) => severity === "error"),
    findings: found.map(findingRecord),
    text: async (format) => {
      const { findingsText } = await import("./findings.ts");
      return findingsText(found, format);
    },
  };
}
