/**
 * Sample:
 *
 *   export interface TerrainOpenEdges {
 *     readonly t_door_c: "t_door_o";
 *   }
 *   export type OpenableTerrainId = TerrainId & Able<"open", TerrainOpenEdges>;
 *   export interface TerrainEdges {
 *     readonly open: TerrainOpenEdges;
 *   }
 *
 * Or by successor:
 *
 *   export type TerrainOpenEdges = EdgesInto<{
 *     t_door_o: "t_door_c" | "t_door_locked";
 *   }>;
 */
import {
  printInterfaceEntries,
  printIntersection,
  printUnionMember,
} from "../generator/print/print-union.ts";
import { isBuiltIn } from "../generator/model/kind-names.ts";
import { groupBy } from "../generator/model/maps.ts";
import type { Edges } from "../generator/model/tables.ts";
import { importTypes, moduleStart } from "./header.ts";
import { article } from "../generator/text/article.ts";
import { pascalCase } from "../generator/text/names.ts";

export interface EdgesModuleInput {
  readonly kinds: readonly {
    readonly kind: string;
    readonly edges: Edges;
    readonly verbs: readonly { readonly verb: string; readonly able?: string }[];
  }[];
  readonly extension: string;
  /** Whether transitions are grouped by successor, which is less for a compiler to read, but harder for a person. */
  readonly bySuccessor?: boolean;
}

export function edgesModule(input: EdgesModuleInput): string {
  const { kinds, extension, bySuccessor = false } = input;
  const named = kinds.filter(({ verbs }) => verbs.some(({ able }) => able !== undefined));
  const ids = named.map(({ kind }) => `${pascalCase(kind)}Id`);
  let text = moduleStart([], bySuccessor ? ["Able", "EdgesInto"] : ["Able"]);
  text += importTypes(ids, `./ids${extension}`);
  for (const { kind, edges, verbs } of kinds) {
    const name = pascalCase(kind);
    for (const { verb, able } of verbs) {
      const source = isBuiltIn(kind) ? " (§3.1)" : "";
      text += `\n/** What each ${kind} turns into by "${verb}"${source}. */\n`;
      const entries = [...(edges.get(verb) ?? [])];
      text += (bySuccessor ? inverted : plain)(edgesName(kind, verb), entries);
      if (able === undefined) continue;
      text += `/** Id of ${article(kind)} ${kind} for which "${verb}" is possible. */\n`;
      const capable = `Able<${JSON.stringify(verb)}, ${edgesName(kind, verb)}>`;
      text += printIntersection(`${able}${name}Id`, `${name}Id`, capable);
    }
    text += `\n/** Every typed transition of ${kind}. */\nexport interface ${name}Edges {\n`;
    for (const { verb } of verbs) text += `  readonly ${verb}: ${edgesName(kind, verb)};\n`;
    text += "}\n";
  }
  return text;
}

/** Unlike names in `types.ts`, where `TerrainBash` is the type of a record's `bash` member. */
function edgesName(kind: string, verb: string): string {
  return `${pascalCase(kind)}${pascalCase(verb)}Edges`;
}

type Entries = readonly (readonly [string, string])[];

function plain(name: string, entries: Entries): string {
  if (entries.length === 0) return `export interface ${name} {}\n`;
  return `export interface ${name} {\n${printInterfaceEntries(entries)}}\n`;
}

function inverted(name: string, entries: Entries): string {
  if (entries.length === 0) return plain(name, entries);
  const members = [...groupBy(entries, ([, to]) => to)].map(([to, sources]) =>
    printUnionMember(
      to,
      sources.map(([from]) => from),
    ),
  );
  return `export type ${name} = EdgesInto<{\n${members.join("")}}>;\n`;
}
