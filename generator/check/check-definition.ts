import type { Fact, Report } from "../diagnostics/diagnostic.ts";
import type { Findings } from "../diagnostics/findings.ts";
import type { Kind, Rule } from "../kinds/kind.ts";
import { idListIn } from "../kinds/naming-members.ts";
import type { Kinds, KindsContext } from "../kinds/kinds.ts";
import { rulesOf } from "../kinds/sets.ts";
import type { Unknown } from "../diagnostics/missing-ids.ts";
import type { ContentView, ContentQueries } from "../kinds/view.ts";
import type { misspeltObjects } from "../layer/intended.ts";
import type { Origins } from "../layer/origins.ts";
import type { Rejected } from "../layer/notes.ts";
import type { Definition } from "../model/definition.ts";
import { type Place, placeIn } from "../model/place.ts";
import { checkReferences, type UncheckedReference } from "./check-references.ts";
import { judgeable } from "./recovered.ts";
import type { MisspellingQueries, Speculation } from "./speculate.ts";
import type { Code, NoteOf } from "../diagnostics/code.ts";
import { isOfParent } from "../kinds/parts/inheritance/is-of-parent.ts";
import { besides } from "../layer/why-unknown.ts";
import type { KindName } from "../model/kind-names.ts";
import { parentName } from "../layer/raw-id.ts";

/** What the check of a single definition needs. */
export interface Checking {
  readonly view: ContentView & MisspellingQueries;
  readonly context: KindsContext;
  readonly origins: Origins;
  readonly findings: Findings;
  readonly speculation: Speculation;
  /** Whether a contributor to a definition has misspelt a member; absent if no definition has one. */
  readonly misspelt: ReturnType<typeof misspeltObjects>;
}

/** Checks the rules and references of a definition; returns the references that it could not check. */
export function checkDefinition(definition: Definition, checking: Checking): UncheckedReferences {
  const rules = rulesOf(checking.context.kinds.of(definition.kind), definition);
  return noted(definition, checking, () => {
    runRules(rules, definition, checking.context, checking);
    const unchecked = checkIds(definition, checking);
    // The parent of what was replaced may have been in use when it was loaded.
    checkParent(checking.context.kinds, definition, checking.view, checking.findings.report);
    return unchecked;
  });
}

/** Checks what can be judged of a left-out object. */
export function checkRejected(rejected: Rejected, checking: Checking): UncheckedReferences {
  const { definition, unreadable } = rejected;
  return noted(definition, checking, () => {
    const seen = judgeable(rejected, checking.context);
    runRules(seen.rules, seen.definition, seen.context, checking);
    return checkIds(definition, checking, (list) => unreadable.has(list));
  });
}

/**
 * Checks the rules that an object which is not a definition of its own can break by itself, and its references unless
 * it is part of a definition; what it removes is reported as not found if the id is unknown.
 */
export function checkApart(
  definition: Definition,
  isContent: boolean,
  checking: Checking,
): UncheckedReferences {
  const kind = checking.context.kinds.of(definition.kind);
  const rules = rulesOf(kind, definition).filter((rule) => rule.ofOneObject);
  runRules(rules, definition, checking.context, checking);
  if (isContent) return none;
  const { facts } = checking.findings;
  const start = facts.length;
  const unchecked = checkIds(definition, checking);
  facts.push(...facts.splice(start).filter((fact) => !isRemoval(fact)));
  return unchecked.filter((reference) => !isRemoval(reference));
}

function isRemoval({ place }: { readonly place: Place }): boolean {
  return "entry" in place && String(place.path[0]).startsWith("remove:");
}

function runRules(
  rules: readonly Rule[],
  definition: Definition,
  context: KindsContext,
  { view, findings: { facts }, speculation, misspelt }: Checking,
): void {
  const start = facts.length;
  rules.forEach((rule) => {
    rule(definition, context);
  });
  if (facts.length === start || !view.isAnyMisspelt()) return;
  const causesOf = speculation(rules, definition, misspelt?.(definition) === true);
  for (const fact of facts.splice(start)) {
    const causes = causesOf(fact);
    facts.push(causes.length === 0 ? fact : { ...fact, unless: causes });
  }
}

