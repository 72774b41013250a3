/** `explore`: the content as a page for people who do not read JSON. */
import { basename, resolve } from "node:path";
import type { ProgramCommand, Task } from "./command.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import { sideOrExit } from "./side-or-exit.ts";

interface ExploreOptions {
  readonly out?: string;
  readonly title?: string;
  readonly since?: string;
}

export function addExploreCommand(program: ProgramCommand): void {
  program
    .command("explore")
    .summary("the content as one page: search, definitions, graphs, findings")
    .description(
      "Writes a page that shows every definition with its resolved members and who set each, what refers to it and what\n" +
        "it refers to, what it is made of, becomes and drops; with graphs, findings and the audit. It is one file that\n" +
        "opens from a disk and can be put on any server; it asks nothing of anybody.",
    )
    .option("--out <file>", 'the file to write (default: "explorer.html")')
    .option("--title <text>", "the title of the page (default: the name of the project's folder)")
    .option("--since <revision>", "also show what changed since a Git revision, or a directory")
    .exits("ok", "usage", "crash")
    .examples([
      ["defwright explore --out site.html", "look at the content"],
      ["defwright explore --since v1.0", "what is new since then?"],
    ])
    .runs(runExplore);
}

async function runExplore(task: Task<ExploreOptions>): Promise<ExitCode> {
  const { settings, options, console } = task;
  const { compilePacks } = await import("../build/compile-packs.ts");
  const { ContentQuery } = await import("../query/content-query.ts");
  const { siteOf } = await import("../explore/site-of.ts");
  const { pageOf } = await import("../explore/page-of.ts");
  const { pageCode } = await import("../explore/page-code.ts");
  const { writeWhole } = await import("../disk/write-whole.ts");
  const compilation = compilePacks(settings, { emit: false });
  const query = new ContentQuery(compilation);
  const changes: Parameters<typeof siteOf>[0]["changes"][number][] = [];
  if (options.since !== undefined) {
    const words = options.since;
    const side = await sideOrExit(words, options, console, (old) => {
      changes.push({ ...query.changedSince(new ContentQuery(old)), words });
    });
    if (typeof side === "number") return side;
  }
  const { diagnostics } = compilation;
  const site = siteOf({
    ...{
      title: options.title ?? basename(settings.root),
      diagnostics,
      query,
      changes,
      languages: [],
    },
    audit: query.audit({ diagnostics }),
  });
  const page = pageOf(site, await pageCode());
  const file = resolve(console.cwd, options.out ?? "explorer.html");
  writeWhole(file, page);
  const size = Math.ceil(Buffer.byteLength(page) / 1000);
  task.say(
    `${options.out ?? "explorer.html"}: ${String(site.things.id.length)} ids, ${String(size)} kB`,
  );
  task.remarkErrors(compilation);
  return exitCodes.ok;
}
