/**
 * The sprites of a tile set, as games of this family have them: `tile_config.json`, and pictures in its folder. All of
 * it is data of strangers: pictures are read from that folder alone, if they are PNG, and up to a size.
 */
import { dirname, resolve } from "node:path";
import { obstacleTo } from "../config/named-files.ts";
import { readJsonConfig } from "../config/read-config.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { collectProblems } from "../diagnostics/project-problems.ts";
import { displayPath } from "../disk/display-path.ts";
import { readBytes, readText } from "../disk/read-bytes.ts";
import { isList, isObject, textsIn } from "../json/containers.ts";
import { nameOf } from "../json/path.ts";
import type { Json, JsonPath } from "../model/json.ts";
import { jsonType } from "../schema/choose-branch.ts";
import type { SpriteLayer, SpriteLook } from "./site.ts";

interface Sheet {
  /** The number of its first sprite: they are counted through all sheets. */
  readonly first: number;
  readonly columns: number;
  readonly rows: number;
  /** Pixels of a sprite. */
  readonly side: readonly [width: number, height: number];
  /** In base 64. */
  readonly picture: string;
}

const seasons = ["spring", "summer", "autumn", "winter"];

/** At most so many bytes in all pictures, pixels in one, and pixels on a side of a sprite. */
const [mostBytes, mostPixels, mostSide] = [2 ** 25, 2 ** 24, 1024];

export class TileSet {
  readonly sheets: readonly Sheet[];
  readonly #sprites: ReadonlyMap<string, readonly number[]>;

  constructor(sheets: readonly Sheet[], sprites: ReadonlyMap<string, readonly number[]>) {
    this.sheets = sheets;
    this.#sprites = sprites;
  }

  look(id: string): SpriteLook | undefined {
    const looks = seasons.map((season) => {
      const sprites = this.#sprites.get(`${id}_season_${season}`) ?? this.#sprites.get(id) ?? [];
      const layers = sprites.flatMap((sprite) => this.#layer(sprite));
      const side = (axis: 4 | 5): number => Math.max(0, ...layers.map((layer) => layer[axis]));
      const [width, height] = [side(4), side(5)];
      const placed = layers.map(([sheet, , ...box]) => [sheet, height - box[3], ...box] as const);
      return [width, height, placed] as const;
    });
    const isSame = looks.every((look) => look.join() === looks[0]?.join());
    return looks.some(([width]) => width > 0) ? looks.slice(0, isSame ? 1 : 4) : undefined;
  }

  #layer(sprite: number): readonly SpriteLayer[] {
    return this.sheets.flatMap(({ first, columns, rows, side: [width, height] }, sheet) => {
      const number = sprite - first;
      if (number < 0 || number >= columns * rows) return [];
      const [x, y] = [(number % columns) * width, Math.floor(number / columns) * height];
      return [[sheet, 0, x, y, width, height] as const];
    });
  }

  /** The pictures in which these have sprites. */
  picturesOf(looks: Iterable<readonly [number, SpriteLook]>): ReadonlyMap<number, string> {
    const layers = [...looks].flatMap(([, look]) => look.flatMap((season) => season[2]));
    const needed = layers.map(([sheet]) => sheet);
    return new Map([...new Set(needed)].map((each) => [each, this.sheets[each]?.picture ?? ""]));
  }
}

/** @param problems receives what is wrong with it, at its place */
export function readTileSet(
  file: string,
  workingDirectory: string,
  problems: Diagnostic[],
): TileSet {
  const path = displayPath(file, workingDirectory);
  const { source, value } = readJsonConfig(path, readText(file), problems, '"tiles-new"');
  const report = collectProblems(source, problems);
  const missing = (where: JsonPath, member: string): void => {
    report("configuration-missing-member", source.locate(where, "value"), {
      ...{ where: nameOf(where), member },
    });
  };
  const side = (value: Json | undefined, at: JsonPath): number => {
    if (typeof value === "number" && Number.isInteger(value) && value > 0 && value <= mostSide)
      return value;
    report("configuration-value", source.locate(at, "value"), {
      ...{
        where: nameOf(at),
        found: typeof value === "number" ? String(value) : jsonType(value ?? null),
      },
      expected: [`a whole number of pixels from 1 to ${String(mostSide)}`],
      suggestion: undefined,
    });
    return 1;
  };
  const sprites = new Map<string, readonly number[]>();
  const sheets: Sheet[] = [];
  const [info, all] = isObject(value) ? [value["tile_info"], value["tiles-new"]] : [];
  const usual = isList(info) && isObject(info[0]) ? info[0] : undefined;
  if (value !== undefined && !usual) missing([], "tile_info");
  if (value !== undefined && !isList(all)) missing([], "tiles-new");
  if (!usual || !isList(all)) return new TileSet([], sprites);
  const sides = ["width", "height"].map((name) => side(usual[name], ["tile_info", 0, name]));
  let bytes = 0;
  for (const [index, sheet] of all.entries()) {
    const name = isObject(sheet) ? sheet["file"] : undefined;
    if (!isObject(sheet) || typeof name !== "string") {
      missing(["tiles-new", index], "file");
      continue;
    }
    const [width = 1, height = 1] = ["sprite_width", "sprite_height"].map((name, axis) =>
      name in sheet ? side(sheet[name], ["tiles-new", index, name]) : sides[axis],
    );
    const picture = pictureIn(dirname(file), name, mostBytes - bytes);
    if (typeof picture === "string") {
      const span = source.locate(["tiles-new", index, "file"], "value");
      report("configuration-path", span, { path: name, problem: picture });
      continue;
    }
    bytes += picture.bytes;
    const before = sheets.at(-1);
    sheets.push({
      first: before ? before.first + before.columns * before.rows : 0,
      ...{ columns: Math.floor(picture.width / width), rows: Math.floor(picture.height / height) },
      ...{ side: [width, height], picture: picture.text },
    });
    for (const tile of isList(sheet["tiles"]) ? sheet["tiles"] : []) {
      if (!isObject(tile)) continue;
      const layers = [spriteIn(tile["bg"]), spriteIn(tile["fg"])].filter((each) => each >= 0);
      for (const id of textsIn(tile["id"])) sprites.set(id, layers);
    }
  }
  return new TileSet(sheets, sprites);
}

/** Of several variants or directions the first; -1 for none. */
function spriteIn(value: Json | undefined): number {
  if (typeof value === "number") return Number.isInteger(value) ? value : -1;
  if (isList(value)) return spriteIn(value[0]);
  return isObject(value) ? spriteIn(value["sprite"]) : -1;
}

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly text: string;
}

/** The picture, or why it is none. @param most so many bytes */
function pictureIn(
  folder: string,
  name: string,
  most: number,
): Picture | "no-sheet" | "no-picture" {
  const file = resolve(folder, name);
  if (obstacleTo(file, { root: folder, roots: [], within: folder })) return "no-sheet";
  const bytes = Buffer.from(readBytes(file));
  const isPng = bytes.toString("latin1", 0, 16) === "\x89PNG\r\n\x1a\n\0\0\0\rIHDR";
  if (!isPng || bytes.length < 24 || bytes.length > most) return "no-picture";
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (width * height > mostPixels) return "no-picture";
  return { width, height, bytes: bytes.length, text: bytes.toString("base64") };
}
