/** A configuration for the content of a game: its packs in load order, and the dialect that reads them best. */
import { readdirSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { compilePacks } from "../build/compile-packs.ts";
import { dialectNames } from "../compiled/dialects.ts";
import { configurationFormat, type Configuration } from "../config/configuration.ts";
import { loadSettings, type LoadedSettings } from "../config/load-config.ts";
import { modInfoFile } from "../packs/mod-info.ts";
import { packIn } from "../config/mod-info.ts";
import type { Overrides } from "../config/overrides.ts";
import type { Settings } from "../config/settings.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { contains } from "../disk/real-path.ts";
import { isDefiningType } from "../kinds/external-kinds.ts";
import type { DialectName } from "../model/dialect.ts";
import type { Pack } from "../model/pack.ts";
import { orderByDependencies } from "../packs/pack-order.ts";
import { byCodeUnit } from "../text/code-unit.ts";
import { readObjects } from "./read-objects.ts";

export interface Proposal {
  readonly configuration: Configuration;
  /** What each dialect finds in the packs; the first is proposed. */
  readonly dialects: readonly Reading[];
  /** Packs that their authors call obsolete; absolute paths. */
  readonly obsolete: readonly string[];
  /** Packs whose `path` leads out of the game, or nowhere, so that they have no content; absolute paths. */
  readonly misdirected: readonly string[];
  /** Types that no kind reads, if they are words, with the number of their objects; the most frequent first. */
  readonly otherTypes: readonly (readonly [type: string, objects: number])[];
}

type Findings = readonly Diagnostic[];

interface Reading {
  readonly name: DialectName;
  readonly found: Findings;
}

/**
 * @param game Absolute path of a folder that contains packs; read as data, and never written to.
 * @param project Absolute folder of the configuration, to which its paths are relative.
 * @returns the problems if the packs cannot be read as packs; `undefined` if there are none; only the misdirected ones
 * if there are no others.
 * @throws Obstacle and errors of the system, if a file cannot be read
 */
export async function proposeConfiguration(
  game: string,
  project: string,
): Promise<Proposal | Pick<Proposal, "misdirected"> | { readonly problems: Findings } | undefined> {
  const { described, others } = foldersOf(game);
  const load = async (overrides: Overrides): Promise<LoadedSettings> =>
    loadSettings({ workingDirectory: project, overrides });
  const bounds = { workingDirectory: project, root: project, roots: [] };
  const leadsOut = (folder: string): boolean =>
    packIn("", folder, bounds).mod?.misdirected === "outside";
  const roots = described.some(leadsOut) ? [game] : [];
  const found = described.map((folder) => ({
    folder,
    ...packIn(basename(folder), folder, { ...bounds, roots }),
  }));
  const isObsolete = ({ mod }: Pack): boolean => mod?.value["obsolete"] === true;
  const isMisdirected = ({ mod }: Pack): boolean => mod?.misdirected !== undefined;
  const packs = found.filter((pack) => !isObsolete(pack) && !isMisdirected(pack));
  const bare: typeof packs = [];
  for (const folder of others) {
    if (found.some(({ directory }) => contains(folder, directory))) continue;
    if (found.some(({ directory }) => contains(directory, folder))) continue;
    const { settings } = await load({ packs: [folder] });
    if (!settings) continue;
    const types = [...readObjects(settings, new Set(), "").types.keys()];
    if (
      types.some(
        (type) => settings.kinds.ofType(type) !== undefined || isDefiningType(settings.kinds, type),
      )
    )
      bare.push({ folder, name: basename(folder), directory: folder });
  }
  const folders = orderByDependencies([...bare, ...packs]).map(({ folder }) => folder);
  const misdirected = found.filter(isMisdirected).map(({ folder }) => folder);
  if (folders.length === 0) return misdirected.length > 0 ? { misdirected } : undefined;

  const dialects: (Reading & { readonly settings: Settings })[] = [];
  for (const name of dialectNames) {
    const { settings, problems } = await load({ packs: folders, roots, dialect: name });
    if (!settings) return { problems };
    dialects.push({
      name,
      settings,
      found: compilePacks(settings, { emit: false, records: false }).diagnostics,
    });
  }
  dialects.sort((one, other) => badness(one.found) - badness(other.found));
  const [best] = dialects;
  if (!best) return undefined;
  const written = (path: string): string => (relative(project, path) || ".").split(sep).join("/");
  return {
    configuration: {
      $schema: "./node_modules/defwright/schema/config.schema.json",
      format: configurationFormat,
      packs: folders.map(written),
      ...(roots.length === 0 ? {} : { roots: roots.map(written) }),
      dialect: best.name,
      out: "generated",
      shape: "packed",
    },
    dialects,
    obsolete: found.filter(isObsolete).map(({ folder }) => folder),
    misdirected,
    otherTypes: [...readObjects(best.settings, new Set(), "").types]
      .filter(
        ([type]) =>
          /^(?!MOD_INFO$)\w+$/u.test(type) && best.settings.kinds.ofType(type) === undefined,
      )
      .sort(([, one], [, other]) => other - one),
  };
}

/** One error outweighs all warnings; notes do not count. */
function badness(found: Findings): number {
  const errors = found.filter(({ severity }) => severity === "error").length;
  return errors * 1e6 + found.filter(({ severity }) => severity === "warning").length;
}

interface Folders {
  /** Those that describe themselves in a `modinfo.json`. */
  readonly described: readonly string[];
  /** The others, each as far out as it contains none of those. */
  readonly others: readonly string[];
}

function foldersOf(folder: string): Folders {
  const entries = readdirSync(folder, { withFileTypes: true });
  if (entries.some((each) => each.name === modInfoFile)) return { described: [folder], others: [] };
  const below = entries
    .filter((each) => each.isDirectory() && !/^\.|^node_modules$/u.test(each.name))
    .map(({ name }) => name)
    .sort(byCodeUnit)
    .map((name) => foldersOf(join(folder, name)));
  const described = below.flatMap((each) => each.described);
  if (described.length === 0) return { described, others: [folder] };
  return { described, others: below.flatMap(({ others }) => others) };
}
