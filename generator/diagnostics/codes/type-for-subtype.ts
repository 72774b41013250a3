import type { FixableCode, Reason } from "../code-definition.ts";

interface Data {
  readonly where: string;
  readonly type: string;
}

export const code: FixableCode<Data> = {
  severity: "warning",
  spec: "2.7",
  theme: "members",
  fix: { level: "suggestions", does: "write the subtype of an inline group as such" },
  meaning: "An inline group states how its entries are chosen as its type.",
  message: ({ where, type }) =>
    `"${where}" is a collection: "type": "${type}" has no effect in an inline group – expected "subtype".`,
  help: ({ type }) => `Write "subtype": "${type}".`,
};

export const reason: Reason = {
  why: 'In an inline group, "subtype" says whether every entry is tried by itself ("collection") or exactly one is picked ("distribution"). "type" is ignored there, so the group is a collection whatever it says, and more or fewer items appear than intended.',
  remedy: 'Rename the member to "subtype".',
};
