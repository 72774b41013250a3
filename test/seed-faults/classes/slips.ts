/** Slips of the hand and of memory, as modders make them: wrong levels, flattened lists, exchanged entries, units. */
import type { Json } from "../../../generator/model/json.ts";
import { builtInKinds, type BuiltInKind } from "../../../generator/model/kind-names.ts";
import { at, remove, replace, type Edit, type Expected } from "../../search/edit.ts";
import { atEntries, atSpots, isPlain, namesakesOf, type FaultClass } from "../fault-class.ts";
import { referenceKind, wrongValuesOf } from "../tables.ts";
import { propertyOf, type Entry, type Spot, type World } from "../../search/world.ts";
import { usesOf } from "./references.ts";

const recipes: readonly BuiltInKind[] = ["recipe", "uncraft"];
const textOf = ({ entry, value }: Spot): string =>
  entry.file.text.slice(value.offset, value.offset + value.length);

/** Another text in place of the value; found where it stands, at the value or at one of its parts. */
function written(
  name: string,
  wanted: (spot: Spot) => boolean,
  change: (spot: Spot) => string | undefined,
  code: string,
  inside = 0,
): FaultClass {
  return atSpots(
    name,
    (spot) => spot.pattern !== "" && wanted(spot) && change(spot) !== undefined,
    (spot) => {
      const text = change(spot);
      return text === undefined
        ? undefined
        : {
            edits: [replace(spot.entry, spot.value, text)],
            expected: [{ code, at: at(spot.entry, spot.value, inside) }],
          };
    },
  );
}

const isUnit = ({ pattern, value }: Spot): boolean =>
  value.type === "string" &&
  /^time$|\.duration$|^max_volume$|^workbench\.(?:mass|volume)$/u.test(pattern);

/** Takes numbers and nothing else. */
const isNumber = ({ entry, pattern, value }: Spot): boolean =>
  value.type === "number" &&
  (wrongValuesOf(entry.kind)[pattern] ?? []).includes("word") &&
  pattern !== "comfort";

/** An object with all that it needs goes, and with it the comma before or behind it. */
function withoutEntry(entry: Entry): Edit | undefined {
  const { file, node } = entry;
  const end = node.offset + node.length;
  const behind = /^\s*,\s*/u.exec(file.text.slice(end));
  if (behind) return { file, from: node.offset, to: end + behind[0].length, text: "" };
  const before = /,\s*$/u.exec(file.text.slice(0, node.offset));
  return before ? { file, from: before.index, to: end, text: "" } : undefined;
}

const isReference = ({ code }: Expected): boolean => code === "unknown-reference";

/** What uses an id tells that it is gone; its definition, where it is there under another name. */
function gone(
  name: string,
  change: (entry: Entry) => Edit | undefined,
  /** How the id that is there now differs; `undefined` where the object is gone with its own uses of the id. */
  says?: string,
): FaultClass {
  const usedWhereItIs = (entry: Entry, world: World): Expected[] | undefined => {
    const { value } = entry;
    if (typeof value["id"] !== "string" || value["alias"] !== undefined) return undefined;
    const derived = ["abstract", "copy-from", "edit-mode"].some((each) =>
      Object.hasOwn(value, each),
    );
    if (derived || namesakesOf(entry, world).length > 0) return undefined;
    const isParent = world.entries.some((other) => other.value["copy-from"] === value["id"]);
    if (isParent) return undefined;
    const stays = (mark: Expected): boolean =>
      says !== undefined ||
      mark.at.file !== entry.file ||
      mark.at.offset < entry.node.offset ||
      mark.at.offset >= entry.node.offset + entry.node.length;
    return usesOf(entry, world)?.filter(stays);
  };
  return atEntries(
    name,
    ["furniture", "terrain", "requirement"],
    (entry, world) => (usedWhereItIs(entry, world)?.length ?? 0) > 0,
    (entry, _random, world) => {
      const edit = change(entry);
      const uses = usedWhereItIs(entry, world);
      if (!edit || !uses) return undefined;
      const id = idNode(entry);
      // Several that agree know the definition by its right name, and are told with it.
      if (says !== undefined && id && uses.length > 1 && uses.some(isReference)) {
        return {
          edits: [edit],
          expected: [
            {
              code: "misspelt-definition",
              at: at(entry, id),
              ...(entry.kind === "requirement" ? { severity: "error" as const } : {}),
            },
          ],
        };
      }
      return {
        edits: [edit],
        expected: uses.map((use) =>
          says === undefined || use.code !== "unknown-reference" ? use : { ...use, says },
        ),
      };
    },
  );
}

function idNode(entry: Entry): Spot["value"] | undefined {
  return propertyOf(entry.node, "id")?.children?.[1];
}

