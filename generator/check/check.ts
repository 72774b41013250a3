/**
 * check: ContentModel -> diagnostics only. The rules that the specification states across members and across
 * definitions, and every reference. It reads layered values, so each finding lies on the line that wrote it.
 */
import { externalKinds } from "../model/external-kind-names.ts";
import { reportUnparented } from "./unparented.ts";
import { judgeable } from "./rejected.ts";
import { shapes } from "../compiled/shapes.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import { createFindings, type Findings } from "../diagnostics/findings.ts";
import type { KnownIds } from "../layer/known-ids.ts";
import { checkFlags } from "../kinds/parts/flags/check-flags.ts";
import type { ResolveContext, Rule } from "../kinds/kind.ts";
import { kinds } from "../kinds/registry.ts";
import { definitionsOfKind } from "../layer/definitions-of-kind.ts";
import type { Layers } from "../layer/layer.ts";
import { asMeant, misspeltObjects } from "../layer/misspelt.ts";
import { noteHeir } from "../layer/note-inherited-by.ts";
import type { Rejected } from "../layer/rejections.ts";
import { writtenApart } from "../layer/written-apart.ts";
import { whyUnknown } from "../layer/why-unknown.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import { kindNames, type KindName } from "../model/kind-names.ts";
import type { ContentModel } from "../resolve/resolve.ts";
import { compileReferences, type ReferenceWalk } from "../schema/references.ts";
import type { Place } from "../model/place.ts";

/** What was found, in such a way that a later run can tell which of it still holds. */
export interface Checked {
  /** What was found in each definition; most have nothing. */
  readonly facts: ReadonlyMap<Definition, readonly Fact[]>;
  /** What was found in objects that are no definitions of their own. */
  readonly apart: readonly Fact[];
}

/** What an earlier run found, before an edit that left all ids as they were. */
export interface EarlierCheck {
  readonly checked: Checked;
  /** Definitions that have to be checked again, new ones among them. */
  readonly stale: ReadonlySet<Definition>;
  /** Whether what was found apart still holds. */
  readonly apart: boolean;
}

export function check(
  model: ContentModel,
  layers: Layers,
  known: KnownIds,
  findings: Findings,
  earlier?: EarlierCheck,
): Checked {
  const { facts } = findings;
  const trial = trialOf(misspeltObjects(facts), model.context);
  const found = new Map<Definition, readonly Fact[]>();
  // In the order of the definitions, whoever was checked now: of several that take over a line the first is told of.
  for (const definition of definitionsOf(layers)) {
    const told = earlier?.stale.has(definition) === false ? earlier.checked : undefined;
    const own = told ? told.facts.get(definition) : checkOne(definition);
    if (own === undefined || own.length === 0) continue;
    found.set(definition, own);
    for (const fact of own) facts.push(fact);
  }
  const beforeApart = facts.length;
  if (earlier?.apart !== true) checkApart(model, layers, findings, trial);
  else for (const fact of earlier.checked.apart) facts.push(fact);
  const apart = facts.slice(beforeApart);
  reportUnparented(layers, findings.report);
  for (const rejected of layers.rejections.all.values()) checkRejected(rejected);
  for (const kind of kindNames) {
    kinds[kind].checkAll?.(definitionsOfKind(kind, layers), model.context);
  }
  // What others have decides it, so it is looked for among all, whatever changed.
  checkFlags(
    [...definitionsOf(layers)].filter((each) => isWritten(each, layers)),
    ({ kind }) => kinds[kind].flags,
    known.defined("flag"),
    model.context,
    facts,
  );
  return { facts: found, apart };

  function checkRejected(rejected: Rejected): void {
    const { definition } = rejected;
    if (definition.obsolete) return;
    const before = facts.length;
    const seen = judgeable(rejected, model.context);
    runRules(seen.rules, seen.definition, seen.context, findings, trial);
    checkReferences(definition, layers, known, findings);
    checkLook(definition, layers, known, findings);
    for (const fact of facts.splice(before)) facts.push(noteHeir(fact, definition));
  }

  function checkOne(definition: Definition): readonly Fact[] {
    if (!isWritten(definition, layers)) return [];
    const before = facts.length;
    runRules(kinds[definition.kind].rules, definition, model.context, findings, trial);
    checkReferences(definition, layers, known, findings);
    checkLook(definition, layers, known, findings);
    return facts.splice(before).map((fact) => noteHeir(fact, definition));
  }
}

/** Whether the definition is one that an author wrote and a game uses. */
function isWritten(definition: Definition, { registry }: Layers): boolean {
  // A generated uncraft says what its recipe says, and that was checked. Built-in ones are ours.
  if (definition.generatedFrom !== undefined || registry.isBuiltIn(definition)) return false;
  // An obsolete recipe keeps only its name (§9.2).
  return !definition.obsolete;
}

function* definitionsOf(layers: Layers): Generator<Definition> {
  for (const kind of kindNames) yield* definitionsOfKind(kind, layers);
}

function checkApart(
  model: ContentModel,
  layers: Layers,
  findings: Findings,
  trial: Trial | undefined,
): void {
  /** Objects that became definitions just as they were written. */
  const whole = new Set<RawObject>();
  for (const { contributors, origin, generatedFrom, obsolete } of definitionsOf(layers)) {
    if (contributors.length === 1 && generatedFrom === undefined && !obsolete) whole.add(origin);
  }
  for (const definition of writtenApart(layers, whole)) {
    runRules(kinds[definition.kind].ownRules, definition, model.context, findings, trial);
  }
}

