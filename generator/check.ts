/**
 * check: ContentModel -> diagnostics only. The rules that the specification states across members and across
 * definitions, and every reference. It reads layered values, so each finding lies on the line that wrote it.
 */
import { shapes } from "./compiled/shapes.ts";
import type { Findings } from "./diagnostics/findings.ts";
import { oneOf } from "./diagnostics/sentence.ts";
import { suggest } from "./diagnostics/suggest.ts";
import type { KnownIds } from "./known-ids.ts";
import { checkSubstitutions } from "./kinds/profession_item_substitutions/check-substitutions.ts";
import { kinds } from "./kinds/registry.ts";
import type { Layers } from "./layer.ts";
import { noteHeir } from "./layer/note-heir.ts";
import { kindNames, type Definition, type KindName } from "./model.ts";
import type { ContentModel } from "./resolve.ts";
import { compileReferences, type ReferenceWalk } from "./schema/references.ts";

export function check(
  model: ContentModel,
  layers: Layers,
  known: KnownIds,
  findings: Findings,
): void {
  for (const kind of kindNames) {
    const definitions =
      kind === "profession_item_substitutions" ? layers.substitutions : layers.registry.all(kind);
    for (const definition of definitions) {
      // A generated uncraft says what its recipe says, and that was checked. Built-in ones are ours.
      if (definition.generatedFrom !== undefined || layers.registry.isBuiltIn(definition)) continue;
      // An obsolete recipe keeps only its name (§9.2).
      if (definition.obsolete) continue;
      const { facts } = findings;
      const before = facts.length;
      for (const rule of kinds[kind].rules) rule(definition, model.context);
      checkReferences(definition, layers, known, findings);
      facts.push(...facts.splice(before).map((fact) => noteHeir(fact, definition)));
    }
  }
  checkSubstitutions(layers.substitutions, model.context);
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
      const place = origins.placeOfSlot(definition, { container, key });
      findings.report("unknown-reference", place, { kind, id, ...registry.whyUnknown(kind, id) });
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
    const elsewhere = known.otherKindOf(id, kind);
    const suggestion = elsewhere === undefined ? suggest(id, ids)[0] : undefined;
    findings.report("unknown-reference", place, {
      kind,
      id,
      ...(elsewhere === undefined ? {} : { reason: `"${id}" is ${oneOf(elsewhere)}` }),
      ...(suggestion === undefined ? {} : { suggestion }),
    });
  });
}

/**
 * Faction camps build places: the result of a recipe with a blueprint is a place of the camp, of which nothing is
 * known; and an empty blueprint is none (§2.10).
 */
function kindOfReference(definition: Definition, declared: string, key: string | number): string {
  const blueprint = definition.value["construction_blueprint"];
  if (blueprint === undefined || definition.kind !== "recipe") return declared;
  const nothing = key === "construction_blueprint" && blueprint === "";
  return nothing || (key === "result" && blueprint !== "") ? "camp place" : declared;
}

function isOurs(kind: string): kind is KindName {
  return (kindNames as readonly string[]).includes(kind);
}
