/**
 * Rewrites a value to match its shape: finds the values of that shape that are derived from it by the fewest changes of
 * form. A change adds or removes brackets or quotes, reorders entries, or turns members into entries or vice versa;
 * nothing that the value contains is lost. All of it follows from the shape; no particular member is known here.
 */
import { isList } from "../../json/containers.ts";
import type { Json } from "../../model/json.ts";
import { PairMap } from "../../model/maps.ts";
import { accepts, branchesOf, fittingBranch, jsonType, typesOf } from "../choose-branch.ts";
import { itemsOf, tupleOf, type Shape } from "../shape.ts";
import { isValid } from "../validates.ts";
import { after, cheapest, mostGuesses, type Candidate, type Rewrite } from "./candidate.ts";
import { listFrom } from "./list-from.ts";
import { objectFrom } from "./object-from.ts";
import { holdsParts, partsOf } from "./parts-of.ts";
import { scalarFrom } from "./scalar-from.ts";
import { tupleFrom } from "./tuple-from.ts";
import { wordsIn } from "./words-in.ts";

/** Maximum number of values examined for the findings of one object; larger values are left to their author. */
const mostLooks = 3000;

/** @returns A function that rewrites values inside those of a shape until it has examined `mostLooks` values. */
export function createRewrite(root: Shape): Rewrite {
  const known = new PairMap<Shape, Json, readonly Candidate[]>();
  let looks = 0;
  const rewrite: Rewrite = Object.assign(rewriteOnce, { words: wordsIn(root) });
  return rewrite;

  function rewriteOnce(value: Json, shape: Shape): readonly Candidate[] {
    const made = known.get(shape, value);
    if (made) return made;
    // A shape that contains itself gives the value no other form than it has without that.
    known.set(shape, value, []);
    const found = rewritten(value, shape);
    known.set(shape, value, found);
    return found;
  }

  function rewritten(value: Json, shape: Shape): readonly Candidate[] {
    if (isValid(value, shape)) {
      const guesses = holdsParts(value) || holdsShort(value, shape) ? 1 : 0;
      return [{ value, steps: 0, guesses }];
    }
    looks += 1;
    if (looks > mostLooks) return [];
    const takesType = (of: Shape): boolean => accepts(of, jsonType(value));
    const all = branchesOf(shape).flatMap((branch) => {
      // Forms of the specification take precedence over extensions, and a list preferably stays a list.
      const isTurned = takesType(shape) && !takesType(branch);
      const steps = (isExtension(branch) ? 0.5 : 0) + (isTurned ? 0.5 : 0);
      return after(asBranch(value, branch), { steps });
    });
    return cheapest(
      all.filter(
        ({ value: made, guesses }) =>
          guesses <= mostGuesses && isValid(made, shape) && !isRejected(made, shape),
      ),
    );
  }

  /** Rewrites `"a, b"` as `["a", "b"]`, and `"a 2"` and `["a 2"]` as `["a", 2]`. */
  function parted(value: Json, branch: Shape): readonly Candidate[] {
    const parts = partsOf(onlyEntryOf(value) ?? value);
    return parts ? after(rewrite(parts, branch), { steps: 1, guesses: 1 }) : [];
  }

  function asBranch(value: Json, branch: Shape): readonly Candidate[] {
    return typesOf(branch).flatMap((type) => {
      if (type === "array") {
        const list = tupleOf(branch)
          ? tupleFrom(value, branch, rewrite)
          : listFrom(value, branch, rewrite);
        return [...list, ...parted(value, branch), ...unwrapped(value, branch)];
      }
      const made =
        type === "object"
          ? objectFrom(value, branch, rewrite)
          : scalarFrom(value, type, branch, rewrite);
      return [...made, ...unwrapped(value, branch)];
    });
  }

  /** Removes a list around the value. */
  function unwrapped(value: Json, branch: Shape): readonly Candidate[] {
    const only = onlyEntryOf(value);
    if (only === undefined) return [];
    // Several words in a nested list may be one entry with too many parts; in one text they may be several entries.
    const several = partsOf(only) ? 2 : 0;
    const guesses = isListOfScalars(only) ? mostGuesses + 1 : several;
    return after(rewrite(only, branch), { steps: 1, guesses });
  }
}

/** Whether a rule rejects the length of a list that the shape accepts. */
function isRejected(value: Json, shape: Shape): boolean {
  if (!isList(value)) return false;
  const [least, greatest] = fittingBranch(value, shape)?.["x-not-items"] ?? [Infinity, 0];
  return value.length >= least && value.length <= greatest;
}

/** Whether only an extension has this form, or requires a member that only an extension has. */
function isExtension({ "x-extension": own, properties = {}, required = [] }: Shape): boolean {
  return own === true || required.some((name) => properties[name]?.["x-extension"] === true);
}

function onlyEntryOf(value: Json): Json | undefined {
  if (!isList(value) || value.length !== 1) return undefined;
  return value[0];
}

function isListOfScalars(value: Json | undefined): boolean {
  if (!isList(value) || value.length < 2) return false;
  return value.every((each) => typeof each !== "object" || each === null);
}

/** Whether a word in it is the short form of a list: an author who writes only one word may have forgotten the rest. */
function holdsShort(value: Json, shape: Shape): boolean {
  const branches = branchesOf(shape);
  if (isList(value)) {
    return branches.some((branch) => {
      const items = itemsOf(branch);
      return items !== undefined && value.some((entry) => holdsShort(entry, items));
    });
  }
  if (typeof value !== "string") return false;
  const own = branches.filter((branch) => branch["x-extension"] !== true);
  return own.length < branches.length && !own.some((branch) => accepts(branch, "string"));
}
