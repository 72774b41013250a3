/** Texts with units (§2.3, §2.10; game facts 1.6). */

const perSecond: ReadonlyMap<string, number> = new Map([
  ...["t", "turn", "turns", "s", "second", "seconds"].map((unit) => [unit, 1] as const),
  ...["m", "minute", "minutes"].map((unit) => [unit, 60] as const),
  ...["h", "hour", "hours"].map((unit) => [unit, 3600] as const),
  ...["d", "day", "days"].map((unit) => [unit, 86_400] as const),
]);

/** Of a time; a number is moves already. */
export function moves(value: unknown): unknown {
  return typeof value === "string" ? 100 * sumOf(value, perSecond) : value;
}

/** Of a volume; a number without a unit counts in steps of 250 ml. */
export function millilitres(value: unknown): unknown {
  const units = new Map([
    ["ml", 1],
    ["L", 1000],
  ]);
  return typeof value === "string" ? sumOf(value, units) : Number(value) * 250;
}

function sumOf(text: string, units: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [, amount, unit = ""] of text.matchAll(/([+-]?\d+)\s*([A-Za-z]+)/gu))
    sum += Number(amount) * (units.get(unit) ?? NaN);
  return sum;
}
