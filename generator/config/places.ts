/** Where ids stand in objects of types that no kind describes, or not whole, as the configuration says. */
import type { Kinds } from "../kinds/kinds.ts";
import { anyWord, placesIn, stepsOf } from "../kinds/placed.ts";
import { hasPlaceIn } from "../kinds/with-places.ts";
import { builtInNames } from "../kinds/own/taken-names.ts";
import type { OwnKinds } from "../kinds/project-kinds.ts";
import type { DialectData } from "../kinds/dialects.ts";
import { externalIn } from "../model/external-kind-names.ts";
import type { PlaceTable } from "../model/dialect.ts";
import {
  unknownWord,
  type ConfigurationSource,
  type ReportProblem,
} from "../diagnostics/project-problems.ts";
import { isRemark } from "../json/remark.ts";

/** Reports paths that are none, and kinds that there are not. */
export function readPlaces(
  configured: PlaceTable | undefined,
  { kinds }: OwnKinds,
  dialect: DialectData,
  { source, report }: { readonly source: ConfigurationSource; readonly report: ReportProblem },
): PlaceTable {
  if (!configured) return {};
  const own = kinds.filter(({ naming }) => naming).map(({ name }) => name);
  const { withIds, external } = builtInNames(own, externalIn(dialect));
  const names = [...new Set([...withIds, ...own, ...external, anyWord])];
  const known = new Set([...names, ...Object.keys({ ...dialect.places, ...configured })]);
  const read = withoutComments(configured).map(([type, places]) => {
    const written = withoutComments(places);
    for (const [path, kind] of written) {
      const where = `places.${type}`;
      const at = ["places", type, path];
      for (const found of [kind].flat().filter((each) => !known.has(each))) {
        report("configuration-value", source.locate(at, "value"), unknownWord(where, found, names));
      }
      if (!stepsOf(path)) {
        report("configuration-value", source.locate(at, "key"), noPath(where, path));
      }
    }
    return [type, Object.fromEntries(written)] as const;
  });
  return Object.fromEntries(read);
}

/** Reports configured places at which no id can be, as what describes the objects says something else. */
export function reportIgnoredPlaces(
  configured: PlaceTable,
  kinds: Kinds,
  { source, report }: { readonly source: ConfigurationSource; readonly report: ReportProblem },
): void {
  const reportAt = (
    where: string,
    path: readonly [...string[], string],
    expected: string,
  ): void => {
    const found = JSON.stringify(path.at(-1));
    const data = { where, found, expected: [expected], suggestion: undefined };
    report("configuration-value", source.locate(["places", ...path], "key"), data);
  };
  for (const [type, places] of Object.entries(configured)) {
    const kind = kinds.ofType(type);
    if (!kind && !kinds.placed.has(type)) {
      reportAt("places", [type], "a type that is not the name of a kind of other types");
    } else if (kind && !kind.own) {
      reportAt("places", [type], "a type that no built-in kind describes");
    } else if (kind?.own) {
      const { definition } = kind.own.authored((root) => root);
      for (const [path, at] of Object.entries(places)) {
        const one = { ...kinds.dialect.places, [type]: { [path]: at } };
        const known = { dialect: { places: one }, external: kinds.external };
        if (hasPlaceIn(definition, placesIn([type], { ...known, get: (name) => kinds.get(name) })))
          continue;
        const other = `a path to texts or names of which the schema of ${kind.name} says nothing else`;
        reportAt(`places.${type}`, [type, path], other);
      }
    }
  }
}

function withoutComments<Value>(members: Readonly<Record<string, Value>>): [string, Value][] {
  return Object.entries(members).filter(([name]) => !isRemark(name));
}

function noPath(where: string, path: string): ReturnType<typeof unknownWord> {
  const likely = path
    .replace(/^[$./]+/u, "")
    .replaceAll(/\.?\[[\d*]*\]/gu, "[]")
    .replaceAll(/[./]+/gu, ".");
  const expected = ['a path such as "object.terrain.*" or "object.place_items[].item"'];
  const suggestion = stepsOf(likely) ? likely : undefined;
  return { where, found: JSON.stringify(path), expected, suggestion };
}
