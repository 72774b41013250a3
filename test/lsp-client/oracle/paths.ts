/**
 * Where ids stand in an object, as a table of paths, and a walk that finds them in the text. The words of paths are
 * those of `places` in the reference of dialects; for the kinds of the specification there are a few more: `[0]` is the
 * first entry of a list, and `@group`, `@entries` are item groups and what a profession starts with.
 */
import type { Node } from "jsonc-parser";

/** What a path leads to: one kind, several that their prefixes tell apart, or places of another type. */
export type PathTable = Readonly<Record<string, string | readonly string[]>>;

interface Step {
  readonly steps: Map<string, Step>;
  leads: readonly string[];
}

export type Found = (kinds: readonly string[], token: Node) => void;

export class Places {
  readonly #types = new Map<string, Step>();

  add(type: string, table: PathTable): void {
    for (const [path, leads] of Object.entries(table)) {
      let step = this.#of(type);
      for (const word of path.match(/\[[^\]]*\]|[^.[]+/gu) ?? []) step = next(step, word);
      // Of two tables the later one counts.
      step.leads = typeof leads === "string" ? [leads] : leads;
    }
  }

  /** The ids in an object of the type. */
  find(type: string, object: Node, found: Found): void {
    const step = this.#types.get(type);
    if (step) this.#walk(object, step, found);
  }

  #of(type: string): Step {
    let step = this.#types.get(type);
    if (!step) this.#types.set(type, (step = { steps: new Map(), leads: [] }));
    return step;
  }

  #walk(node: Node, step: Step, found: Found): void {
    this.#arrive(node, step.leads, found);
    const names = step.steps.get("{}");
    if (node.type === "object") {
      for (const { name, nameToken, value } of membersOf(node)) {
        if (names) found(names.leads, nameToken);
        // §2.1: what changes a list stands where the list does.
        for (const word of new Set([name.replace(/^(?:add|remove):/u, ""), "*"])) {
          const inner = step.steps.get(word);
          if (inner) this.#walk(value, inner, found);
        }
      }
      return;
    }
    if (node.type !== "array") return;
    const [first, ...others] = node.children ?? [];
    if (!first) return;
    const list = step.steps.get("[LIST]");
    if (list && others.some(({ value }) => value === "LIST")) {
      found(list.leads, first);
      return;
    }
    const atFirst = step.steps.get("[0]");
    if (atFirst) this.#walk(first, atFirst, found);
    const each = step.steps.get("[]");
    if (each) for (const entry of [first, ...others]) this.#walk(entry, each, found);
  }

  #arrive(node: Node, leads: readonly string[], found: Found): void {
    const [lead] = leads;
    if (lead === undefined) return;
    if (lead === "@group") findInGroup(node, found);
    else if (lead === "@entries") findInEntries(node, "item", found);
    else if (this.#types.has(lead) && node.type === "object") this.find(lead, node, found);
    else if (node.type === "string") found(leads, node);
  }
}

function next({ steps }: Step, word: string): Step {
  let step = steps.get(word);
  if (!step) steps.set(word, (step = { steps: new Map(), leads: [] }));
  return step;
}

export interface Member {
  readonly name: string;
  readonly nameToken: Node;
  readonly value: Node;
}

/** Without comments, which are members whose names begin with `//` at any depth. */
export function membersOf(object: Node | undefined): readonly Member[] {
  const members: Member[] = [];
  if (object?.type !== "object") return members;
  for (const { children: [nameToken, value] = [] } of object.children ?? []) {
    const name: unknown = nameToken?.value;
    if (nameToken && value && typeof name === "string" && !name.startsWith("//"))
      members.push({ name, nameToken, value });
  }
  return members;
}

export function memberOf(object: Node, name: string): Node | undefined {
  return membersOf(object).find((each) => each.name === name)?.value;
}

/** A string, or the strings of a list. */
export function stringsOf(node: Node | undefined): readonly Node[] {
  if (node?.type === "string") return [node];
  return node?.type === "array"
    ? (node.children ?? []).filter(({ type }) => type === "string")
    : [];
}

/** An item group: the id of one, a list of entries, or an object. */
function findInGroup(node: Node, found: Found): void {
  if (node.type === "string") found(["item_group"], node);
  else findInEntries(node, "item", found);
}

function findInEntries(node: Node, bare: string, found: Found): void {
  if (node.type === "array") {
    for (const entry of node.children ?? []) findInEntry(entry, bare, found);
  } else if (node.type === "object") {
    for (const { name, value } of membersOf(node)) {
      if (name === "entries" || name === "items") findInEntries(value, "item", found);
      else if (name === "groups") findInEntries(value, "item_group", found);
    }
  } else if (node.type === "string") found([bare], node);
}

const inEntries: ReadonlyMap<string, string> = new Map([
  ...["item", "contents-item", "container-item", "ammo-item"].map(
    (name) => [name, "item"] as const,
  ),
  ...["group", "contents-group", "container-group", "ammo-group"].map(
    (name) => [name, "item_group"] as const,
  ),
  ["custom-flags", "flag"],
]);

/** An id, a pair of an id and a number, or an object. */
function findInEntry(entry: Node, bare: string, found: Found): void {
  const [first] = entry.children ?? [];
  if (entry.type === "string") found([bare], entry);
  else if (entry.type === "array" && first?.type === "string") found([bare], first);
  for (const { name, value } of membersOf(entry)) {
    if (name === "collection" || name === "distribution") findInEntries(value, "item", found);
    const kind = inEntries.get(name);
    if (kind !== undefined) for (const token of stringsOf(value)) found([kind], token);
  }
}
