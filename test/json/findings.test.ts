import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { spliced } from "../../generator/text/edits.ts";
import { jsonSentence } from "../../generator/diagnostics/json-sentences.ts";
import { jsonFindings } from "../../generator/json/findings.ts";
import { root } from "../root.ts";
import { runs } from "../random.ts";

const mistakes = suite("json findings");

/** Each finding as `offset+length what was found`. */
function found(text: string): string[] {
  return jsonFindings(text).map((finding) => {
    const place = `${finding.offset}+${finding.length}`;
    if (finding.kind === "syntax") {
      return `${place} ${jsonSentence(finding).reason.split(" – ")[0] ?? ""}`;
    }
    if (finding.kind === "too-deep") return `${place} deeper than ${finding.limit}`;
    return `${place} ${finding.name} again, first at ${finding.first.offset}`;
  });
}

const noComma = "No comma was found here";
const noClosingQuote = "This text has no closing double quote";
const misquoted = "This line has one double quote too many, or one too few";
const after = "More text was found after the end of the first value";

/** One mistake each, as people make them, and the one finding that it gives. */
const single: Readonly<Record<string, readonly [text: string, finding: string]>> = {
  "comma between members": ['[\n{\n"id": "a"\n"x": 1\n}\n]', `13+0 ${noComma}`],
  "comma between objects": ['[\n{"id": "a"}\n{"id": "b"}\n]', `13+0 ${noComma}`],
  "comma between texts": ['["a" "b"]', `4+0 ${noComma}`],
  "trailing comma in an object": ['{"a":1,}', '6+1 A comma was found before "}"'],
  "trailing comma in an array": ['{"a":[1,2,]}', '9+1 A comma was found before "]"'],
  "doubled comma": ["[1,,2]", "3+1 A comma was found with nothing before it"],
  "doubled comma in an object": ['{"a":1,,"b":2}', "7+1 A comma was found with nothing before it"],
  "comma in front": ["[,1]", "1+1 A comma was found with nothing before it"],
  "brace before the next object": ['[\n{"id":"a",\n"x":1\n,\n{"id":"b"}\n]', '21+1 "{" was found'],
  "brace and comma before the next object": [
    '[\n{"id":"a"\n{"id":"b"}\n]',
    '2+1 "{" is opened here and never closed',
  ],
  "brace of the last object": [
    '[\n{"id":"a"},\n{"id":"b"\n]',
    '14+1 "{" is opened here and never closed',
  ],
  "brace of an inner object": [
    '[\n{"x":{"y":1\n},\n{"id":"b"}\n]',
    '2+1 "{" is opened here and never closed',
  ],
  "bracket before the next member": ['{"f": ["A", "B"\n, "x": 1}', '18+3 The text "x" was found'],
  "bracket before the brace": ['{"f": ["A", "B"}', '6+1 "[" is opened here and never closed'],
  "bracket at the end": ['[\n{"id":"a"}\n', '0+1 "[" is opened here and never closed'],
  "brace that opens an object": [
    '[\n"id":"a",\n"x":1},\n{"id":"b"}]',
    '2+4 The member "id" was found in an array',
  ],
  "brace too many": ['[{"a":1}},\n{"b":2}]', '8+1 "}" was found once too often'],
  "bracket too many": ['[{"a":[1]]},\n{"b":2}]', '9+1 "]" was found once too often'],
  "bracket too many at the end": ['[{"a":1}]]', '9+1 "]" was found once too often'],
  "two objects without an array": ['{"a":1}\n{"b":1}', `8+1 ${after}`],
  "closing quote of a value": ['[{"a": "foo,\n"b": 1}]', `7+5 ${noClosingQuote}`],
  "closing quote of the last value": ['[{"a": "foo}]', `7+6 ${noClosingQuote}`],
  "closing quote of a name": ['[{"a: 1,\n"b": 1}]', `2+6 ${noClosingQuote}`],
  "closing quote of a name before a text": ['[{"a: "foo",\n"b": 1}]', `7+3 ${misquoted}`],
  "opening quote of a value": ['[{"a": foo",\n"b": 1}]', `7+3 ${misquoted}`],
  "opening quote of a name": ['[{\na": "foo",\n"b": 1}]', `3+1 ${misquoted}`],
  "quotes in a text": ['[{"a": "the "hi" key",\n"b": 1}]', `13+2 ${misquoted}`],
  "text over two lines": [
    '[{"a": "one\ntwo",\n"b": 1}]',
    "7+4 This text continues in the next line",
  ],
  "single quotes": ["{'a': 1}", "1+3 Single quotes were found"],
  "single quotes around words": ["{\"a\": 'b c'}", "6+5 Single quotes were found"],
  "typographic quotes": ["{“a”: 1}", "1+3 Typographic quotes were found"],
  "line comment": ["[ // hello, you\n1]", "2+13 A comment was found"],
  "block comment": ["[ /* hello\n */ 1]", "2+8 A comment was found"],
  "open comment": ["[1] /* foo", "4+6 A comment without an end was found"],
  "script comment": ["[1, # x\n2]", "4+3 A comment was found"],
  "name without quotes": ["{a: 1}", "1+1 The name a was found without quotes"],
  "word as a value": ['{"x": abc, "y": 1}', "6+3 abc was found"],
  "no colon": ['{"a" 1, "b": 2}', '4+0 No ":" was found here'],
  "no colon before a text": ['{"a" "b", "c": 2}', '4+0 No ":" was found here'],
  "semicolon for a colon": ['{"a"; "b", "c": 2}', '4+1 ";" was found'],
  "semicolon for a comma": ['{"a": "b"; "c": 2}', '9+1 ";" was found'],
  "equals sign": ['{"a" = 1, "b": 2}', "5+1 = was found"],
  "no value": ['{"a": , "b": 2}', '5+0 The member "a" has no value'],
  "no name": ['{: 1, "b": 2}', '1+1 A ":" was found without a name before it'],
  "neither colon nor value": ['{"a"}', '4+0 The member "a" has no value'],
  "leading zero": ["[012]", "1+3 012 was found"],
  "bare point": ["[1.]", "1+2 1. was found"],
  "no digit in front": ["[.5]", "1+2 .5 was found"],
  plus: ["[+1]", "1+2 +1 was found"],
  hexadecimal: ["[0x10]", "1+4 0x10 was found"],
  exponent: ["[1e]", "1+2 1e was found"],
  "minus alone": ["[-]", "1+1 - was found"],
  "not a number": ["[NaN]", "1+3 NaN was found"],
  capitals: ["[True]", "1+4 True was found"],
  "nothing, in another word": ["[None]", "1+4 None was found"],
  "tab in a text": ['["a\tb"]', "3+1 A tab was found inside a text"],
  "other control character": [
    '["a\u0001b"]',
    "3+1 The control character \\u0001 was found inside a text",
  ],
  "unknown escape": ['["\\q"]', '2+2 The escape "\\q" was found'],
  "short escape": ['["\\u12"]', '2+2 The escape "\\u" was found'],
  "object closed as an array": ['[\n{"a":1],\n{"b":1}\n]', '8+1 "]" was found'],
  "array closed as an object": ['{"a":[1,2},\n"b":1}', '9+1 "}" was found'],
  "the last bracket of the other sort": ['[{"a":1}}', '8+1 "}" was found'],
  "closers in the wrong order": ['[{"a":[1}],\n{"b":1}]', '8+1 "}" was found before "]"'],
  "object opened as an array": ['[\n["a":1},\n{"b":1}\n]', '2+1 "[" was found'],
  "array opened as an object": ['{"a":{"x","y"],\n"b":1}', '5+1 "{" was found'],
  "array of numbers opened as an object": ['{"a":{1, 2],\n"b":1}', '5+1 "{" was found'],
  "list of objects opened as an object": ['{\n{"a":1},\n{"b":1}\n]', '0+1 "{" was found'],
  "array of the wrong brackets": [
    '[["a":1],\n{"b":1}]',
    '2+3 The member "a" was found in an array',
  ],
  "bracket of the other sort too many": [
    '[{"a":[1]}},\n{"b":1}]',
    '10+1 "}" was found once too often',
  ],
  "comma between digits": ['{"a": 1,000, "b": 2}', "6+5 1,000 was found"],
  "commas between digits, at the end": ['{"a": 12,345,678}', "6+10 12,345,678 was found"],
  "comma between digits before a point": ['{"a": -1,234.5,\n"b": 2}', "6+8 -1,234.5 was found"],
  "comma between digits, in groups of any length": [
    '{"a": 1500,000,\n"b": 2}',
    "6+8 1500,000 was found",
  ],
  "comma before a fraction": ['{"a": 1,5, "b": 0}', "6+3 1,5 was found"],
  "numbers without their brackets": ['{"a": 1,5,7}', "6+5 1,5,7 was found"],
  "comma between digits in a list": ['[["nail", 1,000], 2]', "10+5 1,000 was found"],
  "merge conflict": [
    '[\n<<<<<<< HEAD\n{"a":1},\n=======\n{"a":2},\n>>>>>>> other\n{"b":1}\n]',
    "2+12 A merge conflict was found",
  ],
  "merge conflict with what was before": [
    '[\r\n<<<<<<< HEAD\r\n{"a":1}\r\n||||||| base\r\n{"c":1}\r\n=======\r\n{"a":2}\r\n>>>>>>> other\r\n]',
    "3+12 A merge conflict was found",
  ],
  "merge conflict in which one side has nothing": [
    '[\n{"a":1}\n<<<<<<< HEAD\n=======\n,{"b":1}\n>>>>>>> other\n]',
    "10+12 A merge conflict was found",
  ],
  "merge conflict of which only the second side fits": [
    '[\n<<<<<<< HEAD\n{"a":1}\n=======\n{"a":2},\n>>>>>>> other\n{"b":1}\n]',
    "2+12 A merge conflict was found",
  ],
  "what is left of a merge conflict": [
    '[\n{"a":1}\n>>>>>>> other\n]',
    "10+13 A merge conflict was found",
  ],
  "empty file": ["", "0+0 Nothing was found"],
  "blank file": [" \n", "0+0 Nothing was found"],
  "no JSON at all": ["hello world\nfoo bar", "0+5 hello was found"],
  "repeated member": ['{"a":1,"b":2,"a":3}', "13+3 a again, first at 1"],
  "repeated member, escaped": ['{"a":1,"\\u0061":3}', "7+8 a again, first at 1"],
};

