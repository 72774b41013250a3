/** The ids of content: what defines each, and everything that names it. */
import type { Content, Mention } from "./content.ts";

export interface Id {
  readonly kind: string;
  readonly id: string;
  /** The places that define it, in load order. */
  readonly layers: readonly Mention[];
  /** Every place that names it or one of its aliases, its definitions as well. */
  readonly mentions: readonly Mention[];
  /** Whether its name is also that of a template or of another definition's alias. */
  readonly isAmbiguous: boolean;
}

export class Ids {
  readonly #all = new Map<string, Id>();
  /** Kind and alias -> the id that has it. */
  readonly #aliases = new Map<string, string>();

  constructor({ mentions, authored }: Content) {
    for (const { kind, ids, value } of authored) {
      const aliases = [value["alias"] ?? []].flat().map(String);
      const [own] = ids;
      if (own !== undefined)
        for (const alias of aliases) this.#aliases.set(`${kind} ${alias}`, own);
    }
    const byId = new Map<string, Mention[]>();
    const templates = new Set<string>();
    const defined = new Set<string>();
    for (const mention of mentions) {
      const { kind, role, id: name } = mention;
      const key = `${kind} ${this.#aliases.get(`${kind} ${name}`) ?? name}`;
      const list = byId.get(key);
      if (list) list.push(mention);
      else byId.set(key, [mention]);
      if (role === "template") templates.add(key);
      if (role === "defines") defined.add(`${kind} ${name}`);
    }
    for (const [key, list] of byId) {
      const [first] = list;
      if (!first) continue;
      const id = key.slice(first.kind.length + 1);
      const layers = list.filter(({ role, id: name }) => role === "defines" && name === id);
      const isTaken = list.some(
        ({ role, id: name }) => role === "alias" && defined.has(`${first.kind} ${name}`),
      );
      const isAmbiguous = templates.has(key) || isTaken;
      this.#all.set(key, { kind: first.kind, id, layers, mentions: list, isAmbiguous });
    }
  }

  get all(): readonly Id[] {
    return [...this.#all.values()];
  }

  of({ kind, id }: Pick<Mention, "kind" | "id">): Id | undefined {
    return this.#all.get(`${kind} ${this.#aliases.get(`${kind} ${id}`) ?? id}`);
  }
}
