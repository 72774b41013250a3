/** The tarball in an empty project: three package managers, three TypeScripts, three resolutions, both formats. */
import { formats, resolutions, tryClient, writeClient } from "../clients.ts";
import { copyGenerated, installedProject, managers, type Manager } from "../managers.ts";
import { row, skipped, type FullPart, type PartResult, type Row } from "../part.ts";
import { tarball } from "../tarball.ts";

const typescripts = ["5.9.3", "6.0.3", "7.0.2"] as const;

export const installs: readonly FullPart[] = managers.flatMap((manager) =>
  typescripts.map((typescript) => ({
    name: `${manager.name}, TypeScript ${typescript}`,
    run: () => tryInstalled(manager, typescript),
  })),
);

async function tryInstalled(manager: Manager, typescript: string): Promise<PartResult> {
  const name = `${manager.name}, TypeScript ${typescript}`;
  const project = await installedProject(manager, await tarball(), typescript);
  if (project === undefined) return { rows: [skipped(name, `${manager.name} cannot be had`)] };
  try {
    const rows: Row[] = [];
    for (const resolution of resolutions) {
      for (const format of formats) {
        copyGenerated(project.folder, `${resolution}-${format}`);
        writeClient(project.folder, resolution, format);
        rows.push(
          await row(`${name}, ${resolution}, ${format}`, () =>
            tryClient(project.folder, resolution, format, project),
          ),
        );
      }
    }
    return { rows };
  } finally {
    project.remove();
  }
}
