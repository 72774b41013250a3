/**
 * Says in our own codes why a value does not fit its shape. It runs only for objects that the compiled
 * validator refused, so it may take its time. One mistake gives one finding: below a wrong type nothing
 * more is said.
 */
import type { Json, JsonObject, JsonPath } from "../model/json.ts";
import {
  accepts,
  branchesOf,
  chooseBranch,
  follow,
  jsonType,
  typesOf,
  type Definitions,
} from "./choose-branch.ts";
import type { Shape } from "./shape.ts";
import type { ShapeFinding } from "./shape-facts.ts";
import { describeShape, typeWords } from "./describe-shape.ts";

export function explain(
  value: Json,
  shape: Shape,
  definitions: Definitions,
  path: JsonPath = [],
): ShapeFinding[] {
  const findings: ShapeFinding[] = [];
  visit(value, shape, path);
  return findings;

  function visit(at: Json, against: Shape, here: JsonPath): void {
    const branch = chooseBranch(at, against, definitions);
    const type = jsonType(at);
    if (!branch || !accepts(typesOf(branch, definitions), type)) {
      findings.push({
        code: "wrong-type",
        path: here,
        target: "value",
        data: {
          where: nameOf(here),
          found: type,
          expected: branchesOf(against, definitions).map((each) =>
            describeShape(each, definitions),
          ),
        },
      });
      return;
    }
    if (branch.const !== undefined && branch.const !== at) {
      findings.push({
        code: "not-in-list",
        path: here,
        target: "value",
        data: { where: nameOf(here), found: printed(at), allowed: [printed(branch.const)] },
      });
      return;
    }
    if (branch.enum && !branch.enum.includes(at)) {
      findings.push({
        code: "not-in-list",
        path: here,
        target: "value",
        data: { where: nameOf(here), found: printed(at), allowed: wordsOf(against) },
      });
      return;
    }
    if (type === "object") visitObject(at as JsonObject, branch, here);
    else if (type === "array") visitArray(at as readonly Json[], branch, here);
    else if (type === "string") visitString(at as string, branch, here);
    else if (typeof at === "number") visitNumber(at, branch, here);
  }

  /** All the words that the alternatives together allow. */
  function wordsOf(against: Shape): string[] {
    return branchesOf(against, definitions).flatMap((branch) => (branch.enum ?? []).map(printed));
  }

  function visitObject(object: JsonObject, branch: Shape, here: JsonPath): void {
    const properties = branch.properties ?? {};
    const candidates = once(() =>
      Object.keys(properties).filter((name) => !Object.hasOwn(object, name)),
    );
    const parts = once(() => partsOf(object, properties));
    for (const member of branch.required ?? []) {
      if (!Object.hasOwn(object, member)) {
        findings.push({
          code: "missing-member",
          path: here,
          target: "value",
          data: {
            where: nameOf(here),
            member,
            description:
              properties[member]?.description ??
              follow(properties[member] ?? {}, definitions).description,
          },
        });
      }
    }
    for (const [member, inner] of Object.entries(object)) {
      const property = Object.hasOwn(properties, member) ? properties[member] : undefined;
      if (property) {
        visit(inner, property, [...here, member]);
        continue;
      }
      if (matchesPattern(member, branch)) continue;
      if (typeof branch.additionalProperties === "object") {
        visit(inner, branch.additionalProperties, [...here, member]);
      } else if (branch.additionalProperties === false) {
        findings.push({
          code: "unknown-member",
          path: [...here, member],
          target: "key",
          data: {
            where: nameOf(here),
            member,
            candidates: candidates(),
            ...whereItBelongs(member, here, parts),
          },
        });
      }
    }
  }

  /** A member of a part that stands beside it, or one of the whole that stands in a part. */
  function whereItBelongs(
    member: string,
    here: JsonPath,
    parts: () => readonly Part[],
  ): { readonly belongs?: string } {
    if (here.length === 1) {
      const whole = chooseBranch(value, shape, definitions)?.properties ?? {};
      const lacks = !Object.hasOwn(value as JsonObject, member);
      return Object.hasOwn(whole, member) && lacks ? { belongs: "" } : {};
    }
    if (here.length > 1) return {};
    const [only, ...others] = parts().filter(
      ({ inner, properties }) => Object.hasOwn(properties, member) && !Object.hasOwn(inner, member),
    );
    return only !== undefined && others.length === 0 ? { belongs: only.name } : {};
  }

  function partsOf(
    object: JsonObject,
    properties: Readonly<Record<string, Shape>>,
  ): readonly Part[] {
    return Object.entries(object).flatMap(([name, inner]) => {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (!property || jsonType(inner) !== "object") return [];
      const own = chooseBranch(inner, property, definitions)?.properties ?? {};
      return [{ name, inner: inner as JsonObject, properties: own }];
    });
  }

  function visitArray(array: readonly Json[], branch: Shape, here: JsonPath): void {
    const items = branch.items;
    const tuple = Array.isArray(items) ? (items as readonly Shape[]) : undefined;
    const most =
      branch.maxItems ?? (tuple && branch.additionalItems === false ? tuple.length : undefined);
    const least = branch.minItems ?? 0;
    if (tuple && isOfAnotherForm(array, tuple, least, most)) {
      findings.push({
        code: "wrong-type",
        path: here,
        target: "value",
        data: {
          where: nameOf(here),
          found: `a list [${array.map(wordOf).join(", ")}]`,
          expected: [describeShape(branch, definitions)],
        },
      });
      return;
    }
    if (array.length < least || (most !== undefined && array.length > most)) {
      findings.push({
        code: "wrong-length",
        path: here,
        target: "value",
        data: {
          where: nameOf(here),
          found: array.length,
          least,
          most,
          what: tuple ? describeShape(branch, definitions).replace(/^a list /u, "") : "entries",
        },
      });
      return;
    }
    // Where no entry has the right type, the list as a whole is of another form: one mistake.
    const alien =
      !tuple && items !== undefined && array.every((entry) => isAlien(entry, items as Shape));
    (alien ? array.slice(0, 1) : array).forEach((entry, index) => {
      const item = tuple ? tuple[index] : (items as Shape | undefined);
      if (item) visit(entry, item, [...here, index]);
    });
  }

  /** Entries exchanged, or a list too many around them: one mistake, however many entries have the wrong type. */
  function isOfAnotherForm(
    array: readonly Json[],
    tuple: readonly Shape[],
    least: number,
    most: number | undefined,
  ): boolean {
    const aliens = array.filter((entry, index) => {
      const item = tuple[index];
      return item !== undefined && isAlien(entry, item);
    });
    const fits = array.length >= least && (most === undefined || array.length <= most);
    return fits ? aliens.length > 1 : aliens.length > 0 && aliens[0] === array[0];
  }

  function isAlien(at: Json, against: Shape): boolean {
    const branch = chooseBranch(at, against, definitions);
    return !branch || !accepts(typesOf(branch, definitions), jsonType(at));
  }

  function visitString(text: string, branch: Shape, here: JsonPath): void {
    const length = [...text].length;
    if (length < (branch.minLength ?? 0) || length > (branch.maxLength ?? Infinity)) {
      findings.push({
        code: "wrong-length",
        path: here,
        target: "value",
        data: {
          where: nameOf(here),
          found: length,
          least: branch.minLength ?? 0,
          most: branch.maxLength,
          what: "characters",
        },
      });
    } else if (branch.pattern !== undefined && !new RegExp(branch.pattern, "u").test(text)) {
      findings.push({
        code: "bad-unit",
        path: here,
        target: "value",
        data: { where: nameOf(here), found: text, format: branch["x-format"] ?? branch.pattern },
      });
    }
  }

  function visitNumber(number: number, branch: Shape, here: JsonPath): void {
    const { minimum, maximum, exclusiveMinimum } = branch;
    const [least, greatest] = branch["x-range"] ?? [-Infinity, Infinity];
    const data = { where: nameOf(here), found: number };
    if (
      (minimum !== undefined && number < minimum) ||
      (maximum !== undefined && number > maximum) ||
      (exclusiveMinimum !== undefined && number <= exclusiveMinimum)
    ) {
      findings.push({
        code: "out-of-range",
        path: here,
        target: "value",
        data: { ...data, minimum, maximum, exclusiveMinimum },
      });
    } else if (!Number.isFinite(number)) {
      // It was written with an exponent that no number can hold.
      findings.push({
        code: "out-of-range",
        path: here,
        target: "value",
        data: { ...data, minimum: least, maximum: greatest, exclusiveMinimum: undefined },
      });
    } else if (number < least || number > greatest) {
      findings.push({
        code: "implausible-number",
        path: here,
        target: "value",
        data: {
          ...data,
          least: Math.max(least, minimum ?? -Infinity),
          greatest: Math.min(greatest, maximum ?? Infinity),
        },
      });
    }
  }
}

/** A member that is an object of known members. */
interface Part {
  readonly name: string;
  readonly inner: JsonObject;
  readonly properties: Readonly<Record<string, Shape>>;
}

/** The result of the first call for all. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function wordOf(value: Json): string {
  const type = jsonType(value);
  return (typeWords[type] ?? type).replace(/^an? /u, "");
}

/** Words as they are, everything else as JSON. */
function printed(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function matchesPattern(member: string, shape: Shape): boolean {
  return Object.keys(shape.patternProperties ?? {}).some((pattern) =>
    new RegExp(pattern, "u").test(member),
  );
}

/** `bash.items[2].count`: how people write a path. Empty for the object itself. */
export function nameOf(path: JsonPath): string {
  let name = "";
  for (const step of path) {
    if (typeof step === "number") name += `[${String(step)}]`;
    else name += name === "" ? step : `.${step}`;
  }
  return name;
}
