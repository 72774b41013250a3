/** `explore`: the content as a page for people who do not read JSON. */
import { basename, resolve } from "node:path";
import type { Compilation } from "../compile.ts";
import { readBytes } from "../disk/read-bytes.ts";
import { obstacleOf } from "../disk/obstacle.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SiteRequest } from "../explore/site-of.ts";
import type { TileSet } from "../explore/tile-set.ts";
import type { ContentQuery } from "../query/content-query.ts";
import type { ProgramCommand, Task } from "./command.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import { FileOption } from "./options.ts";
import { sideOrExit } from "./side-or-exit.ts";

interface ExploreOptions {
  readonly pageFile: string;
  readonly title?: string;
  readonly since?: string;
  readonly po?: readonly string[];
  readonly serve?: boolean;
  readonly port?: string;
}

export function addExploreCommand(program: ProgramCommand): void {
  program
    .command("explore")
    .summary("the content as one page: search, definitions, graphs, findings")
    .description(
      "Writes a page that shows every definition with its resolved members and who set each, what refers to it and what\n" +
        "it refers to, what it is made of, becomes and drops; with graphs, findings, the audit, and what became of the\n" +
        "ids of the last release. It is one file that opens from a disk and can be put on any server; it asks nothing\n" +
        "of anybody. With --serve it writes nothing, and the page follows every edit.",
    )
    .addOption(new FileOption("page", "--out <file>", "the file to write").default("explorer.html"))
    .option("--title <text>", "the title of the page (default: the name of the project's folder)")
    .option("--since <revision>", "also show what changed since a Git revision, or a directory")
    .option("--po <files...>", "also show the names that these translations give")
    .option("--serve", "show the page on this computer, and anew after each edit")
    .option("--port <number>", 'where --serve listens, 0 for anywhere (default: "4273")')
    .exits("ok", "usage", "crash")
    .examples([
      ["defwright explore --out site.html", "look at the content"],
      ["defwright explore --out site.html --since v1.0", "what is new since then?"],
      ["defwright explore --serve", "look at it while writing it"],
    ])
    .runs(runExplore);
}

interface Made {
  readonly text: string;
  readonly ids: number;
  readonly pictures: readonly string[];
}

async function runExplore(task: Task<ExploreOptions>): Promise<ExitCode> {
  const { settings, options, console } = task;
  if (options.port !== undefined && options.serve !== true) {
    return task.refuse('"--port" says where "--serve" listens; add "--serve"');
  }
  const languages = await languagesOf(task);
  if (typeof languages === "number") return languages;
  const since = await sinceOf(task);
  if (typeof since === "number") return since;
  const { siteOf } = await import("../explore/site-of.ts");
  const { pageOf } = await import("../explore/page-of.ts");
  const { pageCode } = await import("../explore/page-code.ts");
  const { idsInCode } = await import("../query/ids-in-code.ts");
  const code = await pageCode();
  const tileSet = await tileSetOf(task);
  if (typeof tileSet === "number") return tileSet;
  const release = await releaseOf(task);
  const page = (query: ContentQuery, { diagnostics }: Compilation, edition?: number): Made => {
    const changes = [since, release].flatMap((compare) => compare?.(query) ?? []);
    const title = options.title ?? basename(settings.root);
    const audit = query.audit({ diagnostics, inCode: idsInCode(settings) });
    const site = siteOf({ title, diagnostics, query, changes, languages, audit, tileSet });
    const pictures = tileSet?.picturesOf(site.looks);
    const text = pageOf(site, code, { edition, pictures });
    return { text, ids: site.things.id.length, pictures: [...(pictures?.values() ?? [])] };
  };
  if (options.serve === true) {
    const { serveExplorer } = await import("./serve-explorer.ts");
    return await serveExplorer(task, (...of) => page(...of).text);
  }
  const { compilePacks } = await import("../build/compile-packs.ts");
  const { ContentQuery } = await import("../query/content-query.ts");
  const { writeWhole } = await import("../disk/write-whole.ts");
  const compilation = compilePacks(settings, { emit: false });
  const { text, ids, pictures } = page(new ContentQuery(compilation), compilation);
  const { pageFile: out } = options;
  writeWhole(resolve(console.cwd, out), text);
  const size = (of: string): string => `${String(Math.ceil(Buffer.byteLength(of) / 1000))} kB`;
  const sprites = pictures.length > 0 ? ` (${size(pictures.join(""))} of sprites)` : "";
  task.say(`${out}: ${String(ids)} ids, ${size(text)}${sprites}`);
  task.remarkErrors(compilation);
  return exitCodes.ok;
}

/** The sprites of the tile set that the configuration names. */
async function tileSetOf({
  settings: { sprites, workingDirectory },
  options,
  console,
}: Task): Promise<TileSet | ExitCode | undefined> {
  if (sprites === undefined) return undefined;
  const { readTileSet } = await import("../explore/tile-set.ts");
  const problems: Diagnostic[] = [];
  const tileSet = readTileSet(sprites, workingDirectory, problems);
  if (problems.length === 0) return tileSet;
  const { showDiagnostics } = await import("./show-diagnostics.ts");
  showDiagnostics(problems, options, console);
  return exitCodes.usage;
}

type Compare = (query: ContentQuery) => SiteRequest["changes"][number] | undefined;

/** Compares with what `--since` names. */
async function sinceOf({
  options,
  console,
}: Task<ExploreOptions>): Promise<Compare | ExitCode | undefined> {
  const { since: words } = options;
  if (words === undefined) return undefined;
  const { ContentQuery } = await import("../query/content-query.ts");
  let old: ContentQuery | undefined;
  const side = await sideOrExit(words, options, console, (compilation) => {
    old = new ContentQuery(compilation);
  });
  if (typeof side === "number") return side;
  return (query) => old && { ...query.changedSince(old), words };
}

/** Compares with the last release, if the record is in order; `check` says what is wrong with it. */
async function releaseOf({ settings }: Task): Promise<Compare | undefined> {
  const { readRecord } = await import("../release/read-record.ts");
  const { sinceRelease } = await import("../explore/since-release.ts");
  const own = settings.records?.find((each) => each.own);
  const record = own && readRecord(settings.kinds, own.source, () => undefined);
  return record && ((query) => sinceRelease(query, record));
}

async function languagesOf(
  task: Task<ExploreOptions>,
): Promise<SiteRequest["languages"] | ExitCode> {
  const { translationsIn } = await import("../strings/pot.ts");
  const found: SiteRequest["languages"][number][] = [];
  for (const path of task.options.po ?? []) {
    try {
      const nameOf = translationsIn(Buffer.from(readBytes(resolve(task.console.cwd, path))));
      found.push([basename(path, ".po"), nameOf]);
    } catch (error) {
      const plain = error instanceof Error ? error.message : String(error);
      const why = obstacleOf(error)?.message ?? plain;
      return task.refuse(`${path} cannot be read as a translation: ${why}`);
    }
  }
  return found;
}
