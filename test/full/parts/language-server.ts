/** The language server on whole games, asked by a client that was written without it. */
import { findCorpora } from "../../corpus/find-corpus.ts";
import { askAll, whole } from "../../lsp-client/ask-all.ts";
import { row, skipped, type FullPart, type Row } from "../part.ts";

export const languageServer: FullPart = {
  name: "language server",
  run: async () => {
    const rows: Row[] = [];
    for (const data of findCorpora()) {
      rows.push(
        await row(`language server, ${data.name}`, async () => {
          const told = await askAll(data, whole, { seed: 1, isWanted: () => true, withMods: true });
          const wrong = told.flatMap(({ failures }) => failures.map(({ what }) => what));
          if (wrong.length > 0) throw new Error(`${String(wrong.length)} wrong: ${wrong[0] ?? ""}`);
          return `${told.map(({ name, asked }) => `${String(asked)} ${name.split(" ")[0] ?? ""}`).join(", ")}: 0 wrong`;
        }),
      );
    }
    return {
      rows: rows.length > 0 ? rows : [skipped("language server", "there is no game's data")],
    };
  },
};
