/** Kinds that mods bring: their schemas are read as those of packs are. Only a linker that needs it loads this. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Image } from "../image/read-image.ts";
import type { NamedKind } from "../kinds/own/check-kinds.ts";
import { readKindSchemas, type SchemaFolder } from "../kinds/own/read-kind-schemas.ts";
import type { OwnKinds } from "../kinds/project-kinds.ts";
import { writtenKindsOf } from "../packs/kinds-in-mod.ts";
import { stepsOf, type ReadMod } from "./mod.ts";

export interface ModKinds extends OwnKinds {
  /** The schemas, as messages show their paths; they are no content. */
  readonly files: ReadonlySet<string>;
  /** What is wrong with any of them; then nothing is linked. */
  readonly problems: readonly Diagnostic[];
}

export function readModKinds(
  { settings, otherTypes }: Pick<Image, "settings" | "otherTypes">,
  mods: readonly ReadMod[],
): ModKinds {
  const texts: string[] = [];
  const files = new Set<string>();
  const problems: Diagnostic[] = [];
  const folderOf = ({ textAt, folder }: ReadMod): SchemaFolder => ({
    pathOf: (path) => (path.startsWith("/") ? path : stepsOf(path).join("/")),
    display: (path) => stepsOf(folder + path).join("/"),
    read: (path) => {
      const text = textAt(path);
      files.add(folder + path);
      if (text !== undefined) texts.push(text);
      return text;
    },
  });
  const written = mods.flatMap((mod) =>
    mod.pack.mod ? writtenKindsOf(mod.pack.mod, folderOf(mod)) : [],
  );
  const before = settings.kinds.all.flatMap(({ name, types, own }): readonly NamedKind[] =>
    own ? [{ name, types, schema: own.schema, place: own.schema.place, typePlaces: [] }] : [],
  );
  const { kinds, words } = readKindSchemas(written, settings.kinds.external, problems, {
    kinds: before,
    usedTypes: otherTypes,
  });
  return { kinds, key: JSON.stringify([words, texts]), files, problems };
}
