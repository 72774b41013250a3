/** Packs made by hand, layered without a disk. */
import { collectKnownIds } from "../../generator/layer/known-ids.ts";
import { dialectRules, type Dialect } from "../../generator/model/dialect.ts";
import { createFindings } from "../../generator/diagnostics/findings.ts";
import { layer, type Layers } from "../../generator/layer/layer.ts";
import type { JsonObject } from "../../generator/model/json.ts";
import { kindNames } from "../../generator/model/kind-names.ts";
import type { SourceFile } from "../../generator/model/source-file.ts";
import { contentView } from "../../generator/layer/content-view.ts";
import type { ContentView } from "../../generator/kinds/view.ts";
import { noMemo } from "../../generator/model/memo.ts";
import { locationsOf } from "../../generator/parse/locations.ts";
import { generateDefinitions } from "../../generator/resolve/generate-definitions.ts";
import { resolve } from "../../generator/resolve/resolve.ts";
import { openStage } from "../../generator/resolve/stage.ts";
import { loadFiles } from "../../generator/validate/load.ts";

/** Pack -> its files -> the objects in each. */
export type Packs = readonly (readonly (readonly object[])[])[];

export interface Layered {
  readonly layers: Layers;
  /** `kind id` -> record, in code-unit order. */
  readonly records: Readonly<Record<string, JsonObject>>;
  /** `severity code` is not settled here: the codes alone, sorted. */
  readonly codes: readonly string[];
}

export function layered(packs: Packs, dialect: Dialect = "spec"): Layered {
  const files: SourceFile[] = packs.flatMap((contents, index) => {
    const name = `pack${String(index)}`;
    const pack = { name };
    return contents.map((objects, file) => {
      const path = `${String(file).padStart(4, "0")}.json`;
      const text = JSON.stringify(objects);
      return { pack, packName: name, path, displayPath: `${name}/${path}`, text };
    });
  });
  const findings = createFindings();
  const { parsed, broken } = loadFiles(files, new WeakMap(), [], findings);
  const rules = dialectRules[dialect];
  const locations = locationsOf(parsed);
  const layers = layer({ parsed, broken, locations, facts: findings.facts }, rules);
  findings.facts.push(...layers.facts);
  const known = collectKnownIds(parsed, new Map());
  const view = (): ContentView => contentView(layers.registry, known, noMemo);
  generateDefinitions(layers, rules, openStage("generate", view()), findings);
  const model = resolve(layers, rules, openStage("resolve", view()), findings, noMemo);
  const records = new Map<string, JsonObject>();
  for (const kind of kindNames) {
    for (const [id, { record }] of model.records.get(kind) ?? []) {
      records.set(`${kind} ${id}`, record);
    }
  }
  const sorted = [...records].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    layers,
    records: Object.fromEntries(sorted),
    codes: findings.facts.map(({ code }) => code).sort(),
  };
}
