/**
 * A rule can judge a partly unreadable object as long as it does not look at the unreadable part. Whether it does is
 * found out by letting it read.
 */
import { everything, type Unreadable } from "../layer/legible.ts";

/** Called when something unknown is read. */
export type Noticed = () => void;

/**
 * Wraps a value so that reading an unknown part of it is noticed.
 *
 * @param isOpen whether a container may have more members than the known ones
 */
export function watched<T extends object>(
  value: T,
  unreadable: Unreadable,
  isOpen: (container: object) => boolean,
  noticed: Noticed,
): T {
  const proxies = new WeakMap<object, object>();
  return proxyOf(value) as T;

  function proxyOf(container: object): object {
    let proxy = proxies.get(container);
    if (!proxy) proxies.set(container, (proxy = new Proxy(container, handlerOf(container))));
    return proxy;
  }

  function handlerOf(container: object): ProxyHandler<object> {
    const gone = unreadable.get(container);
    const open = isOpen(container);
    const look = (key: PropertyKey): void => {
      if (typeof key === "symbol") return;
      if (gone?.has(everything) === true || gone?.has(key) === true) noticed();
      else if (open && !Object.hasOwn(container, key)) noticed();
    };
    return {
      get: (target, key, receiver) => {
        look(key);
        const inner: unknown = Reflect.get(target, key, receiver);
        return typeof inner === "object" && inner !== null ? proxyOf(inner) : inner;
      },
      has: (target, key) => {
        look(key);
        return Reflect.has(target, key);
      },
      getOwnPropertyDescriptor: (target, key) => {
        look(key);
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
      ownKeys: (target) => {
        if (gone || open) noticed();
        return Reflect.ownKeys(target);
      },
    };
  }
}
