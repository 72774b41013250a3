/** How much content is compiled at most; what is larger is a finding. For content that strangers upload. */
export interface Limits {
  /** Of all definition files together. */
  readonly bytes: number;
  /** Number of definition files. */
  readonly files: number;
}

/** Many times what the largest real games have. */
export const defaultLimits: Limits = { bytes: 2 ** 30, files: 250_000 };
