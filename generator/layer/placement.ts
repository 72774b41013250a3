/**
 * Puts definitions in their places: where an id stands already, the dialect, `override` and `obsolete` decide which of
 * the two stays (§2.3, §7.1, §7.2, §9.2).
 */
import { kinds } from "../kinds/registry.ts";
import type { NoteFact, Report } from "../diagnostics/diagnostic.ts";
import type { DialectRules } from "../model/dialect.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Fate } from "./account.ts";
import { reportForgottenEditMode } from "./forgotten-edit-mode.ts";
import type { Change } from "./history.ts";
import { reportCreatedAgain, reportUnusedOverride } from "./edit-mode.ts";
import { idsOf, templateName } from "./raw-id.ts";
import type { Registry } from "./registry.ts";
import type { Rejections } from "./rejections.ts";
import { placeIn } from "../model/place.ts";

export interface Placement {
  /** @param parent the definition that it copies from, which it may replace */
  readonly place: (definition: Definition, parent: Definition | undefined) => void;
  /** Puts it there, whatever was there before. */
  readonly settle: (definition: Definition) => void;
  /**
   * Reports what stands in the way of objects that are left out, as if they were not.
   * @param loaded all objects of their pack, in load order
   */
  readonly foresee: (
    leftOut: ReadonlyMap<RawObject, JsonObject>,
    loaded: readonly RawObject[],
  ) => void;
}

/** What layering has made so far. */
export interface LayeringState {
  readonly registry: Registry;
  readonly fate: Map<RawObject, Fate>;
  readonly history: Change[];
  readonly rules: DialectRules;
  readonly report: Report;
  readonly reject: Rejections["reject"];
}

