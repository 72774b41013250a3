/** What kinds of a project's own cost: six kinds, inferred from the packs, beside the built-in ones alone. */
import { inTurns, measurement, runForUsage, runOnce, type Command } from "../measure.ts";
import type { Bench, Measurement } from "../row.ts";
import { contentFiles, defwright, once, project, type Project, type Shape } from "../subject.ts";

const itemTypes: readonly string[] = [
  ...["AMMO", "ARMOR", "BATTERY", "BIONIC_ITEM", "BOOK", "COMESTIBLE", "CONTAINER", "ENGINE"],
  ...["GENERIC", "GUN", "GUNMOD", "ITEM", "MAGAZINE", "PET_ARMOR", "TOOL", "TOOLMOD"],
  ...["TOOL_ARMOR", "WHEEL"],
];

const typesOf: Readonly<Record<string, readonly string[]>> = {
  item: itemTypes,
  item_group: ["item_group"],
  monster: ["MONSTER"],
  construction: ["construction"],
  skill: ["skill"],
  vehicle_part: ["vehicle_part"],
};

export function ownKindRows(bench: Bench): Measurement[] {
  const row = (what: string, shape: Shape, command: string, ratio: number): Measurement =>
    measurement(
      `processor time, ${what}, six own kinds`,
      "built-in kinds alone",
      () => {
        const of = (to: Project): Command => ({
          ...defwright(bench, to, command),
          before: to.clean,
        });
        const [ours, theirs] = [of(described(bench, shape)), of(plain(bench, shape))];
        return inTurns(
          () => runForUsage(ours).processor,
          () => runForUsage(theirs).processor,
          bench.rounds,
        );
      },
      { goal: { ratio }, long: true },
    );
  return [
    row("cold check", "findings", "check", 2.5),
    row("cold build, packed", "packed", "build", 2),
  ];
}

function plain(bench: Bench, shape: Shape): Project {
  return project(bench, `plain-${shape}`, shape);
}

/** A project with those of the kinds of which the packs have objects. */
function described(bench: Bench, shape: Shape): Project {
  return once(bench, `described ${shape}`, () => {
    const inferring = plain(bench, shape);
    const objects = [...contentFiles(bench.packs)].flatMap((file) => file.objects);
    const found = new Set(objects.map(({ type }) => type));
    const kinds: Record<string, { types: readonly string[]; schema: string }> = {};
    for (const [kind, words] of Object.entries(typesOf)) {
      const types = words.filter((type) => found.has(type));
      if (types.length === 0) continue;
      const schema = `../plain-${shape}/${kind}.schema.json`;
      const named = ["--kind", kind, "--update", `${kind}.schema.json`];
      runOnce(
        defwright(
          bench,
          inferring,
          "infer",
          ...named,
          ...types.flatMap((type) => ["--type", type]),
        ),
      );
      kinds[kind] = { types, schema };
    }
    const more = { kinds, baseline: "accepted.json" };
    const made = project(bench, `described-${shape}`, shape, bench.packs, more);
    // A released game has mistakes in what nobody has checked before, such as `"weigth"`.
    runOnce(defwright(bench, made, "check", "--update-baseline"));
    return made;
  });
}
