/** Every code, in one place; a test proves that each has a fixture folder and a row in the README. */
import type { CatalogueEntry } from "./entry.ts";
import { fileCodes, type FileCodes } from "./file.ts";
import { jsonCodes, type JsonCodes } from "./json.ts";
import { layerCodes, type LayerCodes } from "./layer.ts";
import { modificationCodes, type ModificationCodes } from "./modification.ts";
import { packCodes, type PackCodes } from "./pack.ts";
import { professionCodes, type ProfessionCodes } from "./profession.ts";
import { recipeCodes, type RecipeCodes } from "./recipe.ts";
import { referenceCodes, type ReferenceCodes } from "./reference.ts";
import { shapeCodes, type ShapeCodes } from "./shape.ts";
import { tileCodes, type TileCodes } from "./tile.ts";

export interface Catalogue
  extends
    FileCodes,
    JsonCodes,
    ShapeCodes,
    LayerCodes,
    ModificationCodes,
    PackCodes,
    ProfessionCodes,
    TileCodes,
    RecipeCodes,
    ReferenceCodes {}

export const catalogue: Catalogue = {
  ...fileCodes,
  ...jsonCodes,
  ...shapeCodes,
  ...layerCodes,
  ...modificationCodes,
  ...packCodes,
  ...professionCodes,
  ...tileCodes,
  ...recipeCodes,
  ...referenceCodes,
};

export type Code = keyof Catalogue;
export type CodeData<C extends Code> =
  Catalogue[C] extends CatalogueEntry<infer Data> ? Data : never;
