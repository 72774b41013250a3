/**
 * Puts definitions in their places: where an id stands already, the dialect, `override` and `obsolete` decide which of
 * the two stays (§2.3, §7.1, §7.2, §9.2).
 */
import type { NoteFact, Report } from "../diagnostics/diagnostic.ts";
import type { DialectRules } from "../dialect.ts";
import type { Definition, RawObject } from "../model.ts";
import type { Fate } from "./account.ts";
import type { Change } from "./history.ts";
import { reportCreatedAgain, reportUnusedOverride } from "./edit-mode.ts";
import { placeIn } from "./origins.ts";
import type { Registry } from "./registry.ts";

export interface Placement {
  /** @param parent the definition that it copies from, which it may replace */
  readonly place: (definition: Definition, parent: Definition | undefined) => void;
  /** Puts it there, whatever was there before. */
  readonly settle: (definition: Definition) => void;
}

/** What layering has made so far. */
export interface LayeringState {
  readonly registry: Registry;
  readonly fate: Map<RawObject, Fate>;
  readonly history: Change[];
  readonly rules: DialectRules;
  readonly report: Report;
}

export function createPlacement(state: LayeringState): Placement {
  const { registry, fate, history, rules, report } = state;
  return { place, settle };

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
    if (rules.duplicate_ids === "error") {
      history.push({ what: "refused", object: origin, before: earlier, id });
      report(
        "duplicate-id",
        placeIn(origin, idPath(origin)),
        { kind, id, recipe: kind === "recipe" || kind === "uncraft" },
        { notes: [noteOn(earlier.origin, "first defined here")] },
      );
      fate.set(origin, "rejected");
      return;
    }
    // An obsolete entry never takes the place of a live one (§9.2 keeps it for saves only).
    const [gone, stays] =
      definition.obsolete && !earlier.obsolete
        ? [definition.origin, earlier.origin]
        : [earlier.origin, definition.origin];
    if (
      gone === origin ||
      !reportCreatedAgain(origin, id, noteOn(earlier.origin, "there before, and replaced"), report)
    ) {
      report(
        "replaced-definition",
        placeIn(gone, idPath(gone)),
        { kind, id },
        { notes: [noteOn(stays, "replaced by this one")] },
      );
    }
    if (gone === origin) {
      fate.set(origin, "replaced");
      history.push({ what: "refused", object: origin, before: earlier, id });
    } else replace(earlier, definition);
  }

  function replace(earlier: Definition, later: Definition): void {
    settle(later);
    history.push({ what: "replaced", object: later.origin, before: earlier, after: later });
    // An object with an id array may live on under its other ids.
    const survives =
      Array.isArray(earlier.origin.value["id"]) &&
      [...registry.all(earlier.kind)].some(({ origin }) => origin === earlier.origin);
    if (!survives) fate.set(earlier.origin, "replaced");
  }

  function settle(definition: Definition): void {
    registry.set(definition);
    fate.set(definition.origin, definition.obsolete ? "obsolete" : "defined");
  }
}

/** The word of recipes (§7.2), and the one of all kinds (§2.1). */
export function isOverride({ value }: RawObject): boolean {
  return value["override"] === true || value["edit-mode"] === "override";
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
