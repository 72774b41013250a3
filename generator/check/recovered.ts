/**
 * Finds what else is wrong with left-out objects, as far as it can be judged without the part that cannot be read. They
 * are not content, so no later stage would find it.
 */
import type { Rule } from "../kinds/kind.ts";
import type { KindsContext } from "../kinds/kinds.ts";
import { rulesOf } from "../kinds/sets.ts";
import type { Rejected } from "../layer/notes.ts";
import type { Definition } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import { everything, type Unreadable } from "../layer/recoverable.ts";

/** A definition as its rules should see it, and the rules that read only what is recoverable. */
export interface Judgeable {
  readonly definition: Definition;
  readonly rules: readonly Rule[];
  readonly context: KindsContext;
}

export function judgeable(rejected: Rejected, context: KindsContext): Judgeable {
  const { definition, unreadable, inherits, own } = rejected;
  const rules = rulesOf(context.kinds.of(definition.kind), definition);
  const seen = seenAs(definition.value, own);
  return {
    definition: seen,
    rules: rules.filter((rule) => !looksAway(rule)),
    context: contextFor(seen),
  };

  /** Whether the rule reads something that is unknown. */
  function looksAway(rule: Rule): boolean {
    if (unreadable.size === 0 && !inherits) return false;
    const read = { unreadable: false };
    const watch = (value: JsonObject): JsonObject =>
      watched(
        value,
        unreadable,
        (container) => inherits && container === value,
        () => {
          read.unreadable = true;
        },
      );
    const watchedOne = seenAs(watch(definition.value), watch(own));
    try {
      rule(watchedOne, { ...contextFor(watchedOne), report: () => undefined });
    } catch (error) {
      // A rule may rely on members that every whole definition has.
      if (!read.unreadable) throw error;
    }
    return read.unreadable;
  }

  /** Some rules read each contributing object, and find its recoverable part there. */
  function seenAs(value: JsonObject, written: JsonObject): Definition {
    const origin = { ...definition.origin, value: written };
    const contributors = [...definition.contributors].map((each) =>
      each === definition.origin ? origin : each,
    );
    return { ...definition, value, origin, contributors };
  }

  function contextFor(seen: Definition): KindsContext {
    return {
      ...context,
      placeOf: (each, path, target) =>
        context.placeOf(each === seen ? definition : each, path, target),
    };
  }
}

/** Called when something unknown is read. */
type Noticed = () => void;

/**
 * Wraps a value so that reading an unknown part of it is noticed.
 *
 * @param isOpen whether a container may have more members than the known ones
 */
function watched<T extends object>(
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
