/** What a class of mistakes needs, and what it gives. */
import type { Random } from "../search/random.ts";
import type { Sites } from "./sites.ts";

/** Valid content, into which mistakes are planted. */
export interface Ground {
  readonly sites: Sites;
  /** Path -> text, of the files that have definitions. */
  readonly texts: ReadonlyMap<string, string>;
  readonly dialect: "spec" | "bright-nights";
  readonly random: Random;
  /** Whether ids of the kind are known, and so checked. */
  readonly knows: (kind: string) => boolean;
  /** How often definitions of our kinds refer to an id, as far as places are known. */
  readonly uses: (id: string) => number;
}

export interface Planted {
  /** File that holds the mistake; it may be a new one. */
  readonly file: string;
  readonly text: string;
  /** What was done, for people. */
  readonly about: string;
  /** Where it can be known what stood there: texts of which the help names one. */
  readonly was?: readonly string[];
  /**
   * Text of the file as it should be, if that is not what stood there; `undefined` if nobody can know it, and a fix
   * cannot be held to anything.
   */
  readonly meant?: string | undefined;
  /** How many places are wrong, if not one: each of them may have a finding. */
  readonly places?: number;
}

export interface Mistake {
  /** `<operation>: <place>`. */
  readonly name: string;
  /** `undefined` where the content has no place for it. */
  readonly plant: (ground: Ground) => Planted | undefined;
}

/** The operation of a class, under which classes are added up. */
export function operationOf(name: string): string {
  return name.split(": ")[0] ?? name;
}
