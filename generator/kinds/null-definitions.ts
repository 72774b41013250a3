/** Definitions that stand for "none", which are there before the first pack loads (§2.4, §2.5). */
import type { Definition } from "../model/definition.ts";
import { kindNames } from "../model/kind-names.ts";
import type { SourceFile } from "../model/source-file.ts";
import { kinds } from "./registry.ts";

/** Built-in definitions belong to no pack: their file is empty and has no path. */
const file: SourceFile = {
  pack: { name: "" },
  sourcePath: "",
  path: "",
  displayPath: "(built in)",
  text: "",
};

const definitions: readonly Definition[] = kindNames.flatMap((kind) => {
  const { none } = kinds[kind];
  if (!none) return [];
  const { id, value } = none;
  const origin = { kind, file, index: undefined, value };
  return [{ kind, id, value, origin, contributors: [origin], obsolete: false }];
});

/** What is there before the first pack loads; always the same objects. */
export function nullDefinitions(): readonly Definition[] {
  return definitions;
}
