/** Labels of other places that findings of any code may refer to. */
export const commonNotes = {
  /** The place itself is in a definition from which this one copies. */
  inheritedBy: ({ id }: { readonly id: string }): string =>
    `found in "${id}", which copies from it`,
} as const;
