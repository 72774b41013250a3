import { kindNames } from "../model/kind-names.ts";
import { compareValues } from "./compare-values.ts";
import type { ChangedDefinition, Content, DefinitionName, Difference } from "./difference.ts";

export function compareContent(before: Content, after: Content): Difference {
  const added: DefinitionName[] = [];
  const removed: DefinitionName[] = [];
  const changed: ChangedDefinition[] = [];
  for (const kind of kindNames) {
    const old = before.get(kind) ?? new Map<string, never>();
    const now = after.get(kind) ?? new Map<string, never>();
    for (const id of [...new Set([...old.keys(), ...now.keys()])].sort()) {
      const [was, is] = [old.get(id), now.get(id)];
      if (!was) added.push({ kind, id });
      else if (!is) removed.push({ kind, id });
      else {
        const changes = compareValues(was, is);
        if (changes.length > 0) changed.push({ kind, id, changes });
      }
    }
  }
  return { added, removed, changed };
}
