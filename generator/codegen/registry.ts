import { camelCase } from "../../templates/names.ts";
import { kindNames } from "../model/kind-names.ts";

/** The text of `kinds/registry.ts`: imports each kind from the module in its folder that bears its name. */
export function registryModule(): string {
  const imports = kindNames.map(
    (kind) => `import { ${camelCase(kind)} } from "./${kind}/${kind}.ts";\n`,
  );
  const entries = kindNames.map((kind) => `${kind}: ${camelCase(kind)},`);
  return (
    `import type { KindName } from "../model/kind-names.ts";\n` +
    `import type { Kind } from "./kind.ts";\n${imports.join("")}\n` +
    `/** Every kind, in the specification's order. */\n` +
    `export const kinds: Readonly<Record<KindName, Kind>> = {\n${entries.join("\n")}\n};\n`
  );
}
