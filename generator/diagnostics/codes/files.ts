import type { Limits } from "../../model/limits.ts";
import { lookAlike } from "../../text/characters.ts";
import type { ContentCode, FixableCode, NoData, Noting } from "../code-definition.ts";
import type { TextEdit } from "../../text/edits.ts";
import { choose, quotedList } from "../sentence.ts";

interface ContentLimit {
  readonly what: keyof Limits;
  readonly limit: number;
}

const contentLimit: ContentCode<ContentLimit> = {
  severity: "error",
  losesContent: true,
  meaning: "The content is larger than the configuration allows.",
  why: "A server that compiles what players upload must not run out of memory or time because of one pack. As soon as a limit is exceeded, nothing more is read, and nothing is compiled. The limits that apply without a setting are many times what the largest real games contain.",
  remedy: "Remove what is not needed; raise the limit only if the content is yours.",
  message: ({ what, limit }) => {
    const subject =
      what === "seconds"
        ? "By this file, the compilation exceeds"
        : "With this file, the content exceeds";
    return `${subject} "limits.${what}", which is ${String(limit)} – nothing is compiled.`;
  },
  help: ({ what }) =>
    `Remove what the game does not need, or raise "limits": { "${what}": … } in the configuration.`,
};

interface DuplicateMember {
  readonly name: string;
}

const duplicateMember: FixableCode<DuplicateMember> & Noting<{ first: NoData }> = {
  severity: "error",
  spec: "1",
  losesContent: true,
  fix: { level: "safe", does: "remove a repetition that has the same value" },
  meaning: "An object contains the same member twice, so one of the two values would be lost.",
  why: "Most JSON parsers keep one of the two values and silently drop the other; which one differs from program to program. The author wrote both, so something they wrote would be lost.",
  remedy: "Keep the intended value, or merge the two lists into one. The frame shows both places.",
  message: ({ name }) => `The member "${name}" was found twice in one object – expected it once.`,
  help: () =>
    choose(
      ["remove one of the two", "only one value is meant"],
      ["write both values in one member", "both are"],
    ),
  label: () => "repeated here",
  notes: { first: () => "first one here" },
};

/** `reason` is a whole sentence of `json/reasons.ts`. */
interface InvalidJson {
  readonly reason: string;
  readonly help?: string;
  /** The text that is certainly right instead of what was found. */
  readonly instead?: string;
  /** The edits that certainly repair it, if they are at other places. */
  readonly edits?: readonly TextEdit[];
  /** Writing `instead` removes something that the author may want to keep. */
  readonly lossy?: true;
  /** The text ends there: whatever followed is lost. */
  readonly ends?: true;
}

const invalidJson: FixableCode<InvalidJson> & Noting<{ opened: NoData }> = {
  severity: "error",
  spec: "1",
  losesContent: true,
  fix: {
    level: "safe",
    reveals: true,
    does: "write signs, quotes and words as JSON requires, where it is certain what is intended; remove comments, only with suggestions",
    levelOf: ({ lossy }) => (lossy ? "suggestions" : "safe"),
  },
  meaning:
    "A file is not JSON: for example, a comma, a quote or a bracket is missing, or there is one too many.",
  why: "From the mistake on, it is uncertain what the author meant. Reading continues after it, so that several mistakes in one file are shown at once, but nothing is built from a file that is not valid JSON as a whole: a half-understood definition is worse than none.",
  remedy:
    'Correct the place that the frame points at; most often it is a comma, a quote or a bracket. JSON has no comments, but defwright treats any member whose name begins with "//" as one.',
  message: ({ reason }) => reason,
  help: ({ help }) => help,
  label: () => undefined,
  notes: { opened: () => "opened here" },
};

interface InvalidUtf8 {
  readonly byte: number;
}

const invalidUtf8: ContentCode<InvalidUtf8> = {
  severity: "error",
  losesContent: true,
  meaning: "A file is not valid UTF-8.",
  why: "Bytes that are not valid UTF-8 usually come from a file that was saved in another encoding. Guessing the character could put a wrong letter into a name or, worse, into an id that other files spell correctly. The other files of the pack are still checked.",
  remedy: "Save the file as UTF-8 in the editor. A byte order mark at its start does no harm.",
  message: ({ byte }) =>
    `Byte ${String(byte)} is not valid UTF-8 – definition files are UTF-8 text.`,
  help: () => "Save the file as UTF-8.",
};

interface MissingType {
  readonly written: boolean;
  /** The member of the file's only object that contains its definitions. */
  readonly list?: string | undefined;
  /** It only has members that are objects, which are the definitions. */
  readonly isMap?: boolean | undefined;
}

