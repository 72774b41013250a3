/** `npm run walks`: the files of each walk through the code, with what is read in them. */
import { printed, walks } from "./walks.ts";

for (const walk of walks) console.log(printed(walk));
