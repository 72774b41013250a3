/** The words after `npm run <script> --`. */
import { parseArgs, type ParseArgsConfig } from "node:util";

/** As `parseArgs` reads them; a word that the script does not know ends it with a sentence. */
export function scriptWords<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const options = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    const [what = ""] = error.message.split(". ");
    console.error(`${what}; there are ${options.join(", ")}`);
    process.exit(2);
  }
}
