import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import * as fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { commandLine } from "../../generator/diagnostics/source-names.ts";
import { locate } from "../../generator/diagnostics/locate.ts";
import { sarifReport } from "../../generator/cli/show-diagnostics.ts";
import { fileUri } from "../../generator/diagnostics/file-uri.ts";
import { defwright, projectFolder, write } from "../project-folder.ts";
import { kindFiles, kinds } from "./kind-rule.ts";
import { findingAt, hostileFinding, seed } from "./findings.ts";

const sarif = suite("format-sarif");

const schema = JSON.parse(
  readFileSync(new URL("./sarif-subset.schema.json", import.meta.url), "utf8"),
) as object;
const validate = new Ajv({ strict: true }).compile(schema);

interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations?: readonly unknown[];
  readonly relatedLocations?: readonly unknown[];
  readonly fixes?: readonly SarifFix[];
  readonly partialFingerprints: Readonly<Record<string, string>>;
}
/** A single one is written, and it changes a single file. */
interface SarifFix {
  readonly description: { readonly text: string };
  readonly artifactChanges: readonly [
    {
      readonly artifactLocation: { readonly uri: string };
      readonly replacements: readonly {
        readonly deletedRegion: Readonly<Record<string, number>>;
        readonly insertedContent: { readonly text: string };
      }[];
    },
  ];
}
interface Log {
  readonly runs: readonly [
    {
      readonly tool: {
        readonly driver: { readonly rules: readonly { readonly id: string; help: unknown }[] };
      };
      readonly results: readonly Result[];
    },
  ];
}

function parsed(text: string): Log["runs"][0] {
  const log = JSON.parse(text) as unknown;
  assert.ok(validate(log), JSON.stringify(validate.errors));
  return (log as Log).runs[0];
}

const text = '[\n  { "type": "terrain", "id": "t_a", "colour": 1 },\n  { "id": "t_b" }\n]\n';
const first = findingAt("content/my pack/a#1.json", text, '"colour"', {
  path: [0, "colour"],
  help: 'Write { "color": … }.',
  notes: [
    {
      message: "The other stands here.",
      ...locate({
        source: { displayPath: "b.json", text },
        offset: text.indexOf('"t_b"'),
        length: 5,
      }),
    },
    { message: "Nothing more." },
  ],
});

sarif("a result has rule, level, place, notes and fingerprint", () => {
  const { tool, results } = parsed(sarifReport([first]));
  assert.equal(
    tool.driver.rules.map(({ id }) => id),
    ["unknown-member"],
  );
  assert.equal(results[0], {
    ruleId: "unknown-member",
    ruleIndex: 0,
    level: "warning",
    message: {
      text: 'Member ""colour"" was found – terrain has none of that name.\nWrite {{ "color": … }}.\nNothing more.',
    },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: "content/my%20pack/a%231.json" },
          region: {
            startLine: 2,
            startColumn: 37,
            endLine: 2,
            endColumn: 45,
            charOffset: 38,
            charLength: 8,
          },
        },
      },
    ],
    relatedLocations: [
      {
        id: 1,
        message: { text: "The other stands here." },
        physicalLocation: {
          artifactLocation: { uri: "b.json" },
          region: {
            startLine: 3,
            startColumn: 11,
            endLine: 3,
            endColumn: 16,
            charOffset: text.indexOf('"t_b"'),
            charLength: 5,
          },
        },
      },
    ],
    partialFingerprints: results[0]?.partialFingerprints,
  });
});

sarif("rules say what the code means, and how to learn more", () => {
  const { tool } = parsed(sarifReport([{ ...first, code: "unknown-reference" }]));
  assert.equal(tool.driver.rules, [
    {
      id: "unknown-reference",
      shortDescription: { text: "An id is used that nothing defines." },
      fullDescription: {
        text: 'An id is used that nothing defines. The rule is in §2 of the specification. Severity: error (in "bright-nights", "dda": warning).',
      },
      help: {
        text: 'An id is used that nothing defines. The rule is in §2 of the specification. Severity: error (in "bright-nights", "dda": warning). "defwright explain unknown-reference" shows a wrong and a right example.',
        markdown:
          'An id is used that nothing defines. The rule is in §2 of the specification. Severity: error (in "bright-nights", "dda": warning). `defwright explain unknown-reference` shows a wrong and a right example.',
      },
      defaultConfiguration: { level: "error" },
      properties: { section: "2" },
    },
  ]);
});

