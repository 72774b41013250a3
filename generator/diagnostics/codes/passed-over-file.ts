import type { ContentCode, NoData, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

export const code: ContentCode<NoData> = {
  severity: "warning",
  spec: "1",
  theme: "files",
  meaning: "A file that looks like definitions is not read.",
  message: () =>
    'This file was not read – expected a regular file with a name that ends in ".json", in lower case.',
  help: () =>
    choose(
      ["rename the file, as JSON without comments,", "it contains definitions"],
      ["move it out of the pack", "it does not"],
    ),
};

export const reason: Reason = {
  why: 'A pack consists of the regular files below its directory whose names end in ".json", in lower case. This name looks like one of them, such as "a.JSON", "a.json5", "a.jsonc" or "a.json.txt", or it is not a regular file but a pipe or a device. It is passed over, so its definitions would be missing for no visible reason.',
  remedy:
    'Rename the file so that its name ends in ".json". JSON here has no comments and no trailing commas; members whose names begin with "//" are comments.',
};
