/** The schema's description of a member, as Markdown. */
import type { KindName } from "../model/kind-names.ts";
import type { Shape } from "../schema/shape.ts";
import { alternatives, followed } from "./shapes-at.ts";

export function describeMember(kind: KindName, member: string, shape: Shape): string {
  const whole = followed(kind, shape);
  const branches = alternatives(kind, shape);
  const words = [...new Set(branches.flatMap((each) => each.enum ?? []))];
  const units = [...new Set(branches.flatMap((each) => each["x-format"] ?? []))];
  const named = [...new Set(branches.flatMap((each) => each["x-ref"] ?? []))];
  const lines = [
    `**${member}**${named.length > 0 ? ` – id of ${named.join(" or ")}` : ""}`,
    ...(whole.description === undefined ? [] : [whole.description]),
    ...(whole.default === undefined ? [] : [`Default: \`${JSON.stringify(whole.default)}\``]),
    ...(words.length > 0
      ? [`One of: ${words.map((word) => `\`${JSON.stringify(word)}\``).join(", ")}`]
      : []),
    ...units.map((unit) => `Written with units of ${unit}: ${examplesOf(branches, unit)}`),
  ];
  return lines.join("\n\n");
}

function examplesOf(branches: readonly Shape[], unit: string): string {
  const examples = branches
    .filter((each) => each["x-format"] === unit)
    .flatMap(({ examples: given = [] }) => given);
  return examples.map((each) => `\`${JSON.stringify(each)}\``).join(", ");
}
