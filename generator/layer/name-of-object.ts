import type { RawObject } from "../model/definition.ts";

/** An object in messages about our own mistakes. */
export function nameOfObject({ kind, value, entry: { pack, path } }: RawObject): string {
  const id = value["id"] ?? value["result"] ?? null;
  return `${kind} ${JSON.stringify(id)} of ${pack.name}/${path}`;
}
