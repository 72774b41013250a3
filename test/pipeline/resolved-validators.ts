/** Ajv over the resolved schemas: what every record that reaches game code must be like. */
import { Ajv } from "ajv";
import { shapes } from "../../generator/compiled/shapes.ts";
import { builtInKinds } from "../../generator/model/kind-names.ts";
import type { DialectName as Dialect } from "../../generator/model/dialect.ts";
import type { Compilation } from "../../generator/compile.ts";

const ajv = new Ajv({ strict: false, allErrors: true });
type Validators = ReadonlyMap<string, ReturnType<typeof ajv.compile>>;

function validatorsOf(schemaOf: (schema: object) => object): Validators {
  return new Map(
    builtInKinds.map((kind) => {
      const { root, definitions } = shapes[kind].resolved;
      return [kind, ajv.compile(schemaOf({ ...root, definitions }))];
    }),
  );
}

const closed = validatorsOf((schema) => schema);
/** Where words that have a type of their own (`closed-words.test.ts`) are any strings. */
const open = validatorsOf(
  (schema) =>
    JSON.parse(JSON.stringify(schema), (_, value: Shape | null) =>
      value?.enum !== undefined && value.title !== undefined ? { type: "string" } : value,
    ) as object,
);

interface Shape {
  readonly title?: string;
  readonly enum?: readonly unknown[];
}

/**
 * Why the record does not fit, as one text; `undefined` where it does.
 * @param dialect which words it may hold
 */
export function misfit(
  kind: string,
  record: unknown,
  dialect: Dialect = "spec",
): string | undefined {
  const validate = (dialect === "spec" ? closed : open).get(kind);
  return validate?.(record) === true ? undefined : ajv.errorsText(validate?.errors ?? []);
}

/** Every misfit of a model, with the id of the record. */
export function misfits(model: Compilation["model"], dialect?: Dialect): string[] {
  const found: string[] = [];
  for (const [kind, records] of model.records) {
    for (const [id, { record }] of records) {
      const problem = misfit(kind, record, dialect);
      if (problem !== undefined) found.push(`${kind} ${id}: ${problem}`);
    }
  }
  model.substitutions.forEach(({ record }, index) => {
    const problem = misfit("profession_item_substitutions", record, dialect);
    if (problem !== undefined) found.push(`substitution ${String(index)}: ${problem}`);
  });
  return found;
}
