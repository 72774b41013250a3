/** The schema's description of a member, as Markdown. */
import type { Shape } from "../schema/shape.ts";
import { branchesOf, followed } from "../schema/choose-branch.ts";

export function describeMember(member: string, shape: Shape): string {
  const whole = followed(shape);
  const branches = branchesOf(shape);
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