sarif("a fix says what it replaces, in the file of its finding", () => {
  const edits = [
    { offset: text.indexOf('"colour"'), length: 8, text: '"color"' },
    { offset: text.indexOf('"t_b"'), length: 0, text: "{\n" },
  ];
  const { results } = parsed(sarifReport([{ ...first, fix: { level: "suggestions", edits } }]));
  const region = (
    line: number,
    column: number,
    charOffset: number,
    charLength: number,
  ): object => ({
    startLine: line,
    startColumn: column,
    endLine: line,
    endColumn: column + charLength,
    charOffset,
    charLength,
  });
  assert.equal(results[0]?.fixes, [
    {
      description: { text: 'Write {{ "color": … }}.' },
      artifactChanges: [
        {
          artifactLocation: { uri: "content/my%20pack/a%231.json" },
          replacements: [
            {
              deletedRegion: region(2, 37, edits[0]!.offset, 8),
              insertedContent: { text: '"color"' },
            },
            { deletedRegion: region(3, 11, edits[1]!.offset, 0), insertedContent: { text: "{\n" } },
          ],
        },
      ],
    },
  ]);
  const { help: _, ...helpless } = first;
  const [other] = parsed(sarifReport([{ ...helpless, fix: { level: "safe", edits } }])).results;
  assert.is(other?.fixes?.[0]?.description.text, "Leaves the content as it is.");
});

const configFile = "defwright.config.json";
const fixCases = new URL("../fix/cases/", import.meta.url);

for (const name of readdirSync(fixCases)) {
  sarif(
    `${name}: data of every fix is a valid document, and the same in both formats`,
    async () => {
      const ofKind = name === "kind-rule";
      const folder = projectFolder(ofKind ? kindFiles : {});
      const { dialect = "spec", known = {} } = JSON.parse(
        readFileSync(new URL(`${name}/case.json`, fixCases), "utf8"),
      ) as {
        readonly dialect?: string;
        readonly known?: Readonly<Record<string, readonly string[]>>;
      };
      cpSync(new URL(`${name}/before`, fixCases), join(folder, "content"), { recursive: true });
      const packs = readdirSync(join(folder, "content")).filter((each) => /^\d[^.]*$/u.test(each));
      const paths = packs.length > 0 ? packs.sort().map((each) => `content/${each}`) : ["content"];
      const settings = { dialect, packs: paths, known, ...(ofKind && { kinds }) };
      write(folder, configFile, settings);

      const check = async (format: string): Promise<string> =>
        (await defwright(folder, ["check", "--config", configFile, "--format", format])).out;
      const changed = parsed(await check("sarif")).results.flatMap(({ fixes = [] }) =>
        fixes.map(({ artifactChanges: [change] }) =>
          change.replacements.map(({ deletedRegion: at, insertedContent }) => ({
            ...{ line: at["startLine"], column: at["startColumn"] },
            ...{ endLine: at["endLine"], endColumn: at["endColumn"], text: insertedContent.text },
          })),
        ),
      );
      const lines = (await check("json")).trim().split("\n");
      const fixes = lines.flatMap((line) => {
        const { fix } = JSON.parse(line) as { readonly fix?: { readonly edits: unknown } };
        return fix ? [fix.edits] : [];
      });
      assert.ok(fixes.length > 0);
      assert.equal(changed, fixes);
    },
  );
}

sarif("no findings make a valid document of none", () => {
  const { tool, results } = parsed(sarifReport([]));
  assert.equal([tool.driver.rules, results], [[], []]);
});

sarif("what is about the command line has no file", () => {
  const { results } = parsed(sarifReport([findingAt(commandLine, "defwright --out x", "x")]));
  assert.not(Object.hasOwn(results[0] ?? {}, "locations"));
});

sarif("a fingerprint stays when lines move, and differs between equal findings", () => {
  const prints = (source: string): (string | undefined)[] => {
    const one = findingAt("a.json", source, '"colour"', { path: [0, "colour"] });
    const { results } = parsed(sarifReport([one, one]));
    return results.map((result) => result.partialFingerprints["defwright/v1"]);
  };
  const [before, second] = prints(text);
  assert.match(before ?? "", /^[0-9a-f]{32}:1$/u);
  assert.is(second, before?.replace(/1$/u, "2"));
  assert.is(prints(`\n\n${text}`)[0], before);
  assert.is.not(prints(text.replace("t_a", "t_c"))[0], before);
});

sarif("paths become relative references, encoded; absolute ones file URIs", () => {
  assert.is(fileUri("../mods/ä b%.json"), "../mods/%C3%A4%20b%25.json");
  assert.is(fileUri("c:d/e?.json"), "c%3Ad/e%3F.json");
  assert.is(fileUri("/srv/a b.json"), "file:///srv/a%20b.json");
  assert.is(fileUri("D:/game data/a.json"), "file:///D:/game%20data/a.json");
});

sarif("whatever content says, the document is valid and the path comes back", () => {
  fc.assert(
    fc.property(fc.array(hostileFinding, { maxLength: 4 }), (found) => {
      const { results } = parsed(sarifReport(found));
      assert.is(results.length, found.length);
    }),
    { seed },
  );
  const name = fc.stringMatching(/^[a-zä門%# ?:+&'()]{1,12}$/u);
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 3 }), (segments) => {
      const path = segments.join("/");
      const { pathname } = new URL(fileUri(path), "file:///root/");
      assert.is(decodeURIComponent(pathname), `/root/${path}`);
    }),
    { seed },
  );
});

sarif.run();
