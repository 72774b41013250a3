/** Id constants without a list of them: for content that is not read before it is asked for. */

/** What is asked of a table; lists of branded ids would cost a compiler more to compare than all else here. */
interface Ids {
  has(id: string): boolean;
  /** Strings. */
  ids(): object;
}

/**
 * The constants of a kind as an object that asks the kind's table, so that importing it costs nothing; what generated
 * `ids` modules of shape "packed" call. It has the ids that the table has at the moment, each as its own value, and
 * can be listed as any object.
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
 */
export function idView<View extends object>(table: Ids): View {
  // An id stands before a member that any object has.
  const isId = (key: string | symbol): key is string => typeof key === "string" && table.has(key);
  return new Proxy({} as View, {
    get: (target, key) => (isId(key) ? key : (Reflect.get(target, key) as unknown)),
    has: (target, key) => isId(key) || Reflect.has(target, key),
    ownKeys: () => [...(table.ids() as readonly string[])],
    getOwnPropertyDescriptor: (_, key) =>
      isId(key) ? { value: key, enumerable: true, configurable: true } : undefined,
  });
}
