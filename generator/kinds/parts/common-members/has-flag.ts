/** Whether the tile has the flag. */
export function hasFlag(
  { flags = [] }: { readonly flags?: readonly string[] },
  flag: string,
): boolean {
  return flags.includes(flag);
}
