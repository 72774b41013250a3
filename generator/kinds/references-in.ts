/** The only place that finds the ids inside an object, as declared by the schema of its kind and by the kind itself. */
import { isObject } from "../json/containers.ts";
import type { JsonObject } from "../model/json.ts";
import { visitReferences, type VisitReference } from "../schema/references.ts";
import type { Kind } from "./kind.ts";
import { anyWord } from "./placed.ts";
import { ofKinds, type OfKinds } from "./kinds.ts";
import type { KindName } from "../model/kind-names.ts";

/** Visits every id in the value, with the kind that it must belong to. */
export function referencesIn(kind: Kind, value: JsonObject, visit: VisitReference): void {
  const { referenceKind, shapes } = kind;
  visitReferences(shapes.definition, value, (declared, id, container, key, listKind, isName) => {
    const of = referenceKind?.(value, key, declared, id) ?? declared;
    if (of !== anyWord) visit(of, id, container, key, listKind, isName);
  });
}

/** Visits the ids that an object deletes from what it copies (extension); they are written as for `remove:`. */
export function deletionsIn({ shapes }: Kind, value: JsonObject, visit: VisitReference): void {
  const taken = value["delete"];
  if (!isObject(taken)) return;
  const { properties = {} } = shapes.definition;
  for (const [member, entries] of Object.entries(taken)) {
    const name = `remove:${member}`;
    const shape = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!shape) continue;
    visitReferences(shape, entries, (found, id, container, key) => {
      // A single entry is in the object itself.
      const alone = entries === id;
      visit(found, id, alone ? taken : container, alone ? member : key);
    });
  }
}

/** The kind whose ids the ids of a kind are: of most their own, of recipes the items that they make. */
export const kindOfIds: OfKinds<ReadonlyMap<KindName, string>> = ofKinds(
  (kinds) =>
    new Map(
      kinds.all.map((kind) => {
        const member = kind.naming?.member ?? "";
        let of: string = kind.name;
        referencesIn(kind, { [member]: "id" }, (declared, _id, _container, key) => {
          if (key === member) of = declared;
        });
        return [kind.name, of];
      }),
    ),
);

export const kindsWithOwnIds: OfKinds<readonly KindName[]> = ofKinds((kinds) =>
  kinds.where(({ name }) => kindOfIds(kinds).get(name) === name),
);
