import { checkAmount } from "../units/amount-rules.ts";
import { parseVolume } from "../units/volume.ts";
import type { TileRule } from "./tile-kind.ts";

/** A volume is in ml or L (§2.3); a bare number counts old units. It must not be negative. */
export const maxVolume: TileRule = (definition, context) => {
  const volume = definition.value.max_volume;
  if (typeof volume === "number") {
    context.report("legacy-volume", context.placeOf(definition, ["max_volume"]), {
      where: "max_volume",
      units: volume,
      ml: parseVolume(volume) ?? 0,
    });
  }
  checkAmount(volume, parseVolume, ["max_volume"], definition, context);
};
