// @generated from generator/kinds by "npm run codegen"; do not edit.
import type { Dialect } from "../model/dialect.ts";

/** The interface of each kind's table, in each dialect. */
export const tableShapes: Readonly<Record<Dialect, Readonly<Record<string, string>>>> = {
  spec: {
    profession:
      'export interface ProfessionTable extends Table<\n  Profession,\n  ProfessionId,\n  ProfessionKey,\n  "spec"\n> {}\n',
    furniture:
      'export interface FurnitureTable\n  extends\n    Table<Furniture, FurnitureId, FurnitureKey, "spec">,\n    HasEdges<FurnitureId, FurnitureEdges> {}\n',
    terrain:
      'export interface TerrainTable\n  extends\n    Table<Terrain, TerrainId, TerrainKey, "spec">,\n    HasEdges<TerrainId, TerrainEdges> {}\n',
    recipe:
      'export interface RecipeTable extends Table<\n  Recipe,\n  RecipeId,\n  RecipeKey,\n  "spec"\n> {}\n',
    uncraft:
      'export interface UncraftTable extends Table<\n  Uncraft,\n  UncraftId,\n  UncraftKey,\n  "spec"\n> {}\n',
  },
  "bright-nights": {
    profession:
      'export interface ProfessionTable extends Table<\n  Profession,\n  ProfessionId,\n  ProfessionKey,\n  "bright-nights"\n> {}\n',
    furniture:
      'export interface FurnitureTable\n  extends\n    Table<Furniture, FurnitureId, FurnitureKey, "bright-nights">,\n    HasEdges<FurnitureId, FurnitureEdges> {}\n',
    terrain:
      'export interface TerrainTable\n  extends\n    Table<Terrain, TerrainId, TerrainKey, "bright-nights">,\n    HasEdges<TerrainId, TerrainEdges> {}\n',
    recipe:
      'export interface RecipeTable extends Table<\n  Recipe,\n  RecipeId,\n  RecipeKey,\n  "bright-nights"\n> {}\n',
    uncraft:
      'export interface UncraftTable extends Table<\n  Uncraft,\n  UncraftId,\n  UncraftKey,\n  "bright-nights"\n> {}\n',
  },
};
