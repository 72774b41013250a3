/** One text of definitions, compiled: what the playground shows of it. Nothing of it needs a page. */
import { compile, type Compilation } from "../../compile.ts";
import type { Choices } from "../../complete/choice.ts";
import { formatGroup } from "../../diagnostics/format-pretty.ts";
import { groupEqual } from "../../diagnostics/groups.ts";
import type { CompileSettings } from "../../kinds/compile-settings.ts";
import { builtInFormat } from "../../kinds/project-kinds.ts";
import type { SourceFile } from "../../model/source-file.ts";
import { ContentQuery } from "../../query/content-query.ts";
import { seededRandom } from "../../../runtime/numbers/random.ts";
import { createTable, type Table } from "../../../runtime/tables/table.ts";
import type { BashableTable } from "../../../runtime/tiles/bash-target.ts";
import { bash, canBash } from "../../../runtime/tiles/bashing.ts";

export interface Played {
  /** As the terminal prints them. */
  readonly findings: readonly string[];
  readonly modules: readonly (readonly [path: string, text: string])[];
  readonly records: readonly (readonly [name: string, record: string])[];
  /** What the runtime says of a blow to everything that can be bashed. */
  readonly verbs: readonly (readonly [name: string, result: string])[];
  /** What may be written at an offset. */
  readonly choicesAt: (offset: number) => Choices | undefined;
}

type BlowTable = BashableTable<string, { readonly bash: object }> &
  Pick<Table<unknown, string, never>, "kind" | "size" | "replace">;

const pack = { name: "playground" };
const path = "definitions.json";

const settings: CompileSettings = {
  packs: [pack],
  kinds: builtInFormat(),
  shape: "literal",
  importExtension: ".js",
  known: new Map(),
  severity: new Map([["unchecked-references", "off"]]),
  strict: false,
};

export function play(text: string): Played {
  const file: SourceFile = { pack, path, packName: pack.name, displayPath: path, text };
  const compilation = compile(settings, { files: [file] });
  const query = new ContentQuery(compilation);
  const own = compilation.modules.filter(({ path: name }) => !name.endsWith("built-in.ts"));
  return {
    findings: groupEqual(compilation.diagnostics).map((group) => formatGroup(group)),
    modules: own.map((each) => [each.path, each.text]),
    records: recordsOf(compilation),
    verbs: blows(compilation),
    choicesAt: (offset) => query.choicesAt(text, offset, [pack], { pack, path }),
  };
}

/** Records of what the text defines, and not of what is built in. */
function recordsOf({ model, failed }: Compilation): Played["records"] {
  if (failed) return [];
  return [...model.records].flatMap(([kind, records]) =>
    [...records].flatMap(([id, { definition, record }]) =>
      definition.origin.entry.builtIn === true
        ? []
        : [[`${kind} ${id}`, JSON.stringify(record, undefined, 2)] as const],
    ),
  );
}

/** How strong the blow is. */
const strength = 100;

function blows({ model, failed }: Compilation): Played["verbs"] {
  const kinds = settings.kinds.where(
    ({ transitions }) => transitions?.some(({ verb }) => verb === "bash") === true,
  );
  return (failed ? [] : kinds).flatMap((kind) => {
    const records = [...(model.records.get(kind) ?? [])];
    const table = createTable<BlowTable>(kind, {
      order: records.map(([id]) => id),
      row: (index: number) => records[index]?.[1].record,
    });
    return records.flatMap(([id, { definition }]) => {
      if (definition.origin.entry.builtIn === true || !canBash(table, id)) return [];
      const result = bash(table, id, { strength, random: seededRandom("playground") });
      const call = `bash(${kind}, ${JSON.stringify(id)}, { strength: ${String(strength)} })`;
      return [[call, JSON.stringify(result, undefined, 2)] as const];
    });
  });
}
