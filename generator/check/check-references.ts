/** Reports every unknown id in a definition, with the likeliest reason (§2.1). */
import type { Report } from "../diagnostics/diagnostic.ts";
import { madeFrom } from "../kinds/built-in-ids.ts";
import { idMembers } from "../kinds/naming-members.ts";
import { kindsWithOwnIds, referencesIn } from "../kinds/references-in.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { Unknown } from "../diagnostics/missing-ids.ts";
import type { ContentView } from "../kinds/view.ts";
import type { Origins } from "../layer/origins.ts";
import { besides, whyElsewhere } from "../layer/why-unknown.ts";
import type { Definition } from "../model/definition.ts";
import type { Json } from "../model/json.ts";
import { partlyDefined } from "../model/external-kind-names.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Place } from "../model/place.ts";
import type { Repair } from "../schema/repair/repair.ts";

/** A reference to a kind of which no id is known. */
export interface UncheckedReference {
  readonly kind: string;
  readonly id: string;
  readonly place: Place;
}

export function checkReferences(
  kinds: Kinds,
  definition: Definition,
  view: ContentView,
  { placeOfSlot }: Pick<Origins, "placeOfSlot">,
  report: Report,
  unchecked: UncheckedReference[],
  /** Whether an entry of the list could not be read: then the kind of the other ids is uncertain. */
  isShort: (list: object) => boolean = () => false,
): void {
  const { kind: from, id: own, value } = definition;
  const ofKind = kinds.of(from);
  const { own: isOwnKind, transitions = [] } = ofKind;
  referencesIn(ofKind, value, (kind, id, container, key, listKind, isName) => {
    if (listKind !== undefined && isShort(container)) return;
    // Nearly all are.
    if (isFine(kinds, kind, id, view)) return;
    const target = isName === true ? "key" : "value";
    const placeOfId = (): Place => placeOfSlot(definition, { container, key }, target);
    const isOwnName = container === value && idMembers(ofKind).includes(String(key));
    // The game decides whether its definitions refer to themselves; but none turns into itself.
    const turns = container === value && transitions.some(({ verb }) => verb === key);
    const named = isOwnKind && !turns ? undefined : own;
    const found = { kind, id, container, listKind, placeOfId, from, own: named, isOwnName };
    reportReference(kinds, found, view, report, unchecked);
  });
}

/** An id of a kind that something refers to. */
interface FoundReference extends Entry {
  readonly kind: string;
  readonly placeOfId: () => Place;
  /** The kind of what refers to it. */
  readonly from: KindName;
  /** The id of what refers to it, if that cannot be meant; absent also if that is not a single definition. */
  readonly own?: string | undefined;
  /** Whether what refers to it is named by it. */
  readonly isOwnName?: boolean;
}

/** Reports an id that is not fine, because it is unknown or was migrated. */
export function reportReference(
  kinds: Kinds,
  { kind, id, container, listKind, placeOfId, from, own, isOwnName }: FoundReference,
  view: ContentView,
  report: Report,
  unchecked: UncheckedReference[],
): void {
  const reportMigrated = (to: string | undefined): void => {
    const isTaken = isOwnName === true && to !== undefined && view.exists(from, to);
    report("migrated-reference", placeOfId(), { kind, id, to, ...(isTaken && { taken: from }) });
  };
  const ours = kinds.get(kind);
  if (ours) {
    const migration = isThere(kind, id, view) ? migrated(kind, id, view) : undefined;
    if (migration) {
      reportMigrated(migration.to);
      return;
    }
    const taken = kind === from && own !== undefined ? [own] : [];
    const why = besides(taken, whyAbsent(kinds, kind, id, view));
    // Without its own kind, nothing is known to depend on it.
    const severity = ours.indispensable && kinds.has(from) ? ({ severity: "error" } as const) : {};
    report("unknown-reference", placeOfId(), { kind, ours: true, id, ...why }, severity);
    return;
  }
  const { known } = view;
  if (!known.hasIds(kind)) {
    unchecked.push({ kind, id, place: placeOfId() });
    return;
  }
  const successor = known.migration(kind, id);
  if (successor) reportMigrated(successor.to);
  else {
    const why =
      withoutList(kinds, { container, id, listKind }, view) ?? whyNotKnown(kind, id, view);
    report("unknown-reference", placeOfId(), { kind, id, ...why });
  }
}

/** Whether nothing is to be said about a reference. */
export function isFine(kinds: Kinds, kind: string, id: string, view: ContentView): boolean {
  const isOurs = kinds.has(kind);
  const { known } = view;
  if (isOurs ? isThere(kind, id, view) && !migrated(kind, id, view) : known.has(kind, id)) {
    return true;
  }
  const base = madeFrom(kinds, kind, id);
  if (base !== undefined && isThere(kind, base, view)) return true;
  if (isOurs) return false;
  // If no id of the kind is known, of some kinds any word may be one.
  return known.hasIds(kind)
    ? known.isBroken(id)
    : !kinds.external.includes(kind) || partlyDefined.has(kind);
}

/** Whether the id is defined, or may belong to something that is left out or defined elsewhere. */
function isThere(kind: KindName, id: string, view: ContentView): boolean {
  return view.exists(kind, id) || view.isBroken(kind, id) || view.known.has(kind, id);
}

/** An entry that may lack the word which makes its id one of another kind, `listKind` (§2.10). */
interface Entry {
  readonly container: object;
  readonly id: string;
  readonly listKind: string | undefined;
}

function withoutList(
  kinds: Kinds,
  { container, id, listKind }: Entry,
  { known, exists }: ContentView,
): (Unknown & { readonly listed: Repair }) | undefined {
  if (listKind === undefined || !Array.isArray(container)) return undefined;
  if (!known.has(listKind, id) && !(kinds.has(listKind) && exists(listKind, id))) return undefined;
  const found = container as readonly Json[];
  const instead = [id, found[1] ?? 1, "LIST"];
  const repair = { up: 1, where: "", found, instead: [{ value: instead, ids: [] }] as const };
  return {
    ...whyElsewhere(id, listKind, []),
    listed: { ...repair, certain: false, incomplete: false },
  };
}

/** The migration that replaces an id, if no definition and no alias has that id. */
function migrated(
  kind: KindName,
  id: string,
  { known, canonical }: ContentView,
): ReturnType<ContentView["known"]["migration"]> {
  if (!known.hasMigrations(kind) || canonical(kind, id) === id) return undefined;
  return known.migration(kind, id);
}

function whyAbsent(kinds: Kinds, kind: KindName, id: string, view: ContentView): Unknown {
  const external = view.known.otherKindOf(kind, id);
  const own = view.otherKindOf(kind, id);
  // Ids of recipes are ids of items.
  const elsewhere =
    own !== undefined && kindsWithOwnIds(kinds).includes(own) ? own : (external ?? own);
  return elsewhere === undefined
    ? view.whyUnknown(kind, id)
    : whyElsewhere(id, elsewhere, view.near(kind, id));
}

function whyNotKnown(kind: string, id: string, { known, otherKindOf }: ContentView): Unknown {
  const elsewhere = known.otherKindOf(kind, id) ?? otherKindOf(undefined, id);
  return elsewhere === undefined
    ? known.whyUnknown(kind, id)
    : whyElsewhere(id, elsewhere, known.near(kind, id));
}