const missingType: ContentCode<MissingType> = {
  severity: "error",
  spec: "1",
  losesContent: true,
  meaning: `An object has no "type", or one that is not a string.`,
  why: 'The "type" determines what kind of definition an object is, and so every other rule. Without it, the object cannot be read and would be missing from the game.',
  remedy:
    'Add "type" as a string: one of the six kinds of the specification, "requirement", or the type of an object that defwright does not read.',
  message: ({ written, list }) =>
    list !== undefined
      ? `The definitions are in "${list}" of an object – expected only their list.`
      : written
        ? `"type" is not a string – it names the kind of definition.`
        : `An object has no "type" – "type" names the kind of definition.`,
  help: ({ list, isMap }) =>
    isMap
      ? `Remove the names around the objects: a file is an object, or a list of objects, each with "type".`
      : list !== undefined
        ? `Remove { ${JSON.stringify(list)}: at the beginning of the file and } at its end.`
        : `Add "type", such as "terrain" or "recipe".`,
};

interface NearMissType {
  readonly found: string;
  readonly suggested: string;
}

const nearMissType: FixableCode<NearMissType> = {
  severity: "error",
  spec: "1",
  losesContent: true,
  fix: { level: "suggestions", reveals: true, does: "use the intended type" },
  meaning: "A type is almost, but not quite, that of a kind or of a mod description.",
  why: 'Types that defwright does not know belong to other parts of a game, and objects of such types are skipped silently. A misspelt "furniture" would be skipped as well, and its definition would be missing for no visible reason; with a misspelt "MOD_INFO" a pack would lose its id and its dependencies. So a type that differs from a known one by a letter or two is reported.',
  remedy:
    "Correct the spelling. A type of another part of the game that only looks similar needs another name.",
  message: ({ found, suggested }) =>
    `Unknown type "${found}" – it looks like a misspelt "${suggested}" and would be skipped.`,
  help: ({ found, suggested }) => {
    const alike = lookAlike(found, suggested);
    return `Write "${suggested}"${alike === undefined ? "" : `: ${alike}`}.`;
  },
};

interface NestingTooDeep {
  readonly limit: number;
}

const nestingTooDeep: ContentCode<NestingTooDeep> = {
  severity: "error",
  losesContent: true,
  meaning: "Objects and arrays are nested deeper than any definition needs.",
  why: "No definition needs more than a handful of levels. A file nested this deep is damaged, or was written by a faulty program, and would crash programs that read it without a limit.",
  remedy: "Look for a bracket that is opened again and again and never closed.",
  message: ({ limit }) =>
    `Objects and arrays are nested deeper than ${limit} levels – definitions need far fewer.`,
};

/** `found` describes one or several consecutive entries; `all`: the file contains nothing else. */
interface NotAnObject {
  readonly found: string;
  readonly all: boolean;
}

const notAnObject: ContentCode<NotAnObject> = {
  severity: "error",
  spec: "1",
  losesContent: true,
  meaning: "An entry of a file's list is not an object.",
  why: "A definition file contains one object, or a list of objects. Text, a number or a list between them defines nothing; most often it is what remains of an object whose brackets were lost.",
  remedy:
    'Remove the entry, or put it back into the object that it belongs to. You can write a comment inside an object, as a member whose name begins with "//".',
  message: ({ found }) =>
    /^\d/u.test(found)
      ? `${found} were found – expected objects with a "type".`
      : `${found} was found – expected an object with a "type".`,
  help: ({ found, all }) =>
    found === "A list inside the list" && all
      ? `Remove one "[" at the beginning and one "]" at the end.`
      : all
        ? `If the file contains no definitions, keep it outside the packs.`
        : undefined,
};

/** `member` is one that the kind `found` does not have. */
interface OtherKind {
  readonly found: string;
  readonly suggested: readonly string[];
  readonly member: string;
  /** The prefix of the id, if it is that of the kind `found`. */
  readonly prefix?: string | undefined;
}

