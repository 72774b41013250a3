/** What becomes of a definition once all packs are loaded: `copy-from`, then the later packs (game facts 1.2, 1.4). */
import type { Authored, Content } from "./content.ts";

type Value = Readonly<Record<string, unknown>>;

/** What does not come from a parent, by kind; the dialect `dda` inherits all of a tile. */
const notInherited: ReadonlyMap<string, readonly string[]> = new Map([
  ["terrain", ["examine_action", "connects_to"]],
  ["furniture", ["examine_action"]],
  ["recipe", ["components", "qualities", "tools"]],
  ["uncraft", ["components", "qualities", "tools"]],
]);

/** Members that make an object a definition and say nothing of it. */
const naming = new Set([
  ...[
    "id",
    "ident",
    "abstract",
    "alias",
    "copy-from",
    "extend",
    "delete",
    "relative",
    "proportional",
  ],
  ...["override", "obsolete"],
]);

export class Resolved {
  readonly #byName = new Map<string, Authored[]>();
  readonly #made = new Map<Authored, Value | undefined>();
  readonly #isTileWhole: boolean;

  constructor({ authored, dialect }: Content) {
    this.#isTileWhole = dialect === "dda";
    for (const each of authored) {
      for (const id of each.ids) {
        const key = keyOf(each.kind, id, each.isTemplate);
        const list = this.#byName.get(key) ?? [];
        list.push(each);
        this.#byName.set(key, list);
      }
    }
  }

  /** Objects of an id, in load order. */
  layers(kind: string, id: string): readonly Authored[] {
    return this.#byName.get(keyOf(kind, id, false)) ?? [];
  }

  /** `undefined` where the specification does not decide it alone, such as twice the same id in one pack. */
  of(kind: string, id: string): Value | undefined {
    const layers = this.layers(kind, id);
    const last = layers.at(-1);
    return last && this.#make(last, id, 0);
  }

  #make(object: Authored, id: string, depth: number): Value | undefined {
    if (this.#made.has(object)) return this.#made.get(object);
    const { kind, value, file } = object;
    const same = this.#byName.get(keyOf(kind, id, object.isTemplate)) ?? [];
    const isTwice = same.some((each) => each !== object && each.file.pack === file.pack);
    const isModification = "edit-mode" in value || "override" in value;
    if (isTwice || isModification || depth > 20) return undefined;
    const parent = value["copy-from"];
    const made = typeof parent === "string" ? this.#inherit(object, id, parent, depth) : value;
    this.#made.set(object, made);
    return made;
  }

  #inherit(object: Authored, id: string, parent: string, depth: number): Value | undefined {
    const { kind, file, value } = object;
    const limit = parent === id ? file.pack - 1 : file.pack;
    const [own, templates] = [false, true].map((isTemplate) =>
      (this.#byName.get(keyOf(kind, parent, isTemplate)) ?? []).filter(
        (each) => each.file.pack <= limit,
      ),
    );
    const from = own?.at(-1) ?? templates?.at(-1);
    const base = from && this.#make(from, parent, depth + 1);
    return base && this.#merge(kind, base, value, from.isTemplate ? undefined : parent);
  }

  #merge(kind: string, base: Value, own: Value, parent: string | undefined): Value | undefined {
    const isTile = kind === "terrain" || kind === "furniture";
    const dropped = isTile && this.#isTileWhole ? [] : (notInherited.get(kind) ?? []);
    const merged: Record<string, unknown> = Object.fromEntries(
      Object.entries(base).filter(([name]) => !naming.has(name) && !dropped.includes(name)),
    );
    // What looks like nothing looks like what it copies; nothing can look like a template.
    if (isTile && parent !== undefined) merged["looks_like"] ??= parent;
    for (const [name, value] of Object.entries(own)) {
      // An object gives one of the two colours, and whether parts are merged is not said.
      if (name === "color") delete merged["bgcolor"];
      if (name === "bgcolor") delete merged["color"];
      merged[name] = value;
    }
    for (const [name, amount] of entriesOf(own["relative"])) {
      const before = merged[name];
      if (typeof before !== "number" || typeof amount !== "number") return undefined;
      merged[name] = before + amount;
    }
    for (const [name, factor] of entriesOf(own["proportional"])) {
      const before = merged[name];
      if (typeof before !== "number" || typeof factor !== "number") return undefined;
      merged[name] = Math.trunc(before * factor);
    }
    for (const [name, more] of entriesOf(own["extend"])) {
      if (!(name in own)) merged[name] = [...listOf(merged[name]), ...listOf(more)];
    }
    for (const [name, less] of entriesOf(own["delete"])) {
      if (name in own) continue;
      const left = listOf(merged[name]);
      for (const entry of listOf(less)) {
        const at = left.indexOf(entry);
        if (at >= 0) left.splice(at, 1);
      }
      merged[name] = left;
    }
    return merged;
  }
}

function keyOf(kind: string, id: string, isTemplate: boolean): string {
  return `${kind} ${isTemplate ? "template " : ""}${id}`;
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

function listOf(value: unknown): unknown[] {
  return value === undefined ? [] : [value].flat();
}
