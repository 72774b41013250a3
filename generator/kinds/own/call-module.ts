/** Calls what a module says of a kind. Whatever goes wrong there is a finding, at the line that threw. */
import { isList, isObject, present, textsIn } from "../../json/containers.ts";
import { nameOf, valueAt } from "../../json/path.ts";
import { sameJson } from "../../json/same-json.ts";
import { LimitReached } from "../../model/budget.ts";
import type { Definition } from "../../model/definition.ts";
import type { JsonObject } from "../../model/json.ts";
import type { TextPlace } from "../../model/place.ts";
import { explain } from "../../schema/explain.ts";
import { sureRepair } from "../../schema/repair/repair.ts";
import { visitReferences } from "../../schema/references.ts";
import type { Shape } from "../../schema/shape.ts";
import type { KindBehavior, RuleContext, Rule } from "../kind.ts";
import type { RecordSources } from "../record-source.ts";
import type { KindSchema } from "./read-kind-schema.ts";
import { jsonOf, refuseNoFinding, type KindModule, type RuleTools } from "./kind-module.ts";

export interface ModuleOfKind {
  readonly module: KindModule;
  /** What a caught error says, and the place in the project's code that it names; else the module as a whole. */
  readonly thrown: (error: unknown) => { readonly reason: string; readonly place: TextPlace };
}

/** What calls need to know. */
export interface Callee extends ModuleOfKind {
  readonly kind: string;
  /** Kinds whose ids need not be in content. */
  readonly external: readonly string[];
  /** That of records. */
  readonly shape: Shape;
  /** The record of a definition as its schema alone makes it. */
  readonly written: (definition: Stated) => JsonObject;
}

type Stated = Pick<Definition, "id" | "value">;
type Fail = (error: unknown) => void;

/** What records can be looked up by, and the texts under which one is found. */
export type Answer = readonly [key: string, textsOf: (record: JsonObject) => readonly string[]];

interface Calls extends Pick<KindBehavior, "resolve" | "sourcesOf" | "rules" | "checkAll"> {
  readonly answers: readonly Answer[];
}

/** What the stages call, which never throws. */
export function callsOf(callee: Callee): Calls {
  const { resolve, checkAll, transitions, lookups = {} } = callee.module;
  return {
    resolve: (definition) => recordOf(callee, definition),
    rules: [ruleOf(callee)],
    ...((resolve ?? transitions) && {
      sourcesOf: (value) => computedIn(callee, { id: "", value }),
    }),
    ...(checkAll && {
      checkAll: (definitions, context) => {
        const [first] = definitions;
        if (!first) return;
        const records = new Map(definitions.map((each) => [recordOf(callee, each), each]));
        const fail = failing(callee, first, context, "checkAll");
        const report: RuleTools<never, [of: JsonObject]>["report"] = (of, finding) => {
          const definition = records.get(of);
          if (definition) reporting(callee, definition, context, fail)(finding);
          else fail(new Error("What it reports about is none of the records"));
        };
        const tools = { content: contentOf(context), report };
        attempt(() => ask(checkAll, [...records.keys()], tools), fail);
      },
    }),
    answers: Object.entries(lookups).map(([name, valuesOf]) => [
      name,
      (record) => attempt(() => texts(ask(valuesOf, record))) ?? [],
    ]),
  };
}

/** The schema with the transitions that a module adds: members of records alone, which the module makes. */
export function withTransitions(schema: KindSchema, { transitions = {} }: KindModule): KindSchema {
  const added = Object.entries(transitions).map(([member, { able }]) => ({
    ...{ member, ...present({ able }), isComputed: true },
  }));
  return { ...schema, transitions: [...schema.transitions, ...added] };
}

/** The rules of the module, and that all else of it can be called for the definition. */
function ruleOf(callee: Callee): Rule {
  const { kind, module, external, shape, written } = callee;
  const { rules = [], lookups = {}, transitions = {} } = module;
  return (definition, context) => {
    const failed = (part: string): Fail => failing(callee, definition, context, part);
    const record = recordOf(callee, definition, failed("resolve"));
    const known = new Set<string>();
    visitReferences(shape, module.resolve ? written(definition) : {}, (_of, id) => known.add(id));
    // What is wrong with these is said of the transition below.
    for (const id of Object.keys(transitions).flatMap((verb) => textsIn(record[verb])))
      known.add(id);
    attempt(() => {
      visitReferences(shape, module.resolve ? record : {}, (of, id) => {
        if (!known.has(id) && (of === kind || !external.includes(of)))
          refuseUnknown(of, id, context);
      });
    }, failed("resolve"));
    for (const [index, each] of rules.entries()) {
      const fail = failed(`rules[${String(index)}]`);
      const report = reporting(callee, definition, context, fail);
      attempt(() => ask(each, record, { content: contentOf(context), report }), fail);
    }
    for (const [name, valuesOf] of Object.entries(lookups)) {
      attempt(() => texts(ask(valuesOf, record)), failed(`lookups.${name}`));
    }
    for (const [verb, { to }] of Object.entries(transitions)) {
      attempt(
        () => {
          const next = successor(ask(to, record));
          if (next !== undefined) refuseUnknown(kind, next, context);
        },
        failed(`transitions.${verb}`),
      );
    }
  };
}

