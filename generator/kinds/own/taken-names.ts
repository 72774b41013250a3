/** What kinds of a project's own cannot be called. Only who reads schemas of kinds asks for it. */
import { closedWords, dataTypesText, typesText } from "../../compiled/types-text.ts";
import { externalKinds } from "../../model/external-kind-names.ts";
import { pascalCase } from "../../text/names.ts";
import { builtIn } from "../registry.ts";
import { migrationTypeOf } from "../saved-ids.ts";
import type { BuiltInKinds } from "./check-kinds.ts";

/**
 * The names that are taken without own kinds.
 * @param own the names of own kinds, which may take those of external ones
 * @param all the external kinds, also those that only the dialect knows
 */
export function builtInNames(
  own: readonly string[],
  all: readonly string[] = externalKinds,
): BuiltInKinds {
  const external = all.filter((kind) => !own.includes(kind));
  const declared = [...`${typesText}\n${dataTypesText}`.matchAll(/^export \w+ (\w+)/gmu)];
  const ofKinds = [...builtIn.map(({ name }) => name), ...external].flatMap((kind) => {
    const name = pascalCase(kind);
    return [`${name}Id`, `${name}Ids`, `${name}Key`, `${name}Table`, `${name}Edges`];
  });
  return {
    names: new Set(builtIn.map(({ name }) => name)),
    external,
    types: new Map(builtIn.flatMap(({ name, types }) => types.map((type) => [type, name]))),
    otherTypes: new Set([
      ...["MOD_INFO", "MIGRATION"],
      ...builtIn.flatMap(({ name, savedIds }) =>
        savedIds
          ? [migrationTypeOf(name), ...(savedIds.migratedBy ?? []).map(({ type }) => type)]
          : [],
      ),
    ]),
    typeNames: new Set([
      ...declared.map(([, name = ""]) => name),
      ...Object.keys(closedWords),
      ...ofKinds,
    ]),
    withIds: builtIn.flatMap(({ name, naming }) => (naming ? [name] : [])),
  };
}
