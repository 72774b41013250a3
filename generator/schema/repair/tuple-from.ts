import type { Json, JsonObject } from "../../model/json.ts";
import { jsonType, typesOf } from "../choose-branch.ts";
import { lengthsOf } from "../misformed.ts";
import type { Shape } from "../shape.ts";
import { after, together, type Candidate } from "./candidate.ts";
import { partsOf } from "./parts-of.ts";
import { stopgap } from "./stopgap.ts";
import type { Rewriting } from "./rewriting.ts";

/** A list whose entries each have a shape of their own. */
export function tupleFrom(value: Json, branch: Shape, rewriting: Rewriting): readonly Candidate[] {
  if (jsonType(value) === "object") return fromObject(value as JsonObject, branch, rewriting);
  const list: readonly Json[] = Array.isArray(value) ? (value as readonly Json[]) : [value];
  const wrapping = { steps: Array.isArray(value) ? 0 : 1, guesses: partsOf(value) ? 2 : 0 };
  const made = [
    ...inPlace(list, branch, rewriting),
    ...inOrder(list, branch, rewriting),
    ...completed(list, branch, rewriting),
  ];
  return made.map((each) => after(each, wrapping));
}

function fromObject(object: JsonObject, branch: Shape, rewriting: Rewriting): readonly Candidate[] {
  const values = Object.values(object);
  const [name, ...names] = Object.keys(object);
  const entries = [
    ...inOrder(values, branch, rewriting),
    ...(names.length === 0 && name !== undefined
      ? inPlace([name, ...values], branch, rewriting).map((each) => after(each, { steps: 1 }))
      : []),
  ];
  return entries.map((each) => after(each, { steps: 1 }));
}

function hasLength({ length }: readonly Json[], branch: Shape): boolean {
  const { least, most = Infinity } = lengthsOf(branch);
  return length >= least && length <= most;
}

/** Each entry as its own place says. */
function inPlace(
  list: readonly Json[],
  branch: Shape,
  { rewrite }: Rewriting,
): readonly Candidate[] {
  if (!hasLength(list, branch)) return [];
  const items = branch.items as readonly Shape[];
  return together(
    list.map((entry, at) => rewrite(entry, items[at] ?? {})),
    "sum",
  );
}

/** The entries in the one order in which all are right. */
function inOrder(
  list: readonly Json[],
  branch: Shape,
  { isValid }: Rewriting,
): readonly Candidate[] {
  const items = branch.items as readonly Shape[];
  if (!hasLength(list, branch) || list.length > items.length || items.length > 4) return [];
  const orders = permutations(list).filter((order) =>
    order.every((entry, at) => isValid(entry, items[at] ?? {})),
  );
  const [only, ...others] = orders;
  return only === undefined || others.length > 0 ? [] : [{ value: only, steps: 1, guesses: 0 }];
}

/** With a number in the place of each that is missing; what is no number is known to its author alone. */
function completed(
  list: readonly Json[],
  branch: Shape,
  { rewrite, definitions }: Rewriting,
): readonly Candidate[] {
  const items = branch.items as readonly Shape[];
  const { least } = lengthsOf(branch);
  if (list.length >= least) return [];
  const given = list.map((entry, at) => rewrite(entry, items[at] ?? {}));
  const missing = items.slice(list.length, least).map((item) => {
    const value = typesOf(item, definitions).includes("integer") ? stopgap(item) : undefined;
    return value === undefined ? [] : [{ value, steps: 1, guesses: 2, incomplete: true as const }];
  });
  return together([...given, ...missing], "sum");
}

function permutations(list: readonly Json[]): Json[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((entry, at) =>
    permutations([...list.slice(0, at), ...list.slice(at + 1)]).map((rest) => [entry, ...rest]),
  );
}
