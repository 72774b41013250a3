/** The ids that stand in a project, by kind, and the few more from which new ones are taken: so that edits collide. */
import { collectExternalIds } from "../../generator/kinds/external-kinds.ts";
import { externalKinds } from "../../generator/model/external-kind-names.ts";
import type { JsonObject } from "../../generator/model/json.ts";
import { builtInKinds } from "../../generator/model/kind-names.ts";
import type { Random } from "../search/random.ts";
import { isContent, objectsIn } from "./objects.ts";
import type { Snapshot } from "./snapshot.ts";
import { format, isBuiltIn } from "../built-in.ts";

export interface Vocabulary {
  /** An id of the kind: mostly one that is defined, now and then one that is not. */
  readonly refer: (kind: string, random: Random) => string;
  /** An id for a new definition: mostly one that is free. */
  readonly fresh: (kind: string, random: Random) => string;
  readonly defined: (kind: string) => readonly string[];
}

const prefixes: Readonly<Record<string, string>> = { terrain: "t", furniture: "f" };
const letters = [..."abcdefgh"];

/** The names from which a project's ids of the kind are taken. */
export function poolOf(kind: string): string[] {
  return letters.map((letter) => `${prefixes[kind] ?? kind.slice(0, 4)}_${letter}`);
}

export function vocabularyOf(snapshot: Snapshot): Vocabulary {
  const ids = new Map<string, Set<string>>(
    [...builtInKinds, ...externalKinds].map((kind) => [kind, new Set()]),
  );
  const add = (kind: string, id: unknown): void => {
    if (typeof id === "string") ids.get(kind)?.add(id);
    else if (Array.isArray(id))
      id.forEach((each) => {
        add(kind, each);
      });
  };
  for (const [path, text] of snapshot) {
    if (isContent(path))
      objectsIn(text)?.forEach((object) => {
        collect(object, add);
      });
  }
  const lists = new Map([...ids].map(([kind, set]) => [kind, [...set]]));
  const defined = (kind: string): readonly string[] => lists.get(kind) ?? [];
  return {
    defined,
    refer: (kind, random) => {
      const known = random.below(12) > 0 ? random.pick(defined(kind)) : undefined;
      return known ?? random.pick(poolOf(kind))!;
    },
    fresh: (kind, random) => {
      const free = poolOf(kind).filter((id) => !defined(kind).includes(id));
      return (random.below(8) > 0 ? random.pick(free) : undefined) ?? random.pick(poolOf(kind))!;
    },
  };
}

function collect(object: JsonObject, add: (kind: string, id: unknown) => void): void {
  const type = object["type"];
  if (typeof type !== "string") return;
  if (!isBuiltIn(type)) {
    collectExternalIds(format, type, object, add);
    return;
  }
  if (type === "recipe" || type === "uncraft") {
    const suffix = object["id_suffix"];
    const result = object["result"];
    const parts = [result, object["variant"], suffix].filter((each) => typeof each === "string");
    if (typeof result === "string") add(type, parts.join(""));
    if (parts.length > 1) add(type, parts.join("_"));
    add(type, object["abstract"]);
  } else for (const member of ["id", "ident", "alias", "abstract"]) add(type, object[member]);
}
