/** Id constants without a list of them: for content that is not read before it is asked for. */

/** What is asked of a table; lists of branded ids would cost a compiler more to compare than all else here. */
interface Ids {
  has(id: string): boolean;
  /** Strings. */
  ids(): object;
}

/**
 * The constants of a kind as an object that asks the kind's table, so that importing it costs nothing; what generated
 * `ids` modules of shape "packed" call. To who reads it, it is the object of shape "literal": no prototype, each id of
 * the table at the moment as its own, enumerable value, and nothing else. It is not written to; once it is frozen,
 * it keeps the ids that it then has, whatever becomes of the table.
 *
 * One thing tells it from a plain object: `structuredClone` and `postMessage` take no object that is made on demand.
 * Hand them a copy, `{ ...ids }`.
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
  // Where it is frozen, the ids are put here, and all questions go to it.
  const target = Object.create(null) as Record<string, string>;
  const isOpen = (): boolean => Reflect.isExtensible(target);
  const isId = (key: string | symbol): key is string => typeof key === "string" && table.has(key);
  return new Proxy(target, {
    get: (_, key) => {
      if (!isOpen()) return Reflect.get(target, key) as unknown;
      return isId(key) ? key : undefined;
    },
    has: (_, key) => (isOpen() ? isId(key) : Reflect.has(target, key)),
    ownKeys: () => Reflect.ownKeys(isOpen() ? defineIds({}, table) : target),
    getOwnPropertyDescriptor: (_, key) => {
      if (!isOpen()) return Reflect.getOwnPropertyDescriptor(target, key);
      return isId(key) ? constant(key) : undefined;
    },
    defineProperty: (_, key, descriptor) =>
      !isOpen() && Reflect.defineProperty(target, key, descriptor),
    deleteProperty: (_, key) => (isOpen() ? !isId(key) : Reflect.deleteProperty(target, key)),
    setPrototypeOf: (_, prototype) => prototype === null,
    preventExtensions: () => {
      if (isOpen()) defineIds(target, table);
      return Reflect.preventExtensions(target);
    },
  }) as View;
}

/** Defined one by one, so that `__proto__` is an id like others. */
function defineIds(object: object, table: Ids): object {
  for (const id of table.ids() as readonly string[])
    Object.defineProperty(object, id, constant(id));
  return object;
}

function constant(id: string): PropertyDescriptor {
  return { value: id, enumerable: true, configurable: true };
}
