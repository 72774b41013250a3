import { codes } from "../../../generator/diagnostics/code.ts";
import type { ProjectCode } from "../../../generator/diagnostics/code-definition.ts";
import type { Kind } from "../../../generator/kinds/kind.ts";
import { locate } from "../../../generator/diagnostics/locate.ts";
import { ownKind } from "../../../generator/kinds/own/own-kind.ts";
import type { KindProblem } from "../../../generator/kinds/own/problem.ts";
import {
  readKindSchema,
  type KindSchemaReading,
} from "../../../generator/kinds/own/read-kind-schema.ts";
import type { Definition } from "../../../generator/model/definition.ts";
import type { JsonObject } from "../../../generator/model/json.ts";

/** Reads the kind `monster`, whose schema is `monster.json` in the folder `kinds`; other files stand beside it. */
export function readMonster(
  schema: object | string,
  others: Readonly<Record<string, object>> = {},
): KindSchemaReading {
  const text = typeof schema === "string" ? schema : JSON.stringify(schema, undefined, 2);
  return readKindSchema({
    kind: "monster",
    path: "kinds/monster.json",
    read: (path) => {
      if (path === "kinds/monster.json") return text;
      return Object.hasOwn(others, path) ? JSON.stringify(others[path]) : undefined;
    },
  });
}

/** Each problem as `line:column message`. */
export function said(problems: readonly KindProblem[]): string[] {
  return problems.map(({ code, place, data }) => {
    const { line, column } = locate(place).range;
    const entry = codes[code] as unknown as ProjectCode<typeof data>;
    return `${String(line)}:${String(column)} ${entry.message(data)}`;
  });
}

/** The kind of a schema that has no problems. */
export function monsterKind(schema: object, others?: Readonly<Record<string, object>>): Kind {
  const { schema: read, problems } = readMonster(schema, others);
  if (!read) throw new Error(said(problems).join("\n"));
  return ownKind(read, ["MONSTER"]);
}

/** The record of a definition that nothing else changes. */
export function recordOf(kind: Kind, value: JsonObject): JsonObject {
  const id = typeof value["id"] === "string" ? value["id"] : "";
  const entry = { value, pack: { name: "core" }, path: "a.json" };
  const origin = { kind: kind.name, value, entry };
  const definition: Definition = {
    ...{ kind: kind.name, id, value, origin, contributors: [origin], obsolete: false },
  };
  return kind.resolve(definition, noContext);
}

const refuse = (): never => {
  throw new Error("asked for other content");
};
const noContext = {
  report: refuse,
  recordOf: refuse,
  isBroken: refuse,
  find: refuse,
  commonest: refuse,
  yielding: refuse,
  share: refuse,
  placeOf: refuse,
  get rules(): never {
    return refuse();
  },
};
