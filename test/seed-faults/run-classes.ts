/** Plants mistakes of every class and counts what came of them. */
import { faultClasses } from "./classes/index.ts";
import type { Site } from "./fault-class.ts";
import { createRandom, type Random } from "./random.ts";
import type { Bench } from "./try-mistake.ts";
import type { World } from "./world.ts";

export interface Row {
  readonly name: string;
  /** Kinds and depths in which it was planted. */
  readonly places: Set<string>;
  planted: number;
  detected: number;
  /** Mistakes of which more was said than that they are there. */
  cascading: number;
  readonly examples: string[];
}

export type Results = Map<string, Row>;

export interface Amount {
  /** Of each class. */
  readonly perClass: number;
  readonly seed: number;
  /** Only classes whose names hold this. */
  readonly only?: string | undefined;
}

export function runClasses(world: World, bench: Bench, amount: Amount, results: Results): void {
  for (const { name, sites } of faultClasses) {
    if (amount.only !== undefined && !name.includes(amount.only)) continue;
    const random = createRandom(
      hash(`${String(amount.seed)} ${world.name} ${world.dialect} ${name}`),
    );
    let row = results.get(name);
    if (!row) {
      row = { name, places: new Set(), planted: 0, detected: 0, cascading: 0, examples: [] };
      results.set(name, row);
    }
    for (const site of chosen(sites(world), amount.perClass, random)) attempt(site, row);

    function attempt(site: Site, to: Row): void {
      const mistake = site.plant(random);
      if (!mistake) return;
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
    }
  }
}

/** Each kind and depth once, in random order, then round again until there are enough. */
function chosen(sites: readonly Site[], amount: number, random: Random): Site[] {
  const groups = new Map<string, Site[]>();
  for (const site of sites) {
    const group = groups.get(site.where);
    if (group) group.push(site);
    else groups.set(site.where, [site]);
  }
  const order = random.sample([...groups.values()], groups.size);
  const taken: Site[] = [];
  while (taken.length < amount && order.some((group) => group.length > 0)) {
    for (const group of order) {
      if (taken.length >= amount) break;
      taken.push(...group.splice(random.below(Math.max(1, group.length)), 1));
    }
  }
  return taken;
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
    line("class", ["places", "planted", "detected", "cascades"]),
    ...rows.map((row) =>
      line(row.name, [
        String(row.places.size),
        String(row.planted),
        percent(row.detected, row.planted),
        percent(row.cascading, row.planted),
      ]),
    ),
    line(`${String(rows.length)} classes`, [
      "",
      String(planted),
      percent(detected, planted),
      percent(cascading, planted),
    ]),
  ].join("\n");
}

function hash(text: string): number {
  let value = 2_166_136_261;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 16_777_619);
  }
  return value >>> 0;
}
