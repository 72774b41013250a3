// @generated from generator/kinds by "npm run codegen"; do not edit.
import type { BuiltInKind } from "../model/kind-names.ts";
import type { KindShapes } from "../schema/link-shapes.ts";
import { linkShapes } from "../schema/link-shapes.ts";
import { shapeTable } from "./shape-table.ts";

const { parts, kinds } = shapeTable;

export const shapes: Readonly<Record<BuiltInKind, KindShapes>> = {
  profession: linkShapes(parts, kinds.profession),
  profession_item_substitutions: linkShapes(parts, kinds.profession_item_substitutions),
  furniture: linkShapes(parts, kinds.furniture),
  terrain: linkShapes(parts, kinds.terrain),
  recipe: linkShapes(parts, kinds.recipe),
  uncraft: linkShapes(parts, kinds.uncraft),
  requirement: linkShapes(parts, kinds.requirement),
};
