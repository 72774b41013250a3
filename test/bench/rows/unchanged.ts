/** Builds after a build: nothing changed, a file was only touched, one definition was edited. */
import { editedProject } from "../edited-project.ts";
import { compare, measurement, runOnce, type Command } from "../measure.ts";
import { velite } from "../peers.ts";
import type { Bench, Measurement } from "../row.ts";
import { builtProject, coldBuild, defwright, project } from "../subject.ts";

export function unchangedRows(bench: Bench): Measurement[] {
  const { rounds } = bench;
  const nothing: Command = { arguments: ["-e", "0"] };
  const unchanged = (): Command => {
    const again = defwright(bench, builtProject(bench, "literal"), "build");
    // Output is trusted by its times when they are older than the run that remembers them.
    for (let run = 0; run < 2; run += 1) {
      pause(1100);
      runOnce(again);
    }
    return again;
  };
  return [
    measurement("unchanged build", "node -e 0", () => compare(unchanged(), nothing, rounds), {
      goal: { ratio: 2.5 },
    }),
    measurement("build after one file was touched", "node -e 0", () => {
      const { build, touch } = editedProject(bench, "literal");
      return compare({ ...build, before: touch }, nothing, rounds);
    }),
    ...(["literal", "packed"] as const).map((shape) =>
      measurement(
        `build after one definition was edited, ${shape}`,
        "cold build",
        () => {
          const { build, edit } = editedProject(bench, shape);
          return compare({ ...build, before: edit }, coldBuild(bench, shape), rounds);
        },
        { goal: { ratio: shape === "literal" ? 0.45 : 0.55 } },
      ),
    ),
    measurement(
      "check after one definition was edited",
      "cold check",
      () => {
        const { build, edit } = editedProject(bench, "findings");
        const cold = project(bench, "cold-check", "findings");
        const other = { ...defwright(bench, cold, "check"), before: cold.clean };
        return compare({ ...build, before: edit }, other, rounds);
      },
      { goal: { ratio: 0.5 } },
    ),
    measurement(
      "cold build that keeps results",
      "cold build",
      () => {
        const { build } = editedProject(bench, "literal");
        const keeps = { ...build, arguments: [...build.arguments, "--force"] };
        return compare(keeps, coldBuild(bench, "literal"), rounds);
      },
      { goal: { ratio: 1.06 } },
    ),
    ...(bench.peers === undefined
      ? []
      : [
          measurement("unchanged build", "velite, unchanged", () =>
            compare(unchanged(), velite(bench).again, rounds),
          ),
        ]),
  ];
}

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
