/** Rules that words of a schema state: what a list or an object should not be, though its shape allows it. */
import { isList, isObject } from "../../json/containers.ts";
import { nameOf } from "../../json/path.ts";
import type { Json, JsonPath } from "../../model/json.ts";
import { chooseBranch, follow, reaches } from "../../schema/choose-branch.ts";
import { howToAdd } from "../../schema/sample.ts";
import { innerShape, lengthsOf, type Shape } from "../../schema/shape.ts";
import { ofOneObject, type Rule } from "../rule.ts";

/** The rules of a kind, if its shape states any. */
export function ownRules(root: Shape): readonly Rule[] {
  return reaches(root, hasRule) ? [ofOneObject(ruleOf(root))] : [];
}

function hasRule({ properties = {}, ...shape }: Shape): boolean {
  return (
    shape["x-requires"] !== undefined ||
    shape["x-not-items"] !== undefined ||
    Object.values(properties).some(({ deprecated }) => deprecated)
  );
}

function ruleOf(root: Shape): Rule {
  return (definition, { report, placeOf }) => {
    const visit = (value: Json, shape: Shape, path: JsonPath): void => {
      if (typeof value !== "object" || value === null) return;
      const at = chooseBranch(value, follow(shape));
      if (!at || !reaches(at, hasRule)) return;
      const where = nameOf(path);
      if (isList(value)) {
        const [low, high] = at["x-not-items"] ?? [Infinity, 0];
        const { length } = value;
        if (length >= low && length <= high) {
          const { least, most } = lengthsOf(at);
          // The nearest number of entries that is right.
          const other = low - 1 >= least ? { least, most: low - 1 } : { least: high + 1, most };
          const data = { where, found: length, ...other, what: "entries" };
          report("wrong-length", placeOf(definition, path), data, { severity: "error" });
        }
      } else if (isObject(value)) {
        for (const [member, { deprecated, "x-instead": instead }] of Object.entries(
          at.properties ?? {},
        )) {
          if (deprecated !== true || !Object.hasOwn(value, member)) continue;
          const place = placeOf(definition, [...path, member], "key");
          report("deprecated-member", place, { where, member, instead });
        }
        for (const [name, member] of Object.entries(at["x-requires"] ?? {})) {
          if (value[name] !== true || Object.hasOwn(value, member)) continue;
          const example = howToAdd(member, innerShape(at, member) ?? {});
          const data = { where, member, ...example };
          report("missing-member", placeOf(definition, path), data, { severity: "error" });
        }
      }
      for (const [key, inner] of Object.entries(value)) {
        const step = isList(value) ? Number(key) : key;
        const next = innerShape(at, step);
        if (next) visit(inner, next, [...path, step]);
      }
    };
    visit(definition.value, root, []);
  };
}
