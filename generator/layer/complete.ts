/**
 * After layering a definition is whole: what is mandatory must be there (§2), and what several objects added up
 * to must still have its shape. A definition that fails leaves the registry; its id stays known.
 */
import { shapes } from "../compiled/shapes.ts";
import type { Place, Report } from "../diagnostics/diagnostic.ts";
import type { Findings } from "../diagnostics/findings.ts";
import { follow } from "../schema/choose-branch.ts";
import type { Layers } from "../layer.ts";
import { kindNames, type Definition, type RawObject } from "../model.ts";
import { explainShape, isWellShaped } from "../validate.ts";
import { misspellingsOf, misspeltObjects } from "./misspelt.ts";
import { placeIn } from "./origins.ts";

export function complete(layers: Layers, findings: Findings): void {
  const { registry, origins, fate } = layers;
  const isMisspelt = misspeltObjects(findings.facts);
  const reportOnce = reportsOnce(findings);
  for (const kind of kindNames) {
    const definitions = [...registry.all(kind)].filter((each) => !registry.isBuiltIn(each));
    const lacking = new Map(definitions.map((each) => [each.origin, lackedBy(each)]));
    for (const definition of definitions) {
      if (isComplete(definition, lacking)) continue;
      registry.remove(kind, definition.id);
      fate.set(definition.origin, "rejected");
    }
  }

  function isComplete(
    definition: Definition,
    lacking: ReadonlyMap<RawObject, readonly string[]>,
  ): boolean {
    const { kind, value, origin, contributors } = definition;
    let whole = true;
    if (contributors.length > 1 && !isWellShaped(kind, value)) {
      whole = explainShape(kind, value, reportOnce(), (path, target) =>
        origins.placeOf(definition, path, target),
      );
    }
    const shape = shapes[kind];
    for (const member of lacking.get(origin) ?? []) {
      whole = false;
      // What a parent lacks is its mistake, and was told there.
      const inherited = contributors.some(
        (other) => other !== origin && lacking.get(other)?.includes(member) === true,
      );
      if (inherited) continue;
      const misspelt =
        isMisspelt?.(definition) === true
          ? misspellingsOf(kind, value).find(
              ({ path, meant, finding }) =>
                meant === member && (path.length === 1 || finding.data.belongs === ""),
            )
          : undefined;
      if (misspelt) {
        const { path, meant, finding } = misspelt;
        findings.report(
          "unknown-member",
          origins.placeOf(definition, path, "key"),
          finding.data.belongs === undefined
            ? { ...finding.data, suggestion: meant }
            : finding.data,
          { severity: "error" },
        );
        continue;
      }
      const property = shape.definition.properties?.[member];
      findings.report("missing-member", placeIn(origin, []), {
        where: "",
        member,
        description: property
          ? (property.description ?? follow(property, shape.definitions).description)
          : undefined,
      });
    }
    return whole;
  }
}

/** Mandatory members that a definition does not have. */
export function lackedBy({ kind, value, obsolete }: Definition): string[] {
  // Of an obsolete recipe nothing but its name counts (§9.2).
  if (obsolete) return [];
  return shapes[kind].required.filter(
    (member) =>
      !Object.hasOwn(value, member) && !(member === "id" && Object.hasOwn(value, "ident")),
  );
}

/**
 * Gives, for one definition after another, a report of what was not told of the same lines before: as they stand in their
 * file, lists may count otherwise.
 */
function reportsOnce({ facts, report }: Findings): () => Report {
  const keyOf = (code: string, place: Place, data: unknown): string => {
    const { displayPath } = place.source;
    const { member = "" } = data as { readonly member?: string };
    return JSON.stringify([code, displayPath, "path" in place ? place.path : place.offset, member]);
  };
  const told = new Set<string>();
  let read = 0;
  return () => {
    for (const { code, place, data } of facts.slice(read)) told.add(keyOf(code, place, data));
    read = facts.length;
    return (code, place, data, more) => {
      if (!told.has(keyOf(code, place, data))) report(code, place, data, more);
    };
  };
}
