/**
 * Returns the rename that causes no new findings, if there is one; if released content has the old id, the one that
 * keeps it as an alias.
 */
import type { BuildSession } from "../build/session.ts";
import type { Compilation } from "../compile.ts";
import type { Settings } from "../config/settings.ts";
import { kinds } from "../kinds/registry.ts";
import { isKindName } from "../model/kind-names.ts";
import type { NamedId } from "../uses/occurrence.ts";
import type { Uses } from "../uses/uses.ts";
import { planRename } from "./plan-rename.ts";
import { proveRename, type Disk } from "./prove-rename.ts";
import type { Renaming } from "./rename-plan.ts";
import { writablePacks } from "./writable-packs.ts";

/** The content in which an id is renamed. */
export interface RenameSubject {
  readonly settings: Settings;
  readonly compilation: Compilation;
  readonly uses: Uses;
  readonly session: Pick<BuildSession, "sources" | "loaded">;
  readonly disk: Disk;
}

export function offerRename(subject: RenameSubject, named: NamedId, to: string): Renaming {
  const { settings, compilation, uses, session, disk } = subject;
  const isWritable = writablePacks(settings);
  const plan = planRename(compilation, uses, named, to, isWritable);
  if ("refused" in plan) return plan;
  const harm = proveRename(settings, compilation, plan, disk, session);
  if (!harm) return plan;
  const { kind } = named;
  const isReleased = (settings.records ?? []).length > 0;
  if (!isReleased || !isKindName(kind) || kinds[kind].naming?.member !== "id") return harm;
  const keeping = planRename(compilation, uses, named, to, isWritable, true);
  if ("refused" in keeping) return harm;
  return proveRename(settings, compilation, keeping, disk, session) ? harm : keeping;
}
