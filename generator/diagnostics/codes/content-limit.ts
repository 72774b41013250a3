import type { Limits } from "../../model/limits.ts";
import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly what: keyof Limits;
  readonly limit: number;
}

export const code: ContentCode<Data> = {
  severity: "error",
  theme: "files",
  losesContent: true,
  meaning: "The content is larger than the configuration allows.",
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

export const reason: Reason = {
  why: "A server that compiles what players upload must not run out of memory or time because of one pack. As soon as a limit is exceeded, nothing more is read, and nothing is compiled. The limits that apply without a setting are many times what the largest real games contain.",
  remedy: "Remove what is not needed; raise the limit only if the content is yours.",
};
