/**
 * validate: RawObject -> shaped objects. Compiled shapes decide; only rejected objects pay for an explanation. Members
 * that are mandatory at the top level of an object are checked after layering, because modifications and children omit
 * what their base has.
 */
import type { Kind } from "../kinds/kind.ts";
import type { Kinds } from "../kinds/kinds.ts";
import { isWellShaped } from "../kinds/well-shaped.ts";
import { ofSameWords } from "../diagnostics/same-words.ts";
import { suggest } from "../diagnostics/suggest.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { RawObject } from "../model/definition.ts";
import type { JsonObject, JsonPath } from "../model/json.ts";
import { meantQuantity } from "../kinds/parts/units/meant-quantity.ts";
import { repairsIn, sureRepair, type RepairOf, type Repair } from "../schema/repair/repair.ts";
import type { ShapeFacts, ShapeFinding } from "../schema/shape-facts.ts";
import { placeIn, type Place } from "../model/place.ts";
import { withOtherForms } from "./other-forms.ts";
import { withRepairs } from "./with-repairs.ts";
import { entryKey } from "../kinds/parts/modification/entry-key.ts";
import { isText } from "../json/checked.ts";
import { valueAt } from "../json/path.ts";
import { groupBy } from "../model/maps.ts";
import {
  explained,
  typosOfMissing,
  unknownMember,
  suggestedMember,
  type UnknownMember,
} from "./typos.ts";

const removal = "remove:";

/** @param value The whole object. */
function removalRepair(value: JsonObject, path: JsonPath): Repair | undefined {
  const [list, index] = path.slice(-2);
  if (typeof index !== "number" || typeof list !== "string" || !list.startsWith(removal)) {
    return undefined;
  }
  const found = valueAt(value, path);
  const id = found === undefined ? undefined : entryKey(list.slice(removal.length))(found);
  return found === undefined || id === undefined || id === found
    ? undefined
    : sureRepair(path, found, id);
}

/** Codes of findings after which a value cannot be resolved; all others leave it usable. */
const fatal: ReadonlySet<string> = new Set([
  "wrong-type",
  "missing-member",
  "wrong-length",
  "bad-unit",
]);

/** Reports why an object does not match its shape; returns false if it is so wrong that no later stage may read it. */
export function validateObject(kinds: Kinds, object: RawObject, report: Report): boolean {
  const { value } = object;
  const kind = kinds.of(object.kind);
  if (isWellShaped(kind, value)) return true;
  return explainShape(kinds, kind, value, report, (path, target) => placeIn(object, path, target));
}

/** Paths of values that cannot be read; for a part that lacks a mandatory member, the path of the part. */
export function unreadablePaths(kind: Kind, value: JsonObject): JsonPath[] {
  return explainedShape(kind, value)
    .findings.filter(({ code }) => fatal.has(code))
    .map(({ path }) => path);
}

/** Reports why the value does not match its shape; returns true if it can still be read. */
export function explainShape(
  kinds: Kinds,
  kind: Kind,
  value: JsonObject,
  report: Report,
  placeOf: (path: JsonPath, target: "key" | "value") => Place,
): boolean {
  const { shapes: shape } = kind;
  const { findings, repairOf } = explainedShape(kind, value);
  const typos = typosOfMissing(kind, findings);
  const mandatory = new Set(typos.values());
  // A mandatory member that is present but misspelt is one mistake, reported where it is.
  const own = gathered(findings.filter((finding) => !typos.has(finding)));
  for (const finding of withRepairs(own, shape, repairOf)) {
    reportFinding(kinds, kind, finding, repairOf, mandatory.has(finding), report, placeOf);
  }
  return !findings.some(({ code }) => fatal.has(code));
}

