/** `item_group` -> `ItemGroup`: the name of a kind in types. */
export function pascalCase(kind: string): string {
  return kind
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}
