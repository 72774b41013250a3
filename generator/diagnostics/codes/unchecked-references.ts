import type { ContentCode, Noting, Reason } from "../code-definition.ts";
import type { NoData } from "../code-definition.ts";
import { choose } from "../sentence.ts";

interface Data {
  readonly kind: string;
  /** How many references were not checked, each place counted once. */
  readonly count: number;
  /** Set if only references to this id were not checked, because something that may have the id cannot be read. */
  readonly id?: string;
}

export const code: ContentCode<Data> & Noting<{ readonly unread: NoData }> = {
  severity: "note",
  shown: true,
  spec: "2",
  theme: "references",
  meaning: "References were not checked, because too little is known of what they refer to.",
  message: ({ kind, count, id }) => {
    const what = kind.replaceAll("_", " ");
    const were = count === 1 ? "was" : "were";
    return id === undefined
      ? `${String(count)} ${count === 1 ? "reference" : "references"} to ids of the kind "${what}" ${were} not checked – no id of this kind is known.`
      : `${String(count)} ${count === 1 ? "use" : "uses"} of the ${what} "${id}" ${were} not checked – something that has an error may have this id.`;
  },
  help: ({ id }) =>
    id === undefined
      ? choose(
          [
            'list the ids of these kinds under "known" in the configuration',
            "your game defines them",
          ],
          ["add a pack that defines them", "there is one"],
        )
      : "Correct that first.",
  notes: { unread: () => "this may have the id" },
};

export const reason: Reason = {
  why: 'A reference can only be checked if it is known which ids exist. defwright learns the ids of items, skills and other kinds that the format does not define from objects in the packs and from "known" in the configuration; as long as no id of such a kind is known, every word is accepted. A reference is not checked either if an object that may have its id cannot be read. This note says what the run did not look at, so that "content is valid" is not taken for more than it is. It does not fail a build, not even with --strict.',
  remedy:
    'List the ids that your game defines in code under "known", either one by one or as the path of a .json file that holds a list of ids; one id is enough to have all references to the kind checked. Raise the severity of the code to "warning" or "error" to make sure that everything is checked.',
};