function runRules(
  rules: readonly Rule[],
  definition: Definition,
  context: ResolveContext,
  { facts }: Findings,
  trial: Trial | undefined,
): void {
  const before = facts.length;
  for (const rule of rules) rule(definition, context);
  if (facts.length === before || !trial) return;
  const holds = trial(rules, definition);
  for (const fact of facts.splice(before).filter(holds)) facts.push(fact);
}

/** Tells of a finding of these rules whether it would also be there if members were spelt as they were meant, here and in what is looked up. */
type Trial = (rules: readonly Rule[], definition: Definition) => (fact: Fact) => boolean;

/** One for all definitions, so that what rules remember of their context holds for all; none where nothing is misspelt. */
function trialOf(
  isMisspelt: ((definition: Definition) => boolean) | undefined,
  context: ResolveContext,
): Trial | undefined {
  if (!isMisspelt) return undefined;
  const { facts, report } = createFindings();
  const nowhere: Place = { source: { displayPath: "", text: "" }, offset: 0, length: 0 };
  const meantBy = (definition: Definition): Definition =>
    isMisspelt(definition) ? asMeant(definition) : definition;
  const trial: ResolveContext = {
    ...context,
    report,
    placeOf: () => nowhere,
    find: (kind, id) => {
      const found = context.find(kind, id);
      return found && meantBy(found);
    },
  };
  const textOf = ({ code, data }: Fact): string => JSON.stringify([code, data]);
  return (rules, definition) => {
    const meant = meantBy(definition);
    for (const rule of rules) rule(meant, trial);
    const kept = new Set(facts.splice(0).map(textOf));
    return (fact) => kept.has(textOf(fact));
  };
}

const walks = new Map<KindName, ReferenceWalk>();

function walkOf(kind: KindName): ReferenceWalk {
  let walk = walks.get(kind);
  if (!walk) {
    const { definition, definitions } = shapes[kind];
    walk = compileReferences(definition, definitions);
    walks.set(kind, walk);
  }
  return walk;
}

function checkReferences(
  definition: Definition,
  { registry, origins }: Layers,
  known: KnownIds,
  findings: Findings,
): void {
  walkOf(definition.kind)(definition.value, (declared, id, container, key) => {
    const kind = kindOfReference(definition, declared, key);
    if (isOurs(kind)) {
      if (registry.get(kind, id) || registry.isBroken(kind, id)) return;
      if (mayBeElsewhere(kind, id, registry, known)) return;
      const place = origins.placeOfSlot(definition, { container, key });
      const elsewhere = registry.otherKindOf(kind, id) ?? known.otherKindOf(id, kind);
      const why = registry.whyUnknown(kind, id, { elsewhere });
      findings.report("unknown-reference", place, { kind, id, ...why });
      return;
    }
    const ids = known.ids(kind);
    // While nothing is known of a kind, its references are typed but not checked.
    if (ids.size === 0 || ids.has(id) || known.isBroken(id)) return;
    const place = origins.placeOfSlot(definition, { container, key });
    const successor = kind === "item" ? known.migration(id) : undefined;
    if (successor) {
      findings.report("migrated-reference", place, { kind, id, to: successor.to });
      return;
    }
    const elsewhere = known.otherKindOf(id, kind) ?? registry.otherKindOf(undefined, id);
    const why = whyUnknown(id, { suggestions: () => known.suggestions(kind), elsewhere });
    findings.report("unknown-reference", place, { kind, id, ...why });
  });
}

/**
 * A look may be that of anything that has a tile: of terrain and furniture alike, or of what is defined elsewhere
 * (§2.3). Without it the symbol is drawn, so that an unknown one does less harm than another unknown id.
 */
function checkLook(
  definition: Definition,
  { registry, origins }: Layers,
  known: KnownIds,
  findings: Findings,
): void {
  const { kind, value } = definition;
  const id = value["looks_like"];
  if ((kind !== "terrain" && kind !== "furniture") || typeof id !== "string" || id === "") return;
  const tiles = ["terrain", "furniture"] as const;
  if (tiles.some((tile) => registry.get(tile, id) ?? registry.isBroken(tile, id))) return;
  if (known.isBroken(id) || known.otherKindOf(id, kind) !== undefined) return;
  const other = kind === "terrain" ? "furniture" : "terrain";
  const own = registry.whyUnknown(kind, id);
  const { suggestion, tied } = own.suggestion === undefined ? registry.whyUnknown(other, id) : own;
  findings.report("unknown-look", origins.placeOf(definition, ["looks_like"]), {
    id,
    suggestion,
    tied,
  });
}

/**
 * Faction camps build places: the result of a recipe with a blueprint, or of the category for buildings, is a place
 * of the camp, of which nothing is known; and an empty blueprint is none (§2.10).
 */
function kindOfReference(definition: Definition, declared: string, key: string | number): string {
  if (definition.kind !== "recipe") return declared;
  if (key !== "construction_blueprint" && key !== "result") return declared;
  const { construction_blueprint: blueprint = "", category } = definition.value;
  if (key === "construction_blueprint" && blueprint === "") return "camp place";
  const builds = blueprint !== "" || category === "CC_BUILDING";
  return key === "result" && builds ? "camp place" : declared;
}

/** Requirements may be defined outside the content: unchecked while none is known, then by what is known (§2.10). */
function mayBeElsewhere(
  kind: KindName,
  id: string,
  registry: Layers["registry"],
  known: KnownIds,
): boolean {
  if (!isExternal(kind)) return false;
  const outside = known.ids(kind);
  return outside.has(id) || (outside.size === 0 && registry.ids(kind).next().done === true);
}

function isExternal(kind: string): boolean {
  return (externalKinds as readonly string[]).includes(kind);
}

const ownKinds: ReadonlySet<string> = new Set(kindNames);

function isOurs(kind: string): kind is KindName {
  return ownKinds.has(kind);
}