const otherKind: FixableCode<OtherKind> = {
  severity: "error",
  spec: "1",
  losesContent: true,
  fix: {
    level: "suggestions",
    reveals: true,
    does: "use the type of the kind that has these members",
  },
  meaning: "An object has the type of one kind and the members of another.",
  why: 'The "type" alone determines how an object is read. With the type of another kind, nearly every member would be reported as unknown and nearly every mandatory one as missing, because of one wrong word. So only the type is reported if an object lacks what its own kind requires, or has nothing of it but an id, and its members make up a complete definition of another kind. If the id has the prefix of its own kind, that weighs as much as one member, and both explanations are shown. Objects that copy from others or change them are not judged this way, since what they lack may be elsewhere.',
  remedy:
    "Correct the type; the members are then checked against it. If the type is right, the members are wrong: a definition of that kind needs others.",
  message: ({ found, suggested, member }) =>
    `The type is "${found}" – the members, such as "${member}", are those of ${quotedList(suggested, "or")}.`,
  help: ({ found, suggested, prefix }) =>
    prefix === undefined
      ? `Write "type": ${quotedList(suggested, "or")}.`
      : choose(
          ...suggested.map((kind) => [`"type": "${kind}"`, "the members are right"] as const),
          [
            `the members of "${found}"`,
            `the type and the id are right, which begins with "${prefix}"`,
          ],
        ),
};

const passedOverFile: ContentCode<NoData> = {
  severity: "warning",
  spec: "1",
  meaning: "A file that looks like definitions is not read.",
  why: 'A pack consists of the regular files below its directory whose names end in ".json", in lower case. This name looks like one of them, such as "a.JSON", "a.json5", "a.jsonc" or "a.json.txt", or it is not a regular file but a pipe or a device. It is passed over, so its definitions would be missing for no visible reason.',
  remedy:
    'Rename the file so that its name ends in ".json". JSON here has no comments and no trailing commas; members whose names begin with "//" are comments.',
  message: () =>
    'This file was not read – expected a regular file with a name that ends in ".json", in lower case.',
  help: () =>
    choose(
      ["rename the file, as JSON without comments,", "it contains definitions"],
      ["move it out of the pack", "it does not"],
    ),
};

/** `count` objects have the type `found`; `suggestion` is the nearest known type. */
interface SkippedType {
  readonly found: string;
  readonly count: number;
  readonly suggestion?: string | undefined;
}

const skippedType: ContentCode<SkippedType> = {
  severity: "warning",
  spec: "1",
  meaning: "Objects of a type that neither defwright nor a known game has were skipped.",
  why: "A game has objects of many types that defwright does not read. They are skipped, and that is right as long as the type is meant. This type is neither one of the kinds that defwright reads nor one that a known game has, so a definition may be lost because its type is misspelt or made up. There is one warning for each type; it is at the first object.",
  remedy:
    'Correct the type. If your game reads objects of this type itself, list it under "other_types" in the configuration.',
  message: ({ found, count }) =>
    `Type "${found}" is unknown – ${count === 1 ? "1 object" : `${String(count)} objects`} of it ${count === 1 ? "was" : "were"} skipped.`,
  help: ({ found, suggestion }) =>
    suggestion === undefined
      ? `List "${found}" under "other_types" in the configuration if your game has such a type.`
      : `Did you mean "${suggestion}"? If your game has such a type, list "${found}" under "other_types" in the configuration.`,
};

/** `suggested` are the kinds whose members it has; `id` is set if others use its id as one of such a kind. */
interface UnknownType {
  readonly found: string;
  readonly suggested: readonly string[];
  readonly id?: string;
}

const unknownType: ContentCode<UnknownType> = {
  severity: "error",
  spec: "1",
  meaning: "An object has the members of a definition, but an unknown or another type.",
  why: 'A game has objects of many types that defwright does not read, so they are skipped. This one has a type that no known game has, and its members are those of a definition that defwright reads, with all mandatory ones. Most likely the type is wrong, such as "furn", and a whole definition would be missing unnoticed. References to its id are not reported. The type may also be one that a game has for other objects, such as "trap", if the members are those of a definition and others use its id as one: then these uses are reported together with it, not one by one.',
  remedy:
    'Write the type that the message names. If your game really has such a type, list it under "other_types" in the configuration; the object is then skipped.',
  message: ({ found, suggested, id }) =>
    id !== undefined
      ? `The type is "${found}" – the members are those of ${quotedList(suggested, "or")}, and "${id}" is used as such.`
      : `Unknown type "${found}" – the members are those of ${quotedList(suggested, "or")}, and the object would be skipped.`,
  help: ({ suggested }) => `Write "type": ${quotedList(suggested, "or")}.`,
};

export {
  contentLimit as "content-limit",
  duplicateMember as "duplicate-member",
  invalidJson as "invalid-json",
  invalidUtf8 as "invalid-utf8",
  missingType as "missing-type",
  nearMissType as "near-miss-type",
  nestingTooDeep as "nesting-too-deep",
  notAnObject as "not-an-object",
  otherKind as "other-kind",
  passedOverFile as "passed-over-file",
  skippedType as "skipped-type",
  unknownType as "unknown-type",
};
