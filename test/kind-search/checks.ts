/** What must hold of every project with kinds of its own; each says what is wrong, or nothing. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { build } from "../../generator/build/build.ts";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { loadSettings } from "../../generator/config/load-config.ts";
import type { Settings } from "../../generator/config/settings.ts";
import { formatJson } from "../../generator/diagnostics/format-json.ts";
import { planFixes } from "../../generator/fix/plan-fixes.ts";
import { inferKind } from "../../generator/infer/infer-kind.ts";
import { printSchema } from "../../generator/infer/print-schema.ts";
import { readObjects } from "../../generator/infer/read-objects.ts";
import { camelCase } from "../../generator/text/names.ts";
import { linkerOf } from "../../generator/mods/linker.ts";
import { writeChanges, type Snapshot } from "../differential/snapshot.ts";
import { clientProject } from "../runtime/client-project.ts";
import { imageOf, modsIn } from "../mods/sample.ts";
import { compilers } from "../types/compilers.ts";
import { kindTypes, schemaFile } from "./project.ts";

/** @returns what is wrong */
export type Check = (files: Snapshot) => Promise<string | undefined>;

async function settingsIn(
  folder: string,
  shape?: "literal" | "packed",
): Promise<Settings | string> {
  const { settings, problems } = await loadSettings({
    workingDirectory: folder,
    ...(shape && { overrides: { shape, out: shape } }),
  });
  return settings ?? `misconfigured:\n${problems.map(formatJson).join("")}`;
}

function written(files: Snapshot): string {
  const folder = clientProject();
  writeChanges(folder, new Map(), files);
  return folder;
}

function errorsOf(settings: Settings): string | undefined {
  const { diagnostics } = compilePacks(settings, { emit: false });
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  return errors.length === 0 ? undefined : errors.map(formatJson).join("");
}

export const compiles: Check = async (files) => {
  const settings = await settingsIn(written(files));
  return typeof settings === "string" ? settings : errorsOf(settings);
};

interface AnyTable {
  readonly ids?: () => readonly string[];
  readonly at?: (index: number) => unknown;
  readonly all?: () => readonly unknown[];
}

/** Both shapes give a game the records that were compiled, and compile in turn. */
export const sameInBothShapes: Check = async (files) => {
  const folder = written(files);
  const seen = new Map<string, string>();
  for (const shape of ["literal", "packed"] as const) {
    const settings = await settingsIn(folder, shape);
    if (typeof settings === "string") return settings;
    const { compilation } = build(settings, { force: true });
    if (!compilation || compilation.failed) return "not built";
    const { href } = pathToFileURL(join(folder, shape, "index.ts"));
    const content = (await import(href)) as Readonly<Record<string, AnyTable>>;
    for (const kind of Object.keys(kindTypes)) {
      const table = content[camelCase(kind)];
      const ids = table?.ids?.();
      const records = table?.all?.() ?? ids?.map((_, index) => table?.at?.(index));
      const compiled = compilation.model.records.get(kind);
      const wanted = compiled && ids?.map((id) => compiled.get(id)?.record);
      if (!records || (ids && !isDeepStrictEqual(plain(records), plain(wanted ?? []))))
        return `${shape}, ${kind}: ${plain(records)}\n  instead of ${plain(wanted)}`;
      const answers = plain([records, content[`${camelCase(kind)}Lookups`] ?? null]);
      const other = seen.get(kind) ?? answers;
      if (other !== answers) return `${kind}, packed: ${answers}\n  literal: ${other}`;
      seen.set(kind, answers);
    }
  }
  const words = [compilers["TypeScript 7"] ?? "", "-p", ".", "--pretty", "false"];
  const { stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
  return stdout === "" ? undefined : `types: ${stdout}`;
};

/** A linker knows the kinds of an image as they were: it makes the same records, whether a pack is in it or linked. */
export const sameWhenLinked: Check = async (files) => {
  const settings = await settingsIn(written(files));
  if (typeof settings === "string") return settings;
  const { model } = compilePacks(settings, { emit: false });
  for (let inImage = settings.packs.length; inImage > 0; inImage -= 1) {
    const image = { ...settings, packs: settings.packs.slice(0, inImage) };
    // An image has no errors, such as ids of the other packs.
    if (errorsOf(image) !== undefined) break;
    const { ok, tables, text } = await linkerOf(imageOf(image)).link(modsIn(settings, inImage));
    if (!ok) return `refused: ${await text()}`;
    for (const kind of Object.keys(kindTypes)) {
      const listed = model.substitutions.filter(({ definition }) => definition.kind === kind);
      const wanted = [
        ...[...(model.records.get(kind) ?? [])].map(([id, { record }]) => [id, record]),
        ...listed.map(({ record }, at) => [String(at), record]),
      ];
      const linked = [...tables(kind)];
      if (plain(linked) !== plain(wanted))
        return `${kind}, linked: ${plain(linked)}\n  instead of ${plain(wanted)}`;
    }
  }
  return undefined;
};

function plain(value: unknown): string {
  return JSON.stringify([value], (_, each: unknown) => (Object.is(each, -0) ? "-0" : each));
}

/** What fixes leave, fixes do not change; they add no errors. */
export const fixedOnce: Check = async (files) => {
  const folder = written(files);
  const settings = await settingsIn(folder);
  if (typeof settings === "string") return undefined;
  const before = errorCount(settings);
  const texts = new Map(files);
  for (const { path, after } of planFixes(settings, "suggestions").files) {
    texts.set(path.slice(folder.length + 1), after);
  }
  writeChanges(folder, files, texts);
  if (errorCount(settings) > before) return "fixes add errors";
  const again = planFixes(settings, "suggestions").files;
  return again.length === 0
    ? undefined
    : again.map((file) => `${file.path}:\n${file.before}\nbecomes\n${file.after}`).join("\n");
};

function errorCount(settings: Settings): number {
  const { diagnostics } = compilePacks(settings, { emit: false });
  return diagnostics.filter(({ severity }) => severity === "error").length;
}

/** The schema that is inferred from the content is one, and the content compiles with it. */
export const inferredAccepts: Check = async (files) => {
  const folder = written(files);
  const settings = await settingsIn(folder);
  if (typeof settings === "string") return settings;
  const inferred = new Map(files);
  for (const [kind, types] of Object.entries(kindTypes)) {
    const read = readObjects(settings, new Set(types), kind);
    // A kind without members would have no schema.
    if (read.objects.length === 0) continue;
    const idMember = settings.kinds.of(kind).naming?.member;
    const { schema } = inferKind({ ...read, kind, idMember });
    inferred.set(schemaFile(kind), printSchema(schema));
  }
  writeChanges(folder, files, inferred);
  const after = await settingsIn(folder);
  const wrong = typeof after === "string" ? after : errorsOf(after);
  return (
    wrong &&
    `${wrong}\n${Object.keys(kindTypes)
      .map((kind) => inferred.get(schemaFile(kind)))
      .join("\n")}`
  );
};