for (const [name, [text, finding]] of Object.entries(single)) {
  mistakes(`one mistake, one finding: ${name}`, () => {
    assert.equal(found(text), [finding]);
    const what = (line: string): string => line.slice(line.indexOf(" "));
    assert.equal(
      found(`\uFEFF${text}`).map(what),
      [what(finding)].map((line) => line.replace("at 1", "at 2")),
    );
  });
}

/** What indentation says, with the text after the edits that mend it. */
const indented: Readonly<Record<string, readonly [wrong: string, finding: string, right: string]>> =
  {
    "an inner object is not closed": [
      '[\n  {\n    "bash": {\n      "str_min": 2,\n    "open": "a"\n  },\n  { "id": "b" }\n]',
      '18+1 "{" is opened here and never closed',
      '[\n  {\n    "bash": {\n      "str_min": 2},\n    "open": "a"\n  },\n  { "id": "b" }\n]',
    ],
    "an inner list is not closed": [
      '[\n  {\n    "items": [\n      "a",\n      "b"\n  },\n  { "id": "b" }\n]',
      '19+1 "[" is opened here and never closed',
      '[\n  {\n    "items": [\n      "a",\n      "b"]\n  },\n  { "id": "b" }\n]',
    ],
    "a definition is not closed": [
      '[\n  {\n    "id": "a"\n  ,\n  {\n    "id": "b"\n  }\n]',
      '4+1 "{" is opened here and never closed',
      '[\n  {\n    "id": "a"\n  },\n  {\n    "id": "b"\n  }\n]',
    ],
    "an object is not opened": [
      '{\n  "bash":\n    "str_min": 2\n  },\n  "id": "a"\n}',
      '10+1 Entries follow this ":" in separate lines',
      '{\n  "bash": {\n    "str_min": 2\n  },\n  "id": "a"\n}',
    ],
    "an object is closed twice": [
      '[\n  {\n    "bash": {\n      "str_min": 2\n    }},\n    "id": "a"\n  }\n]',
      '44+1 "}" was found once too often',
      '[\n  {\n    "bash": {\n      "str_min": 2\n    },\n    "id": "a"\n  }\n]',
    ],
    "an entry of a list is not opened": [
      '{\n  "using": [\n    "heat", 3],\n    ["paper", 1]\n  ],\n  "id": "a"\n}',
      '28+1 "]" closes a list that this line does not open',
      '{\n  "using": [\n    ["heat", 3],\n    ["paper", 1]\n  ],\n  "id": "a"\n}',
    ],
    "a list is closed twice": [
      '{\n  "using": [\n    "heat"],\n    ["paper", 1]\n  ],\n  "id": "a"\n}',
      '25+1 "]" was found once too often',
      '{\n  "using": [\n    "heat",\n    ["paper", 1]\n  ],\n  "id": "a"\n}',
    ],
    "a program around the list": [
      'export default [\n  {\n    "id": "a"\n  }\n];\n',
      "0+15 export default was found",
      '[\n  {\n    "id": "a"\n  }\n]\n',
    ],
    "a program around an object": [
      'const wall = {\n  "id": "a"\n}\n',
      "0+13 const wall = was found",
      '{\n  "id": "a"\n}\n',
    ],
    "braces around a member": [
      '{\n  { "bash": { "str_min": 2 } },\n  "id": "a"\n}',
      '4+1 A "{" was found before the name of a member',
      '{\n   "bash": { "str_min": 2 } ,\n  "id": "a"\n}',
    ],
  };

