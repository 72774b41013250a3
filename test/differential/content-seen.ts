/**
 * What a run made of the content, as `explain`, `conflicts` and programs see it: nothing of it says how it was made.
 */
import type { Compilation } from "../../generator/compile.ts";
import { findConflicts } from "../../generator/conflicts/find-conflicts.ts";
import { conflictsData, printConflicts } from "../../generator/conflicts/print-conflicts.ts";
import { ContentQuery } from "../../generator/query/content-query.ts";
import { explanationData } from "../../generator/explain/print-explanation.ts";
import type { LayerEvent } from "../../generator/layer/history.ts";
import type { Definition, RawObject } from "../../generator/model/definition.ts";
import type { JsonObject } from "../../generator/model/json.ts";

/** Explanations of so many definitions are compared at each step. */
const explained = 6;

export function contentSeen(compilation: Compilation): [name: string, text: string][] {
  const { layers, model, files, locations } = compilation;
  const { registry, substitutions, history, outcomes, rejections } = layers;
  const packs = [...new Set(files.map(({ pack }) => pack))];
  const { names } = registry.kinds;
  const definitions = [...names.flatMap((kind) => [...registry.all(kind)]), ...substitutions];
  const conflicts = findConflicts(layers, packs);
  return [
    ["definitions", definitions.map(definitionText).join("\n")],
    [
      "aliases",
      names
        .flatMap((kind) => [...registry.aliases(kind)].map((each) => [kind, ...each].join(" ")))
        .sort()
        .join("\n"),
    ],
    [
      "outcomes",
      [...outcomes]
        .map(([object, what]) => `${what} ${objectText(object)}`)
        .sort()
        .join("\n"),
    ],
    ["history", history.map(changeText).sort().join("\n")],
    ["rejections", [...rejections.keys()].map(objectText).sort().join("\n")],
    ["records", recordsText(model)],
    [
      "conflicts",
      printConflicts(conflicts, locations, true) +
        JSON.stringify(conflictsData(conflicts, locations), undefined, 1),
    ],
    ["explanations", explanations(compilation, definitions)],
  ];
}

function recordsText({ records, substitutions }: Compilation["model"]): string {
  const lines = [...records].flatMap(([kind, table]) =>
    [...table].map(([id, { record }]) => `${kind} ${id} ${valueText(record)}`),
  );
  return [...lines, ...substitutions.map(({ record }) => valueText(record))].join("\n");
}

function definitionText(definition: Definition): string {
  const { kind, id, value, origin, contributors, obsolete, generatedFrom } = definition;
  const of = [...contributors].map(objectText).join(" + ");
  return [kind, id, obsolete, generatedFrom, valueText(value), objectText(origin), of].join(" ");
}

function changeText(change: LayerEvent): string {
  const parts = [
    "parent" in change ? valueText(change.parent.value) : "",
    "before" in change ? definitionText(change.before) : "",
    "after" in change ? definitionText(change.after) : "",
    "id" in change ? change.id : "",
  ];
  return `${change.what} ${objectText(change.object)} ${parts.join(" -> ")}`;
}

const texts = new WeakMap<JsonObject, string>();

/** Values are never changed, so one text of each is enough. */
function valueText(value: JsonObject): string {
  let text = texts.get(value);
  if (text === undefined) texts.set(value, (text = JSON.stringify(value)));
  return text;
}

/** By what it says: where it stands is compared by explanations and findings. */
function objectText({ kind, value }: RawObject): string {
  return `${kind} ${valueText(value)}`;
}

/** Of definitions to which something was done, and of some others. */
function explanations(compilation: Compilation, definitions: readonly Definition[]): string {
  const changed = definitions.filter(({ contributors }) => contributors.length > 1);
  const chosen = [...spread(changed), ...spread(definitions)].map(({ kind, id, value }) => {
    const { item } = value;
    return { kind, id: id === "" && typeof item === "string" ? item : id };
  });
  const query = new ContentQuery(compilation);
  const found = chosen.flatMap(({ kind, id }) => query.explain(id, kind));
  return JSON.stringify(
    found.map((each) => explanationData(each, compilation.locations)),
    undefined,
    1,
  );
}

function spread<T>(list: readonly T[]): T[] {
  const every = Math.max(1, Math.ceil(list.length / explained));
  return list.filter((_, index) => index % every === 0);
}
