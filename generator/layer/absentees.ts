/** Ids that objects copy from or modify, and that were not there at that moment. */
import type { NoteFact, Report } from "../diagnostics/diagnostic.ts";
import { oneOf } from "../diagnostics/sentence.ts";
import type { DialectRules } from "../model/dialect.ts";
import type { RawObject } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import { copiesItself } from "./derivation-order.ts";
import { laterDefinitions } from "./later-definitions.ts";
import { idPath, noteOn } from "./placement.ts";
import type { Registry } from "./registry.ts";
import type { Unknown } from "./why-unknown.ts";
import { placeIn } from "../model/place.ts";

export interface Absentees {
  /**
   * The parent of an object is not there. False where it has an error of its own, which says enough.
   * @param before how many packs are loaded, that of the object included
   */
  readonly parent: (object: RawObject, parentId: string, before: number) => boolean;
  /** The same of what an object modifies. */
  readonly target: (object: RawObject, id: string, before: number) => boolean;
  /** Reports them: only when everything is loaded it is known where else an id is. */
  readonly tell: () => void;
}

export function createAbsentees(
  packs: readonly (readonly RawObject[])[],
  registry: Registry,
  rules: DialectRules,
  report: Report,
): Absentees {
  const later = laterDefinitions(packs, rules);
  const reports: (() => void)[] = [];
  return {
    parent: (object, parentId, before) =>
      add(object.kind, parentId, () => {
        reportParent(object, parentId, before);
      }),
    target: (object, id, before) =>
      add(object.kind, id, () => {
        const { data, notes } = absent(object.kind, id, before);
        const place = placeIn(object, idPath(object));
        report("unknown-modification-target", place, { kind: object.kind, id, ...data }, { notes });
      }),
    tell: () => {
      for (const each of reports) each();
    },
  };

  function add(kind: KindName, id: string, tell: () => void): boolean {
    if (registry.isBroken(kind, id)) return false;
    reports.push(tell);
    return true;
  }

  function reportParent(object: RawObject, parentId: string, before: number): void {
    const { kind } = object;
    const { data, notes, comes } = absent(kind, parentId, before);
    const place = placeIn(object, ["copy-from"]);
    // To patch what nobody has defined before is to copy from oneself.
    if (copiesItself(object, rules) && !comes) {
      const { suggestion, tied } = data;
      const chain = [parentId, parentId];
      report("inheritance-cycle", place, { kind, chain, suggestion, tied });
    } else report("unknown-parent", place, { kind, parent: parentId, ...data }, { notes });
  }

  /** What is known in the end of an id that was not there when `before` packs were loaded. */
  function absent(
    kind: KindName,
    id: string,
    before: number,
  ): { data: Unknown; notes: NoteFact[]; comes: boolean } {
    const comes = later(kind, id, before);
    if (comes) {
      const data = registry.whyUnknown(kind, id, { laterPack: comes.entry.pack.name });
      return { data, notes: [noteOn(comes, "defined here")], comes: true };
    }
    const other = registry.otherKindOf(kind, id);
    const data = registry.whyUnknown(kind, id);
    const definition = other === undefined ? undefined : registry.get(other, id);
    const notes =
      definition && !registry.isBuiltIn(definition)
        ? [noteOn(definition.origin, `defined here, as ${oneOf(definition.kind)}`)]
        : [];
    return { data, notes, comes: false };
  }
}
