import type { ConfigurationCode, Reason } from "../code-definition.ts";

interface Data {
  readonly where: string;
  readonly member: string;
}

export const code: ConfigurationCode<Data> = {
  severity: "error",
  theme: "configuration",
  meaning: "The configuration lacks a member.",
  message: ({ where, member }) =>
    `Member "${member}" is missing${where === "" ? "" : ` in "${where}"`} – it is mandatory.`,
  help: ({ member }) =>
    member === "packs" ? `Add "packs": ["content/core"].` : `Add "${member}".`,
};

export const reason: Reason = {
  why: 'Without "packs", defwright does not know what to read; the other members have defaults.',
  remedy: "Add the member.",
};
