import { suite } from "uvu";
import * as assert from "uvu/assert";
import { patternProblem } from "../../generator/schema/linear-pattern.ts";

const linear = suite("patterns that are matched in linear time");

const accepted = [
  "^[a-z]+$",
  "^mon_",
  "\\.png$",
  "^[a-z]+(?:_[a-z]+)*$",
  "^[0-9]{1,4} ?dB$",
  "^#[0-9a-fA-F]{6}$",
  "^[^a]+a$",
  "^(?:a|b)$",
  "^(?:a*b)*$",
  "^(?:ab){2,}c$",
  "^\\w+-\\d+$",
  "[a-z]{3}",
  "^[\\]\\-^]+$",
  "a|b",
  "^[+-]?[0-9]{1,10}[ \\t]*(?:ml|L)$",
];
for (const pattern of accepted) {
  linear(`accepts ${pattern}`, () => {
    assert.is(patternProblem(pattern), undefined);
  });
}

const refused: Readonly<Record<string, string>> = {
  "^(a+)+$": "ambiguous",
  "^(?:[a-z]+)*$": "ambiguous",
  "^(a|a)*$": "ambiguous",
  "^(a|ab)c$": "ambiguous",
  "^.*x$": "ambiguous",
  "^[a-c]*[c-e]*$": "ambiguous",
  "^(?:[a-c]*|[d-f]*)$": "ambiguous",
  "^(a?)*$": "empty-loop",
  "^(a?){30}a{30}$": "empty-loop",
  "^(){5}$": "empty-loop",
  "a+b": "unanchored",
  "^a|b+$": "anchor",
  "^a$|^b$": "anchor",
  "a^b": "anchor",
  "(": "syntax",
  "(?=a)b": "unsupported",
  "^(a)\\1$": "unsupported",
  "^\\p{L}+$": "unsupported",
  "^a+?$": "unsupported",
  "^a\\b$": "unsupported",
  "^(?:(?:a{100}){100}){100}$": "too-large",
  "^a{1000}$": "too-large",
  [`^${"(".repeat(60)}a${")".repeat(60)}$`]: "too-large",
  [`^${"a".repeat(1001)}$`]: "too-large",
};
for (const [pattern, problem] of Object.entries(refused)) {
  linear(`refuses ${pattern.slice(0, 40)}`, () => {
    assert.is(patternProblem(pattern), problem);
  });
}

linear("what is accepted is matched in a time proportional to the text, whatever that is", () => {
  const texts = ["a", "ab", "1", "_a", "a_", "L", " ", "ml"].flatMap((part) => [
    part.repeat(20_000),
    `${part.repeat(20_000)}!`,
  ]);
  for (const pattern of accepted) {
    const form = new RegExp(pattern, "u");
    const start = performance.now();
    for (const text of texts) form.test(text);
    assert.ok(performance.now() - start < 2000, pattern);
  }
});

linear.run();
