/** Packs made by hand, layered without a disk. */
import { compile } from "../../generator/compile.ts";
import type { DialectName as Dialect } from "../../generator/model/dialect.ts";
import type { Layers } from "../../generator/layer/layer.ts";
import type { JsonObject } from "../../generator/model/json.ts";
import { builtInKinds } from "../../generator/model/kind-names.ts";
import type { Pack } from "../../generator/model/pack.ts";
import type { SourceFile } from "../../generator/model/source-file.ts";
import { kindsIn } from "../built-in.ts";

/** Pack -> its files -> the objects in each. */
export type Packs = readonly (readonly (readonly object[])[])[];

export interface Layered {
  readonly layers: Layers;
  /** `kind id` -> record, in code-unit order. */
  readonly records: Readonly<Record<string, JsonObject>>;
  /** Of all findings, sorted. */
  readonly codes: readonly string[];
}

export function layered(contents: Packs, dialect: Dialect = "spec"): Layered {
  const packs = contents.map((_, index): Pack => ({ name: `pack${String(index)}` }));
  const files = contents.flatMap((files, index) => filesOf(packs[index]!, files));
  const kinds = kindsIn(dialect);
  const settings = {
    ...({
      packs,
      dialect,
      kinds,
      shape: "literal",
      importExtension: ".js",
      strict: false,
    } as const),
    known: new Map<string, ReadonlySet<string>>(),
    severity: new Map([["unchecked-references", "off" as const]]),
  };
  const { layers, model, diagnostics } = compile(settings, { files }, { emit: false });
  const records = new Map<string, JsonObject>();
  for (const kind of builtInKinds) {
    for (const [id, { record }] of model.records.get(kind) ?? []) {
      records.set(`${kind} ${id}`, record);
    }
  }
  const sorted = [...records].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    layers,
    records: Object.fromEntries(sorted),
    codes: diagnostics.map(({ code }) => code).sort(),
  };
}

function filesOf(pack: Pack, contents: Packs[number]): SourceFile[] {
  return contents.map((objects, index) => {
    const path = `${String(index).padStart(4, "0")}.json`;
    const text = JSON.stringify(objects);
    return { pack, packName: pack.name, path, displayPath: `${pack.name}/${path}`, text };
  });
}
