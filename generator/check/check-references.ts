/** Every id in a definition that nothing has, with the likeliest reason (§2.1). */
import type { Report } from "../diagnostics/diagnostic.ts";
import { referencesIn } from "../kinds/references-in.ts";
import type { ContentView, Unknown } from "../kinds/view.ts";
import type { Origins } from "../layer/origins.ts";
import { whyElsewhere } from "../layer/why-unknown.ts";
import type { Definition } from "../model/definition.ts";
import { externalKinds } from "../model/external-kind-names.ts";
import { isKindName, type KindName } from "../model/kind-names.ts";

export function checkReferences(
  definition: Definition,
  view: ContentView,
  { placeOfSlot }: Pick<Origins, "placeOfSlot">,
  report: Report,
): void {
  referencesIn(definition.kind, definition.value, (kind, id, container, key) => {
    if (isKindName(kind)) {
      if (isThere(kind, id, view)) {
        const migration = migrated(kind, id, view);
        if (!migration) return;
        const place = placeOfSlot(definition, { container, key });
        report("migrated-reference", place, { kind, id, to: migration.to });
        return;
      }
      const why = whyAbsent(kind, id, view);
      report("unknown-reference", placeOfSlot(definition, { container, key }), {
        kind,
        id,
        ...why,
      });
      return;
    }
    const { known } = view;
    // While nothing is known of a kind, its references are typed but not checked.
    if (known.has(kind, id) || !known.hasIds(kind) || known.isBroken(id)) return;
    const place = placeOfSlot(definition, { container, key });
    const successor = known.migration(kind, id);
    if (successor) report("migrated-reference", place, { kind, id, to: successor.to });
    else report("unknown-reference", place, { kind, id, ...whyNotKnown(kind, id, view) });
  });
}

/** Whether the id is one of ours, or may be that of something which is left out or defined elsewhere. */
function isThere(kind: KindName, id: string, view: ContentView): boolean {
  return view.exists(kind, id) || view.isBroken(kind, id) || mayBeElsewhere(kind, id, view);
}

/** What stands for the id by a migration: only where no definition and no alias has it. */
function migrated(
  kind: KindName,
  id: string,
  { known, canonical }: ContentView,
): ReturnType<ContentView["known"]["migration"]> {
  if (!known.hasMigrations(kind) || canonical(kind, id) === id) return undefined;
  return known.migration(kind, id);
}

/** Requirements may be defined outside the content: unchecked while none is known, then by what is known (§2.10). */
function mayBeElsewhere(kind: KindName, id: string, { known, hasIds }: ContentView): boolean {
  if (!isExternal(kind)) return false;
  return known.has(kind, id) || (!known.hasIds(kind) && !hasIds(kind));
}

function whyAbsent(kind: KindName, id: string, view: ContentView): Unknown {
  const elsewhere = view.otherKindOf(kind, id) ?? view.known.otherKindOf(kind, id);
  return elsewhere === undefined ? view.whyUnknown(kind, id) : whyElsewhere(id, elsewhere);
}

function whyNotKnown(kind: string, id: string, { known, otherKindOf }: ContentView): Unknown {
  const elsewhere = known.otherKindOf(kind, id) ?? otherKindOf(undefined, id);
  return elsewhere === undefined ? known.whyUnknown(kind, id) : whyElsewhere(id, elsewhere);
}

const external: ReadonlySet<string> = new Set(externalKinds);

function isExternal(kind: string): boolean {
  return external.has(kind);
}
