import type { ContentCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

interface Data {
  readonly where: string;
  readonly id: string;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "3.1",
  theme: "tiles",
  meaning: "A definition turns into itself.",
  message: ({ where, id }) =>
    `"${where}" is "${id}", the definition itself – expected another one.`,
  help: ({ where }) =>
    choose(["name another one", "it turns into something"], [`remove "${where}"`, "it does not"]),
};

export const reason: Reason = {
  why: 'Something opens, closes or turns into itself: the player acts, and nothing changes. Usually the id of the other state was intended, such as "…_open".',
  remedy: "Name the other state; remove the member if there is none.",
};
