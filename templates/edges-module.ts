/**
 * Sample:
 *
 *   export interface TerrainOpen {
 *     readonly t_door_c: "t_door_o";
 *   }
 *   export type OpenableTerrainId = TerrainId & Can<"open">;
 *   export interface TerrainEdges {
 *     readonly open: TerrainOpen;
 *   }
 */
import { printInterfaceEntries } from "../generator/emit/print-union.ts";
import type { Edges } from "../generator/index-tables.ts";
import { header, importLine, runtimeModule } from "./header.ts";
import { pascalCase } from "./names.ts";

export interface EdgesModuleInput {
  readonly kinds: readonly { readonly kind: string; readonly edges: Edges }[];
  readonly verbs: readonly { readonly verb: string; readonly able: string }[];
  readonly extension: string;
}

export function edgesModule({ kinds, verbs, extension }: EdgesModuleInput): string {
  let text = header();
  text += importLine(["Can"], runtimeModule, { type: true });
  text += importLine(
    kinds.map(({ kind }) => `${pascalCase(kind)}Id`),
    `./ids${extension}`,
    { type: true },
  );
  for (const { kind, edges } of kinds) {
    const name = pascalCase(kind);
    for (const { verb, able } of verbs) {
      const entries = [...(edges.get(verb) ?? [])];
      text += `\n/** Into what ${kind} turns by "${verb}" (§3.1). */\n`;
      text += `export interface ${name}${pascalCase(verb)} {`;
      text += entries.length === 0 ? "}\n" : `\n${printInterfaceEntries(entries)}}\n`;
      text += `/** A ${kind} id that was found fit for "${verb}". */\n`;
      text += `export type ${able}${name}Id = ${name}Id & Can<${JSON.stringify(verb)}>;\n`;
    }
    text += `\n/** Every typed transition of ${kind}. */\nexport interface ${name}Edges {\n`;
    for (const { verb } of verbs) text += `  readonly ${verb}: ${name}${pascalCase(verb)};\n`;
    text += "}\n";
  }
  return text;
}
