/** The kinds of a project, and what they have together. Two projects in one process may have different ones. */
import type { DialectRules } from "../model/dialect.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import { externalIn } from "../model/external-kind-names.ts";
import { getOrInsert } from "../model/maps.ts";
import type { Pack } from "../model/pack.ts";
import type { DialectData } from "./dialects.ts";
import type { Kind, RuleContext } from "./kind.ts";
import type { Naming } from "./naming.ts";
import { placedType, type PlacedType } from "./placed.ts";

export class Kinds {
  /** In the order of the specification; own kinds follow. */
  readonly names: readonly KindName[];
  readonly all: readonly Kind[];
  /** What the dialect of the project, or its configuration, reads differently. */
  readonly dialect: DialectData;
  /** Kinds that are defined elsewhere: those to which the format refers, and those that only the dialect knows. */
  readonly external: readonly string[];
  /** Stands for what they were made of. */
  readonly key: string;
  private readonly byName: ReadonlyMap<string, Kind>;
  private readonly byType: ReadonlyMap<string, Kind>;
  private placedTypes: ReadonlyMap<string, PlacedType> | undefined;

  constructor(all: readonly Kind[], dialect: DialectData, key = "") {
    this.all = all;
    this.key = key;
    this.dialect = dialect;
    this.byName = new Map(all.map((kind) => [kind.name, kind]));
    this.byType = new Map(all.flatMap((kind) => kind.types.map((type) => [type, kind])));
    this.names = [...this.byName.keys()];
    this.external = externalIn(dialect);
  }

  /**
   * Types of no kind in whose objects it is known where ids stand, by their words. They are made when content is first
   * read: a build that finds everything as it was does without.
   */
  get placed(): ReadonlyMap<string, PlacedType> {
    return (this.placedTypes ??= new Map(
      Object.keys(this.dialect.places)
        .filter((type) => !this.byType.has(type) && !this.has(type))
        .map((type) => [type, placedType(type, this)]),
    ));
  }

  /** Where they may still have to be made, they are there. */
  load(): Promise<Kinds> {
    return Promise.resolve(this);
  }

  get rules(): DialectRules {
    return this.dialect.rules;
  }

  /** The `type` words of objects of the kinds. */
  get types(): readonly string[] {
    return [...this.byType.keys()];
  }

  has(name: string): boolean {
    return this.byName.has(name);
  }

  get(name: string): Kind | undefined {
    return this.byName.get(name);
  }

  /** The kind whose objects have this `type`. */
  ofType(type: string): Kind | undefined {
    return this.byType.get(type);
  }

  /**
   * A kind, or what is known of the objects of another type.
   * @throws if there is neither, which is a defect of the caller
   */
  of(name: KindName): Kind {
    const kind = this.byName.get(name) ?? this.placed.get(name);
    if (!kind) throw new Error(`"${name}" is no kind of this project`);
    return kind;
  }

  /** The names of the kinds of which something holds. */
  where(holds: (kind: Kind) => unknown): readonly KindName[] {
    return this.all.filter(holds).map(({ name }) => name);
  }
}

/** The context of a definition, for those who have to ask for its kind. */
export interface KindsContext extends RuleContext {
  readonly kinds: Kinds;
}

/** What is made of kinds once, for as long as they are in use. */
export type OfKinds<Made> = (kinds: Kinds) => Made;

export function ofKinds<Made extends object>(make: OfKinds<Made>): OfKinds<Made> {
  const all = new WeakMap<Kinds, Made>();
  // Asked for each of many objects in a row.
  let last: Kinds | undefined;
  let made: Made;
  return (kinds) => {
    if (kinds !== last) {
      made = getOrInsert(all, kinds, () => make(kinds));
      last = kinds;
    }
    return made;
  };
}

/** The `type` that a new object of the kind gets. */
export function typeFor({ types, name }: Kind): string {
  return types[0] ?? name;
}

/** Kinds whose definitions can name something similar among each other: those that have tiles (§2.3). */
export const similarKinds: OfKinds<readonly KindName[]> = ofKinds((kinds) =>
  kinds.where(({ similar }) => similar),
);

/** Kinds whose ids are in saved games. */
export const savedKinds: OfKinds<readonly KindName[]> = ofKinds((kinds) =>
  kinds.where(({ savedIds }) => savedIds),
);

/** The prefixes of ids by convention; omitting one, or using another, is a common slip. */
export const idPrefixes: OfKinds<readonly string[]> = ofKinds((kinds) =>
  kinds.all.flatMap(({ naming }) => naming?.prefix ?? []),
);

/** All ways of naming that some kind uses, each once. */
export const namingsOf: OfKinds<readonly Naming[]> = ofKinds((kinds) => [
  ...new Set(kinds.all.flatMap(({ naming }) => naming ?? [])),
]);

/** Built-in definitions belong to no pack. */
const noPack: Pack = { name: "" };

/**
 * Definitions that stand for "none" and exist before the first pack loads (§2.4, §2.5); always the same objects.
 */
export const nullDefinitions: OfKinds<readonly Definition[]> = ofKinds((kinds) =>
  kinds.all.flatMap(({ name: kind, none }) => {
    if (!none) return [];
    const { id, value } = none;
    const entry = { value, pack: noPack, path: "", builtIn: true } as const;
    const origin: RawObject = { kind, value, entry };
    return [{ kind, id, value, origin, contributors: [origin], obsolete: false }];
  }),
);
