/** What `init` did with one file. */
export interface StarterReport {
  readonly path: string;
  readonly what: "written" | "added" | "kept";
  /** What is left for the user to do by hand. */
  readonly remark?: string;
}
