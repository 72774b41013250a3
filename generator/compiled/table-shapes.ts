// @generated from generator/kinds by "npm run codegen"; do not edit.

/** The interface of each kind's table. */
export const tableShapes: Readonly<Record<string, string>> = {
  "profession": "export interface ProfessionTable extends Table<\n  Profession,\n  ProfessionId,\n  ProfessionKey\n> {}\n",
  "furniture": "export interface FurnitureTable\n  extends\n    Table<Furniture, FurnitureId, FurnitureKey>,\n    HasEdges<FurnitureId, FurnitureEdges> {}\n",
  "terrain": "export interface TerrainTable\n  extends\n    Table<Terrain, TerrainId, TerrainKey>,\n    HasEdges<TerrainId, TerrainEdges> {}\n",
  "recipe": "export interface RecipeTable extends Table<Recipe, RecipeId, RecipeKey> {}\n",
  "uncraft": "export interface UncraftTable extends Table<Uncraft, UncraftId, UncraftKey> {}\n"
};
