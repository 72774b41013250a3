import type { Report } from "../diagnostics/diagnostic.ts";
import { isChange } from "../kinds/profession/modify-profession.ts";
import type { Json, JsonObject, RawObject } from "../model.ts";
import { placeIn } from "./origins.ts";

/** They change what `copy-from` brings (extension). */
const editors: readonly string[] = ["extend", "delete", "relative", "proportional"];

/** Members that say how a definition comes to be, and have no part in a modification (§2.1). */
const notOfModifications: readonly string[] = [
  "copy-from",
  ...editors,
  "abstract",
  "alias",
  "override",
];

/** Reports the members of an object that change something in a way that the object does not. */
export function reportUnusedMembers(object: RawObject, report: Report): void {
  const { kind, value } = object;
  if (kind === "profession_item_substitutions") return;
  const modifies = value["edit-mode"] === "modify";
  if (modifies || value["copy-from"] === undefined) {
    for (const member of modifies ? notOfModifications : editors) {
      if (!Object.hasOwn(value, member)) continue;
      report("unused-editing-member", placeIn(object, [member], "key"), { member, modifies });
    }
  }
  if (modifies) return;
  const items = kind === "profession" ? asObject(value["items"]) : {};
  const paths = [
    ...Object.keys(value).map((member) => [member]),
    ...Object.keys(items).map((member) => ["items", member]),
  ];
  for (const path of paths) {
    const member = path.at(-1);
    if (member === undefined || !isChange(member)) continue;
    report("changes-without-modify", placeIn(object, path, "key"), { kind, member });
  }
}

function asObject(value: Json | undefined): JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : {};
}
