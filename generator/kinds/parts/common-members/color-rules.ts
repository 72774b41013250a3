import { firstOf, ranked, type Nearest } from "../../../diagnostics/suggest.ts";
import { nameOf } from "../../../json/path.ts";
import type { Definition } from "../../../model/definition.ts";
import type { JsonPath } from "../../../model/json.ts";
import { ofOneObject, type RuleContext } from "../../kind.ts";
import { isList } from "../../../json/containers.ts";
import type { AuthoredTile, TileRule } from "./tile-kind.ts";
import { colorNames, coloursMeantBy } from "./colors.ts";

const members = ["color", "bgcolor"] as const;

/** "Exactly one of the two must be used" (§2.3). */
export const colorChoice: TileRule = (definition, context) => {
  const given = members.filter((member) => definition.value[member] !== undefined);
  if (given.length === 1) return;
  const found = given.length === 0 ? "neither" : "both";
  if (found === "neither" && isInherited(definition, context)) return;
  const place =
    found === "both"
      ? context.placeOf(definition, ["bgcolor"], "key")
      : context.placeOf(definition, []);
  context.report("color-choice", place, { found });
};

/** Whether the parent lacks the members, too: that is the parent's mistake and is reported there. */
function isInherited({ kind, id, value }: Definition<AuthoredTile>, context: RuleContext): boolean {
  const parent = value["copy-from"];
  if (typeof parent !== "string" || parent === id) return false;
  const above = context.find(kind, parent);
  return above !== undefined && members.every((member) => above.value[member] === undefined);
}

/** The specification lists no colours (§2.3), so an unknown one is only worth a note. */
export const knownColors: TileRule = ofOneObject((definition, context) => {
  for (const member of members) {
    const value = definition.value[member];
    if (isList(value)) {
      value.forEach((color, index) => {
        checkColor(color, [member, index], definition, context);
      });
    } else if (value !== undefined) checkColor(value, [member], definition, context);
  }
});

function checkColor(
  color: string,
  path: JsonPath,
  definition: Definition,
  context: RuleContext,
): void {
  if (colorNames.has(color)) return;
  const meant = meantColor(color);
  const data = { where: nameOf(path), color, ...meant };
  // Other names may be those of a game's own colours.
  const isSlip = meant.suggestion !== undefined || meant.choices !== undefined;
  context.report(
    "unknown-color",
    context.placeOf(definition, path),
    data,
    isSlip ? { severity: "warning" } : {},
  );
}

function meantColor(color: string): Partial<Nearest> & { readonly choices?: readonly string[] } {
  const [only, ...others] = coloursMeantBy(color);
  if (only !== undefined) {
    return others.length > 0 ? { choices: [only, ...others] } : { suggestion: only };
  }
  const near = ranked(color, colorNames, []);
  const [first] = near;
  return first && first.edits <= (color.length < 6 ? 1 : 2) ? (firstOf(near) ?? {}) : {};
}
