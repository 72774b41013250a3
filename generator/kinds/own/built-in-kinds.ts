import { dataTypesText, typesText } from "../../compiled/types-text.ts";
import { pascalCase } from "../../text/pascal-case.ts";
import { externalKinds } from "../../model/external-kind-names.ts";
import { kindNames } from "../../model/kind-names.ts";
import { once } from "../../model/once.ts";
import { kinds } from "../registry.ts";
import type { BuiltInKinds } from "./check-kinds.ts";

/** What is there without kinds of a project's own. */
export const builtInKinds: () => BuiltInKinds = once(() => ({
  names: new Set(kindNames),
  external: externalKinds.filter((name) => !(kindNames as readonly string[]).includes(name)),
  types: new Map(kindNames.map((name) => [name, name])),
  typeNames: new Set([
    ...declared(typesText),
    ...declared(dataTypesText),
    ...kindNames.flatMap((name) => ["Id", "Key", "Table"].map((end) => pascalCase(name) + end)),
  ]),
  withIds: kindNames.filter((name) => kinds[name].naming),
}));

function declared(text: string): readonly string[] {
  return [...text.matchAll(/^export (?:interface|type) (\w+)/gmu)].map(([, name = ""]) => name);
}
