/** If a file ends too early, its definitions are unknown; then references to missing ids are not reported. */
import { isAbsence } from "../diagnostics/causes.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import type { Excused } from "../layer/nameless.ts";

export function excuseAbsences(facts: readonly Fact[]): Excused {
  const end = facts.find(endsEarly)?.place;
  if (!end) return { facts, excused: new Map() };
  const excused = facts.filter(isAbsence).map((fact) => [fact, end] as const);
  return { facts: facts.filter((fact) => !isAbsence(fact)), excused: new Map(excused) };
}

function endsEarly({ code, data }: Fact): boolean {
  return code === "invalid-json" && (data as { readonly ends?: true }).ends === true;
}
