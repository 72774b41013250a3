/** Objects of content, changed as no author means it: other types, misspelt members, members of others. */
import type { Json, JsonObject } from "../../generator/model/json.ts";
import type { Random } from "../search/random.ts";

type Container = Record<string, Json> | Json[];

/** A changed copy. @param others where members and values are taken from */
export function mutated(object: JsonObject, others: readonly JsonObject[], random: Random): Json {
  const copy = structuredClone(object) as Record<string, Json>;
  for (let changes = 1 + random.below(3); changes > 0; changes -= 1) {
    const places = placesIn(copy);
    const place = random.pick(places);
    if (place) change(place, others, random);
  }
  return copy;
}

interface PlaceIn {
  readonly container: Container;
  readonly key: string | number;
}

function placesIn(value: Json): PlaceIn[] {
  if (typeof value !== "object" || value === null) return [];
  const container = value as Container;
  return Object.entries(container).flatMap(([key, inner]) => [
    { container, key: Array.isArray(container) ? Number(key) : key },
    ...placesIn(inner),
  ]);
}

function change(place: PlaceIn, others: readonly JsonObject[], random: Random): void {
  const { container, key } = place;
  const at = container as Record<string | number, Json>;
  switch (random.below(6)) {
    case 0:
      set(at, key, valueOfAnyType(others, random));
      break;
    case 1:
      if (typeof key === "string" && key !== "type") rename(at, key, misspelt(key, random));
      break;
    case 2:
      if (typeof key === "string" && key !== "type") {
        rename(at, key, misspelt(key, random), valueOfAnyType(others, random));
      }
      break;
    case 3: {
      const [name, value] = random.pick(Object.entries(random.pick(others) ?? {})) ?? ["x", 1];
      if (Array.isArray(container)) container.push(structuredClone(value));
      else if (name !== "type")
        set(at, random.below(2) === 0 ? name : misspelt(name, random), value);
      break;
    }
    case 4:
      set(at, key, [at[key] ?? null]);
      break;
    default:
      if (Array.isArray(container)) container.splice(Number(key), 1);
      else if (key !== "type") Reflect.deleteProperty(at, key);
  }
}

/** Defines, because a member may be called `__proto__`. */
function set(at: object, key: string | number, value: Json): void {
  Object.defineProperty(at, key, {
    value: structuredClone(value),
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

function rename(
  at: Record<string, Json>,
  from: string,
  to: string,
  value: Json = at[from] ?? null,
): void {
  Reflect.deleteProperty(at, from);
  set(at, to, value);
}

function misspelt(name: string, random: Random): string {
  const at = random.below(name.length + 1);
  const letters = ["", "x", ":", "-", "_", name[at] ?? "s", "é", '"', " "];
  const cut = name.slice(at + random.below(2));
  return name.slice(0, at) + (random.pick(letters) ?? "") + cut;
}

const plain: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  6,
  0.5,
  1e308,
  9_007_199_254_740_991,
  "",
  "x",
  "t_null",
  "1 L",
  "2 h",
  "-5 m",
  "NULL",
  "LIST",
  [],
  [[]],
  [[[]]],
  {},
  [{}],
  [null],
  [0],
  ["x", 1],
  [["x", 1, "LIST"]],
  { id: "x" },
  { items: [] },
  { distribution: [null] },
  { add: 1 },
  "__proto__",
  "\ud800",
];

function valueOfAnyType(others: readonly JsonObject[], random: Random): Json {
  if (random.below(4) > 0) return random.pick(plain) ?? null;
  const [, value] = random.pick(Object.entries(random.pick(others) ?? {})) ?? ["", null];
  return value ?? null;
}
