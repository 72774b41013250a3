/** From a saved definition to the changed pixel in a running page, where there is a browser. */
import { join } from "node:path";
import { root } from "../../root.ts";
import { findChromium } from "../../vite/chromium.ts";
import { measurement, pairOf } from "../measure.ts";
import type { Bench, Measurement } from "../row.ts";
import { saveToPixel, type SaveToPixelInput } from "../save-to-pixel.ts";

const ours = ["core", "mods/night-mail", "mods/terrace-year"].map((name) =>
  join(root, "content", name),
);

/** None without a browser, and none in the short form. */
export function saveToPixelRows({ packs, dialect, quick }: Bench): Measurement[] {
  if (quick || findChromium() === undefined) return [];
  const edits = 20;
  const row = (
    of: string,
    input: Omit<SaveToPixelInput, "edits">,
    goal?: { median: number },
  ): Measurement =>
    measurement(
      `save → pixel, ${of}, ${input.shape}`,
      "file system, Vite and browser alone",
      async () => {
        const { each = [] } = (await saveToPixel({ ...input, edits })) ?? {};
        return pairOf(
          each.map(({ total }) => total),
          each.map(({ others }) => others),
        );
      },
      { goal },
    );
  const shapes = ["literal", "packed"] as const;
  return [
    ...shapes.map((shape) => row("our content", { packs: ours, shape, dialect: "spec" })),
    ...(dialect === "spec"
      ? []
      : shapes.map((shape) => row("the corpus", { packs, shape, dialect }, { median: 100 }))),
  ];
}
