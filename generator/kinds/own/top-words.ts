/** What the schema of a kind says about the kind as a whole. */
import { isList } from "../../json/containers.ts";
import type { Bundle } from "../../schema/link-shapes.ts";
import { branchesOf } from "../../schema/choose-branch.ts";
import { pascalCase } from "../../text/names.ts";
import type { Vocabulary } from "../parts/words/vocabulary.ts";
import { checkMember, inside, nameAt, type ReportSchema, type SchemaPlace } from "./problem.ts";
import { writtenAt } from "./written-at.ts";
import type { WrittenSchema } from "./written-schema.ts";

export interface TopWords {
  /** The member that contains the id; `undefined` if definitions have none. */
  readonly idMember: string | undefined;
  /** If ids occur in saved games: the members that tell what a definition is. */
  readonly saved: readonly string[] | undefined;
  /** Members that name what a definition turns into, and the names for ids that have them. */
  readonly transitions: readonly TopTransition[];
  readonly vocabularies: readonly Vocabulary[];
  readonly notInherited: readonly string[];
  /** The name of the type of records. */
  readonly typeName: string;
}

interface TopTransition {
  readonly member: string;
  readonly able?: string;
  /** Whether a module says what a record turns into; the member is one of records alone. */
  readonly isComputed?: boolean;
}

/** Words that become parts of names in generated modules; members that every object has are none. */
export function isName(word: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/u.test(word) && !(word in Object.prototype);
}

export const nameOfVerb = "letters, digits and underscores, because types are named after it";

export function readTopWords(
  kind: string,
  { root }: Bundle,
  written: WrittenSchema,
  place: SchemaPlace,
  report: ReportSchema,
): TopWords {
  const { title, "x-id": id = "id", "x-saved": saved, "x-transitions": turns = [] } = written;
  const { properties = {} } = root;
  const { "x-flags": flags = [], "x-not-inherited": notInherited = [] } = written;
  const checkAll = (names: readonly string[], keyword: string): readonly string[] => {
    names.forEach((name, index) => {
      checkMember(root, name, inside(place, keyword, index), report);
    });
    return names;
  };
  for (const keyword of ["x-saved", "x-transitions"] as const) {
    if (id !== false || written[keyword] === undefined) continue;
    report("no-ids", nameAt(inside(place, keyword)), { subject: keyword });
  }
  for (const shape of id === false ? Object.values(properties) : []) {
    const at = shape["x-index"] === true ? writtenAt(shape) : undefined;
    if (at) report("no-ids", nameAt(inside(at, "x-index")), { subject: "x-index" });
  }
  const transitions: TopWords["transitions"] = isList(turns)
    ? turns.map((member) => ({ member }))
    : Object.entries(turns).map(([member, able]) => ({ member, able }));
  transitions.forEach(({ member, able }, index) => {
    const at = inside(place, "x-transitions", isList(turns) ? index : member);
    const branches = Object.hasOwn(properties, member) ? branchesOf(properties[member] ?? {}) : [];
    const isOwn = branches.some(({ "x-ref": ref }) => ref === kind);
    const odd = [member, able ?? member].find((word) => !isName(word));
    if (odd !== undefined) {
      report("value", nameAt(at), { subject: `"${odd}" is no name`, other: nameOfVerb });
    }
    if (!isOwn) report("no-transition", nameAt(at), { subject: member, other: kind });
  });
  const named = isList(flags) ? { flags } : flags;
  const vocabularies = Object.entries(Object.hasOwn(written, "x-flags") ? named : {}).map(
    ([member, known]): Vocabulary => ({ member, known, namedBy: "schema" }),
  );
  for (const { member } of vocabularies) {
    const at = nameAt(inside(place, "x-flags", ...(isList(flags) ? [] : [member])));
    checkMember(root, member, at, report);
  }
  const isTypeName = title !== undefined && /^[A-Z][A-Za-z0-9]*$/u.test(title);
  return {
    idMember: id === false ? undefined : id,
    saved:
      saved === true
        ? ["name"].filter((each) => Object.hasOwn(properties, each))
        : saved && checkAll(saved, "x-saved"),
    transitions,
    vocabularies,
    notInherited: checkAll(notInherited, "x-not-inherited"),
    typeName: isTypeName ? title : pascalCase(kind),
  };
}
