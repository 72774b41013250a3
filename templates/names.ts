import { pascalCase } from "../generator/text/pascal-case.ts";

export { pascalCase };

/** `item_group` -> `itemGroup`: the name of a kind in values. */
export function camelCase(kind: string): string {
  const name = pascalCase(kind);
  return name.charAt(0).toLowerCase() + name.slice(1);
}
