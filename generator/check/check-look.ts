import type { Report } from "../diagnostics/diagnostic.ts";
import type { ContentView, Unknown } from "../kinds/view.ts";
import type { Origins } from "../layer/origins.ts";
import type { Definition } from "../model/definition.ts";

/**
 * A look may be that of anything that has a tile: of terrain and furniture alike, or of what is defined elsewhere
 * (§2.3). Without it the symbol is drawn, so that an unknown one does less harm than another unknown id.
 */
export function checkLook(
  definition: Definition,
  { exists, isBroken, known, whyUnknown, otherKindOf }: ContentView,
  { placeOf }: Pick<Origins, "placeOf">,
  report: Report,
): void {
  const { kind, value } = definition;
  const id = value["looks_like"];
  if ((kind !== "terrain" && kind !== "furniture") || typeof id !== "string" || id === "") return;
  const tiles = ["terrain", "furniture"] as const;
  if (tiles.some((tile) => exists(tile, id) || isBroken(tile, id))) return;
  if (known.isBroken(id) || known.otherKindOf(kind, id) !== undefined) return;
  // What is of another kind is taken for no other id.
  const isElsewhere = otherKindOf(kind, id) !== undefined;
  const { suggestion, tied } = isElsewhere ? nothing : nearestTile(kind, id, whyUnknown);
  report("unknown-look", placeOf(definition, ["looks_like"]), { id, suggestion, tied });
}

const nothing: Unknown = {};

/** One of its own kind first. */
function nearestTile(
  kind: "terrain" | "furniture",
  id: string,
  whyUnknown: ContentView["whyUnknown"],
): Unknown {
  const own = whyUnknown(kind, id);
  const other = kind === "terrain" ? "furniture" : "terrain";
  return own.suggestion === undefined ? whyUnknown(other, id) : own;
}