/** Another id where it is defined; that is told there, and nowhere that it is used. */
function defined(
  name: string,
  change: (id: string, entry: Entry, world: World) => string | undefined,
  code: string,
): FaultClass {
  return atEntries(
    name,
    ["furniture", "terrain", "profession", "requirement"],
    (entry, world) => isPlain(entry, world) && idNode(entry)?.type === "string",
    (entry, _random, world) => {
      const id = idNode(entry);
      const changed = id && change(String(id.value), entry, world);
      return !id || changed === undefined
        ? undefined
        : {
            edits: [replace(entry, id, JSON.stringify(changed))],
            expected: [{ code, at: at(entry, id) }],
          };
    },
  );
}

const isAlternative = ({ pattern, value }: Spot): boolean =>
  /^(?:components|tools)\[\]\[\]$/u.test(pattern) && value.type === "array";

export const slipClasses: readonly FaultClass[] = [
  written(
    "slip: a number in quotes",
    isNumber,
    (spot) => JSON.stringify(textOf(spot)),
    "wrong-type",
  ),
  written(
    "slip: a truth value in quotes",
    ({ value, entry, pattern }) =>
      value.type === "boolean" && (wrongValuesOf(entry.kind)[pattern] ?? []).includes("word"),
    (spot) => JSON.stringify(textOf(spot)),
    "wrong-type",
  ),
  written(
    "slip: a decimal comma in a unit",
    isUnit,
    ({ value }) => JSON.stringify(String(value.value).replace(/\d+/u, "1,5")),
    "bad-unit",
  ),
  written(
    "slip: a unit misspelt",
    isUnit,
    ({ value }) => JSON.stringify(String(value.value).replace(/[a-zA-Z]+/u, "mintues")),
    "bad-unit",
  ),
  written(
    "slip: a unit of another sort",
    isUnit,
    ({ pattern }) => (/volume|mass/u.test(pattern) ? '"10 minutes"' : '"10 L"'),
    "bad-unit",
  ),
  written(
    "slip: a list around an object",
    ({ pattern, value, entry }) =>
      value.type === "object" &&
      (wrongValuesOf(entry.kind)[pattern] ?? []).includes("word") &&
      !/^(?:name|book_learn|skills|addictions)$/u.test(pattern),
    (spot) => `[${textOf(spot)}]`,
    "wrong-type",
  ),
  written(
    "slip: a group of alternatives one level too flat",
    ({ pattern, value }) =>
      /^(?:components|tools)\[\]$/u.test(pattern) &&
      value.type === "array" &&
      value.children?.[0]?.type === "array",
    ({ entry, value }) => {
      const [first] = value.children ?? [];
      return first && entry.file.text.slice(first.offset, first.offset + first.length);
    },
    "wrong-type",
    1,
  ),
  written(
    "slip: a group of alternatives one level too deep",
    ({ pattern, value }) =>
      /^(?:components|tools)\[\]$/u.test(pattern) &&
      value.type === "array" &&
      value.children?.[0]?.type === "array",
    (spot) => `[${textOf(spot)}]`,
    "wrong-type",
    1,
  ),
  written(
    "slip: id and number exchanged",
    (spot) => isAlternative(spot) && spot.value.children?.length === 2,
    ({ entry, value }) => {
      const [one, other] = (value.children ?? []).map((each) =>
        entry.file.text.slice(each.offset, each.offset + each.length),
      );
      return one === undefined || other === undefined ? undefined : `[${other}, ${one}]`;
    },
    "wrong-type",
  ),
  written(
    "slip: skill and level exchanged",
    ({ pattern, value, entry }) =>
      recipes.includes(entry.kind) &&
      /^(?:skills_required|autolearn|decomp_learn)\[\]$/u.test(pattern) &&
      value.type === "array",
    ({ value }) => {
      const [one, other] = value.children ?? [];
      return one && other && `[${String(other.value)}, ${JSON.stringify(one.value)}]`;
    },
    "wrong-type",
  ),
  written(
    "slip: a number left out",
    (spot) => isAlternative(spot) && spot.value.children?.length === 2,
    ({ value }) => `[${JSON.stringify(value.children?.[0]?.value)}]`,
    "wrong-length",
  ),
  written(
    "slip: a percent sign",
    ({ pattern, value }) => pattern.endsWith(".prob") && value.type === "number",
    (spot) => `"${textOf(spot)}%"`,
    "wrong-type",
  ),
  written(
    "slip: a negative count",
    ({ pattern, value, entry }) =>
      (entry.kind === "furniture" || entry.kind === "terrain") &&
      pattern.endsWith(".count") &&
      value.type === "number",
    () => "-2",
    "out-of-range",
  ),
  written(
    "slip: an empty id",
    (spot) =>
      referenceKind(spot) !== undefined &&
      !spot.pattern.startsWith("remove:") &&
      !spot.entry.kind.includes("subst"),
    () => '""',
    "wrong-length",
  ),
  atSpots(
    "slip: a member one level too high",
    ({ entry, pattern, value, property, parent }) =>
      property !== undefined &&
      parent !== undefined &&
      /^(?:bash|pry)\.(?:str_min|str_max|pry_quality|difficulty|success_message|sound_fail|str_min_blocked)$/u.test(
        pattern,
      ) &&
      value.type !== "object" &&
      !Object.hasOwn(entry.value, pattern.split(".")[1] ?? ""),
    (spot) => {
      const member = spot.pattern.split(".")[1] ?? "";
      const edit = spot.parent && remove(spot.entry, spot.parent, member);
      const part = propertyOf(spot.entry.node, spot.pattern.split(".")[0] ?? "");
      if (!edit || !part) return undefined;
      const { file } = spot.entry;
      const moved = {
        file,
        from: part.offset,
        to: part.offset,
        text: `"${member}": ${textOf(spot)},\n`,
      };
      return {
        edits: [moved, edit],
        expected: [
          {
            code: "unknown-member",
            at: at(spot.entry, part),
            severity: /quality|difficulty/u.test(member) ? "error" : "warning",
          },
        ],
      };
    },
  ),
  ...(["furniture", "terrain"] as const).map((kind) =>
    atEntries(
      `slip: a member of the other kind (${kind})`,
      [kind],
      ({ value }) => !Object.hasOwn(value, kind === "terrain" ? "move_cost_mod" : "move_cost"),
      (entry) => ({
        edits: [
          {
            file: entry.file,
            from: entry.node.offset + 1,
            to: entry.node.offset + 1,
            text: kind === "terrain" ? '\n"required_str": 4,' : '\n"move_cost": 4,',
          },
        ],
        expected: [
          {
            code: "unknown-member",
            at: { ...at(entry, entry.node), offset: entry.node.offset + 1, inside: 1 },
          },
        ],
      }),
    ),
  ),
  atEntries(
    "slip: no comma between objects",
    builtInKinds,
    ({ file, node }) => /^\s*,/u.test(file.text.slice(node.offset + node.length)),
    ({ file, node }) => {
      const comma = file.text.indexOf(",", node.offset + node.length);
      return {
        edits: [{ file, from: comma, to: comma + 1, text: "" }],
        expected: [{ code: "invalid-json", at: { file, offset: comma } }],
      };
    },
  ),
  gone("slip: a definition removed", withoutEntry),
  defined("slip: a space behind a defined id", (id) => `${id} `, "id-characters"),
  defined(
    "slip: a zero-width space in a defined id",
    (id) => `${id.slice(0, 2)}\u200b${id.slice(2)}`,
    "id-characters",
  ),
  defined(
    "slip: a Cyrillic letter in a defined id",
    (id, entry, world) =>
      /[a-z]a|a[a-z]/u.test(id) && usesOf(entry, world)?.length === 0
        ? id.replace(/(?<=[a-z])a|a(?=[a-z])/u, "\u0430")
        : undefined,
    "id-scripts",
  ),
  gone(
    "slip: a defined id in capitals",
    (entry) => {
      const id = idNode(entry);
      const text = String(id?.value);
      return id && text !== text.toUpperCase()
        ? replace(entry, id, JSON.stringify(text.toUpperCase()))
        : undefined;
    },
    "differs only in case",
  ),
  atSpots(
    "slip: strengths exchanged",
    ({ entry, pattern, value }) => {
      const bash = entry.value["bash"] as Readonly<Record<string, Json>> | undefined;
      const [min, max] = [bash?.["str_min"], bash?.["str_max"]];
      return (
        pattern === "bash" &&
        value.type === "object" &&
        typeof min === "number" &&
        typeof max === "number" &&
        min < max &&
        entry.value["obsolete"] !== true
      );
    },
    (spot) => {
      const [min, max] = ["str_min", "str_max"].map(
        (name) => propertyOf(spot.value, name)?.children?.[1],
      );
      return (
        min &&
        max && {
          edits: [
            replace(spot.entry, min, String(max.value)),
            replace(spot.entry, max, String(min.value)),
          ],
          expected: [{ code: "strength-range", at: at(spot.entry, min) }],
        }
      );
    },
  ),
  atSpots(
    "slip: a comma instead of a colon",
    ({ pattern, property }) =>
      property !== undefined &&
      pattern !== "type" &&
      !/^(?:id|result|abstract|ident|alias|id_suffix)\b/u.test(pattern),
    (spot) => {
      const key = spot.property?.children?.[0];
      const { file } = spot.entry;
      const colon = key && file.text.indexOf(":", key.offset + key.length);
      return key && colon !== undefined
        ? {
            edits: [{ file, from: colon, to: colon + 1, text: "," }],
            expected: [{ code: "invalid-json", at: at(spot.entry, key) }],
          }
        : undefined;
    },
  ),
];