for (const [name, [wrong, finding, right]] of Object.entries(indented)) {
  mistakes(`by indentation: ${name}`, () => {
    assert.equal(found(wrong), [finding]);
    const [only] = jsonFindings(wrong);
    const edits = only?.kind === "syntax" ? (only.edits ?? []) : [];
    assert.is(spliced(wrong, edits)?.text, right);
  });
}

mistakes("several mistakes, several findings, in their order", () => {
  assert.equal(found('[\n{"a":1,},\n{"b":tru},\n{"c":1\n"c":2}\n]\n]'), [
    '8+1 A comma was found before "}"',
    "17+3 tru was found",
    `29+0 ${noComma}`,
    "30+3 c again, first at 24",
    `39+1 ${after}`,
  ]);
});

mistakes("each merge conflict is a finding, and what else is wrong is found beside them", () => {
  const conflict = '<<<<<<< HEAD\n{"a":1},\n=======\n{"a":2},\n>>>>>>> other\n';
  assert.equal(found(`[\n${conflict}{"b":tru},\n${conflict}{"c":1,}\n]`), [
    "2+12 A merge conflict was found",
    "60+3 tru was found",
    "66+12 A merge conflict was found",
    '125+1 A comma was found before "}"',
  ]);
});

mistakes("any one bracket of the other sort, in what people write, is one finding there", () => {
  const other: Readonly<Record<string, string>> = { "{": "[", "[": "{", "}": "]", "]": "}" };
  const content = join(root, "content/core");
  let count = 0;
  for (const file of readdirSync(content, { recursive: true, encoding: "utf8" }).sort()) {
    if (!file.endsWith(".json")) continue;
    const text = readFileSync(join(content, file), "utf8");
    // Brackets in texts are none.
    const outside = text.replace(/"(?:[^"\\]|\\.)*"/gu, (string) => " ".repeat(string.length));
    const brackets = [...outside.matchAll(/[{}[\]]/gu)];
    for (const { 0: bracket, index } of brackets.filter((_, each) => each % 7 === 0)) {
      const wrong = text.slice(0, index) + (other[bracket] ?? "") + text.slice(index + 1);
      const findings = jsonFindings(wrong);
      assert.is(findings.length, 1, `${file} at ${String(index)}: ${found(wrong).join("; ")}`);
      const between = outside.slice(index + 1, findings[0]?.offset ?? 0).trim();
      assert.is(between, "", `${file} at ${String(index)}: ${found(wrong).join("; ")}`);
      count += 1;
    }
  }
  assert.ok(count > 300, String(count));
});

