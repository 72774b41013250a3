/** Findings that may cause others are reported before them, regardless of their files. */
import { codesAboutContent, themeOf, type Code } from "./code.ts";
import { losesContent } from "./content-losing.ts";
import type { Fact } from "./diagnostic.ts";

/**
 * Ranks a finding among those of its severity, causes before what follows from them: the text of files, packs, the
 * shapes of objects and everything else that leaves them out, missing parents and targets, which leave out objects as
 * well, other missing ids, the rest.
 */
export function causalRank(fact: Fact): number {
  const theme = themeOf(fact.code);
  if (isAbsence(fact)) return losesContent(fact) ? 3 : 4;
  if (theme === "files") return 0;
  if (theme === "packs") return 1;
  if (theme === "members" || losesContent(fact)) return 2;
  return theme === "references" ? 4 : 5;
}

/** Whether the finding reports something missing, which may be in content that cannot be read. */
export function isAbsence<C extends Code>({ code, data }: Fact<C>): boolean {
  const { absence } = codesAboutContent[code];
  return typeof absence === "function" ? absence(data) : absence === true;
}
