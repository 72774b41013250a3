/** Prints conflicts for people, and returns them as one value for programs. */
import { visibleText } from "../diagnostics/visible-text.ts";
import type { Locations } from "../model/locations.ts";
import { fileLocation, printLocation } from "../explain/file-location.ts";
import type { Conflict, ConflictReport, ConflictType } from "./conflict.ts";

const headings: Readonly<Record<ConflictType, string>> = {
  "written-twice": "Written by two packs; the later one wins",
  "defined-twice": "Defined by two packs; one definition is lost",
  "change-lost": "Changed by one pack, then replaced by another; the change is lost",
  "removal-of-added": "Added by one pack, removed by another",
  "order-decides": "Changed by one pack, replaced or scaled by another; which comes first decides",
  "copied-around-change": "Copied by one pack, changed by another; which comes first decides",
  "substituted-twice": "Substituted by two packs; the first one wins if both apply",
};

const headingTypes = Object.keys(headings) as ConflictType[];

/** @param everything Whether to include what packs change of those on which they depend. */
export function printConflicts(
  report: ConflictReport,
  locations: Locations,
  everything: boolean,
): string {
  const shown = report.conflicts.filter(({ intended }) => everything || !intended);
  const blocks = headingTypes.flatMap((type): string[] => {
    const conflicts = shown.filter((each) => each.type === type);
    if (conflicts.length === 0) return [];
    return [[headings[type], ...conflicts.map((each) => lineOf(each, locations))].join("\n")];
  });
  const { idleOverrides, openOrders } = report;
  if (idleOverrides.length > 0) {
    const lines = idleOverrides.map(
      ({ kind, id, place }) => `  ${name(kind, id)}\n    ${printLocation(place, locations)}`,
    );
    blocks.push(["Overrides of definitions that do not exist", ...lines].join("\n"));
  }
  if (openOrders.length > 0) {
    const lines = openOrders.map(({ packs: [earlier, later], definitions }) => {
      const names = definitions.map(({ kind, id }) => name(kind, id));
      return `  ${visibleText(earlier.name)} before ${visibleText(later.name)}: ${some(names, everything)}`;
    });
    const heading = "Packs whose order matters, although no dependency declares it";
    blocks.push([heading, ...lines].join("\n"));
  }
  return blocks.map((block) => `${block}\n`).join("\n");
}

function lineOf(conflict: Conflict, locations: Locations): string {
  const { kind, id, member, places, winner } = conflict;
  const what = member === undefined ? "" : `: ${visibleText(member)}`;
  const wins = winner ? ` – ${visibleText(winner.name)} wins` : "";
  return [
    `  ${name(kind, id)}${what}${wins}`,
    ...places.map((place) => `    ${printLocation(place, locations)}`),
  ].join("\n");
}

function name(kind: string, id: string): string {
  return visibleText(`${kind} ${JSON.stringify(id)}`);
}

function some(names: readonly string[], everything: boolean): string {
  const most = everything ? names.length : 5;
  const rest = names.length - most;
  return `${names.slice(0, most).join(", ")}${rest > 0 ? ` and ${String(rest)} more` : ""}`;
}

export function conflictsData(
  { conflicts, idleOverrides, openOrders }: ConflictReport,
  locations: Locations,
): object {
  return {
    version: 1,
    conflicts: conflicts.map(({ type, kind, id, member, packs, places, winner, intended }) => ({
      type,
      kind,
      id,
      ...(member === undefined ? {} : { member }),
      packs: packs.map((pack) => pack.name),
      ...(winner ? { winner: winner.name } : {}),
      intended,
      places: places.map((place) => fileLocation(place, locations)),
    })),
    idleOverrides: idleOverrides.map(({ kind, id, place }) => ({
      kind,
      id,
      ...fileLocation(place, locations),
    })),
    openOrders: openOrders.map(({ packs, definitions }) => ({
      packs: packs.map((pack) => pack.name),
      definitions,
    })),
  };
}
