/** A corpus several times as large: copies whose ids have a suffix, as has every reference to them. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentFiles } from "./subject.ts";

/** Members that hold words of the format, not ids, however much they look like one. */
const words: ReadonlySet<string> = new Set([
  ...["type", "subtype", "edit-mode", "symbol", "color", "bgcolor", "name", "description", "flags"],
  ...["id_suffix", "category", "subcategory", "activity_level", "connects_to", "seasons"],
  ...["examine_action"],
]);

/** Ids that the format itself knows. */
const builtIn: ReadonlySet<string> = new Set(["t_null", "f_null", "null"]);

/** Writes `times` copies of the packs below a folder that is one pack; the first is as it was. */
export function multiply(packs: readonly string[], times: number, folder: string): void {
  const files = [...contentFiles(packs)];
  const ids = new Set(files.flatMap(({ objects }) => objects.flatMap(idsOf)));
  for (let copy = 0; copy < times; copy += 1) {
    for (const { path, objects } of files) {
      const file = join(folder, `copy-${copy}`, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(
        file,
        JSON.stringify(copy === 0 ? objects : suffixed(objects, ids, copy), undefined, 2),
      );
    }
  }
}

/** The ids that an object gives to what it defines. */
function idsOf(object: Readonly<Record<string, unknown>>): string[] {
  const {
    id,
    abstract,
    result,
    ident,
    alias,
    om_terrain: place,
  } = object as Record<string, unknown>;
  const named = [id, abstract, result, ident, alias, place].flat();
  return named.filter((each): each is string => typeof each === "string" && !builtIn.has(each));
}

/** The value with a suffix at every string that is one of the ids. */
export function suffixed(value: unknown, ids: ReadonlySet<string>, copy: number): unknown {
  if (typeof value === "string") return ids.has(value) ? `${value}__${copy}` : value;
  if (Array.isArray(value)) return value.map((each) => suffixed(each, ids, copy));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      words.has(key) ? member : suffixed(member, ids, copy),
    ]),
  );
}
