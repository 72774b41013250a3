import type { ContentCode, NoData, Noting, Reason } from "../code-definition.ts";

/** `gives_way` where an obsolete one leaves the place to a live one before it. */
interface Data {
  readonly kind: string;
  readonly id: string;
  readonly gives_way?: true;
}

export const code: ContentCode<Data> & Noting<{ later: NoData; live: NoData }> = {
  severity: "note",
  spec: "7",
  theme: "definitions",
  meaning: "Of two objects of one id, one took the place of the other.",
  message: ({ kind, id, gives_way }) =>
    gives_way === true
      ? `This obsolete ${kind} "${id}" has no effect – the pack defines one of its id that is in use.`
      : `This ${kind} "${id}" is replaced by another of its id.`,
  label: ({ gives_way }) =>
    gives_way === true ? "this one has no effect" : "this one is replaced",
  notes: { later: () => "replaced by this one", live: () => "this one stays" },
};

export const reason: Reason = {
  why: "Nothing of the earlier definition is left, not even the members that the later one does not mention. That is often what a pack is for, and so it is only a note; but it is good to know when something in the game is not what its file says.",
  remedy:
    'Nothing, if it is meant. To keep the other members, change the definition by "edit-mode": "modify" instead. With "rules": { "duplicate_ids": "error" } replacing needs "override".',
};
