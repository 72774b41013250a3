/** Prettier counts columns in its own way; ours must be the same, without prettier. */
import fc from "fast-check";
import { util } from "prettier";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { stringWidth } from "../../generator/text/string-width.ts";
import { runs, share } from "../random.ts";

const widths = suite("string width");

const variation = "\uFE0F";
const keycap = "\u20E3";
const joiner = "\u200D";
const skin = "\u{1F3FB}";
const emoji: readonly string[] = characters().filter((each) => /\p{Emoji}/u.test(each));

widths(
  "emoji and a share of all characters, alone, behind another and with what changes an emoji",
  () => {
    assert.ok(emoji.length > 1000);
    const some = characters().filter((_, index) => index % share === 0);
    for (const character of new Set([...emoji, ...some])) {
      same(`a${character}`);
      same(`ä${character}${variation}`);
      same(`${character}${skin}`);
      same(`${character}${variation}${keycap}`);
    }
  },
);

widths("flags, also of regions that are none", () => {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(0x1f1e6 + index));
  for (const one of letters) for (const other of letters) same(`${one}${other}`);
  for (const region of ["gbeng", "gbsct", "usca"]) {
    const tags = [...region].map((each) => String.fromCodePoint(0xe0000 + each.charCodeAt(0)));
    same(`\u{1F3F4}${tags.join("")}\u{E007F}`);
  }
});

widths("property: emoji that are joined, and anything around them", () => {
  const part = fc.oneof(
    fc.constantFrom(...emoji),
    fc.constantFrom(
      variation,
      keycap,
      joiner,
      skin,
      "\u{1F469}",
      "\u{1F4BB}",
      "\u{2764}",
      "e\u0301",
    ),
    fc.string({ unit: "binary", maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      same(parts.join(""));
      same(parts.join(joiner));
    }),
    runs(2000, 5),
  );
});

widths.run();

function same(text: string): void {
  if (stringWidth(text) !== util.getStringWidth(text)) {
    assert.is(stringWidth(text), util.getStringWidth(text), JSON.stringify(text));
  }
}

/** All of them but half of a pair. */
function characters(): string[] {
  return Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code));
}