function recordOf({ module, shape, written }: Callee, definition: Stated, fail?: Fail): JsonObject {
  const record = written(definition);
  const { resolve, transitions } = module;
  const made = resolve && attempt(() => shaped(ask(resolve, record), record, shape), fail);
  if (!transitions) return made ?? record;
  const turned = Object.entries(transitions).map(([verb, { to }]) => [
    verb,
    attempt(() => successor(ask(to, made ?? record))),
  ]);
  return present({ ...(made ?? record), ...Object.fromEntries(turned) });
}

/** The values that the module made. */
function computedIn(callee: Callee, one: Stated): RecordSources {
  const [before, after] = [callee.written(one), recordOf(callee, one)];
  return (path) =>
    sameJson(valueAt(before, path) ?? null, valueAt(after, path) ?? null)
      ? undefined
      : { path: [], computed: true, absent: "definition" };
}

function failing(
  { kind, thrown }: Callee,
  definition: Definition,
  { report, placeOf }: RuleContext,
  failed: string,
): Fail {
  return (error) => {
    const { reason, place } = thrown(error);
    const notes = [{ note: "judged" as const, place: placeOf(definition, []) }];
    report("kind-rule", place, { kind, failed, message: reason }, { loses: true, notes });
  };
}

/** @throws if there is no such definition */
function refuseUnknown(kind: string, id: string, { find }: RuleContext): void {
  if (!find(kind, id)) throw new Error(`There is no ${kind} "${id}"`);
}

/**
 * The only call of what a module has, which cannot change what it is given: records share values with definitions.
 * @throws what it throws, and if it has not answered at once
 */
function ask<Given extends readonly object[]>(
  part: (...given: Given) => unknown,
  ...given: Given
): unknown {
  given.forEach(freeze);
  const answer = part(...given);
  if (answer instanceof Promise) answer.catch(() => undefined);
  const steps: Readonly<Record<string, unknown>> = isObject(answer) ? answer : {};
  if (typeof steps["then"] === "function") throw new Error("It returned a promise");
  if (typeof steps["next"] === "function") throw new Error("It returned a generator");
  return answer;
}

/** Freezes a value with all that is inside it. What is frozen has been frozen so: nothing else freezes values. */
function freeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.values(value).forEach(freeze);
  Object.freeze(value);
}

function attempt<Made>(call: () => Made, fail?: Fail): Made | undefined {
  try {
    return call();
  } catch (error) {
    // That the content has too much is no mistake of the module.
    if (error instanceof LimitReached) throw error;
    fail?.(error);
    return undefined;
  }
}

/** The record that a module made, as it is printed. @throws if it is not what the schema says */
function shaped(made: unknown, { id }: JsonObject, shape: Shape): JsonObject {
  if (!isObject(made)) throw new Error(`It returned ${wordOf(made)}`);
  const record = jsonOf({ ...made, ...present({ id }) });
  if (!isObject(record)) throw new Error("Its result has no form in JSON");
  const [wrong] = explain(record, shape);
  if (!wrong) return record;
  const lacks = wrong.code === "missing-member" ? [wrong.data.member] : [];
  const member = nameOf([...wrong.path, ...lacks]);
  const problem = lacks.length > 0 ? "is missing" : "is not what the schema says";
  throw new Error(`"${member}" of its result ${problem}`);
}

/** A value that code made, in a few words. */
function wordOf(value: unknown): string {
  const json = jsonOf(value);
  return json === undefined ? typeof value : JSON.stringify(json);
}

/** @throws if it is anything but an id or nothing */
function successor(value: unknown): string | undefined {
  if (value === undefined || typeof value === "string") return value;
  throw new Error(`It returned ${wordOf(value)}`);
}

/** @throws if it is anything but a text, texts or nothing */
function texts(value: unknown): readonly string[] {
  const found = textsIn(value);
  const isRight = isList(value)
    ? found.length === value.length
    : found.length > 0 || value === undefined;
  if (isRight) return found;
  throw new Error(`It returned ${wordOf(value)}`);
}

function contentOf(context: RuleContext): RuleTools["content"] {
  return {
    get: (kind, id) => {
      const found = context.find(kind, id);
      const record = found && context.recordOf(found, context);
      freeze(record);
      return record;
    },
  };
}

function reporting(
  { kind }: Callee,
  definition: Definition,
  { report, placeOf }: RuleContext,
  fail: Fail,
): RuleTools["report"] {
  const reported = (finding: unknown): void => {
    refuseNoFinding(finding);
    const { at = [], message, help, severity } = finding;
    const value = jsonOf(finding.fix);
    const place = placeOf(definition, at);
    const found = valueAt(definition.value, at);
    const written = "entry" in place ? valueAt(place.entry.value, place.path) : undefined;
    // What was computed, such as by "relative", is not what to write there.
    const isFound = found !== undefined && written !== undefined && sameJson(found, written);
    const repair = isFound && value !== undefined ? sureRepair(at, found, value) : undefined;
    const data = { kind, message, ...present({ help, repair }) };
    report("kind-rule", place, data, present({ severity }));
  };
  // Thrown into the rule, which could catch it, a mistake would be lost.
  return (finding) =>
    attempt(() => {
      reported(finding);
    }, fail);
}
