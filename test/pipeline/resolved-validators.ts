/** Ajv over the resolved schemas: what every record that reaches game code must be like. */
import { Ajv } from "ajv";
import { shapes } from "../../generator/compiled/shapes.ts";
import { kindNames, type KindName } from "../../generator/model/kind-names.ts";
import type { Compilation } from "../../generator/compile.ts";

const ajv = new Ajv({ strict: false, allErrors: true });
const validators = new Map(
  kindNames.map((kind) => {
    const { root, definitions } = shapes[kind].resolved;
    return [kind, ajv.compile({ ...root, definitions })];
  }),
);

/** Why the record does not fit, as one text; `undefined` where it does. */
export function misfit(kind: KindName, record: unknown): string | undefined {
  const validate = validators.get(kind);
  return validate?.(record) === true ? undefined : ajv.errorsText(validate?.errors ?? []);
}

/** Every misfit of a model, with the id of the record. */
export function misfits(model: Compilation["model"]): string[] {
  const found: string[] = [];
  for (const [kind, records] of model.records) {
    for (const [id, { record }] of records) {
      const problem = misfit(kind, record);
      if (problem !== undefined) found.push(`${kind} ${id}: ${problem}`);
    }
  }
  model.substitutions.forEach(({ record }, index) => {
    const problem = misfit("profession_item_substitutions", record);
    if (problem !== undefined) found.push(`substitution ${String(index)}: ${problem}`);
  });
  return found;
}
