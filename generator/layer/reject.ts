import type { RawObject, Definition } from "../model/definition.ts";
import type { Layering } from "./layering.ts";
import type { Unreadable } from "./recoverable.ts";
import { hasIds } from "./loading.ts";
import { aliasesOf, idsOf, isObsolete, templateName } from "./raw-id.ts";
import type { Rejected } from "./notes.ts";

type HowRejected = Omit<Rejected, "definition" | "nameless"> &
  Pick<Definition, "value" | "contributors">;

const noneUnreadable: Unreadable = new Map();

/** Leaves an object out. */
export function reject(
  { registry, outcomes, notes, kinds }: Layering,
  object: RawObject,
  how: Partial<HowRejected> = {},
): void {
  const { kind } = object;
  const {
    value = object.value,
    own = value,
    contributors = [object],
    unreadable = noneUnreadable,
    inherits = false,
    follows = false,
  } = how;
  outcomes.set(object, "rejected");
  const name = templateName(value);
  const suffix = kinds.of(kind).naming?.suffix?.(kinds.rules);
  const isReadable = suffix === undefined || unreadable.get(value)?.has(suffix) !== true;
  const ids = isReadable ? idsOf(kind, value, kinds) : [];
  // A modification defines nothing.
  const names =
    value["edit-mode"] === "modify"
      ? []
      : [...ids, ...aliasesOf(value), ...(name === undefined ? [] : [name])];
  for (const each of names) registry.markBroken(kind, each);
  const [id = ""] = ids;
  const obsolete = isObsolete(kinds.of(kind), value);
  const definition = { kind, id, value, origin: object, contributors, obsolete };
  const nameless = ids.length === 0 && name === undefined && hasIds(kind, kinds);
  notes.note(object, {
    rejected: { definition, own, unreadable, inherits, nameless, follows },
  });
}
