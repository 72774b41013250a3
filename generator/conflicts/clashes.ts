/** Finds where two objects of different packs conflict over one definition. */
import type { ValueLocation } from "../explain/explanation.ts";
import { replacedBy } from "../kinds/parts/inheritance/equivalent-members.ts";
import { kinds } from "../kinds/registry.ts";
import type { Json } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Conflict } from "./conflict.ts";
import type { Edit } from "./edits.ts";
import type { Touch, Touched } from "./touches.ts";

/** Returns the conflicts between each object and the later ones of other packs. */
export function clashesOf({ kind, id, touches }: Touched): Conflict[] {
  const conflicts: Conflict[] = [];
  touches.forEach((later, index) => {
    for (const earlier of touches.slice(0, index)) {
      if (earlier.pack === later.pack) continue;
      const intended = earlier.what === "defines" && later.what !== "refused";
      for (const clash of between(earlier, later)) {
        const packs = [earlier.pack, later.pack] as const;
        conflicts.push({ kind, id, packs, intended, ...clash });
      }
    }
  });
  return conflicts;
}

type Clash = Pick<Conflict, "type" | "member" | "places" | "winner">;

function between(earlier: Touch, later: Touch): Clash[] {
  const whole: Clash["places"] = [placeOf(earlier), placeOf(later)];
  if (later.what === "refused") {
    return [{ type: "defined-twice", places: whole, winner: earlier.pack }];
  }
  if (earlier.what === "refused") return [];
  if (later.what === "replaces") {
    const type = earlier.what === "changes" ? "change-lost" : "defined-twice";
    return [{ type, places: whole, winner: later.pack }];
  }
  if (earlier.what !== "changes") {
    // Writes over another pack's definition, which itself counts as writing all its members.
    return later.edits.flatMap((edit): Clash[] =>
      edit.how === "write" && writes(earlier, edit.member)
        ? [
            {
              type: "written-twice",
              member: edit.member,
              places: [placeOf(earlier, edit.member.split(".")), placeOf(later, edit.path)],
              winner: later.pack,
            },
          ]
        : [],
    );
  }
  return later.edits.flatMap((edit) =>
    earlier.edits.flatMap((other): Clash[] => {
      const clash = betweenEdits(later.object.kind, other, edit);
      if (!clash) return [];
      return [
        {
          type: clash,
          member: edit.member,
          places: [placeOf(earlier, other.path), placeOf(later, edit.path)],
          ...(clash === "written-twice" || edit.how === "write" ? { winner: later.pack } : {}),
        },
      ];
    }),
  );
}

function betweenEdits(kind: KindName, earlier: Edit, later: Edit): Conflict["type"] | undefined {
  const overlap = over(kind, earlier.member, later.member);
  if (!overlap) return undefined;
  const hows = [earlier.how, later.how];
  if (earlier.how === "write" && later.how === "write") {
    return earlier.member === later.member && sameJson(earlier.value, later.value)
      ? undefined
      : "written-twice";
  }
  if (hows.includes("write")) return "order-decides";
  if (earlier.how === later.how) return undefined;
  if (hows.includes("add") && hows.includes("remove")) {
    const shared = earlier.entries.some((entry) => later.entries.includes(entry));
    return shared ? "removal-of-added" : undefined;
  }
  return hows.includes("shift") && hows.includes("scale") ? "order-decides" : undefined;
}

/** Whether the members are the same, or one is inside the other. */
function over(kind: KindName, one: string, other: string): boolean {
  // Members that exclude each other count as the same.
  const [a = one, b = other] = [one, other].map((member) => replacedBy(kinds[kind], member)[0]);
  return a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);
}

function writes({ object }: Touch, member: string): boolean {
  let at: Json | undefined = object.value;
  for (const step of member.split(".")) {
    if (typeof at !== "object" || !Object.hasOwn(at ?? {}, step)) return false;
    at = (at as Readonly<Record<string, Json>>)[step];
  }
  return true;
}

function placeOf({ object }: Touch, path: ValueLocation["path"] = []): ValueLocation {
  return { object, path };
}

function sameJson(one: Json, other: Json): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
