/** What the type checker takes for a client of the output. */
import { clientProject, typescript6, typescript7, type Client } from "../client-project.ts";
import { compare, measurement, type Command } from "../measure.ts";
import type { Bench, Measurement } from "../row.ts";

export function typeCheckRows(bench: Bench): Measurement[] {
  const compilers = { "TypeScript 7": typescript7, "TypeScript 6": typescript6 };
  return Object.entries(compilers).flatMap(([name, program]) => {
    const check = (client: Client): Command => ({
      arguments: [program, "-p", clientProject(bench, client)],
    });
    const what = `type-check of a client, packed, ${name}`;
    return [
      measurement(
        what,
        "empty project",
        () => compare(check("packed"), check("empty"), bench.rounds),
        { goal: { ratio: 1.5 } },
      ),
      ...(bench.quick
        ? []
        : [
            measurement(what, "literal tables", () =>
              compare(check("packed"), check("literal"), Math.min(bench.rounds, 3)),
            ),
          ]),
    ];
  });
}
