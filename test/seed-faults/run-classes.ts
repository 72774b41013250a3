/** Plants mistakes of every class and counts what came of them. */
import { faultClasses } from "./classes/index.ts";
import type { Site } from "./fault-class.ts";
import { builtInKinds, type BuiltInKind } from "../../generator/model/kind-names.ts";
import { createRandom, seedOf } from "../search/random.ts";
import type { Bench } from "./try-mistake.ts";
import { visit, type Amount } from "./visit.ts";
import type { World } from "../search/world.ts";

export interface Row {
  readonly name: string;
  /** Kinds and depths in which it was planted. */
  readonly places: Set<string>;
  /** Kinds, or kinds and depths, in which it can occur. */
  readonly possible: Set<string>;
  planted: number;
  detected: number;
  /** Mistakes of which more was said than that they are there. */
  cascading: number;
  readonly examples: string[];
}

export type Results = Map<string, Row>;

export function runClasses(world: World, bench: Bench, amount: Amount, results: Results): void {
  for (const { name, kinds, sites } of faultClasses) {
    if (amount.isWanted?.(name) === false) continue;
    const random = createRandom(
      seedOf(`${String(amount.seed)} ${world.name} ${world.dialect} ${name}`),
    );
    let row = results.get(name);
    if (!row) {
      const possible = new Set<string>(kinds);
      const none = { planted: 0, detected: 0, cascading: 0, examples: [] };
      row = { name, places: new Set(), possible, ...none };
      results.set(name, row);
    }
    visit(sites(world), random, amount, (site) => attempt(site, row));

    function attempt(site: Site, to: Row): boolean {
      const mistake = site.plant(random);
      if (!mistake) return false;
      const { detected, missed, cascade } = bench.attempt(mistake);
      to.places.add(site.where);
      to.planted += 1;
      if (detected) to.detected += 1;
      if (cascade.length > 0) to.cascading += 1;
      if (missed.length > 0 || cascade.length > 0) {
        const [edit] = mistake.edits;
        const text = edit ? JSON.stringify(edit.text.slice(0, 80)) : "";
        const lines = [
          ...missed.map((each) => `missed ${each}`),
          ...cascade.map((each) => `also ${each}`),
        ];
        to.examples.push(
          `[${world.name} ${world.dialect}] ${site.where} ${text}\n      ${lines.slice(0, 4).join("\n      ")}`,
        );
      }
      return true;
    }
  }
}

/** Kinds, or kinds and depths, in which a class can occur and was never planted. */
export function neverPlanted({ places, possible }: Row): string[] {
  const planted = [...places];
  return [...possible].filter(
    (where) => !planted.some((place) => place === where || place.startsWith(`${where} `)),
  );
}

/** What a kind is in the table; one that is not here is the first letter of its name, in lower case. */
const letters: Readonly<Partial<Record<BuiltInKind, string>>> = {
  profession: "P",
  profession_item_substitutions: "S",
  furniture: "F",
  terrain: "T",
  recipe: "R",
  uncraft: "U",
  requirement: "Q",
};

/** A letter for each kind: where it was planted, where it can occur and was not, where it cannot occur. */
function kindsOf({ places, possible }: Row): string {
  const of = (list: ReadonlySet<string>): Set<string> =>
    new Set([...list].map((where) => where.split(" ")[0] ?? ""));
  const [planted, can] = [of(places), of(possible)];
  return builtInKinds
    .map((kind) =>
      planted.has(kind) ? (letters[kind] ?? kind.charAt(0)) : can.has(kind) ? "!" : "·",
    )
    .join("");
}

export function table(results: Results): string {
  const rows = [...results.values()];
  const width = Math.max(...rows.map(({ name }) => name.length));
  const line = (name: string, cells: readonly string[]): string =>
    `${name.padEnd(width)} ${cells.map((cell) => cell.padStart(9)).join("")}`;
  const percent = (part: number, whole: number): string =>
    whole === 0 ? "-" : `${((100 * part) / whole).toFixed(part === whole || part === 0 ? 0 : 1)} %`;
  const sum = (of: (row: Row) => number): number => rows.reduce((total, row) => total + of(row), 0);
  const [planted, detected, cascading] = [
    sum((row) => row.planted),
    sum((row) => row.detected),
    sum((row) => row.cascading),
  ];
  return [
    line("class", ["kinds", "places", "planted", "detected", "cascades"]),
    ...rows.map((row) =>
      line(row.name, [
        kindsOf(row),
        String(row.places.size),
        String(row.planted),
        percent(row.detected, row.planted),
        percent(row.cascading, row.planted),
      ]),
    ),
    line(`${String(rows.length)} classes`, [
      "",
      String(sum((row) => row.places.size)),
      String(planted),
      percent(detected, planted),
      percent(cascading, planted),
    ]),
  ].join("\n");
}
