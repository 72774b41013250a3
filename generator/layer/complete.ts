/**
 * After layering a definition is whole: what is mandatory must be there (§2), and what several objects added up
 * to must still have its shape. A definition that fails leaves the registry; its id stays known.
 */
import { shapes } from "../compiled/shapes.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { Findings } from "../diagnostics/findings.ts";
import { follow } from "../schema/choose-branch.ts";
import type { Layers } from "./layer.ts";
import type { Definition } from "../model/definition.ts";
import { kindNames } from "../model/kind-names.ts";
import { explainShape, isWellShaped } from "../validate/validate.ts";
import { legiblePart } from "./legible.ts";
import { misspellingsOf, misspeltObjects } from "./misspelt.ts";
import { namingMember, templateName } from "./raw-id.ts";
import { holderOf, placeIn, type Place } from "../model/place.ts";
import { lackedBy } from "./lacked-members.ts";

export function complete(layers: Layers, findings: Findings): void {
  const { registry, origins, rejections } = layers;
  const isMisspelt = misspeltObjects(findings.facts);
  const reportOnce = reportsOnce(findings);
  for (const { definition, unreadable, inherits, nameless } of rejections.all.values()) {
    if (inherits || templateName(definition.value) !== undefined) continue;
    // Beside another of its id it may be meant to change that one.
    if (registry.get(definition.kind, definition.id)) continue;
    const gone = unreadable.get(definition.value);
    const name = nameless ? namingMember(definition.kind) : undefined;
    const isTold = (member: string): boolean => member === name || gone?.has(member) === true;
    reportLacking(
      definition,
      lackedBy(definition).filter((member) => !isTold(member)),
    );
  }
  for (const kind of kindNames) {
    const definitions = [...registry.all(kind)].filter((each) => !registry.isBuiltIn(each));
    const lacking = new Map(definitions.map((each) => [each.origin, lackedBy(each)]));
    for (const definition of definitions) {
      const { value, origin, contributors } = definition;
      const isWhole = hasItsShape(definition);
      const lacks = lacking.get(origin) ?? [];
      if (isWhole && lacks.length === 0) continue;
      // What a parent lacks is its mistake, and was told there.
      const parents = contributors.filter((other) => other !== origin);
      const own = lacks.filter(
        (member) => !parents.some((other) => lacking.get(other)?.includes(member) === true),
      );
      reportLacking(definition, own);
      registry.remove(kind, definition.id);
      const legible = legiblePart(kind, value, origins.derived);
      const gone = new Set([...(legible.unreadable.get(legible.value) ?? []), ...lacks]);
      rejections.reject(origin, {
        value: legible.value,
        own: legiblePart(kind, origin.value, origins.derived).value,
        contributors,
        unreadable: new Map([...legible.unreadable, [legible.value, gone]]),
        follows: isWhole && own.length === 0,
      });
    }
  }

  /** What several objects added up to must still have its shape. */
  function hasItsShape(definition: Definition): boolean {
    const { kind, value, contributors } = definition;
    if (contributors.length === 1 || isWellShaped(kind, value)) return true;
    return explainShape(kind, value, reportOnce(), (path, target) =>
      origins.placeOf(definition, path, target),
    );
  }

  function reportLacking(definition: Definition, members: readonly string[]): void {
    const { kind, value, origin } = definition;
    const { definition: shape, definitions } = shapes[kind];
    for (const member of members) {
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
          { severity: "error", loses: true },
        );
        continue;
      }
      const property = shape.properties?.[member];
      findings.report("missing-member", placeIn(origin, []), {
        where: "",
        member,
        description: property
          ? (property.description ?? follow(property, definitions).description)
          : undefined,
      });
    }
  }
}

/**
 * Gives, for one definition after another, a report of what was not told of the same lines before: as they stand in their
 * file, lists may count otherwise.
 */
function reportsOnce({ facts, report }: Findings): () => Report {
  const keyOf = (code: string, place: Place, data: unknown): string => {
    const { member = "" } = data as { readonly member?: string };
    return JSON.stringify([code, "path" in place ? place.path : place.offset, member]);
  };
  const told = new Map<object, Set<string>>();
  let read = 0;
  return () => {
    for (const { code, place, data } of facts.slice(read)) {
      let keys = told.get(holderOf(place));
      if (!keys) told.set(holderOf(place), (keys = new Set()));
      keys.add(keyOf(code, place, data));
    }
    read = facts.length;
    return (code, place, data, more) => {
      const isTold = told.get(holderOf(place))?.has(keyOf(code, place, data)) === true;
      if (!isTold) report(code, place, data, more);
    };
  };
}
