import { ofOneObject } from "../../kind.ts";
import type { TileRule } from "../common-members/tile-kind.ts";

/** Mandatory for terrain if `breakable` is true (§2.9). */
export const breakType: TileRule = ofOneObject((definition, context) => {
  const { pry } = definition.value;
  if (definition.kind !== "terrain" || pry?.breakable !== true) return;
  if (pry.break_ter_type !== undefined) return;
  context.report("break-type-missing", context.placeOf(definition, ["pry"]), {});
});

/** Success and failure have a message; breaking has one if there is something to break into (§2.9). */
export const pryMessages: TileRule = ofOneObject((definition, context) => {
  const { pry } = definition.value;
  if (!pry) return;
  const expected: ("success_message" | "fail_message" | "break_message")[] = [
    "success_message",
    "fail_message",
  ];
  if (definition.kind === "terrain" && pry.breakable === true && pry.break_ter_type !== undefined) {
    expected.push("break_message");
  }
  for (const member of expected) {
    if (pry[member] !== undefined) continue;
    context.report("pry-message-missing", context.placeOf(definition, ["pry"]), { member });
  }
});

/** In the order of §2.9. */
const breakMembers: readonly string[] = [
  "break_message",
  "break_noise",
  "break_sound",
  "break_ter_type",
  "break_furn_type",
  "break_items",
];

/** Members about breaking have a meaning only if breaking can happen (§2.9). */
export const breakWithoutBreakable: TileRule = ofOneObject((definition, context) => {
  const { pry } = definition.value;
  if (!pry || pry.breakable === true) return;
  const other = definition.kind === "terrain" ? "break_furn_type" : "break_ter_type";
  // The other kind's member is reported as misplaced anyway.
  const members = Object.keys(pry).filter((name) => breakMembers.includes(name) && name !== other);
  const [first] = members;
  if (first === undefined) return;
  context.report("break-without-breakable", context.placeOf(definition, ["pry", first], "key"), {
    members,
  });
});
