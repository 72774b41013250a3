/** A dialect of a project's own, as its configuration has it. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { wantingMembers } from "../kinds/changed-kind.ts";
import {
  extendedDialect,
  shippedDialect,
  type DialectData,
  type ReadChanges,
} from "../kinds/dialects.ts";
import { unknownReferences } from "../kinds/own/check-kinds.ts";
import { present } from "../json/containers.ts";
import { externalIn } from "../model/external-kind-names.ts";
import type { KindProblem } from "../kinds/own/problem.ts";
import { readSchema, reportAll } from "../kinds/own/read-kind-schemas.ts";
import type { KindSchema } from "../kinds/own/read-kind-schema.ts";
import { builtInNames } from "../kinds/own/taken-names.ts";
import { builtInFormat } from "../kinds/project-kinds.ts";
import { suggest } from "../diagnostics/suggest.ts";
import type { Configuration } from "./configuration.ts";
import type { ProjectSearch } from "./named-files.ts";
import { schemaFolder } from "./own-kinds.ts";
import { unknownWord } from "../diagnostics/project-problems.ts";
import { readSeverity } from "./read-severity.ts";
import { isRemark } from "../json/remark.ts";

type ConfiguredDialect = NonNullable<Configuration["dialect"]>;

/** The kinds to which content may refer although no kind of the project has their definitions. */
export function externalOf(configured: ConfiguredDialect): readonly string[] {
  if (typeof configured === "string") return externalIn(shippedDialect(configured));
  const { extends: parent, defines } = withoutRemarks(configured);
  return externalIn(extendedDialect({ extends: parent, ...present({ defines }) }));
}

function withoutRemarks(dialect: Exclude<ConfiguredDialect, string>): typeof dialect {
  return JSON.parse(JSON.stringify(dialect), (name, value: unknown) =>
    isRemark(name) ? undefined : value,
  ) as typeof dialect;
}

/**
 * Reads the dialect with its schemas; what is wrong with it is added to `problems`.
 * @param ownKinds the names of the kinds of the project
 */
export function readDialect(
  configured: ConfiguredDialect,
  ownKinds: readonly string[],
  search: ProjectSearch,
  problems: Diagnostic[],
): DialectData {
  if (typeof configured === "string") return shippedDialect(configured);
  const written = withoutRemarks(configured);
  readSeverity(written.severity, ["dialect", "severity"], search);
  const found: KindProblem[] = [];
  const schemas: KindSchema[] = [];
  const changes = Object.entries(written.kinds ?? {}).map(([kind, { schema: path, ...own }]) => {
    const at = ["dialect", "kinds", kind];
    const of = builtInFormat().get(kind);
    if (!of) {
      const word = unknownWord(at.join("."), kind, builtInFormat().names);
      search.report("configuration-value", search.source.locate(at, "key"), word);
      return [kind, own] as const;
    }
    const schema =
      path === undefined
        ? undefined
        : readSchema(`own_${kind}`, path, schemaFolder(search, [], new Set()), found);
    if (schema) schemas.push(schema);
    const read: ReadChanges = { ...own, ...(schema && { schema }) };
    for (const { path: inside, found: member, candidates } of wantingMembers(of, read)) {
      const [suggestion] = suggest(member, candidates);
      const span = search.source.locate(
        [...at, ...inside],
        inside[0] === "words" ? "key" : "value",
      );
      const where = [...at, inside[0]].join(".");
      search.report("configuration-unknown-member", span, { where, member, suggestion });
    }
    return [kind, read] as const;
  });
  found.push(
    ...unknownReferences(
      ownKinds.map((name) => ({ name })),
      builtInNames(ownKinds, externalOf(configured)),
      schemas,
    ),
  );
  reportAll(found, problems);
  return extendedDialect({ ...written, kinds: Object.fromEntries(changes) });
}
