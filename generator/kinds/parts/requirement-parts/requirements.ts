/** Requirements as game code reads them; the types correspond to `resolved.schema.json` in this folder. */
export interface QualityAlternative {
  readonly id: string;
  readonly level: number;
  readonly amount: number;
}

export interface QualityRequirement extends QualityAlternative {
  /** Any one of these is accepted instead. */
  readonly or?: readonly QualityAlternative[];
}

export interface ToolAlternative {
  readonly item: string;
  /** Pieces that must be present. */
  readonly count: number;
  /** Charges consumed; 0 if only presence is required. */
  readonly charges: number;
}

export interface ComponentAlternative {
  readonly item: string;
  readonly count: number;
  readonly recoverable: boolean;
}

export interface SkillLevel {
  readonly skill: string;
  readonly level: number;
}

/** Any one alternative of a group meets it; all groups have to be met. */
export type ToolGroups = readonly (readonly ToolAlternative[])[];
export type ComponentGroups = readonly (readonly ComponentAlternative[])[];

export interface ResolvedRequirements {
  readonly qualities: readonly QualityRequirement[];
  readonly tools: ToolGroups;
  readonly components: ComponentGroups;
  /** Ids of unknown requirements: what is needed of them is unknown, so nothing meets them. */
  readonly missing?: readonly string[];
}
