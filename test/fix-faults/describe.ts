/** A violation as people read it: what was planted, what became of it, and the smallest world found for it. */
import type { FixLevel } from "../../generator/diagnostics/fix.ts";
import type { Violation } from "./shrink.ts";
import { plant } from "./trial.ts";

export function describe(
  { original, slips, trial }: Violation,
  name: string,
  level: FixLevel,
  seed: number,
): string {
  const { world } = original;
  const planted = plant(original, slips);
  const edits = slips.flatMap((slip) => [
    ...slip.edits.map(({ file, from, to, text }) => {
      const end = file.text.slice(from, to);
      return `${file.path}: ${cut(end)} -> ${cut(text)}`;
    }),
    ...(slip.removed ?? []).map(({ path }) => `${path} is deleted`),
    ...(slip.added ?? []).map(({ path, text }) => `${path} is added: ${text}`),
    ...(slip.forgotten ? [`${slip.forgotten.kind} ${slip.forgotten.id} is no longer known`] : []),
  ]);
  const known = [...(planted?.known ?? [])].map(
    ([kind, ids]) => `${kind}: ${cut([...ids].join(" "), 200)}`,
  );
  const texts = [...(planted?.texts ?? [])]
    .filter(isAny)
    .map(([path, text]) => `${path}: ${cut(text.replaceAll(/\s+/gu, " "), 3000)}`);
  return [
    `${name} [${world.name}, ${world.dialect}, seed ${String(seed)}, --fix=${level}]`,
    ...edits.map((each) => `planted  ${each}`),
    ...trial.wrong.map((each) => `WRONG    ${each}`),
    ...known.map((each) => `known    ${each}`),
    ...texts.map((each) => `text     ${each}`),
  ].join("\n  ");
}

function isAny([, text]: readonly [path: string, text: string]): boolean {
  return text.trim() !== "[]";
}

function cut(text: string, most = 120): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
