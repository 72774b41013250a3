/** Labels of other places that findings of any code may name. */
export const commonNotes = {
  /** The place itself stands in a definition that this one copies from. */
  inheritedBy: ({ id }: { readonly id: string }): string =>
    `found in "${id}", which copies from it`,
} as const;
