/** Values of resolved definitions that `explain` gives no origin, or a wrong one. */
import type { Compilation } from "../../generator/compile.ts";
import { createExplainer } from "../../generator/explain/explain-definition.ts";
import type { Member } from "../../generator/explain/explanation.ts";
import { printPath } from "../../generator/json/path.ts";
import { slotAt } from "../../generator/explain/trace.ts";
import type { Json, JsonObject } from "../../generator/model/json.ts";

export interface Accounted {
  /** Definitions and values that were looked at. */
  readonly definitions: number;
  readonly values: number;
  readonly unexplained: readonly string[];
}

export function accountFor({ model, layers }: Compilation): Accounted {
  const explain = createExplainer(layers);
  const unexplained: string[] = [];
  let values = 0;
  const resolved = [
    ...[...model.records.values()].flatMap((table) => [...table.values()]),
    ...model.substitutions,
  ];
  for (const { definition, record } of resolved) {
    const wrong = (what: string, { path }: Pick<Member, "path">): void => {
      unexplained.push(`${definition.kind} ${definition.id} ${printPath(path)}: ${what}`);
    };
    const visit = (value: Json, member: Member): void => {
      values += 1;
      const { origin, members } = member;
      if (member.value !== value) wrong("another value", member);
      if (origin.how === "default" ? origin.at : !origin.at) wrong(`${origin.how}, place`, member);
      for (const place of [origin.at, origin.was]) {
        if (!place || place.path.length === 0) continue;
        if (!slotAt(place.object.value, place.path)) wrong("a place that is not there", member);
      }
      check(value, members, member);
    };
    const check = (value: Json, members: readonly Member[], outer: Pick<Member, "path">): void => {
      const keys = typeof value === "object" && value !== null ? Object.keys(value) : [];
      if (members.length !== keys.length) wrong("members are missing", outer);
      keys.forEach((key, index) => {
        const member = members[index];
        if (!member || String(member.path.at(-1)) !== key) wrong(`no member ${key}`, outer);
        else visit((value as JsonObject)[key] as Json, member);
      });
    };
    const { members } = explain(definition, record);
    const present = members.filter(({ origin }) => origin.how !== "removed");
    check(record, present, { path: [] });
  }
  return { definitions: resolved.length, values, unexplained };
}
