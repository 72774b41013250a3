/** What content costs that has very many mistakes in it. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mixedMistakes } from "../../growth/mixed.ts";
import { compare, measurement, pairOf, runForUsage, type Command } from "../measure.ts";
import type { Bench, Measurement } from "../row.ts";
import { defwright, once, project } from "../subject.ts";

/** Mistakes of each of ten sorts. */
const few = 400;
/** 1,600 findings in all, of which many have fixes. */
const forFixes = 160;

export function findingRows(bench: Bench): Measurement[] {
  const one = (): Command => checkOf(bench, few);
  const ten = (): Command => checkOf(bench, 10 * few);
  const what = "check, 10× the findings";
  const baseline = "1× the findings";
  return [
    measurement(what, baseline, () => compare(ten(), one(), Math.min(bench.rounds, 3)), {
      goal: { ratio: 12 },
      long: true,
    }),
    measurement(
      `peak memory, ${what}`,
      baseline,
      () => pairOf([runForUsage(ten()).peak], [runForUsage(one()).peak]),
      { unit: "MB" },
    ),
    measurement(
      "check --fix=suggestions, 1,600 findings",
      "check",
      () => {
        const check = checkOf(bench, forFixes);
        const words = check.arguments.filter((each) => each !== "--format" && each !== "json");
        const fix = { ...check, arguments: [...words, "--fix=suggestions", "--dry-run"] };
        return compare(fix, check, Math.min(bench.rounds, 3));
      },
      { goal: { ratio: 10 }, long: true },
    ),
  ];
}

function checkOf(bench: Bench, count: number): Command {
  const folder = once(bench, `mistakes ${String(count)}`, () => {
    const pack = join(bench.work, "mistakes", String(count));
    mkdirSync(pack, { recursive: true });
    for (const [path, content] of Object.entries(mixedMistakes(count))) {
      writeFileSync(join(pack, path), JSON.stringify(content, undefined, 2));
    }
    return pack;
  });
  const checked = project(bench, `mistakes-${String(count)}`, "findings", [folder]);
  return {
    ...defwright(bench, checked, "check", "--format", "json"),
    before: checked.clean,
    status: 1,
  };
}
