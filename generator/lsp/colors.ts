/** The colours of `color` and `bgcolor`, for editors to show beside the names and to choose from. */
import type { Color, ColorInformation, ColorPresentation, Range } from "vscode-languageserver";
import { isList } from "../json/containers.ts";
import { currentColorName } from "../kinds/parts/common-members/colors.ts";
import { plainColors } from "../model/plain-colors.ts";
import type { SourceFile } from "../model/source-file.ts";
import { placeIn } from "../model/place.ts";
import { locate, textPlaceOf } from "../diagnostics/locate.ts";
import { objectsIn } from "./places-in-file.ts";
import { rangeOf } from "./positions.ts";
import type { Snapshot } from "./project.ts";

/** The members that hold names of colours (§2.3). */
const members = ["color", "bgcolor"] as const;

export function colorsIn(snapshot: Snapshot, file: SourceFile): ColorInformation[] {
  const { locations } = snapshot.compilation;
  return objectsIn(snapshot, file).flatMap(({ object }) =>
    members.flatMap((member) => {
      const written = object.value[member];
      const names = isList(written) ? written : [written];
      return names.flatMap((name, at) => {
        const color = typeof name === "string" ? colorOf(name) : undefined;
        if (!color) return [];
        const path = isList(written) ? [member, at] : [member];
        const { range } = locate(textPlaceOf(placeIn(object, path), locations));
        return [{ range: rangeOf(range), color }];
      });
    }),
  );
}

/** The names of the plain colours, the nearest first. */
export function colorNamesFor(wanted: Color, range: Range): ColorPresentation[] {
  const distance = (hex: string): number => {
    const { red, green, blue } = parsed(hex);
    return (red - wanted.red) ** 2 + (green - wanted.green) ** 2 + (blue - wanted.blue) ** 2;
  };
  return [...plainColors]
    .sort(([, one], [, other]) => distance(one) - distance(other))
    .map(([name]) => ({ label: name, textEdit: { range, newText: JSON.stringify(name) } }));
}

/** The foreground of a name such as `light_red`, `c_light_red` or `light_red_white`; inverted ones show it as well. */
function colorOf(name: string): Color | undefined {
  const words = currentColorName(name)
    .replace(/^[cih]_/u, "")
    .split("_");
  for (let length = Math.min(words.length, 3); length > 0; length -= 1) {
    const hex = plainColors.get(words.slice(0, length).join("_"));
    if (hex !== undefined) return parsed(hex);
  }
  return undefined;
}

function parsed(hex: string): Color {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  return { red, green, blue, alpha: 1 };
}