/** Checks the references of a definition; returns those that it could not check. */
function checkIds(
  definition: Definition,
  { view, context: { kinds }, origins, findings: { report } }: Checking,
  isShort?: (list: object) => boolean,
): UncheckedReferences {
  const unchecked: UncheckedReference[] = [];
  checkReferences(kinds, definition, view, origins, report, unchecked, isShort);
  checkLook(kinds.of(definition.kind), definition, view, origins, report);
  return unchecked.length === 0 ? none : unchecked;
}

type UncheckedReferences = readonly UncheckedReference[];

export const none: UncheckedReferences = [];

/** Runs a check of a definition, and notes in what it finds whose lines they are. */
function noted<Result>(
  definition: Definition,
  { context: { kinds }, findings: { facts } }: Checking,
  run: () => Result,
): Result {
  const start = facts.length;
  const result = run();
  for (const fact of facts.splice(start)) facts.push(noteInheritedBy(fact, definition, kinds));
  return result;
}

/**
 * If a finding about `definition` lies in a parent's lines, adds a note that names the definition: the same lines may
 * be right for the parent itself.
 */
function noteInheritedBy(fact: Fact, definition: Definition, kinds: Kinds): Fact {
  const { id, origin } = definition;
  const { place } = fact;
  if (!("entry" in place)) return fact;
  // Several ids in one object share its lines.
  if (!isOfParent(place, definition)) {
    const isOneOfMany = idListIn(kinds.of(definition.kind), origin.value) !== undefined;
    return isOneOfMany ? { ...fact, inheritedBy: id } : fact;
  }
  const note: NoteOf<Code> = {
    note: "inheritedBy",
    data: { id },
    place: placeIn(origin, ["copy-from"]),
  };
  return { ...fact, notes: [...(fact.notes ?? []), note], inheritedBy: id };
}

/**
 * A look may be that of anything that has a tile: of terrain and furniture alike, or of what is defined elsewhere
 * (§2.3). If it is unknown, the symbol is drawn, so that it does less harm than other unknown ids.
 */
function checkLook(
  { similar }: Kind,
  definition: Definition,
  { exists, isBroken, known, whyUnknown, later }: ContentView,
  { placeOf }: Pick<Origins, "placeOf">,
  report: Report,
): void {
  const { kind, value } = definition;
  if (!similar) return;
  const id = value[similar.member];
  if (typeof id !== "string" || id === "") return;
  if (similar.kinds.some((tile) => exists(tile, id) || isBroken(tile, id))) return;
  if (known.isBroken(id) || known.otherKindOf(kind, id) !== undefined) return;
  const why = later(() => nearestOf(similar.kinds, definition, id, whyUnknown));
  report("unknown-look", placeOf(definition, [similar.member]), {
    id,
    get suggestion() {
      return why().suggestion;
    },
    get tied() {
      return why().tied;
    },
  });
}

/** The suggestion of the first kind that has a similar id; an id that another kind has is not taken for a typo. */
function nearestOf(
  kindsOfTiles: readonly KindName[],
  { kind: ownKind, id: ownId }: Definition,
  id: string,
  whyUnknown: ContentView["whyUnknown"],
): Unknown {
  for (const kind of kindsOfTiles) {
    const why = besides(kind === ownKind ? [ownId] : [], whyUnknown(kind, id));
    if (why.suggestion !== undefined) return why;
  }
  return {};
}

/** An obsolete definition exists for saved games alone (§9.2): nothing that is played should be based on it. */
function checkParent(
  kinds: Kinds,
  { kind, id, origin }: Definition,
  { find }: Pick<ContentQueries, "find">,
  report: Report,
): void {
  if (kinds.of(kind).obsoleteMember === undefined) return;
  const parent = parentName(origin.value);
  if (parent === undefined || parent === id || find(kind, parent)?.obsolete !== true) return;
  report("obsolete-parent", placeIn(origin, ["copy-from"]), { kind, parent });
}
