/** How much content is compiled at most; what is larger is a finding. For content that strangers upload. */
export interface Limits {
  /** Of all definition files together. */
  readonly bytes: number;
  /** Number of definition files. */
  readonly files: number;
  /** Number of objects in all definition files. */
  readonly objects: number;
  /** Number of alternatives of components, and of tools, in one definition once its lists are written out. */
  readonly groups: number;
  /** Time that one compilation takes. */
  readonly seconds: number;
}

/** Many times what the largest real games have. */
export const defaultLimits: Limits = {
  ...{ bytes: 2 ** 30, files: 250_000, objects: 5_000_000 },
  ...{ groups: 1_000_000, seconds: 3600 },
};
