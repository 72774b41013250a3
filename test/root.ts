import { fileURLToPath } from "node:url";

/** The folder of this checkout. `npm test -- --changed` goes by who imports it: it reads files that no import names. */
export const root: string = fileURLToPath(new URL("../", import.meta.url));

/** What the names of temporary folders begin with that tests make. */
export const madeByTests = "defwright-test-";
