/**
 * An exam for whoever reads messages: `npm run exam -- --seed 1 --questions 40 <folder>` plants one mistake
 * of each of so many classes into our content, and writes what is printed of it, and that alone, to
 * `<folder>/questions/<n>.txt`. What stood there before is in `<folder>/answers/<n>.txt`.
 */
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { contentWorld } from "../search/content-world.ts";
import { apply } from "../search/edit.ts";
import { createRandom } from "../search/random.ts";
import { scriptWords } from "../script-words.ts";
import { remedyClasses } from "./remedies/index.ts";
import { createRemedyBench } from "./try-remedy.ts";
import { write } from "./write.ts";

const { values, positionals } = scriptWords({
  options: {
    seed: { type: "string", default: "1" },
    questions: { type: "string", default: "40" },
  },
  allowPositionals: true,
});
const folder = resolve(positionals[0] ?? "exam");
const content = join(folder, "content");
const random = createRandom(Number(values.seed));
// What a fix would change is not asked about.
const { world } = createRemedyBench(contentWorld("spec"), content);
const cli = fileURLToPath(new URL("../../generator/cli.ts", import.meta.url));

let number = 0;
for (const { name, sites } of random.sample(remedyClasses, remedyClasses.length)) {
  if (number >= Number(values.questions)) break;
  const remedy = random
    .sample(sites(world), 200)
    .map(({ plant }) => plant(random))
    .find((each) => each !== undefined);
  if (!remedy) continue;
  number += 1;
  const files = [...new Set(remedy.edits.map(({ file }) => file))];
  for (const file of files) write(join(content, file.path), apply(file, remedy.edits));
  const page = `${String(number).padStart(2, "0")}.txt`;
  write(join(folder, "questions", page), printed());
  for (const file of files) write(join(content, file.path), file.text);
  const was = remedy.edits.map(({ file, from, to, text }) => {
    const start = file.text.lastIndexOf("\n", from - 1) + 1;
    const end = file.text.indexOf("\n", to);
    const lines = file.text.slice(start, end < 0 ? undefined : end);
    return `${file.path}\nplanted: ${JSON.stringify(text)}\nwas:\n${lines}\n`;
  });
  write(join(folder, "answers", page), `${name}\n\n${was.join("\n")}`);
}

/** What `check` says of the content, as people see it. */
function printed(): string {
  const packs = world.packs.flatMap((pack) => ["--pack", pack]);
  const { stderr } = spawnSync(
    process.execPath,
    [
      "--conditions=defwright-source",
      "--import",
      import.meta.resolve("tsx"),
      cli,
      "check",
      "--no-color",
      // Some are told as notes.
      "-v",
      ...packs,
    ],
    { cwd: content, encoding: "utf8" },
  );
  return stderr;
}
