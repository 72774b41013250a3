/** Finds all uses of an id: for `refs`, `explain` and editors. */
import type { Compilation } from "../compile.ts";
import { locate } from "../diagnostics/locate.ts";
import { isBuiltInId } from "../kinds/built-in-ids.ts";
import { externalDefinitions } from "../parse/external-definitions.ts";
import { describeUse, type Use } from "./describe-use.ts";
import { isNaming, type NamedId } from "./occurrence.ts";
import type { Uses } from "./uses.ts";

export interface DefinedAt {
  /** "defines" for objects of other types that define ids of external kinds. */
  readonly role: Use["role"];
  readonly pack: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface UsesOfId extends NamedId {
  /** In load order; empty for built-in ids, and for ids that only the configuration lists or nothing defines. */
  readonly definitions: readonly DefinedAt[];
  readonly builtIn: boolean;
  readonly uses: readonly Use[];
}

export function findUses(
  { parsed, locations, model }: Pick<Compilation, "parsed" | "locations" | "model">,
  uses: Uses,
  named: NamedId,
): UsesOfId {
  const found = uses.of(named).map((each) => ({
    each,
    use: describeUse(each, named.id, locations, model.context.rules),
  }));
  const own = found.filter(({ each }) => isNaming(each)).map(({ use }) => definedAt(use));
  const foreign = externalDefinitions(parsed, [named]).map(({ file, path }): DefinedAt => {
    const { source, range } = locate({ source: file, path, target: "value" });
    const { line, column } = range;
    const pack = file.pack.name;
    return { role: "defines", pack, file: source.displayPath, line, column };
  });
  return {
    ...named,
    definitions: [...own, ...foreign],
    builtIn: isBuiltInId(named.kind, named.id),
    uses: found.filter(({ each }) => !isNaming(each)).map(({ use }) => use),
  };
}

function definedAt({ role, pack, file, line, column }: Use): DefinedAt {
  return { role, pack, file, line, column };
}
