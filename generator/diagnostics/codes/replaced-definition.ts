import type { ContentCode, NoData, Noting, Reason } from "../code-definition.ts";

/** `gives_way` is set if an obsolete definition yields to a live one before it. */
interface Data {
  readonly kind: string;
  readonly id: string;
  readonly gives_way?: true;
}

export const code: ContentCode<Data> & Noting<{ later: NoData; live: NoData }> = {
  severity: "note",
  spec: "7",
  theme: "definitions",
  meaning: "Of two objects with one id, one replaces the other.",
  message: ({ kind, id, gives_way }) =>
    gives_way === true
      ? `This obsolete ${kind} "${id}" has no effect – the pack also defines one with this id that is in use.`
      : `This ${kind} "${id}" is replaced by another with the same id.`,
  label: ({ gives_way }) =>
    gives_way === true ? "this one has no effect" : "this one is replaced",
  notes: { later: () => "replaced by this one", live: () => "this one stays" },
};

export const reason: Reason = {
  why: "Nothing of the earlier definition is left, not even the members that the later one does not mention. That is often the purpose of a pack, so it is only a note; but it is good to know when something in the game differs from what its file contains.",
  remedy:
    'If it is intended, there is nothing to do. To keep the other members, change the definition with "edit-mode": "modify" instead. With "rules": { "duplicate_ids": "error" }, replacing requires "override".',
};