export function createPlacement(state: LayeringState): Placement {
  const { registry, fate, history, rules, report, reject } = state;
  /** How many definitions stand that came of the object; one with an id array may have several. */
  const standing = new Map<RawObject, number>();
  return { place, settle, foresee };

  /** Puts a definition in its place, beside or instead of an earlier one (§2.3, §7.1, §7.2). */
  function place(definition: Definition, parent: Definition | undefined): void {
    const { kind, id, origin } = definition;
    const found = registry.get(kind, id);
    // An alias gives way to a definition of that id.
    const earlier = found?.id === id ? found : undefined;
    const overrides = isOverride(origin);
    if (!earlier) {
      if (overrides) {
        history.push({ what: "overrode nothing", object: origin, after: definition });
        reportUnusedOverride(origin, id, registry, report);
      }
      settle(definition);
      return;
    }
    if (registry.isBuiltIn(earlier)) {
      report("built-in-id", placeIn(origin, idPath(origin)), { kind, id });
      fate.set(origin, "replaced");
      return;
    }
    if (overrides || parent === earlier) {
      replace(earlier, definition);
      return;
    }
    const forgetful = reportForgottenEditMode(earlier, definition, rules, report);
    if (forgetful) {
      if (forgetful === earlier) replace(earlier, definition);
      else history.push({ what: "refused", object: origin, before: earlier, id });
      leaveOut(forgetful);
      return;
    }
    if (rules.duplicate_ids === "error") {
      history.push({ what: "refused", object: origin, before: earlier, id });
      reportDuplicate(kind, id, earlier.origin, origin);
      leaveOut(definition);
      return;
    }
    // Inside one pack a live one stays: the obsolete one keeps an id for saves that the pack uses anew (§9.2).
    if (definition.obsolete && !earlier.obsolete && samePack(origin, earlier.origin)) {
      const notes = [noteOn(earlier.origin, "this one stays")];
      const data = { kind, id, gives_way: true } as const;
      report("replaced-definition", placeIn(origin, idPath(origin)), data, { notes });
      fate.set(origin, "replaced");
      history.push({ what: "refused", object: origin, before: earlier, id });
      return;
    }
    const before = noteOn(earlier.origin, "there before, and replaced");
    if (!reportCreatedAgain(origin, id, before, report)) {
      report(
        "replaced-definition",
        placeIn(earlier.origin, idPath(earlier.origin)),
        { kind, id },
        { notes: [noteOn(origin, "replaced by this one")] },
      );
    }
    replace(earlier, definition);
  }

  /** What it lacks it may be meant to have from the other of its id. */
  function leaveOut({ origin, value, contributors }: Definition): void {
    reject(origin, { value, own: origin.value, contributors, inherits: true });
  }

  function reportDuplicate(kind: KindName, id: string, first: RawObject, second: RawObject): void {
    report(
      "duplicate-id",
      placeIn(second, idPath(second)),
      { kind, id, recipe: hasSuffix(kind) },
      { notes: [noteOn(first, "first defined here")] },
    );
  }

  /** Whether another suffix makes another id. */
  function hasSuffix(kind: KindName): boolean {
    return kinds[kind].naming?.suffix?.(rules) !== undefined;
  }

  function foresee(
    leftOut: ReadonlyMap<RawObject, JsonObject>,
    loaded: readonly RawObject[],
  ): void {
    if (leftOut.size === 0) return;
    const order = new Map(loaded.map((object, index) => [object, index]));
    const position = (object: RawObject): number => order.get(object) ?? -1;
    const before = new Map<string, RawObject>();
    for (const [object, value] of leftOut) {
      const { kind } = object;
      const read = { ...object, value };
      if (!isPlaced(read)) continue;
      for (const id of idsOf(kind, value, rules)) {
        const found = registry.get(kind, id);
        const other = found?.id === id ? found : undefined;
        const key = `${kind}\n${id}`;
        const earlier = other?.origin ?? before.get(key);
        if (!before.has(key)) before.set(key, object);
        if (!earlier) {
          if (isOverride(read)) reportUnusedOverride(read, id, registry, report);
        } else if (other && registry.isBuiltIn(other)) {
          report("built-in-id", placeIn(object, idPath(object)), { kind, id });
        } else if (rules.duplicate_ids === "error" && !isOverride(read)) {
          const pair = [earlier, object].sort((one, two) => position(one) - position(two));
          reportDuplicate(kind, id, pair[0] ?? earlier, pair[1] ?? object);
        }
      }
    }
  }

  /** Whether it would define something, and not start from a definition of its own id. */
  function isPlaced({ kind, value }: RawObject): boolean {
    const mode = value["edit-mode"];
    if (templateName(value) !== undefined) return false;
    if (mode !== undefined && mode !== "create" && mode !== "override") return false;
    const parent = value["copy-from"];
    return typeof parent !== "string" || !idsOf(kind, value, rules).includes(parent);
  }

  function replace(earlier: Definition, later: Definition): void {
    settle(later);
    history.push({ what: "replaced", object: later.origin, before: earlier, after: later });
    // An object with an id array may live on under its other ids.
    const survives = (standing.get(earlier.origin) ?? 0) > 0;
    if (!survives) fate.set(earlier.origin, "replaced");
  }

  function settle(definition: Definition): void {
    const found = registry.get(definition.kind, definition.id);
    if (found?.id === definition.id) count(found.origin, -1);
    count(definition.origin, 1);
    registry.set(definition);
    fate.set(definition.origin, definition.obsolete ? "obsolete" : "defined");
  }
  function count(origin: RawObject, by: 1 | -1): void {
    standing.set(origin, (standing.get(origin) ?? 0) + by);
  }
}

/** The word of recipes (§7.2), and the one of all kinds (§2.1). */
export function isOverride({ value }: RawObject): boolean {
  return value["override"] === true || value["edit-mode"] === "override";
}

function samePack(one: RawObject, other: RawObject): boolean {
  return one.entry.pack === other.entry.pack;
}

export function noteOn(object: RawObject, message: string): NoteFact {
  return { message, place: placeIn(object, idPath(object)) };
}

/** The member that names an object, for findings about its id. */
export function idPath(object: RawObject): string[] {
  const member = ["id", "ident", "result", "abstract"].find((name) =>
    Object.hasOwn(object.value, name),
  );
  return member === undefined ? [] : [member];
}
