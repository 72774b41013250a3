/** Id constants without a list of them, for content that is read on demand. */

import type { FormerIds } from "./former-ids.ts";
import { currentId, type KnowsFormerIds } from "./saved-id.ts";

/**
 * The members of a table that are used. Lists of branded ids would cost a compiler more to compare than everything else
 * here.
 */
interface Ids {
  has(id: string): boolean;
  readonly former: FormerIds;
  /** A list of strings. */
  ids(): object;
}

/**
 * Returns a kind's constants as an object that reads them from the kind's table, so that importing it costs nothing;
 * called by generated `ids` modules of shape "packed". It behaves like the object of shape "literal": it has no
 * prototype, each current id of the table is an enumerable own property, each id of an earlier release leads to the id
 * that replaces it, and there are no other members. It cannot be written to. Once it is frozen, it keeps the ids of
 * that moment, even if the table changes later.
 *
 * It differs from a plain object in one respect: `structuredClone` and `postMessage` do not accept proxies. Pass them a
 * copy, `{ ...ids }`.
 *
 * @example
 * ```ts
 * import { idView } from "defwright/runtime";
 * import { terrain, type TerrainIds } from "./generated/index.js";
 *
 * const ids: TerrainIds = idView(terrain);
 * ids.t_door_c; // => "t_door_c"
 * "t_moat" in ids; // => false
 * ```
 *
 * @typeParam View Always an object; a constraint would make the compiler read every constant of every kind.
 */
export function idView<View>(table: Ids): View {
  // When the view is frozen, the ids are defined here, and all operations go to this object.
  const target = Object.create(null) as Record<string, string>;
  const isOpen = (): boolean => Reflect.isExtensible(target);
  const idOf = (key: string | symbol): string | undefined =>
    typeof key === "string"
      ? currentId(table as unknown as KnowsFormerIds<string>, key)
      : undefined;
  return new Proxy(target, {
    get: (_, key) => {
      if (!isOpen()) return Reflect.get(target, key) as unknown;
      return idOf(key);
    },
    has: (_, key) => (isOpen() ? idOf(key) !== undefined : Reflect.has(target, key)),
    ownKeys: () => Reflect.ownKeys(isOpen() ? defineIds({}, table) : target),
    getOwnPropertyDescriptor: (_, key) => {
      if (!isOpen()) return Reflect.getOwnPropertyDescriptor(target, key);
      const id = idOf(key);
      return id === undefined ? undefined : constant(id);
    },
    defineProperty: (_, key, descriptor) =>
      !isOpen() && Reflect.defineProperty(target, key, descriptor),
    deleteProperty: (_, key) =>
      isOpen() ? idOf(key) === undefined : Reflect.deleteProperty(target, key),
    setPrototypeOf: (_, prototype) => prototype === null,
    preventExtensions: () => {
      if (isOpen()) defineIds(target, table);
      return Reflect.preventExtensions(target);
    },
  }) as View;
}

/** Defines the ids one by one, so that `__proto__` is an id like any other. */
function defineIds(object: object, table: Ids): object {
  for (const id of table.ids() as readonly string[])
    Object.defineProperty(object, id, constant(id));
  const { aliases, migrations } = table.former;
  for (const name of [...Object.keys(aliases), ...Object.keys(migrations)]) {
    const id = currentId(table as unknown as KnowsFormerIds<string>, name);
    if (id !== undefined) Object.defineProperty(object, name, constant(id));
  }
  return object;
}

function constant(id: string): PropertyDescriptor {
  return { value: id, enumerable: true, configurable: true };
}
