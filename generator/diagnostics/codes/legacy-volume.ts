import type { FixableCode, Reason } from "../code-definition.ts";

interface Data {
  readonly where: string;
  readonly units: number;
  readonly ml: number;
}

export const code: FixableCode<Data> = {
  severity: "note",
  spec: "2.3",
  tag: "deprecated",
  theme: "tiles",
  fix: { level: "safe", does: "write a bare number in millilitres" },
  meaning: "A volume is a bare number, which counts units of 250 ml.",
  message: ({ where, units }) =>
    `"${where}" is the bare number ${String(units)} – expected a volume in ml or L.`,
  help: ({ ml }) => `Write "${String(ml)} ml".`,
};

export const reason: Reason = {
  why: "A bare number is the oldest form and counts units of 250 ml, which few people remember. It is still read that way; the specification requires text with a unit.",
  remedy: "Write the volume that the message suggests; it is the same amount.",
};
