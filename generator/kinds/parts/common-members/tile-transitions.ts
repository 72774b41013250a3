import { harvestSource } from "../../../../runtime/tiles/harvest-source.ts";
import { isList, isObject } from "../../../json/containers.ts";
import type { Dialect } from "../../../model/dialect.ts";
import type { JsonObject } from "../../../model/json.ts";
import type { Transition } from "../../transition.ts";
import { noFurniture, type TileKind } from "./tile-kind.ts";

/** Verbs with one successor, in the order of §3.1, and the member of a record that names it. */
export function tileTransitions(kind: TileKind): readonly Transition[] {
  return [
    { verb: "open", able: "Openable", successor: (record) => record["open"] },
    { verb: "close", able: "Closable", successor: (record) => record["close"] },
    { verb: "lockpick", able: "Lockpickable", successor: (record) => record["lockpick_result"] },
    { verb: "oxytorch", able: "Oxytorchable", successor: inside("oxytorch", "result") },
    { verb: "boltcut", able: "Boltcuttable", successor: inside("boltcut", "result") },
    { verb: "hacksaw", able: "Hacksawable", successor: inside("hacksaw", "result") },
    { verb: "bash", able: "Bashable", successor: inside("bash", "ter_set", "furn_set") },
    {
      verb: "deconstruct",
      able: "Deconstructible",
      successor: inside("deconstruct", "ter_set", "furn_set"),
    },
    { verb: "pry", able: "Pryable", successor: inside("pry", "new_ter_type", "new_furn_type") },
    { verb: "pry_break", able: "Breakable", successor: broken },
    {
      verb: "harvest",
      able: "Harvestable",
      successor: (record, dialect) =>
        harvestOf(record, dialect) === undefined ? undefined : harvestedForm(record, kind),
    },
    {
      // Those of them that ask for the season.
      verb: "harvest_by_season",
      successor: (record, dialect) =>
        harvestOf(record, dialect) === "harvest_by_season"
          ? harvestedForm(record, kind)
          : undefined,
    },
    {
      verb: "revert",
      able: "Reverting",
      successor: (record, dialect) =>
        kind === "terrain" &&
        isHarvested(record) &&
        (record["harvest_season"] !== undefined || dialect === "bright-nights")
          ? record["transforms_into"]
          : undefined,
    },
  ];
}

function inside(part: string, ...members: string[]): (record: JsonObject) => unknown {
  return (record) => {
    const object = record[part];
    if (!isObject(object)) return undefined;
    return members.map((member) => object[member]).find((each) => each !== undefined);
  };
}

function broken(record: JsonObject): unknown {
  const { pry } = record;
  if (!isObject(pry) || pry["breakable"] !== true) return undefined;
  return inside("pry", "break_ter_type", "break_furn_type")(record);
}

/** By which member a record is harvested, if at all (§2.6, §3.1). */
function harvestOf(record: JsonObject, dialect: Dialect): ReturnType<typeof harvestSource> {
  return isHarvested(record) ? undefined : harvestSource(record, dialect);
}

/** Without a successor terrain yields and stays; furniture is gone, as the harvested plant is in the real game. */
function harvestedForm(record: JsonObject, kind: TileKind): unknown {
  return record["transforms_into"] ?? (kind === "furniture" ? noFurniture : record["id"]);
}

function isHarvested({ flags }: JsonObject): boolean {
  return isList(flags) && flags.includes("HARVESTED");
}
