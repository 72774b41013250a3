import type { Report } from "../diagnostics/diagnostic.ts";
import { kinds } from "../kinds/registry.ts";
import type { ContentView, Unknown } from "../kinds/view.ts";
import { besides } from "../layer/why-unknown.ts";
import type { Origins } from "../layer/origins.ts";
import type { Definition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";

/**
 * A look may be that of anything that has a tile: of terrain and furniture alike, or of what is defined elsewhere
 * (§2.3). If it is unknown, the symbol is drawn, so that it does less harm than other unknown ids.
 */
export function checkLook(
  definition: Definition,
  { exists, isBroken, known, whyUnknown, later }: ContentView,
  { placeOf }: Pick<Origins, "placeOf">,
  report: Report,
): void {
  const { kind, value } = definition;
  const { similar } = kinds[kind];
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

/** The suggestion of the first kind that has a similar id; an id that another kind has is not taken for a slip. */
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
