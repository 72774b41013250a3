/** The kinds of a project: those that are built in, and its own. */
import { getOrInsert } from "../model/maps.ts";
import { changedKind } from "./changed-kind.ts";
import { shippedDialect, type DialectData } from "./dialects.ts";
import type { Kind } from "./kind.ts";
import { Kinds } from "./kinds.ts";
import { builtIn } from "./registry.ts";
import { withPlaces } from "./with-places.ts";

export interface OwnKinds {
  readonly kinds: readonly Kind[];
  /** What they were made of: the same text stands for the same kinds. */
  readonly key: string;
}

const noOwnKinds: OwnKinds = { kinds: [], key: "" };
const known = new Map<string, Kinds>();
/** Each is a state of somebody's schemas while they are written. */
const mostKnown = 50;

/**
 * The kinds of a project of this dialect; the same object for the same dialect and own kinds.
 * @param key stands for both
 */
export function projectKinds(
  dialect: DialectData,
  own: OwnKinds = noOwnKinds,
  key: string = JSON.stringify([dialect, own.key]),
): Kinds {
  if (known.size > mostKnown) known.clear();
  const { kinds: changes } = dialect;
  return getOrInsert(known, key, () => {
    const made = builtIn.map((kind) => {
      const of = changes[kind.name];
      return of ? changedKind(kind, of) : kind;
    });
    const all = new Kinds([...made, ...own.kinds], dialect, key);
    const placed = all.all.map((kind) => withPlaces(kind, all));
    return placed.every((kind, at) => kind === all.all[at]) ? all : new Kinds(placed, dialect, key);
  });
}

/** The built-in kinds as the specification has them, where no project is known. */
export function builtInFormat(): Kinds {
  return projectKinds(shippedDialect("spec"));
}