/** Members that one object lacks are one mistake. */
function gathered(findings: readonly ShapeFinding[]): readonly ShapeFinding[] {
  const isPlain = (finding: ShapeFinding): finding is Missing =>
    finding.code === "missing-member" && finding.data.written === undefined;
  const lacking = findings.filter(isPlain);
  if (lacking.length < 2) return findings;
  const byObject = groupBy(lacking, ({ path }) => JSON.stringify(path));
  return findings.flatMap((finding): ShapeFinding[] => {
    if (!isPlain(finding)) return [finding];
    const [first, ...more] = byObject.get(JSON.stringify(finding.path)) ?? [];
    if (finding !== first) return [];
    const others = more.map(({ data: { member, example } }) => ({ member, example }));
    return [others.length === 0 ? finding : { ...finding, data: { ...finding.data, others } }];
  });
}

type Missing = Extract<ShapeFinding, { code: "missing-member" }>;

interface ExplainedShape {
  readonly findings: readonly ShapeFinding[];
  readonly repairOf: RepairOf;
}

/** All findings of a value's shape, and a function that finds the repair of each. */
function explainedShape(kind: Kind, value: JsonObject): ExplainedShape {
  const { shapes: shape } = kind;
  const repairs = repairsIn(value, shape.definition);
  const repairOf: RepairOf = (path, meant) => removalRepair(value, path) ?? repairs(path, meant);
  const findings = explained(kind, value);
  const hasSuggestion = (data: UnknownMember): boolean => suggestedMember(kind, data) !== undefined;
  return { findings: withOtherForms(findings, value, shape, repairOf, hasSuggestion), repairOf };
}

function reportFinding(
  kinds: Kinds,
  kind: Kind,
  finding: ShapeFinding,
  repairOf: RepairOf,
  isMandatory: boolean,
  report: Report,
  placeOf: (path: JsonPath, target: "key" | "value") => Place,
): void {
  const place = placeOf(finding.path, finding.target);
  const loses = fatal.has(finding.code);
  switch (finding.code) {
    case "unknown-member": {
      const data = unknownMember(kinds, kind, finding);
      const { suggestion } = data;
      const repair = suggestion === undefined ? undefined : repairOf(finding.path, suggestion);
      report(
        finding.code,
        place,
        { ...data, ...(repair ? { repair } : {}) },
        isMandatory ? { severity: "error", loses: true } : {},
      );
      break;
    }
    case "not-in-list": {
      const isDecisive = finding.target === "value" && decisiveWords.has(finding.path.at(-1));
      const severity = isDecisive ? "error" : undefined;
      report(
        finding.code,
        place,
        { ...finding.data, suggestion: suggestedWord(finding.data) },
        severity === undefined ? {} : { severity },
      );
      break;
    }
    case "wrong-length": {
      const { where, found, what } = finding.data;
      // Too many seasons are reported like too few, although the schema could express the former.
      if (what === "entries" && seasonalMembers.has(where)) {
        report("seasonal-length", place, { where, length: found }, { severity: "error", loses });
      } else report(finding.code, place, finding.data, { loses });
      break;
    }
    case "missing-member": {
      const { written } = finding.data;
      const at = written === undefined ? place : placeOf([...finding.path, written], "key");
      report(finding.code, at, finding.data, { loses });
      break;
    }
    case "bad-unit": {
      const { format, found } = finding.data;
      const meant = format === undefined ? undefined : meantQuantity(found, format);
      report(finding.code, place, { ...finding.data, ...meant }, { loses });
      break;
    }
    default:
      report(finding.code, place, finding.data, { loses });
  }
}

/** The word that was meant; `undefined` if a value of another type was meant. */
function suggestedWord({
  found,
  allowed,
  repair,
}: Pick<ShapeFacts["not-in-list"], "found" | "allowed" | "repair">): string | undefined {
  if (repair !== undefined || !isText(found)) return undefined;
  const words = allowed.filter(isText);
  return ofSameWords(found, words) ?? suggest(found, words)[0];
}

const seasonalMembers: ReadonlySet<string> = new Set(["symbol", "color", "bgcolor"]);

/** Members whose words determine how an object is loaded or read: with an unknown word its effect is unknown. */
const decisiveWords: ReadonlySet<string | number | undefined> = new Set(["edit-mode", "subtype"]);