mistakes("looking ahead from each of many wrong brackets takes no longer than reading", () => {
  for (const part of ['["a":1},', "{1,2],", "],}", '{"a":[1},']) {
    assert.ok(found(`[${part.repeat(100_000)}]`).length <= 20);
  }
});

mistakes("an unclosed bracket shows where it opens", () => {
  const [finding] = jsonFindings('[{"id": "a"');
  assert.equal(finding, {
    kind: "syntax",
    offset: 11,
    length: 0,
    mistake: "closerExpected",
    type: "end",
    value: "",
    expected: "}",
    opened: { offset: 1, length: 1 },
  });
});

mistakes("hostile nesting is one finding and no overflow", () => {
  for (const depth of [20_000, 1_000_000]) {
    assert.equal(found("[".repeat(depth)), ["200+1 deeper than 200"]);
    assert.equal(found('{"a":'.repeat(depth)), ["1000+1 deeper than 200"]);
  }
});

mistakes("nothing is found exactly in what JSON.parse reads", () => {
  const punctuation = [..."{}[],:\"'0a\\/\n\t-."];
  const mutation = fc.record({
    text: fc.json({ maxDepth: 3 }),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    removed: fc.nat({ max: 2 }),
    added: fc.constantFrom("", ...punctuation),
    spacing: fc.constantFrom(0, 2),
  });
  fc.assert(
    fc.property(mutation, ({ text, at, removed, added, spacing }) => {
      const spaced = JSON.stringify(JSON.parse(text), undefined, spacing);
      const offset = Math.floor(at * spaced.length);
      const mutated = spaced.slice(0, offset) + added + spaced.slice(offset + removed);
      let valid = true;
      try {
        JSON.parse(mutated);
      } catch {
        valid = false;
      }
      const syntax = jsonFindings(mutated).filter(({ kind }) => kind === "syntax");
      assert.is(syntax.length === 0, valid, JSON.stringify(mutated));
      for (const { offset: start, length } of syntax) {
        assert.ok(start >= 0 && start + length <= mutated.length);
      }
    }),
    runs(3000, 11),
  );
});

mistakes.run();
