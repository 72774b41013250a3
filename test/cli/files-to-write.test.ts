/** Files that options and members of the configuration name to be written: what is refused before anything is done. */
import { existsSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { CommandContext } from "../../generator/cli/command.ts";
import { createProgram } from "../../generator/cli/program.ts";
import { defwright, doorProject, ownKindProject, read, write } from "../project-folder.ts";

const test = suite("files to write");

const [content, configuration] = ["content/core/doors.json", "defwright.config.json"];

const program = createProgram({} as CommandContext);
const named = /<files?(?:\.\.\.)?>/u;

/** Words that a command needs besides, whatever it makes of them. */
function needed(name: string): string[] {
  const command = program.commands.find((each) => each.name() === name);
  const options = command?.options ?? [];
  return [
    ...(command?.registeredArguments ?? []).flatMap((each) => (each.required ? ["terrain"] : [])),
    ...options.flatMap((each) => (each.mandatory ? [each.long ?? "", "terrain"] : [])),
    ...options.flatMap((each) => (each.long === "--once" ? ["--once"] : [])),
  ];
}

for (const command of program.commands) {
  const options = command.options.filter(({ flags }) => named.test(flags));
  const global = command.name() === "check" ? program.options : [];
  for (const { long, flags } of [...options, ...global.filter((each) => named.test(each.flags))]) {
    test(`${command.name()} ${flags} replaces no content and no configuration`, async () => {
      const folder = doorProject();
      const before = [content, configuration].map((path) => read(folder, path));
      for (const path of [content, configuration, "content/core/new.json"]) {
        await defwright(folder, [command.name(), ...needed(command.name()), long ?? "", path]);
      }
      const after = [content, configuration].map((path) => read(folder, path));
      assert.equal(after, before);
      assert.not.ok(existsSync(join(folder, "content/core/new.json")));
    });
  }
}

const refused: readonly (readonly [words: string, message: string])[] = [
  ["build --stamp content/core/doors.json", 'The stamp is inside pack "core"'],
  ["build --depfile defwright.config.json", 'The depfile would replace "defwright.config.json"'],
  ["build --image generated/ids.ts", "The image has a name that modules have in the output folder"],
  ["build --stamp generated/manifest.json", "The stamp has a name that modules have in the output"],
  ["build --stamp x --depfile ./x", "The stamp and the depfile are the same file"],
  ["build --stamp generated", 'The stamp has the name of a folder, "generated"'],
  ["check --report-file defwright.lock.json", 'The report would replace "defwright.lock.json"'],
  ["check --report-file link.json", 'The report is inside pack "core"'],
  ["check --pack content/core --report-file defwright.config.json", "The report would replace"],
  ["check --baseline content/core/a.json --update-baseline", 'The baseline is inside pack "core"'],
  ["explore --out content/core/doors.json", 'The page is inside pack "core"'],
  ["infer --type terrain --update defwright.config.json", "The schema would replace"],
];

for (const [words, message] of refused) {
  test(`${words} is refused before anything is done`, async () => {
    const folder = doorProject();
    symlinkSync(join(folder, content), join(folder, "link.json"));
    const { code, err } = await defwright(folder, words.split(" "));
    assert.is(code, 2, err);
    assert.match(err, message);
    assert.not.ok(existsSync(join(folder, "generated")));
  });
}

test("members of the configuration name no such file either", async () => {
  for (const [member, path, words] of [
    ["image", configuration, ["build"]],
    ["image", "generated/ids.ts", ["build"]],
    ["record", content, ["release", "1"]],
    ["baseline", content, ["check", "--update-baseline"]],
  ] as const) {
    const setting = { packs: ["content/core"], out: "generated", [member]: path };
    const folder = doorProject({ [configuration]: setting });
    const { code, err } = await defwright(folder, words);
    assert.is(code, 2, err);
    assert.match(err, `The ${member} `);
    assert.match(err, `"${member}": "${path}"`);
  }
});

test("a configuration that cannot be read is not replaced by the report of that", async () => {
  const folder = doorProject({ [configuration]: '{ "packs": ' });
  const report = (path: string): Promise<{ code: number }> =>
    defwright(folder, ["check", "--report-file", path]);
  assert.is((await report(configuration)).code, 2);
  assert.is(read(folder, configuration), '{ "packs": ');
  await report("report.json");
  assert.match(read(folder, "report.json"), "configuration-syntax");
});

test("what may be content is not replaced where no configuration says what is", async () => {
  for (const broken of ['{ "packs": ', undefined]) {
    const folder = doorProject({ [configuration]: broken ?? "" });
    if (broken === undefined) rmSync(join(folder, configuration));
    const before = read(folder, content);
    const report = (path: string): Promise<{ code: number; err: string }> =>
      defwright(folder, ["check", "--report-file", path]);
    const { code, err } = await report(content);
    assert.is(code, 2);
    assert.match(err, `The report would replace "${content}" – that file may be content`);
    assert.is(read(folder, content), before);
    write(folder, "empty.json", "");
    for (const path of ["report.json", "report.json", "empty.json", "report.sarif"]) {
      assert.not.match((await report(path)).err, "would replace");
      assert.match(read(folder, path), "configuration-");
    }
  }
});

test("what the command made before is written again, and what no pack reads may be in one", async () => {
  const folder = doorProject();
  const files = ["--stamp", "x", "--depfile", "x.d", "--report-file", "content/core/x.sarif"];
  for (let times = 0; times < 2; times += 1)
    assert.is((await defwright(folder, ["build", "--force", ...files])).code, 0);
  const update = ["check", "--baseline", "accepted.json", "--update-baseline"];
  for (let times = 0; times < 2; times += 1) assert.is((await defwright(folder, update)).code, 0);
});

test("a schema that the configuration reads is what infer may update", async () => {
  const folder = ownKindProject();
  const schema = "kinds/monster.schema.json";
  const { code, err } = await defwright(folder, ["infer", "--type", "MONSTER", "--update", schema]);
  assert.is(code, 0, err);
  const report = await defwright(folder, ["check", "--report-file", schema]);
  assert.match(report.err, `The report would replace "${schema}"`);
});

test("the image of one project replaces nothing of another", async () => {
  const folder = doorProject({
    "b/defwright.config.json": { packs: ["core"], out: "generated" },
    "b/core/doors.json": readFileSync(join(doorProject(), content), "utf8"),
  });
  for (const image of ["b/core/x.image", "b/generated/ids.ts", "b/defwright.config.json"]) {
    write(folder, configuration, { packs: ["content/core"], out: "generated", image });
    const both = ["-c", configuration, "-c", "b/defwright.config.json"];
    const { code, err } = await defwright(folder, ["build", ...both]);
    assert.is(code, 2, err);
    assert.match(err, "The image ");
  }
});

test.run();
