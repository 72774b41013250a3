/** Every part, in the order in which they run. */
import type { TorturePart } from "../part.ts";
import { bounds } from "./bounds.ts";
import { killers } from "./killers.ts";
import { files } from "./files.ts";
import { links } from "./links.ts";
import { kills } from "./kills.ts";
import { moves } from "./moves.ts";
import { pages } from "./pages.ts";
import { watching } from "./watching.ts";
import { stops } from "./stops.ts";

export const parts: readonly TorturePart[] = [
  killers,
  bounds,
  files,
  links,
  stops,
  moves,
  kills,
  watching,
  pages,
];
