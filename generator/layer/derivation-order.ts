/**
 * In which order the definitions of one pack come to be: a parent before those that copy from it, wherever its file
 * stands, so that a child starts from what the pack makes of its parent. Objects of one id keep the order in which
 * they load, since it decides which of them stays; those that copy from themselves come after the others.
 */
import type { DialectRules } from "../dialect.ts";
import type { RawObject } from "../model.ts";
import { aliasesOf, idsOf, otherSpelling, templateName } from "./raw-id.ts";

export interface DerivationOrder {
  /** Every object once; those of a circle stand somewhere. */
  readonly objects: readonly RawObject[];
  /** Objects each of which waits for the next, and the last for the first. */
  readonly circles: readonly (readonly RawObject[])[];
}

export function derivationOrder(
  objects: readonly RawObject[],
  rules: DialectRules,
): DerivationOrder {
  if (!objects.some((object) => parentOf(object) !== undefined)) return { objects, circles: [] };
  const chains = chainsOf(objects, rules);
  const before = predecessors(objects, chains, rules);
  return sorted(objects, before);
}

/** What an object copies from. */
export function parentOf(object: RawObject): string | undefined {
  const parent = object.value["copy-from"];
  return typeof parent === "string" ? parent : undefined;
}

/** Ids the object would have, or its template name. */
export function namesOf(object: RawObject, rules: DialectRules): string[] {
  const name = templateName(object.value);
  return name === undefined ? idsOf(object.kind, object.value, rules) : [name];
}

export function copiesItself(object: RawObject, rules: DialectRules): boolean {
  const parent = parentOf(object);
  return parent !== undefined && namesOf(object, rules).includes(parent);
}

type Chains = ReadonlyMap<string, readonly RawObject[]>;

/** The objects of each name, in the order in which they take each other's place. */
function chainsOf(objects: readonly RawObject[], rules: DialectRules): Chains {
  const plain = objects.filter((object) => !copiesItself(object, rules));
  const patches = objects.filter((object) => copiesItself(object, rules));
  const chains = new Map<string, RawObject[]>();
  for (const object of [...plain, ...patches]) {
    for (const name of namesOf(object, rules)) {
      const key = `${object.kind}\n${name}`;
      const chain = chains.get(key);
      if (chain) chain.push(object);
      else chains.set(key, [object]);
    }
  }
  return chains;
}

/** For each object those that come to be before it: earlier ones of its own names, and its parent's last. */
function predecessors(
  objects: readonly RawObject[],
  chains: Chains,
  rules: DialectRules,
): ReadonlyMap<RawObject, readonly RawObject[]> {
  const before = new Map<RawObject, RawObject[]>(objects.map((object) => [object, []]));
  for (const chain of chains.values()) {
    chain.forEach((object, index) => {
      const earlier = chain[index - 1];
      if (earlier && earlier !== object) before.get(object)?.push(earlier);
    });
  }
  /** Other names by which a parent may be called -> the names of the objects. */
  const otherNames = new Map<string, string[]>();
  for (const object of objects) {
    const { kind, value } = object;
    const spelling = kind === "recipe" ? otherSpelling(value, rules) : undefined;
    const others = [...aliasesOf(value), ...(spelling === undefined ? [] : [spelling])];
    for (const other of others) {
      const key = `${kind}\n${other}`;
      otherNames.set(key, [...(otherNames.get(key) ?? []), ...namesOf(object, rules)]);
    }
  }
  for (const object of objects) {
    const parent = parentOf(object);
    if (parent === undefined || copiesItself(object, rules)) continue;
    const { kind } = object;
    for (const name of new Set([parent, ...(otherNames.get(`${kind}\n${parent}`) ?? [])])) {
      const last = chains.get(`${kind}\n${name}`)?.at(-1);
      if (last) before.get(object)?.push(last);
    }
  }
  return before;
}

/** Depth-first without recursion: chains of parents may be as long as the content is. */
function sorted(
  objects: readonly RawObject[],
  before: ReadonlyMap<RawObject, readonly RawObject[]>,
): DerivationOrder {
  const done = new Set<RawObject>();
  const circles: RawObject[][] = [];
  for (const start of objects) {
    if (done.has(start)) continue;
    const way: { readonly object: RawObject; next: number }[] = [{ object: start, next: 0 }];
    const position = new Map<RawObject, number>([[start, 0]]);
    for (let top = way.at(-1); top; top = way.at(-1)) {
      const other = before.get(top.object)?.[top.next];
      top.next += 1;
      if (other === undefined) {
        way.pop();
        position.delete(top.object);
        done.add(top.object);
        continue;
      }
      if (done.has(other)) continue;
      const at = position.get(other);
      if (at === undefined) {
        position.set(other, way.length);
        way.push({ object: other, next: 0 });
      } else circles.push(way.slice(at).map(({ object }) => object));
    }
  }
  return { objects: [...done], circles };
}
