import type { Mistake } from "../../json/mistakes.ts";
import type { Limits } from "../../model/limits.ts";
import { lookAlike } from "../../text/characters.ts";
import type { ContentCode, FixableCode, NoData, Noting } from "../code-definition.ts";
import { jsonSentence } from "../json-sentences.ts";
import { choose, quotedList } from "../sentence.ts";

export interface FileCodes {
  "content-limit": ContentCode<{ what: keyof Limits; limit: number }>;
  "duplicate-member": FixableCode<{ name: string }> & Noting<{ first: NoData }>;
  "invalid-json": FixableCode<
    Mistake & {
      /** The text ends there: whatever followed is lost. */
      ends?: true;
    }
  > &
    Noting<{ opened: NoData }>;
  "invalid-utf8": ContentCode<{ byte: number }>;
  "missing-type": ContentCode<{
    written: boolean;
    /** The member of the file's only object that contains its definitions. */
    list?: string | undefined;
    /** It only has members that are objects, which are the definitions. */
    isMap?: boolean | undefined;
  }>;
  "near-miss-type": FixableCode<{ found: string; suggested: string }>;
  "nesting-too-deep": ContentCode<{ limit: number }>;
  /** `found` describes one or several consecutive entries; `all`: the file contains nothing else. */
  "not-an-object": ContentCode<{ found: string; all: boolean }>;
  /** `member` is one that the kind `found` does not have. */
  "other-kind": FixableCode<{
    found: string;
    suggested: readonly string[];
    member: string;
    /** The prefix of the id, if it is that of the kind `found`. */
    prefix?: string | undefined;
  }>;
  "passed-over-file": ContentCode<NoData>;
  /**
   * `count` objects have the type `found`; `suggestion` is the nearest known type, `unsaved` the own kind whose ids it
   * would migrate if saved games contained them.
   */
  "skipped-type": ContentCode<{
    found: string;
    count: number;
    suggestion?: string | undefined;
    unsaved?: string | undefined;
  }>;
  /** `suggested` are the kinds whose members it has; `id` is set if others use its id as one of such a kind. */
  "unknown-type": ContentCode<{ found: string; suggested: readonly string[]; id?: string }>;
}

export const files: FileCodes = {
  "content-limit": {
    severity: "error",
    losesContent: true,
    message: ({ what, limit }) => {
      const subject =
        what === "seconds"
          ? "By this file, the compilation exceeds"
          : "With this file, the content exceeds";
      return `${subject} "limits.${what}", which is ${String(limit)} – nothing is compiled.`;
    },
    help: ({ what }) =>
      `Remove what the game does not need, or raise "limits": { "${what}": … } in the configuration.`,
  },
  "duplicate-member": {
    severity: "error",
    spec: "1",
    losesContent: true,
    fix: { level: "safe", does: "remove a repetition that has the same value" },
    message: ({ name }) => `The member "${name}" was found twice in one object – expected it once.`,
    help: () =>
      choose(
        ["remove one of the two", "only one value is meant"],
        ["write both values in one member", "both are"],
      ),
    label: () => "repeated here",
    notes: { first: () => "first one here" },
  },
  "invalid-json": {
    severity: "error",
    spec: "1",
    losesContent: true,
    fix: {
      level: "safe",
      reveals: true,
      does: "write signs, quotes and words as JSON requires, where it is certain what is intended; remove comments, only with suggestions",
      levelOf: ({ lossy }) => (lossy ? "suggestions" : "safe"),
    },
    message: (mistake) => jsonSentence(mistake).reason,
    help: (mistake) => jsonSentence(mistake).help,
    label: () => undefined,
    notes: { opened: () => "opened here" },
  },
  "invalid-utf8": {
    severity: "error",
    losesContent: true,
    message: ({ byte }) =>
      `Byte ${String(byte)} is not valid UTF-8 – definition files are UTF-8 text.`,
    help: () => "Save the file as UTF-8.",
  },
  "missing-type": {
    severity: "error",
    spec: "1",
    losesContent: true,
    message: ({ written, list }) =>
      list !== undefined
        ? `The definitions are in "${list}" of an object – expected only their list.`
        : written
          ? `"type" is not a string – it names the kind of definition.`
          : `An object has no "type" – "type" names the kind of definition.`,
    help: ({ written, list, isMap }) =>
      isMap
        ? `Remove the names around the objects: a file is an object, or a list of objects, each with "type".`
        : list !== undefined
          ? `Remove { ${JSON.stringify(list)}: at the beginning of the file and } at its end.`
          : written
            ? `Replace the value with a type, such as "terrain" or "recipe".`
            : `Add "type", such as "terrain" or "recipe".`,
  },
  "near-miss-type": {
    severity: "error",
    spec: "1",
    losesContent: true,
    fix: { level: "suggestions", reveals: true, does: "use the intended type" },
    message: ({ found, suggested }) =>
      `Unknown type "${found}" – it looks like a misspelt "${suggested}" and would be skipped.`,
    help: ({ found, suggested }) => {
      const alike = lookAlike(found, suggested);
      return `Write "${suggested}"${alike === undefined ? "" : `: ${alike}`}.`;
    },
  },
  "nesting-too-deep": {
    severity: "error",
    losesContent: true,
    message: ({ limit }) =>
      `Objects and arrays are nested deeper than ${limit} levels – definitions need far fewer.`,
  },
  "not-an-object": {
    severity: "error",
    spec: "1",
    losesContent: true,
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
  },
  "other-kind": {
    severity: "error",
    spec: "1",
    losesContent: true,
    fix: {
      level: "suggestions",
      reveals: true,
      does: "use the type of the kind that has these members",
    },
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
  },
  "passed-over-file": {
    severity: "warning",
    spec: "1",
    message: () =>
      'This file was not read – expected a regular file with a name that ends in ".json", in lower case.',
    help: () =>
      choose(
        ["rename the file, as JSON without comments,", "it contains definitions"],
        ["move it out of the pack", "it does not"],
      ),
  },
  "skipped-type": {
    severity: "warning",
    spec: "1",
    message: ({ found, count }) =>
      `Type "${found}" is unknown – ${count === 1 ? "1 object" : `${String(count)} objects`} of it ${count === 1 ? "was" : "were"} skipped.`,
    help: ({ found, suggestion, unsaved }) =>
      unsaved !== undefined
        ? `Write "x-saved": true in the schema of ${unsaved} if saved games contain its ids.`
        : suggestion === undefined
          ? `List "${found}" under "other_types" in the configuration if your game has such a type.`
          : `Did you mean "${suggestion}"? If your game has such a type, list "${found}" under "other_types" in the configuration.`,
  },
  "unknown-type": {
    severity: "error",
    spec: "1",
    message: ({ found, suggested, id }) =>
      id !== undefined
        ? `The type is "${found}" – the members are those of ${quotedList(suggested, "or")}, and "${id}" is used as such.`
        : `Unknown type "${found}" – the members are those of ${quotedList(suggested, "or")}, and the object would be skipped.`,
    help: ({ suggested }) => `Write "type": ${quotedList(suggested, "or")}.`,
  },
};
