/** Finds where two objects of different packs conflict over one definition. */
import { slotAt } from "../explain/trace.ts";
import type { ValueLocation } from "../explain/explanation.ts";
import { replacedBy } from "../kinds/parts/inheritance/equivalent-members.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { Kind } from "../kinds/kind.ts";
import type { Pack } from "../model/pack.ts";
import type { Conflict } from "./conflict.ts";
import type { Edit } from "./edits.ts";
import type { Touch, Touched } from "./touches.ts";

/** Whether a pack declares that another one precedes it, or that one is a core, which precedes all others. */
export type DependsOn = (pack: Pack, other: Pack) => boolean;

/** Returns the conflicts between each object and the later ones of other packs. */
export function clashesOf(
  kinds: Kinds,
  { kind, id, touches }: Touched,
  dependsOn: DependsOn,
): readonly Conflict[] {
  return touches.flatMap((later, index) =>
    touches
      .slice(0, index)
      .filter(({ pack }) => pack !== later.pack)
      .flatMap((earlier) => {
        const intended = later.what !== "refused" && dependsOn(later.pack, earlier.pack);
        const packs = [earlier.pack, later.pack] as const;
        const clashes = between(kinds.of(kind), earlier, later);
        return clashes.map((clash) => ({ kind, id, packs, intended, ...clash }));
      }),
  );
}

type Clash = Pick<Conflict, "type" | "member" | "places" | "winner">;

function between(kind: Kind, earlier: Touch, later: Touch): readonly Clash[] {
  const places: Clash["places"] = [placeOf(earlier), placeOf(later)];
  if (later.what === "refused") return [{ type: "defined-twice", places, winner: earlier.pack }];
  if (earlier.what === "refused") return [];
  if (later.what === "replaces") {
    const type = earlier.what === "changes" ? "change-lost" : "defined-twice";
    return [{ type, places, winner: later.pack }];
  }
  return later.edits.flatMap((edit) =>
    earlier.what === "changes"
      ? earlier.edits.flatMap((other) => {
          const type = betweenEdits(kind, other, edit);
          return type ? [clashOf(type, [earlier, other], [later, edit])] : [];
        })
      : overDefinition(earlier, later, edit),
  );
}

/** A definition counts as writing all its members. */
function overDefinition(earlier: Touch, later: Touch, edit: Edit): readonly Clash[] {
  const path = edit.member.split(".");
  if (edit.how !== "write" || !slotAt(earlier.object.value, path)) return [];
  return [clashOf("written-twice", [earlier, { path }], [later, edit])];
}

function clashOf(
  type: Conflict["type"],
  [earlier, other]: readonly [Touch, Pick<Edit, "path">],
  [later, edit]: readonly [Touch, Edit],
): Clash {
  return {
    type,
    member: edit.member,
    places: [placeOf(earlier, other.path), placeOf(later, edit.path)],
    ...(edit.how === "write" ? { winner: later.pack } : {}),
  };
}

function betweenEdits(kind: Kind, earlier: Edit, later: Edit): Conflict["type"] | undefined {
  if (!overlap(kind, earlier.member, later.member)) return undefined;
  const hows = [earlier.how, later.how];
  if (earlier.how === "write" && later.how === "write") {
    const same = JSON.stringify(earlier.value) === JSON.stringify(later.value);
    return earlier.member === later.member && same ? undefined : "written-twice";
  }
  if (hows.includes("write")) return "order-decides";
  if (hows.includes("add") && hows.includes("remove")) {
    const shared = earlier.entries.some((entry) => later.entries.includes(entry));
    return shared ? "removal-of-added" : undefined;
  }
  return hows.includes("shift") && hows.includes("scale") ? "order-decides" : undefined;
}

/** Whether the members are the same, or one is inside the other. */
function overlap(kind: Kind, one: string, other: string): boolean {
  // Members that exclude each other count as the same.
  const [a = one, b = other] = [one, other].map((member) => replacedBy(kind, member)[0]);
  return a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);
}

function placeOf({ object }: Touch, path: ValueLocation["path"] = []): ValueLocation {
  return { object, path };
}
